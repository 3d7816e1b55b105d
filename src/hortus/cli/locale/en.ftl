# The command line.

## Listing games

game-line = { $title }, by { $designer }; { players }
players =
    { $range ->
        [one] 1 player
        [same] { $high } players
       *[other] { $low } to { $high } players
    }
option-line = { $title } [{ $default }]

## Playing

help = Type a move as shown, or: moves (all of them), undo, scores, record, help, quit.
your-turn = { $name }, your turn.
more-moves = … and { $count } more; type moves to see all.
left = Until next time.
saved = The record is in { $file }.
undone = Taken back: { $move }.
perhaps = Did you mean: { $moves }?
pass-keyboard = Give the keyboard to { $name } and press Enter.
player = Player
no-player = A seat is empty: write --seats me,sprout.

## Records

wins = wins
moves-checked =
    { $count ->
        [one] { $count } move, checked.
       *[other] { $count } moves, checked.
    }
moves-unfinished =
    { $count ->
        [one] { $count } move, checked; the match is not over.
       *[other] { $count } moves, checked; the match is not over.
    }
verified = The shuffle is the one promised: { $commitment }

## Errors

not-an-option = { $given } is not an option: write NAME=VALUE.
cannot-read = { $file } cannot be read: { $problem }.
cannot-write = { $file } cannot be written: { $problem }.
bad-port = There is no port { $port }: ports go from 0 to 65535.
cannot-serve = Cannot serve on { $host }, port { $port }: { $problem }. Try another --host or --port.
no-games = There must be at least one game.
solo-players = --solo is for one player.
