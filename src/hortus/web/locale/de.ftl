# Die Seite rund um die Spiele.
home = Zurück zur Übersicht
skip = Zum Tisch springen
close = Schließen
toasts = Meldungen
listed = { $items }; { $item }
confirm = Bestätigen
yes = Ja
no = Nein
opening = Wird geöffnet …
guest-names = Farn Mohn Klee Hasel Iris Ampfer Weide Basil Wacholder Holunder
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
error-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
broken-title = Diese Seite ist über ihre eigenen Wurzeln gestolpert
broken-text = Dein Tisch ist auf dem Server sicher. Lade die Seite neu, um weiterzuspielen.
broken-reload = Neu laden
title-your-turn = Du bist am Zug

## You and this device

settings-open = Einstellungen, { $name }
settings-nobody = noch ohne Namen
settings-title = Du und dieses Gerät
settings-name = Name
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Kontrast
settings-contrast-auto = Wie das Gerät
settings-contrast-high = Hoch
settings-colours = Zeichen
settings-colours-usual = Grün und Rot
settings-colours-safe = Blau und Orange, für alle Augen
settings-text = Schriftgröße
settings-text-usual = Normal
settings-text-large = Groß
settings-text-larger = Sehr groß
settings-motion = Bewegung der Teile
settings-motion-off = Keine
settings-motion-slow = Langsam
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-sound = Töne
settings-volume = Lautstärke
settings-confirm = Auf Touchscreens bestätigt ein zweites Tippen den Zug
settings-notify = Benachrichtige mich, wenn ich am Zug bin
settings-done = Fertig

## Das Konto

account-title = Dein Konto
account-sign-in = Anmelden
account-sign-out = Abmelden
account-signed-in = Du bist als { $name } angemeldet.
account-make = Konto anlegen
account-make-why = Ein Konto behält deine Tische und deine Wertung, und du kannst auf einem anderen Gerät weiterspielen.
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort, mindestens 8 Zeichen
account-password-change = Passwort ändern
account-password-ends = Überall sonst bist du danach abgemeldet.
account-password-changed = Das Passwort ist geändert.
account-sessions = Wo du angemeldet bist
account-this-one = dieses Gerät
account-last-used = zuletzt benutzt am { $day }
account-device-unknown = Unbekanntes Gerät
account-end = Beenden
account-end-one = Beenden: { $device }
account-end-others = Alle anderen beenden
account-programs = Deine Programme

## The lobby

lobby-title = Gartenspiele an einem Tisch
lobby-subtitle = Spiel heute Abend mit Freunden oder gegen Bots. Nichts zu installieren, kein Konto nötig.
lobby-compiling = { $games }: Du kannst sofort spielen. { $bots } spielen dort gleich mit; bis dahin spielt { $standIn } für sie.
lobby-compiling-next = In Vorbereitung: { $game }, { $percent } %
lobby-compiling-next-seconds = In Vorbereitung: { $game }, { $percent } %, noch etwa { $seconds } s
lobby-games = Spiele
lobby-by = Ein Spiel von { $designer }
lobby-players = { $low }–{ $high } Spieler
lobby-players-one =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
lobby-minutes = { $low }–{ $high } Min.
lobby-weight = Anspruch { $weight } von 5
lobby-weight-1 = leicht
lobby-weight-2 = einfach
lobby-weight-3 = mittel
lobby-weight-4 = tief
lobby-weight-5 = anspruchsvoll
lobby-play = Spielen
lobby-play-game = Jetzt spielen: { $game }
lobby-invite = Einladen
lobby-invite-game = Freunde einladen: { $game }
lobby-now = Gegen jemanden spielen
lobby-now-game = Gegen jemanden spielen: { $game }
lobby-rules = Spielregeln
lobby-puzzles = Aufgaben
lobby-lesson = Geführte erste Partie
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Lade jemanden ein oder spiel gegen Bots.
lobby-open-other = Auf so eine Partie wartet gerade niemand.
filter-games = Alle Spiele
filter-paces = Jedes Tempo
filter-untimed = Ohne Uhr
filter-clock = Mit Uhr
filter-days = Tage pro Zug
filter-counts = Gewertet oder freundschaftlich
filter-both = Gewertet und freundschaftlich
filter-rated = Gewertet
filter-casual = Freundschaftlich
lobby-watch = Laufende Partien
lobby-done = Kürzlich beendet
lobby-done-all = Alle Partien
lobby-code = Hast du einen Code?
lobby-code-field = Code des Tisches
lobby-code-go = Hingehen
lobby-foot = Hortus ist inoffiziell und quelloffen. Die Spiele gehören ihren Autoren und Verlagen; Texte und Zeichnungen sind unsere eigenen.
privacy-link = Datenschutz

