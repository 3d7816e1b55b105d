# Was an Stellungen und Materialdateien von außen nicht stimmt, in allen Spielen.

## Sätze

position-impossible = Diese Stellung kann es nicht geben: { $problem }.
position-unreadable = Die Stellung ist nicht lesbar: { $problem }.
components-impossible = Die Materialdatei ist nicht brauchbar: { $problem }.
components-wrong = Die Materialdatei { $file } ist nicht brauchbar: { $problem }.
components-unreadable = Die Materialdatei { $file } ist nicht lesbar: { $problem }.

## Probleme

not-a-seat = { $field } ist kein Platz
out-of-range = { $field } liegt außerhalb der Grenzen
generator = { $field } muss aus vier ganzen Zahlen unter 2**32 bestehen
four-rows = { $field } muss vier Reihen zu vier haben
list-by-seat = { $field } muss eine Liste je Platz sein
between = { $field } muss { $low } bis { $high } sein
number-between = { $field } muss eine Zahl von { $low } bis { $high } sein
number-by-seat = { $field } muss eine Zahl je Platz sein
one-of = { $field } muss eines von { $choices } sein
must-be = { $field } muss { $value } sein
too-many = { $field } sind zu viele
set-up-only = { $field } gehört nur zum Aufbau
set-up-order = { $field } passt nicht zur Reihenfolge des Aufbaus
not-over = { $field } kann nicht null sein: Die Partie ist nicht zu Ende
nothing-to-decide = { $field } lässt nichts zu entscheiden
