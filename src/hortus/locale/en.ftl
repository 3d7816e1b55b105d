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
bad-names = There must be { $players } names, one for each seat, as a list.
bad-name = { $name } is not a name: one to { $most } characters, none of them a control character.
bad-seed = A seed is a whole number from 0 to 2**63 - 1.
bad-options = Options are given by name, not as { $given }.
bad-code = { $code } is not a move code: they go from 0 to { $last }.
illegal-code = The move { $move }, code { $code }, is not legal now.
bad-outcomes = Chance outcomes are a list of texts, not { $given }.
bad-outcome = { $outcome } cannot happen next. Possible: { $possible }.
no-outcome = { $outcome } cannot happen: no chance event is next.
bad-since = since is how many moves to leave out, 0 or more, not { $given }.
match-not-over = The present match is not over.
tournament-over = The tournament is over.
tournament-start = In a tournament every seat starts once: leave the option start out.
record-line = Line { $line }: { $problem }
record-not-text = A record is a text.
record-header-missing = The header { $name } is missing.
record-header-twice = The header { $name } stands twice.
record-not-a-header = { $given } is not a header of a record.
record-not-a-turn = A turn is written as seat, colon, moves: '0: draw; place c1'.
record-not-a-number = { $name } must be a whole number, not { $given }.
record-not-an-option = { $given } is not an option: write name=value.
record-option-twice = The option { $name } stands twice.
record-version = This is a record of version { $given }; this Hortus reads version { $version }.
record-rules = The match was played by version { $given } of the rules; this Hortus plays version { $version }.
record-components = The record was played with the components { $given }, but { $components } are in use.
record-other-players = The position has { $found } players, not { $players }.
record-over = Seat { $seat } cannot move: the match is over.
record-other-seat = Seat { $seat } cannot move: it is seat { $turn }’s turn.
record-result-early = The record has a result, but its moves do not end the match.
record-other-result = The result is { $result } by the moves, not { $given }.
listed = { $items }; { $item }
unknown-language = There is no language { $given }. Choose one of: { $known }.
cannot-write = { $file } cannot be written: { $problem }.
missing-package = A package is missing: { $package }. Install it by pip install { $package }.
missing-extra = A package is missing: { $package }. Install it by pip install 'hortus[{ $extra }]'.

## Arena

arena-no-games = There must be at least one game.
arena-no-bots = There must be at least one bot.
arena-bot-twice = Every bot can be named once only.
arena-other = { $file } holds the results of another arena: name another file.

## Batches and environments

bad-opponents =
    { $opponents ->
        [one] There must be { $opponents } opponent, one for each other seat.
       *[other] There must be { $opponents } opponents, one for each other seat.
    }
bad-own-seat = The seat is a number from 0 to { $last }, or 'rotate'.
bad-learner = The learner is a seat from 0 to { $last }, 'rotate', or None: every seat.
vector-illegal = In a vector an illegal action raises, or is replaced: illegal='random'.
bad-games = The number of games is a whole number, not below 0.
no-threads = There must be at least one thread.
no-lanes = A batch has at least one lane.
bad-step =
    { $lanes ->
        [one] A step takes one move code, for its one lane.
       *[other] A step takes { $lanes } move codes, one for each lane.
    }
illegal-in-lane = Lane { $lane }: { $code } is not the code of a legal move.
too-wide = These numbers of { $game } do not fit into int8: { $fields }.
compiled-only = This runs compiled rules only: unset HORTUS_COMPILE and NUMBA_DISABLE_JIT.
no-gpu = No CUDA GPU can be used here: there is none, or its driver is missing.

## Clients

bad-address = { $given } is no address of a server: write http://localhost:8000 or the like.
other-protocol = The server speaks version { $server } of the protocol, this client version { $client }: it needs Hortus { $version }.
table-closed = The table was closed before its match began.
no-answer =
    { $seconds ->
        [one] The server has not answered for { $seconds } second: { $problem }
       *[other] The server has not answered for { $seconds } seconds: { $problem }
    }
no-state = There is no state yet to move in: wait for the first.
server-answers = The server answers { $status }.
