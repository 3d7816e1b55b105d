# Was an einer Stellung von Zen Garden von außen nicht stimmt.

square-by-seat = { $field } muss ein Feld je Platz sein
not-a-tile = { $field } muss ein Plättchen wie wood-crane-water sein
tile-twice = { $field } ist { $tile }, das schon in { $where } liegt
missions = { $field } muss bei den Tafeln { $boards } genau { $count } enthalten
two = { $field } müssen zwei sein
other-board = { $field } ist nicht die Tafel der Mission
emperor-twice = { $field } ist { $element }, und davon gibt es nur ein Kaiserplättchen
square-of-tile = { $field } muss das Feld eines Plättchens sein
tile-and-corner = { $field } muss ein Plättchen und eine Ecke sein: wood-crane-water-tl
in-pieces = { $field } hängt nicht zusammen ({ $squares })
order-of-turns = { $field } enthält { $tiles } Plättchen, was die Reihenfolge der Züge nicht ergeben kann
held-over = { $field } muss null sein: Die Partie ist zu Ende
three-rows = { $field } muss drei Reihen zu vier haben
tiles-now = { $field } muss jetzt { $tiles } Plättchen enthalten
discards = { $field } kann in Runde { $round } nicht { $count } enthalten
not-the-rest = { $field } ist nicht das, was übrig bleibt, wenn alle anderen Plättchen weggenommen werden
mission-points = { $field } muss für jeden Platz 5, 3, 1 oder 0 sein
mission-order = { $field } muss erst 5, dann 3, dann 1 vergeben
mission-not-done = { $field } gibt Platz { $seat } Punkte für eine Mission, die er nicht erfüllt hat
mission-done = { $field } gibt Platz { $seat } nichts für eine Mission, die er erfüllt hat
