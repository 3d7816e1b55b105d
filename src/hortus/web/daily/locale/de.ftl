daily-title = Gärten des Tages
daily-play = Den Garten des Tages spielen
daily-start = Spielen
daily-play-game = Spielen: Garten des Tages, { $game }
daily-go-on = Weiter
daily-go-on-game = Weiter: Garten des Tages, { $game }
daily-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily-won = Mit { $lead } gewonnen, { $turns } Züge
daily-lost = Mit { $lead } verloren, { $turns } Züge
daily-wins = { $wins } von { $gardens } gewonnen
daily-place = Platz { $place } von { $players }
daily-best = Am besten: { $result }, { $name }
daily-after = Das beste Ergebnis nach deinem Versuch
daily-streak =
    { $days ->
        [0] Noch keine Tage in Folge
        [one] { $days } Tag
       *[other] { $days } Tage in Folge
    }
daily-rule =
    { $hours ->
        [one] Je ein Versuch. Neue Gärten in weniger als einer Stunde.
       *[other] Je ein Versuch. Neue Gärten in { $hours } h.
    }
daily-leaders = Bestenliste
daily-yesterday = Die von gestern, analysiert
daily-yesterday-title = Gestern
daily-review = Ansehen und analysieren
daily-not-played = Nicht gespielt
daily-seed = Die Auslage prüfen
daily-share = Den Tag teilen
daily-send = Teilen
daily-copy = Als Text kopieren
daily-save = Bild speichern
daily-copied = Kopiert.
daily-how = Jeden Tag eine Auslage je Spiel, für alle dieselbe, bis Mitternacht UTC. Allein, wo man das Spiel allein spielen kann, sonst gegen denselben Bot. Der erste Versuch zählt.
daily-once = Du hast einen Versuch. Du kannst aufhören und heute später weiterspielen.
daily-guest = Gäste spielen mit. Mit einem Konto zählen deine Versuche.
daily-look = Noch einmal ansehen
daily-span = Welche Tage
daily-day = Heute
daily-week = Diese Woche
daily-tomorrow = Morgen
daily-result = Ergebnis
daily-gardens = Gärten
daily-nobody = Noch niemand.
daily-promised = Die Auslage stand vorher fest
daily-promised-how = Das ist der SHA-256 von „hortus:Startwert:Salz“. Beides wird gezeigt, wenn der Tag vorbei ist, damit alle es prüfen können.
try-again = Noch einmal versuchen
puzzle-title = Aufgabe zu { $game }
puzzle-number = { $number } von { $count }
puzzle-find = Finde den besten Zug. { $what }
puzzle-grade-1 = sehr leicht
puzzle-grade-2 = leicht
puzzle-grade-3 = mittel
puzzle-grade-4 = schwer
puzzle-grade-5 = sehr schwer
puzzle-share = { $percent } % fanden ihn
puzzle-nobody = Noch niemand hat sie versucht
puzzle-rating = Deine Wertung { $rating }
puzzle-answered = Schon beantwortet: Sie zählt nicht noch einmal
puzzle-skip = Überspringen
puzzle-show = Die Lösung zeigen
puzzle-hint-place =
    { $rated ->
        [yes] Sieh dir an, was leuchtet. Mit Tipp steigt deine Wertung nicht.
       *[no] Sieh dir an, was leuchtet.
    }
puzzle-hint-either =
    { $rated ->
        [yes] Einer der zwei leuchtenden Züge ist es. Mit Tipp steigt deine Wertung nicht.
       *[no] Einer der zwei leuchtenden Züge ist es.
    }
puzzle-rating-stays = Mit Tipp: Deine Wertung bleibt { $rating }
puzzle-solved = Gelöst
puzzle-wrong = Nicht der beste
puzzle-shown = Die Lösung
puzzle-margin = { $points } Punkte und { $percent } % Siegchance vor dem nächstbesten.
puzzle-cost = Dein Zug kostet { $points } Punkte und { $percent } % Siegchance.
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-moves = Alle Züge
puzzle-today = Aufgabe des Tages
puzzle-solve = Lösen
progress-title = Wie du vorankommst
progress-none = Spiel eine Partie, einen Garten des Tages oder eine Aufgabe, und es wird hier gezählt.
progress-matches = Partien
progress-won = { $wins } von { $matches } gewonnen
progress-puzzles = Aufgaben
progress-solved = { $solved } von { $puzzles } gelöst, Wertung { $rating }
progress-gardens = Gärten des Tages
progress-best = Bestes Ergebnis allein
progress-times = { $times } ×
progress-chart = Die letzten { $count } Ergebnisse allein, von { $low } bis { $high }; das letzte { $last }
