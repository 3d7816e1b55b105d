# Was die Bibliothek von allen Spielen sagt.
language = Deutsch

seat = Platz { $seat }
match-over = Die Partie ist zu Ende.
unknown-game = Ein Spiel { $name } gibt es nicht. Die Spiele: { $known }.
unknown-option = { $game } hat keine Einstellung { $name }. Seine Einstellungen: { $known }.
no-options = { $game } hat keine Einstellungen, also auch nicht { $name }.
bad-option = { $name }={ $given } ist nicht möglich.
bad-option-choices = { $name }={ $given } ist nicht möglich. Zur Wahl: { $choices }.
bad-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
bad-players-one = { $game } ist für { $low } Personen, nicht für { $players }.
bad-seat = Einen Platz { $seat } gibt es nicht: Die Plätze zählen von 0 bis { $last }.
not-a-move = { $move } ist kein Zug. Möglich ist jetzt: { $moves }.
not-a-move-over = { $move } ist kein Zug, und die Partie ist zu Ende.
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
no-tournament = { $game } hat keine Turnierregeln.
listed = { $items }; { $item }
