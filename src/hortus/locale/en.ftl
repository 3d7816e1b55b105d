# What the library says of every game.
language = English

seat = Seat { $seat }
match-over = The match is over.
unknown-game = There is no game { $name }. The games: { $known }.
unknown-option = { $game } has no option { $name }. Its options: { $known }.
no-options = { $game } has no options, so { $name } means nothing to it.
bad-option = { $name }={ $given } is not possible.
bad-option-choices = { $name }={ $given } is not possible. Choose one of: { $choices }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
bad-players-one = { $game } is for { $low } players, not { $players }.
bad-seat = There is no seat { $seat }: seats count from 0 to { $last }.
not-a-move = { $move } is not a move. Possible now: { $moves }.
not-a-move-over = { $move } is not a move, and the match is over.
nothing-to-undo = There is no move to take back.
no-tournament = { $game } has no tournament rules.
listed = { $items }; { $item }
