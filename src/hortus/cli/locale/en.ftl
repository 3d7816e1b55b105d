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

help = Type a move or its number, or: hint, moves (all of them), undo, scores, record, help, quit.
your-turn = { $name }, your turn.
more-moves = … and { $count } more; type moves to see all.
stands-in = { $bot } needs compiled rules, which are being made; until then { $standIn } plays for it.
nothing-kept = No match was left in the terminal: name a game.
resume = hortus play, without a game, goes on with it.
hint = { $bot } would play { $move }: { $sentence }
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

## Reviews

reviewing = Reviewing
review-title = { $game }, reviewed
review-player = Player
review-accuracy = Found
review-luck = Luck
review-adjusted = Lead without luck
percent = { $share } %
points = { $points }
review-line = Move { $ply }, { $name }: { $move }. Better: { $best }. Cost: { $points } points, { $win } % of the win.

## Puzzles

puzzle-help = Type a move or its number, or: moves (all of them), hint, answer, quit.
puzzle-grade = grade { $grade } of 5
puzzle-find = Find the best move. { $what }
puzzle-hint = It is one of these:
puzzle-other = Gardener
puzzle-right = Solved: { $sentence }
puzzle-best = The best is { $move }: { $sentence }
puzzle-margin = It is { $points } points and { $win } % of the win ahead of the next best.
puzzle-cost = Your move costs { $points } points and { $win } % of the win.
puzzles-solved = { $solved } of { $tried } solved.
no-puzzles = There is no such puzzle of this game.

## Errors

not-an-option = { $given } is not an option: write NAME=VALUE.
cannot-read = { $file } cannot be read: { $problem }.
bad-port = There is no port { $port }: ports go from 0 to 65535.
cannot-serve = Cannot serve on { $host }, port { $port }: { $problem }. Try another --host or --port.
no-games = There must be at least one game.
solo-players = --solo is for one player.

## Serving

serve-here = Hortus is open: { $address }
serve-outside = For others in the house: { $address }
serve-alone = Only this machine can come in. For everybody in the house: hortus serve --host 0.0.0.0
serve-stop = Ctrl-C closes it; matches are kept.
serve-came = { $name } has come.
serve-table = { $name } has opened a table of { $game }.
serve-joined = { $name } has sat down at { $game }.
serve-stopped = Closed. All matches are kept.

## Connecting a bot

connect-no-bot = { $given } is no bot: write --bot MODULE:NAME, for example my_bots:Patient.
connect-bad = { $given } cannot be used as a bot: { $problem }.
connect-matches = There must be at least one match.
connect-sits = { $name } sits at { $game }: { $address }
connect-over = { $game }: { $points }, won by { $winners }.
connect-waiting = Waiting for an open table at { $address }. Ctrl-C ends it.