## A table in a list

card-my-turn = du bist am Zug
card-waiting = wartet auf Mitspieler
card-playing = läuft
card-over = beendet
card-won = du hast gewonnen
card-won-by = { $name } hat gewonnen
card-shared = geteilter Sieg
card-agreed = einvernehmlich beendet
card-closed = geschlossen
card-invites = { $name } lädt dich ein
card-remove = Entfernen: { $game }
card-with = mit { $names }
card-alone = allein
card-record = Mitschrift: { $game }

## A new table

new-play = { $game } spielen
new-invite = Freunde zu { $game } einladen
new-players = Spieler
new-level = Stärke der Bots
new-level-seedling = Spielt freundlich, für die erste Partie.
new-level-sprout = Nimmt, was im Moment am besten aussieht.
new-level-gardener = Denkt voraus: ein echter Gegner.
new-level-head-gardener = Denkt länger nach und ist schwer zu schlagen.
new-level-master = Denkt zehn Sekunden lang mit allem, was der Rechner hat: der Stärkste von allen.
new-like-me = Etwa so stark wie ich
new-level-like-me = Nach deinen Ergebnissen in diesem Spiel: Er wird mit dir stärker und schwächer.
new-seats = Wer sitzt wo
new-seat = Platz { $number }
new-seat-name = Name für Platz { $number }
new-seat-level = Stufe des Bots auf Platz { $number }
new-start-random = Durch Los
new-me = Ich
new-same-device = Jemand an diesem Gerät
new-friend = Ein Freund, per Link oder Code
new-named = Jemand mit Namen
new-bot = Ein Bot
new-options = Regeln und Tempo
new-pace = Tempo
new-pace-untimed = Ohne Uhr
new-pace-clock-5 = Je 5 Minuten, 3 s mehr pro Zug
new-pace-clock-10 = Je 10 Minuten, 5 s mehr pro Zug
new-pace-clock-30 = Je 30 Minuten, 10 s mehr pro Zug
new-pace-days-1 = 1 Tag pro Zug
new-pace-days = 3 Tage pro Zug
new-pace-days-7 = 7 Tage pro Zug
new-watch = Wer zusehen darf
new-watch-link = Alle mit dem Link
new-watch-friends = Meine Freunde
new-watch-nobody = Niemand
watch-friends = Nur Freunde des Gastgebers dürfen zusehen
watch-nobody = Niemand darf zusehen
pace-clock = je { $minutes } min, { $increment } s mehr pro Zug
pace-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
new-public = Den Tisch in der Übersicht zeigen: Jeder darf mitspielen
new-rated = Gewertet: Die Partie zählt für die Wertung
new-hints = Tipps erlaubt: Die Partie zählt nicht für die Wertung
new-start = Los
new-make = Tisch eröffnen

## Joining

join-title = An einen Tisch setzen
join-to = Du bist zu { $game } eingeladen
join-by = { $name } lädt dich zu { $game } ein
join-unknown = Es gibt keinen Tisch mit dem Code { $code }.
join-unknown-why = Ein Code hat sechs Buchstaben und Ziffern, nie O, I, 0 oder 1. Frag noch einmal nach, oder der Tisch wurde geschlossen.
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zusehen

## Inviting

invite-link = Link zum Tisch
invite-address = Adresse
invite-only-here = Nur dieser Rechner kann den Link öffnen. Für die anderen starte Hortus mit: hortus serve --host 0.0.0.0. Oder gib mit --public-url an, unter welcher Adresse man ihn erreicht.
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-select = Der Link ist markiert: Kopiere ihn von hier.
invite-share = Teilen
invite-qr = QR-Code des Links
invite-code = oder der Code

## Before the match

waiting-title = Wir warten auf Freunde
waiting-text = Schick den Link, zeig den QR-Code oder sag den Code. Die Partie beginnt von selbst, sobald alle da sind.
waiting-open = Alle sehen den Tisch in der Übersicht: Wer eine Partie sucht, setzt sich hierher. Kommt niemand, spiel gegen einen Bot. Du kannst auch den Link schicken.
waiting-fill = Mit { $bot } auffüllen
waiting-leave = Den Tisch verlassen
waiting-close = Den Tisch schließen
waiting-kick = { $name } entfernen
waiting-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.

