# What the server says to people and programs.

## Why not

malformed = This message could not be read.
signed_out = Give yourself a name first.
forbidden = This is not allowed.
origin = This request comes from another page.
csrf = The request lacks its token: load the page again.
unknown = There is nothing here.
no-table = There is no such table.
quarantined = This table cannot be opened by this version of the server.
newer = This table goes on at a newer version of the server. Try again in a moment.
host = This server does not answer by that name.
not_now = This is not possible now.
too_large = This is too large.
too_many = That was too much at once. Wait a moment.
failed = Something went wrong. Try again.
not_ready = The server is starting. Try again in a moment.
name = A name has 1 to 24 characters.
name-taken = Somebody has this name already. Choose another.
password = A password has 8 to 200 characters.
sign-in = Name or password is wrong.
banned = You are not welcome here at the moment.
session_over = This session has been ended. Load the page again.
no-account = Only an account has a password.
old-password = The present password is wrong.
kicked = You have been asked to leave this table.
apart = You do not play with each other: one of you has blocked the other.
oneself = That is you.
relations-most = You cannot have more than { $most } people in your lists.
nobody = There is nobody here by that name.
not-shown = They do not show this.
private = Whoever made this table has chosen who may watch it.
version = The server has been updated. Load the page again.
has-account = This is an account already.
guest-only = Only people can do this, not programs.
seats = A table of { $game } has { $least } to { $most } seats.
no-bot = There is no bot { $bot }. The bots: { $bots }.
pace = This pace is not possible.
no-person = There is no account called { $name }.
asked-already = { $name } has a seat already.
no-seat = There is no free seat.
seat-taken = This seat is taken.
not-started = The match has not started.
started = The match has started already.
over = The match is over.
not-over = The match is not over: its record holds the seed.
host-only = Only the host can do this.
not-seated = You have no seat at this table.
not-your-turn = It is not your turn.
stale = The table has moved on. Look again.
allowed = You may do that now.
covered = First hand the device over.
played-by-bot = A bot plays this seat now.
own-view = While the match goes on you can see your own seat only.
no-undo = There is nothing you can take back now.
no-hints = Hints are for matches that are not rated; against people, only where all have agreed before the start.
hint-late = The coach has too much to do. Try again in a moment.
daily-stays = A daily garden is played by oneself. Close the page and go on when you like.
daily-secret = The seed of a daily garden is shown when its day is over.
no-puzzles = There are no puzzles of this game.
puzzle-you = Guest
puzzle-other = Gardener
coach-not-ready = The game is still being prepared. Try again in a minute.
practice-from = Give a record, or a game and a position.
no-moment = The match has no such moment.
no-ask = Nobody asks for this any more.
asking-already = There is a question open already.
muted = The host has muted you.
players-talk = At this table only players talk.
no-line = There is no such line.
own-line = This line is your own.
chat = A line has 1 to 300 characters.
gave-up = You have given this match up.
nobody-to-ask = There is nobody to ask.
no-break = Where a turn has days, nobody needs to announce a break.
one-break = You have announced a break already. Make a move first.
no-conditional-moves = Conditional moves are for matches with days for a turn, in games that hide nothing.
conditional-own-turn = It is your turn: just play.
conditional-revealed = Chance decides something there. Conditional moves go only as far as everybody can see.
conditional-answer = Conditional moves end with a move of your own.
conditional-over = The match would be over by then.
no-time = This seat cannot be given more time.
nobody-away = Nobody has been away long enough.
restart = The server restarts. You will be connected again.
slow = The connection is too slow.
silent = The connection has gone silent.
sockets = Too many connections are open.

## Tournaments

no-tournament = There is no such tournament.
tournament-name = The name of a tournament has at most 40 characters.
tournament-full = All places of the tournament are taken.
tournament-few = A tournament needs at least { $least } entrants.
tournament-limit = You have enough tournaments that are not over. Finish or close one first.
tournament-joining = The tournament has not begun.
tournament-playing = The tournament has begun already.
tournament-over = The tournament is over.
tournament-closed = The tournament has been closed.
tournament-match = This match belongs to a tournament: there is no rematch.
tournament-pairs = { $game } cannot be played by two.
not-entered = You do not take part in this tournament.
no-rulebook = The rules of { $game } have no tournament of their own. Choose Swiss or round robin.
rulebook-entrants = The tournament of the rules is played at one table, by 3 to { $most } players. For more choose Swiss or round robin.

