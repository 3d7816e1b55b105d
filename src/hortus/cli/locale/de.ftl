# Die Kommandozeile.

## Listing games

game-line = { $title }, von { $designer }; { players }
players =
    { $range ->
        [one] 1 Person
        [same] { $high } Personen
       *[other] { $low } bis { $high } Personen
    }
option-line = { $title } [{ $default }]

## Playing

help = Tippe einen Zug oder seine Nummer, oder: hint (Tipp), moves (alle), undo, scores, record, help, quit.
your-turn = { $name }, du bist dran.
more-moves = … und { $count } weitere; moves zeigt alle.
stands-in = { $bot } braucht übersetzte Regeln, die gerade entstehen; bis dahin spielt { $standIn } dafür.
nothing-kept = Im Terminal wartet keine Partie: Nenn ein Spiel.
resume = hortus play, ohne Spiel, setzt sie fort.
hint = { $bot } würde { $move } spielen: { $sentence }
left = Bis zum nächsten Mal.
saved = Die Aufzeichnung steht in { $file }.
undone = Zurückgenommen: { $move }.
perhaps = Meintest du: { $moves }?
pass-keyboard = Gib die Tastatur an { $name } und drücke die Eingabetaste.
player = Spieler
no-player = Ein Platz ist leer: Schreib --seats me,sprout.

## Records

wins = gewinnt
moves-checked =
    { $count ->
        [one] { $count } Zug, geprüft.
       *[other] { $count } Züge, geprüft.
    }
moves-unfinished =
    { $count ->
        [one] { $count } Zug, geprüft; die Partie ist nicht zu Ende.
       *[other] { $count } Züge, geprüft; die Partie ist nicht zu Ende.
    }
verified = Gemischt wurde wie versprochen: { $commitment }

## Analysen

reviewing = Analyse läuft
review-title = { $game }, analysiert
review-player = Spieler
review-accuracy = Gefunden
review-luck = Glück
review-adjusted = Vorsprung ohne Glück
percent = { $share } %
points = { $points }
review-line = Zug { $ply }, { $name }: { $move }. Besser: { $best }. Kosten: { $points } Punkte, { $win } % des Siegs.

## Aufgaben

puzzle-help = Tippe einen Zug oder seine Nummer, oder: moves (alle Züge), hint (ein Tipp), answer (die Lösung), quit.
puzzle-grade = Stufe { $grade } von 5
puzzle-find = Finde den besten Zug. { $what }
puzzle-hint = Einer von diesen ist es:
puzzle-other = Gärtner
puzzle-right = Gelöst: { $sentence }
puzzle-best = Am besten ist { $move }: { $sentence }
puzzle-margin = Er liegt { $points } Punkte und { $win } % Siegchance vor dem nächstbesten.
puzzle-cost = Dein Zug kostet { $points } Punkte und { $win } % Siegchance.
puzzles-solved = { $solved } von { $tried } gelöst.
no-puzzles = Eine solche Aufgabe gibt es für dieses Spiel nicht.

## Errors

not-an-option = { $given } ist keine Einstellung: Schreib NAME=WERT.
cannot-read = { $file } lässt sich nicht lesen: { $problem }.
bad-port = Einen Port { $port } gibt es nicht: Ports gehen von 0 bis 65535.
cannot-serve = Auf { $host }, Port { $port }, lässt sich nichts anbieten: { $problem }. Versuch es mit einem anderen --host oder --port.
no-games = Es braucht mindestens ein Spiel.
solo-players = --solo ist für eine Person.

## Serving

serve-here = Hortus ist offen: { $address }
serve-outside = Für andere im Haus: { $address }
serve-alone = Nur dieser Rechner kann herein. Für alle im Haus: hortus serve --host 0.0.0.0
serve-stop = Strg-C schließt; die Partien bleiben erhalten.
serve-came = { $name } ist da.
serve-table = { $name } hat einen Tisch von { $game } eröffnet.
serve-joined = { $name } setzt sich zu { $game }.
serve-stopped = Geschlossen. Alle Partien bleiben erhalten.

## Connecting a bot

connect-no-bot = { $given } ist kein Bot: Schreib --bot MODUL:NAME, zum Beispiel my_bots:Patient.
connect-bad = { $given } taugt nicht als Bot: { $problem }.
connect-matches = Es muss mindestens eine Partie sein.
connect-sits = { $name } sitzt bei { $game }: { $address }
connect-over = { $game }: { $points }, gewonnen von { $winners }.
connect-waiting = Warten auf einen offenen Tisch bei { $address }. Strg-C beendet es.