## The table

table-gone = Diesen Tisch gibt es nicht
table-gone-text = Diesen Tisch gibt es nicht, oder er ist nicht für dich. Prüfe den Link.
table-kicked = Wer den Tisch eröffnet hat, hat dir den Platz genommen.
table-private = Wer diesen Tisch eröffnet hat, hat bestimmt, wer zusehen darf.
table-reserved = Geschlossener Tisch
watchers =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
menu-open = Der Tisch: Leute, Pausen, Wege hinaus
seats = Plätze
seat-open = Freier Platz
seat-invited = Erwarteter Freund
seat-awaited = { $name }, erwartet
seat-you = du
seat-here = da
seat-away = weg
seat-vacation = im Urlaub bis { $date }
seat-conditional =
    { $count ->
        [one] { $count } bedingter Zug
       *[other] { $count } bedingte Züge
    }
seat-bot = Bot
seat-like-me = etwa so stark wie du
seat-like = etwa so stark wie { $name }
seat-program = Programm
seat-thinking = denkt nach …
seat-deciding = am Zug
seat-your-turn = du bist am Zug
seat-stand-in = ein Bot vertritt
seat-weakened = eine schwächere Stufe hilft
seat-out-of-time = Zeit abgelaufen
seat-resigned = hat aufgegeben
seat-left = ist gegangen
seat-why = Zeigen, woher die Punkte kommen
clock-left = noch { $time }
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Beside the board

side = Die Partie
actions = Aktionen
side-open = Verlauf, Gespräch und mehr
side-open-unread = Verlauf, Gespräch und mehr: { $count } ungelesen
tabs = Mehr zur Partie
tab-log = Verlauf
tab-chat = Chat
tab-guide = Hilfe
tab-moves = Züge
tab-text = Text
tab-log-tip = Alles, was geschehen ist. Eine Zeile öffnet die Wiederholung an dieser Stelle.
tab-chat-tip = Mit den anderen am Tisch reden.
tab-guide-tip = Was übrig ist, was zählt, und die Regeln.
tab-moves-tip = Alle Züge, die jetzt möglich sind, in der Notation der Aufzeichnungen.
tab-text-tip = Der ganze Tisch in Worten, für Bildschirmleser und Textbrowser.
area-shared = Gemeinsamer Bereich
area-garden = Garten von { $name }
area-mine = Dein Garten, { $name }
area-others = Die Gärten der anderen
area-look = Punkte. Diesen Garten ansehen
moment-waiting = Es fehlen noch Mitspieler.
moment-closed = Der Tisch ist geschlossen.
moment-thinks = { $name } denkt nach.
moment-to-play = { $name } ist am Zug.
moment-away = { $name } ist gerade nicht da. Der Tisch wartet.
moment-hand-over = Gib das Gerät an { $name } weiter.
generic-picture = Der Tisch als Zeichnung
score-lines = Berühre eine Zeile, um die Felder zu sehen, die sie zählt.
gain-none = keine Änderung der Punkte
gain-potential = bis zu { $points }
gain-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
undo = Zurück
undo-ask = Um Rücknahme bitten
undo-withdraw = Nicht mehr fragen

## Rated or casual

rated = gewertet
casual = freundschaftlich
rated-why = Die Partie zählt für die Wertung.
rated-people = Die Partie zählt für die Wertung, wenn alle am Tisch ein Konto haben.
casual-chosen = Eine Freundschaftspartie: Sie zählt nicht für die Wertung.
casual-practice = Übung: Sie zählt nicht für die Wertung.
casual-daily = Ein Tagesgarten zählt für die Tafel des Tages, nicht für die Wertung.
casual-alone = Allein zählt nichts für die Wertung.
casual-same = Freundschaftlich: Jemand hat mehrere Plätze oder spielt mit einem eigenen Programm.
casual-guests = Freundschaftlich: Unter Menschen zählt eine Partie nur, wenn alle ein Konto haben.
casual-revealed = Freundschaftlich: Etwas Aufgedecktes wurde zurückgenommen.
casual-early = Freundschaftlich: Jemand gab auf, bevor alle gezogen hatten.
casual-agreed = Freundschaftlich: Sie wurde einvernehmlich beendet.
ask-casual = Dann zählt die Partie nicht mehr für die Wertung.
ask-pause =
    { $count ->
        [one] { $name } macht Pause. Darf die Uhr { $count } Minute stillstehen?
       *[other] { $name } macht Pause. Darf die Uhr { $count } Minuten stillstehen?
    }