## What is going on

waiting = Waiting for players.
waits-for = { $name } is to play.
thinks = { $name } is thinking.
hand-over = Hand the device to { $name }.
closed = The table is closed.

## The log

log-start = The match starts.
log-join = { $name } takes a seat.
log-leave = { $name } leaves.
log-return = { $name } is back.
log-stand_in = A bot plays for { $name }.
log-out_of_time = { $name } has run out of time; a bot plays on.
log-undo =
    { $count ->
        [one] { $name } takes a move back.
       *[other] { $name } takes { $count } moves back.
    }
log-over = The match is over.
log-close = The host closes the table.
log-resign = { $name } resigns; a bot plays on.
log-quit = { $name } leaves for good; a bot plays on.
log-time = { $name } is given more time.
log-break =
    { $count ->
        [one] { $name } takes a break of { $count } minute.
       *[other] { $name } takes a break of { $count } minutes.
    }
log-pause =
    { $count ->
        [one] All agree: the clock stands still for { $count } minute.
       *[other] All agree: the clock stands still for { $count } minutes.
    }
log-kick = The host takes the seat of { $name } away.
log-restart = The server was away; the clocks stood still.
log-late = { $name } had no time to think: a weaker level decided. The match does not count for { $name }.

## Questions

log-ask =
    { $count ->
        [one] { $name } asks to take a move back.
       *[other] { $name } asks to take { $count } moves back.
    }
log-agree = { $name } agrees.
log-refuse = { $name } does not agree.
log-withdraw = { $name } does not ask any more.
log-propose = { $name } offers to end the match together.
log-hint = { $name } asks for a hint.

## The end

ended-resigned = The match was given up.
ended-left = The match ended because the others left.
ended-agreed = The match was ended by agreement. Nobody wins.
solo =
    { $points ->
        [one] { $name } ends with { MINUS($points) } point.
       *[other] { $name } ends with { MINUS($points) } points.
    }
wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
nobody-wins = Nobody wins.

## Verifying a record

record-unpromised = The header { $name } is missing: only the record of a match finished at a table server can be verified.
record-broken-promise = The seed is not the one that was promised: the commitment does not fit seed and salt.

## Letters

address = That is no e-mail address that letters can be sent to.
no-mail = This server sends no e-mail.
link = This link is not valid any more.
link-old = This link is too old. Ask for a new one.

mail-verify-subject = Your e-mail address at Hortus
mail-verify-text =
    Hello { $name },

    somebody, probably you, has given this address for your account at Hortus. Follow this link within two days to confirm it:

    { $link }

    If it was not you, do nothing: the address is not stored.
mail-reset-subject = A new password for Hortus
mail-reset-text =
    Hello { $name },

    somebody, probably you, has asked for a new password. Follow this link within an hour to choose one:

    { $link }

    If it was not you, do nothing: the password stays as it is.

## Reminders

remind-turn = It is your turn against { $names }.
remind-nearly =
    { $hours ->
        [one] Less than an hour is left for your turn against { $names }.
       *[other] Less than { $hours } hours are left for your turn against { $names }.
    }
mail-remind-subject =
    { $count ->
        [one] It is your turn
       *[other] It is your turn in { $count } matches
    }
mail-remind-text =
    Hello { $name },

    the others are waiting for you:

    { $lines }

    No more reminders: { $link }
mail-remind-line = { $game }, with { $names }: { $link }
mail-nearly-line =
    { $hours ->
        [one] { $game }, with { $names }, less than an hour left: { $link }
       *[other] { $game }, with { $names }, less than { $hours } hours left: { $link }
    }
no-push = This server sends no reminders to devices.
push-service = This browser’s push service is not known here.
push-key = The browser’s key cannot be used.
vacation-long = A vacation lasts { $most } days at most.
vacation-soon = You have just been on vacation. The next one is possible after as long a time as it took.
