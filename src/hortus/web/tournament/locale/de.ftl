# Turniere.

tournaments = Turniere
tournaments-none = Gerade ist kein Turnier offen.
tournament-new = Neues Turnier
tournament-of = Turnier: { $game }
tournament-entered = { $count } von { $places } Plätzen vergeben
tournament-round-of = Runde { $round } von { $rounds }
tournament-over = zu Ende
tournament-closed = geschlossen
tournament-my-turn = deine Partie

## Ein neues

tournament-game = Spiel
tournament-style = Wie gespielt wird
tournament-style-swiss = Schweizer System
tournament-style-swiss-why = Ein paar Runden, zu zweit an einem Tisch. Wer so viele Punkte hat wie du, ist dein nächster Gegner, und niemand trifft zweimal auf denselben.
tournament-style-round_robin = Jeder gegen jeden
tournament-style-round_robin-why = Alle spielen einmal gegeneinander, zu zweit an einem Tisch.
tournament-style-rulebook = Nach den Regeln
tournament-style-rulebook-why = Zu dritt oder viert an einem Tisch, so viele Partien wie Spieler, jede von jemand anderem begonnen. Ein Sieg bringt 2 Punkte, jedes leere Feld der anderen kostet einen.
tournament-name = Name
tournament-places = Plätze
tournament-rounds-enough = So viele, wie es braucht, um den Besten zu finden
tournament-pace-clock-5 = Je 5 Minuten, 5 s mehr pro Zug
tournament-pace-clock-15 = Je 15 Minuten, 10 s mehr pro Zug
tournament-pace-clock-30 = Je 30 Minuten, 10 s mehr pro Zug
tournament-pace-days = 3 Tage pro Zug
tournament-pace-of-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
tournament-pace-of-clock = je { $minutes } min, { $seconds } s mehr pro Zug
tournament-options = Spielregeln
tournament-bots = Bots, die mitspielen
tournament-plays = Ich spiele selbst mit
tournament-public = Alle dürfen mitmachen; sonst, wer den Link hat
tournament-rated = Gewertet: Die Partien zählen für die Wertung
tournament-make = Turnier anlegen

## Bevor es beginnt

tournament-invite = Lade die anderen ein
tournament-add-bot = Bot dazu
tournament-remove = { $name } entfernen
tournament-join = Mitspielen
tournament-start = Erste Runde starten
tournament-few = Es beginnt mit mindestens { $count } Teilnehmern.
tournament-host-starts = { $name } startet die erste Runde.
tournament-leave = Nicht mehr mitspielen
tournament-close = Turnier schließen

## Runde für Runde

tournament-now = Runde { $round }: Deine Partie beginnt.
tournament-against = Runde { $round }: Du spielst gegen { $name }.
tournament-to-table = Zu meinem Tisch
tournament-next = Runde { $round } beginnt in { $time }.
tournament-wait = Deine Partie ist zu Ende. Die nächste Runde beginnt, wenn es alle anderen sind.
tournament-won =
    { $count ->
        [one] { $names } gewinnt das Turnier.
       *[other] { $names } teilen sich den ersten Platz.
    }
tournament-rounds = Runden
tournament-round = Runde { $round }
tournament-going = läuft
tournament-bye = { $name }: spielfrei
tournament-standings = Tabelle
tournament-points = Punkte
tournament-withdrawn = ausgestiegen
tournament-withdraw = Aus dem Turnier aussteigen
tournament-withdraw-sure = Aussteigen: ja, wirklich
tournament-withdraw-why = Deine laufende Partie ist verloren, und du wirst nicht mehr gepaart.

## Wie die Plätze entschieden werden

ties = Wie die Plätze entschieden werden
ties-points = Ein Sieg ist 1 Punkt, ein Unentschieden ½. Bei gleichen Punkten entscheidet der erste dieser Werte, der sich unterscheidet; wer in allen gleich ist, teilt sich den Platz.
ties-rulebook = Nur nach Punkten; bei gleich vielen teilt man sich den Platz.
ties-unplayed = Im Schweizer System ist spielfrei, wer übrig bleibt: Das zählt wie ein Sieg und trifft niemanden zweimal. Spielt bei ungerader Zahl jeder gegen jeden, sind alle einmal spielfrei, und es zählt nichts. Bei Gleichstand zählt eine Runde ohne Gegner wie eine gegen jemanden mit so vielen Punkten wie du.
ties-away = Wer nicht kommt, verliert nach der Uhr: Ein Bot spielt die Partie zu Ende, und die anderen bekommen den Punkt. Auch wer am Ende nicht da ist, hat nicht gewonnen.
tie-buchholz = Buchholz
tie-buchholz-why = Die Punkte aller deiner Gegner zusammen.
tie-berger = S.-B.
tie-berger-why = Sonneborn–Berger: die Punkte der Gegner, die du geschlagen hast, und die Hälfte derer mit Unentschieden.
tie-wins = Siege
tie-wins-why = Partien, die du am Tisch gewonnen hast.
tie-lead = Vorsprung
tie-lead-why = Die Punkte des Spiels, um die du vorn oder hinten lagst, in allen Partien zusammen.