## Log, chat and moves

log = Verlauf der Partie
next-match = Nächste Partie, die auf dich wartet
since = Seit deinem letzten Zug
log-empty = Noch ist nichts passiert.
log-older = Frühere Züge
log-start = Die Partie beginnt.
log-join = { $name } setzt sich.
log-leave = { $name } geht.
log-return = { $name } ist wieder da.
log-stand-in = Ein Bot spielt für { $name }.
log-out-of-time = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
log-close = Der Tisch wird geschlossen.
log-restart = Der Server war weg; die Uhren standen still.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-quit = { $name } geht endgültig; ein Bot spielt weiter.
log-time = { $name } bekommt mehr Zeit.
log-break =
    { $count ->
        [one] { $name } macht { $count } Minute Pause.
       *[other] { $name } macht { $count } Minuten Pause.
    }
log-pause =
    { $count ->
        [one] Alle sind einverstanden: Die Uhr steht { $count } Minute still.
       *[other] Alle sind einverstanden: Die Uhr steht { $count } Minuten still.
    }
log-kick = Wer den Tisch eröffnet hat, nimmt { $name } den Platz.
log-propose = { $name } bietet an, die Partie gemeinsam zu beenden.
log-late = { $name } hatte keine Zeit zum Nachdenken: Eine schwächere Stufe hat entschieden. Für { $name } zählt die Partie nicht.
log-agree = { $name } ist einverstanden.
log-refuse = { $name } ist nicht einverstanden.
log-withdraw = { $name } fragt nicht mehr.
log-hint = { $name } bittet um einen Tipp.
log-undo =
    { $count ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $count } Züge zurück.
    }
