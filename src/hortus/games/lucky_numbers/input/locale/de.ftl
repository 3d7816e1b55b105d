# Was an einer Stellung von Lucky Numbers von außen nicht stimmt.

not-increasing = { $field } steigt entlang der Linien von { $square } nicht streng an
start-tiles-only = { $field } enthält während des Aufbaus mehr als die Startplättchen
not-here = { $field } ist hier nicht möglich
tile-to-lay = { $field } muss das Plättchen sein, das zu legen ist
no-hands = { $field } bleibt bei Michaels Aufbau leer
hand-size = { $field } muss { $tiles } Plättchen enthalten
next-of-hand = { $field } muss das nächste Plättchen der Hand sein
too-many-tiles = { $field } und centre enthalten mehr als { $most } Plättchen mit { $number }
not-the-rest = { $field } ist nicht das, was übrig bleibt, wenn alles auf dem Tisch weggenommen wird
idle-set-up = { $field } muss während des Aufbaus 0 sein
idle-drawn = { $field } muss 0 sein, wenn ein Plättchen gezogen ist
idle-centre = { $field } muss 0 sein, wenn die Mitte leer ist
idle-full = { $field } muss 0 sein, wenn ein Garten voll ist
full-twice = { $field } kann nur einen vollen Garten haben: Der erste gewinnt
over-full = { $field } muss null sein: Ein Garten ist voll und die Partie zu Ende
over-stalemate = { $field } muss null sein: Die Partie ist mit einem Patt zu Ende
over-empty = { $field } muss null sein: Das letzte verdeckte Plättchen ist weg und die Partie zu Ende