log-ask =
    { $count ->
        [one] { $name } möchte einen Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-muted = Du wurdest an diesem Tisch stumm geschaltet.
chat-players = An diesem Tisch sprechen nur die Spielenden.
phrases = Schnelle Sätze
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-again = Noch eine Partie?
phrase-bye = Bis bald!
report = Diese Zeile von { $name } melden
report-sure = Den Verantwortlichen davon erzählen?
report-do = Melden
report-done = Gemeldet. Wer diesen Server betreibt, sieht es.
chat-said = { $name } sagt: { $text }
moves-box = Einen Zug eintippen
moves-play = Spielen
moves-count =
    { $count ->
        [one] { $count } Zug ist möglich.
       *[other] { $count } Züge sind möglich.
    }
moves-all = Alle { $count } zeigen
moves-fewer = Weniger zeigen

## The connection

live-lost = Die Verbindung ist weg. Neuer Versuch …
live-lost-kept = Die Verbindung ist weg. Dein Zug ist aufgehoben und wird gesendet.
live-kept = Dein Zug ist aufgehoben und wird gesendet.
live-again = Jetzt versuchen
live-sending = Dein Zug wird gesendet …

## One device for several

hot-pass = Gib das Gerät an { $name } weiter
hot-why = Was { $name } sehen darf, bleibt bis dahin verdeckt.
hot-uncover = Ich bin { $name }: aufdecken
hot-hand = Gib das Gerät an { $name }.

## The guided game

lesson-ok = Verstanden
lesson-skip = Hinweise überspringen

## Der Coach

hint = Tipp
hint-title = Die besten Züge
hint-thinking = Der Coach überlegt.
hint-lone = Sonst kommt nichts heran.
hint-about = Punkte, wie sie am Ende zu erwarten sind. Mit Tipps zählt die Partie nicht für die Wertung.
hint-chance = { $chance } Siegchance
hint-points = { $points } Punkte
practice = Übung
practice-title = { $game }: Übung
practice-here = Ab hier üben
practice-what = Spiel ab jedem Moment gegen Bots weiter: Nichts zählt, und alles lässt sich zurücknehmen.
review-title = Analyse
review-do = Partie analysieren
review-what = Was jede Entscheidung gekostet hat, und was Glück war.
review-running = Die Partie wird gelesen, { $percent } %
review-again = Noch einmal
review-by = Was das Diagramm zeigt
review-by-chances = Chancen
review-by-points = Punkte
review-chart-chances = Siegchancen nach jeder Entscheidung
review-chart-points = Erwartete Punkte nach jeder Entscheidung
review-lane-luck = Glück
review-lane-moves = Züge
review-key = Oben ist gut für { $name }. Schraffiert: Glück. Kreise: die teuersten Entscheidungen.
review-found = Gefunden von dem, was da war
review-luck = Glück in Punkten
review-adjusted = Vorsprung ohne Glück
review-costliest = Teuerste Entscheidungen
review-costly = Punkte verschenkt
review-finest = Beste Funde
review-fine-mark = ein schöner Zug
review-none = Keine Entscheidung hat etwas Nennenswertes gekostet.
review-was-better = besser war
review-start = Wähle eine Entscheidung, oder geh zur teuersten.
review-no-mistakes = Keine Entscheidung hat etwas Nennenswertes gekostet.
review-best = { $name } hat das Beste gefunden: Es gab nichts Besseres.
review-fine = Ein schöner Zug von { $name }: Die meisten anderen hätten viel gekostet.
review-loss = { $points } Punkte, { $win } Siegchance
review-loss-win = { $win } Siegchance
review-loss-points = { $points } Punkte
review-better = Besser: { $move }
review-show = Zeig Besseres
review-look = Auf dem Brett zeigen
review-next = Nächster Fehler
review-label-better = besser
review-label-played = gespielt
analyse = Aufzeichnung oder Position analysieren
analyse-what = Füge die Aufzeichnung einer Partie oder eine Position ein. Daraus wird ein Übungstisch: gegen Bots, mit Tipps, und alles lässt sich zurücknehmen.
analyse-text = Aufzeichnung oder Position
analyse-ply = Nach wie vielen Zügen (leer: so weit sie reicht)
analyse-go = Üben
analyse-damaged = Das sieht nach einer Position aus, ist aber als JSON nicht lesbar.

## Ratings

ratings-link = Rangliste
ratings-title = { $game }: Rangliste
ratings-how = Alle beginnen bei 25. Ein Sieg gegen einen starken Gegner zählt mehr; die ersten Partien wiegen am meisten. Die sichersten Werte stehen oben.
ratings-none = Noch ist keine gewertete Partie zu Ende. Gewertet werden Partien zwischen verschiedenen Spielern, auch mit Bots.
ratings-place = Rang
ratings-name = Name
ratings-rating = Wertung
ratings-matches = Partien
ratings-wins = Siege
ratings-more = Mehr
ratings-change = Wertung { $before } → { $after }

## The end

ended-resigned = Die Partie wurde aufgegeben.
ended-left = Die Partie endete, weil die anderen gegangen sind.
ended-agreed = Die Partie wurde einvernehmlich beendet. Niemand gewinnt.
count-pause = Pause
count-on = Weiter
count-go-on = Weiterspielen
count-line = { $name }: { $before } → { $after }
count-race = Das Rennen bisher
count-lines = Zeile { $line } von { $lines }
count-all = Zeile für Zeile
count-result = Zum Ergebnis
end-winner = Gewonnen
end-nobody = Niemand gewinnt.
end-wins =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
end-solo =
    { $points ->
        [one] { $name } beendet die Partie mit { MINUS($points) } Punkt.
       *[other] { $name } beendet die Partie mit { MINUS($points) } Punkten.
    }
end-chart = Punkte im Lauf der Partie
end-start = Beginn
end-rematch = Noch einmal
end-asks = { $name } möchte noch einmal spielen.
end-follow = Zur Revanche
end-replay = Ansehen
end-daily = Gärten des Tages
end-tournament = Zum Turnier
end-record = Mitschrift

## The shuffle

verify-yes = Mischung geprüft: Der Startwert ist der, der vor dem ersten Zug feststand.
verify-no = Die Mischung ist nicht die, die vor dem ersten Zug feststand!
verify-cannot = Startwert der Mischung
verify-how = Vor dem ersten Zug haben alle den SHA-256 von „hortus:seed:salt“ gesehen. Dein Browser hat ihn gerade nachgerechnet.
verify-commitment = Vor der Partie festgelegt
verify-seed = Startwert
verify-salt = Salz

## Replay

replay-title = Partie ansehen
replay-first = Zum Anfang
replay-prev = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-play = Von selbst laufen lassen
replay-pause = Anhalten
replay-slider = Zug der Partie
replay-ply = Zug { $ply }
replay-table = Zum Tisch
replay-link = Link zu diesem Moment
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-speed = Tempo
replay-times = × { $times }

## Rules

rules-none = Noch keine Spielregeln
rules-contents = Inhalt
guide-open = Hilfe: was übrig ist, was zählt, die Regeln
guide-rules = Regeln
guide-pictures = Regeln mit Bildern
rules-player = Spieler { $number }
rules-diagram = Abbildung
