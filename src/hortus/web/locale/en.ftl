# The page around the games.
home = Back to the lobby
skip = Skip to the table
close = Close
toasts = Messages
listed = { $items }; { $item }
confirm = Confirm
yes = Yes
no = No
opening = Opening…
guest-names = Fern Poppy Clover Hazel Rowan Iris Sorrel Willow Basil Juniper
error-offline = The server cannot be reached. Check your connection.
error-failed = Something went wrong on the server. Try again.
broken-title = This page has tripped over itself
broken-text = Your table is safe on the server. Load the page again to go on.
broken-reload = Load again
title-your-turn = Your turn

## You and this device

settings-open = Settings, { $name }
settings-nobody = no name yet
settings-title = You and this device
settings-name = Name
settings-language = Language
settings-theme = Colours
settings-theme-auto = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-auto = Like the device
settings-contrast-high = High
settings-colours = Signs
settings-colours-usual = Green and red
settings-colours-safe = Blue and orange, for every eye
settings-text = Text size
settings-text-usual = Usual
settings-text-large = Large
settings-text-larger = Larger
settings-motion = Moving pieces
settings-motion-off = Not at all
settings-motion-slow = Slow
settings-motion-normal = Usual
settings-motion-fast = Fast
settings-sound = Sounds
settings-volume = Volume
settings-confirm = On touch screens, a second tap confirms a move
settings-notify = Notify me when it is my turn
settings-done = Done

## The account

account-title = Your account
account-sign-in = Sign in
account-sign-out = Sign out
account-signed-in = You are signed in as { $name }.
account-make = Make an account
account-make-why = An account keeps your tables and your rating, and you can play on from another device.
account-password = Password
account-password-old = Present password
account-password-new = New password, at least 8 characters
account-password-change = Change the password
account-password-ends = You are then signed out everywhere else.
account-password-changed = The password is changed.
account-sessions = Where you are signed in
account-this-one = this device
account-last-used = last used on { $day }
account-device-unknown = Unknown device
account-end = End
account-end-one = End: { $device }
account-end-others = End all others
account-programs = Your programs

## The lobby

lobby-title = Garden games at one table
lobby-subtitle = Play tonight with friends or against bots. Nothing to install, no account needed.
lobby-compiling = { $games } can be played at once. { $bots } will play there in a moment; until then { $standIn } plays for them.
lobby-compiling-next = Getting ready: { $game }, { $percent } %
lobby-compiling-next-seconds = Getting ready: { $game }, { $percent } %, about { $seconds } s left
lobby-games = Games
lobby-by = A game by { $designer }
lobby-players = { $low }–{ $high } players
lobby-players-one =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-minutes = { $low }–{ $high } min
lobby-weight = Weight { $weight } of 5
lobby-weight-1 = light
lobby-weight-2 = easy
lobby-weight-3 = medium
lobby-weight-4 = deep
lobby-weight-5 = heavy
lobby-play = Play now
lobby-play-game = Play now: { $game }
lobby-invite = Invite
lobby-invite-game = Invite friends: { $game }
lobby-now = Play somebody now
lobby-now-game = Play somebody now: { $game }
lobby-rules = How to play
lobby-puzzles = Puzzles
lobby-lesson = Guided first game
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting just now. Invite someone, or play against bots.
lobby-open-other = Nobody waits for such a match just now.
filter-games = All games
filter-paces = Any pace
filter-untimed = No clock
filter-clock = With a clock
filter-days = Days a turn
filter-counts = Rated or casual
filter-both = Rated and casual
filter-rated = Rated
filter-casual = Casual
lobby-watch = Being played
lobby-done = Finished lately
lobby-done-all = All matches
lobby-code = Have a code?
lobby-code-field = Code of the table
lobby-code-go = Go there
lobby-foot = Hortus is unofficial and open source. The games belong to their designers and publishers; words and drawings here are our own.
privacy-link = Privacy

## A table in a list

card-my-turn = your turn
card-waiting = waiting for players
card-playing = under way
card-over = finished
card-won = you won
card-won-by = { $name } won
card-shared = a shared win
card-agreed = ended by agreement
card-closed = closed
card-invites = { $name } invites you
card-remove = Remove: { $game }
card-with = with { $names }
card-alone = alone
card-record = Record: { $game }

## A new table

new-play = Play { $game }
new-invite = Invite friends to { $game }
new-players = Players
new-level = How well the bots play
new-level-seedling = Plays kindly, for a first game.
new-level-sprout = Takes what looks best now.
new-level-gardener = Thinks ahead: a real opponent.
new-level-head-gardener = Thinks longer, and is hard to beat.
new-level-master = Thinks for ten seconds with all the machine has: the strongest there is.
new-like-me = About my strength
new-level-like-me = By your results in this game: it gets stronger and weaker with you.
new-seats = Who sits where
new-seat = Seat { $number }
new-seat-name = Name for seat { $number }
new-seat-level = Level of the bot on seat { $number }
new-start-random = By lot
new-me = Me
new-same-device = A person at this device
new-friend = A friend, by link or code
new-named = A player by name
new-bot = A bot
new-options = Rules and pace
new-pace = Pace
new-pace-untimed = No clock
new-pace-clock-5 = 5 minutes each, 3 s more a turn
new-pace-clock-10 = 10 minutes each, 5 s more a turn
new-pace-clock-30 = 30 minutes each, 10 s more a turn
new-pace-days-1 = 1 day a turn
new-pace-days = 3 days a turn
new-pace-days-7 = 7 days a turn
new-watch = Who may watch
new-watch-link = Everybody with the link
new-watch-friends = My friends
new-watch-nobody = Nobody
watch-friends = Only friends of the host may watch
watch-nobody = Nobody may watch
pace-clock = { $minutes } min each, { $increment } s more a turn
pace-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
new-public = Show the table in the lobby: anyone may join
new-rated = Rated: the match counts for the ratings
new-hints = Hints allowed: the match does not count for the ratings
new-start = Start
new-make = Make the table

## Joining

join-title = Join a table
join-to = You are invited to { $game }
join-by = { $name } invites you to { $game }
join-unknown = There is no table with the code { $code }.
join-unknown-why = A code has six letters and digits, never O, I, 0 or 1. Ask for it again, or it belongs to a table that has been closed.
join-sit = Take a seat
join-full = All seats are taken.
join-watch = Only watch

## Inviting

invite-link = Link to the table
invite-address = Address
invite-only-here = Only this computer can open the link. For the others, start Hortus with: hortus serve --host 0.0.0.0. Or say with --public-url by which address they reach it.
invite-copy = Copy
invite-copied = The link is copied.
invite-select = The link is selected: copy it from here.
invite-share = Share
invite-qr = QR code of the link
invite-code = or the code

## Before the match

waiting-title = Waiting for friends
waiting-text = Send the link, show the QR code, or say the code. The match starts by itself when everyone is here.
waiting-open = Everybody sees the table in the lobby: whoever looks for a game sits down here. If nobody comes, play a bot. You can also send the link.
waiting-fill = Fill with { $bot }
waiting-leave = Leave the table
waiting-close = Close the table
waiting-kick = Remove { $name }
waiting-closed = This table was closed before the match began.

## The table

table-gone = No such table
table-gone-text = This table does not exist, or it is not for you. Check the link.
table-kicked = The host has taken your seat away.
table-private = Whoever made this table has chosen who may watch it.
table-reserved = Reserved table
watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
menu-open = The table: people, breaks, ways out
seats = Seats
seat-open = Free seat
seat-invited = Awaited friend
seat-awaited = { $name }, awaited
seat-you = you
seat-here = here
seat-away = away
seat-vacation = on vacation until { $date }
seat-conditional =
    { $count ->
        [one] { $count } conditional move
       *[other] { $count } conditional moves
    }
seat-bot = bot
seat-like-me = about your strength
seat-like = about { $name }’s strength
seat-program = program
seat-thinking = thinking…
seat-deciding = to play
seat-your-turn = your turn
seat-stand-in = a bot stands in
seat-weakened = a weaker level helps
seat-out-of-time = out of time
seat-resigned = resigned
seat-left = has left
seat-why = Show where the points come from
clock-left = { $time } left
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Beside the board

side = The match
actions = Actions
side-open = Log, chat and more
side-open-unread = Log, chat and more: { $count } unread
tabs = More about the match
tab-log = Log
tab-chat = Chat
tab-guide = Guide
tab-moves = Moves
tab-text = Text
tab-log-tip = Everything that has happened. A line opens the replay at its moment.
tab-chat-tip = Talk with the others at the table.
tab-guide-tip = What is left, what counts, and the rules.
tab-moves-tip = All moves that are possible now, in the notation of records.
tab-text-tip = The whole table in words, for screen readers and text browsers.
area-shared = Shared area
area-garden = Garden of { $name }
area-mine = Your garden, { $name }
area-others = The others’ gardens
area-look = points. Look at this garden
moment-waiting = Waiting for players.
moment-closed = The table is closed.
moment-thinks = { $name } is thinking.
moment-to-play = { $name } is to play.
moment-away = { $name } is away. The table waits.
moment-hand-over = Hand the device to { $name }.
generic-picture = The table, drawn
score-lines = Touch a line to see the squares it counts.
gain-none = no change in points
gain-potential = up to { $points }
gain-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
undo = Undo
undo-ask = Ask to undo
undo-withdraw = Withdraw

## Rated or casual

rated = rated
casual = casual
rated-why = The match counts for the ratings.
rated-people = The match counts for the ratings, if everybody at the table has an account.
casual-chosen = A casual match: it does not count for the ratings.
casual-practice = Practice: it does not count for the ratings.
casual-daily = A daily garden counts for the day’s leaderboard, not for the ratings.
casual-alone = Alone nothing counts for the ratings.
casual-same = Casual: somebody has several seats, or plays with a program of their own.
casual-guests = Casual: among people a match counts only if everybody has an account.
casual-revealed = Casual: something that had been revealed was taken back.
casual-early = Casual: somebody gave up before everybody had moved.
casual-agreed = Casual: it was ended by agreement.
ask-casual = Then the match no longer counts for the ratings.
ask-pause =
    { $count ->
        [one] { $name } takes a break. May the clock stand still for { $count } minute?
       *[other] { $name } takes a break. May the clock stand still for { $count } minutes?
    }

## Log, chat and moves

log = Log of the match
next-match = Next match that waits for you
since = Since your last turn
log-empty = Nothing has happened yet.
log-older = Earlier moves
log-start = The match starts.
log-join = { $name } takes a seat.
log-leave = { $name } leaves.
log-return = { $name } is back.
log-stand-in = A bot plays for { $name }.
log-out-of-time = { $name } has run out of time; a bot plays on.
log-close = The host closes the table.
log-restart = The server was away; the clocks stood still.
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
log-propose = { $name } offers to end the match together.
log-late = { $name } had no time to think: a weaker level decided. The match does not count for { $name }.
log-agree = { $name } agrees.
log-refuse = { $name } does not agree.
log-withdraw = { $name } does not ask any more.
log-hint = { $name } asks for a hint.
log-undo =
    { $count ->
        [one] { $name } takes a move back.
       *[other] { $name } takes { $count } moves back.
    }
log-ask =
    { $count ->
        [one] { $name } asks to take a move back.
       *[other] { $name } asks to take { $count } moves back.
    }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-muted = The host has muted you at this table.
chat-players = At this table only players talk.
phrases = Quick phrases
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-again = Another match?
phrase-bye = Goodbye!
report = Report this line of { $name }
report-sure = Tell the administrators about it?
report-do = Report
report-done = Reported. Whoever runs this server will see it.
chat-said = { $name } says: { $text }
moves-box = Type a move
moves-play = Play
moves-count =
    { $count ->
        [one] { $count } move is possible.
       *[other] { $count } moves are possible.
    }
moves-all = Show all { $count }
moves-fewer = Show fewer

## The connection

live-lost = The connection is lost. Trying again…
live-lost-kept = The connection is lost. Your move is kept and will be sent.
live-kept = Your move is kept and will be sent.
live-again = Try now
live-sending = Sending your move…

## One device for several

hot-pass = Pass the device to { $name }
hot-why = What { $name } may see is covered until then.
hot-uncover = I am { $name }: uncover
hot-hand = Hand over to { $name }.

## The guided game

lesson-ok = I see
lesson-skip = Skip the hints

## The coach

hint = Hint
hint-title = The best moves
hint-thinking = The coach is thinking.
hint-lone = Nothing else comes close.
hint-about = Points as they are expected at the end. A match with hints is not rated.
hint-chance = { $chance } to win
hint-points = { $points } points
practice = Practice
practice-title = { $game }: practice
practice-here = Practise from here
practice-what = Go on from any moment against bots: nothing counts, and everything can be taken back.
review-title = Review
review-do = Review the match
review-what = What every decision cost, and what was luck.
review-running = Reading the match, { $percent } %
review-again = Try again
review-by = What the chart shows
review-by-chances = Chances
review-by-points = Points
review-chart-chances = Chances to win after every decision
review-chart-points = Expected points after every decision
review-lane-luck = Luck
review-lane-moves = Moves
review-key = Up is good for { $name }. Hatched: luck. Circles: the costliest decisions.
review-found = Found of what was there
review-luck = Luck in points
review-adjusted = Lead without luck
review-costliest = Costliest decisions
review-costly = points given away
review-finest = Best finds
review-fine-mark = a fine move
review-none = No decision cost anything worth a word.
review-was-better = better was
review-start = Choose a decision, or go to the costliest one.
review-no-mistakes = No decision cost anything worth a word.
review-best = { $name } found nothing better: there was nothing better.
review-fine = A fine move of { $name }: most others would have cost much.
review-loss = { $points } points, { $win } to win
review-loss-win = { $win } to win
review-loss-points = { $points } points
review-better = Better: { $move }
review-show = Show me better
review-look = Show me on the board
review-next = Next mistake
review-label-better = better
review-label-played = played
analyse = Analyse a record or position
analyse-what = Paste a record of a match or a position. It becomes a practice table: against bots, with hints, and everything can be taken back.
analyse-text = Record or position
analyse-ply = After how many moves (if left empty: as far as the record goes)
analyse-go = Practise
analyse-damaged = This looks like a position but cannot be read as JSON.

## Ratings

ratings-link = Ratings
ratings-title = { $game }: ratings
ratings-how = Everybody begins at 25. A win against a strong opponent counts for more; the first matches weigh most. The surest come first.
ratings-none = No rated match has ended yet. Matches between different players count, bots included.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-matches = Matches
ratings-wins = Wins
ratings-more = More
ratings-change = Rating { $before } → { $after }

## The end

ended-resigned = The match was given up.
ended-left = The match ended because the others left.
ended-agreed = The match was ended by agreement. Nobody wins.
count-pause = Pause
count-on = Continue
count-go-on = Go on
count-line = { $name }: { $before } → { $after }
count-race = The race so far
count-lines = line { $line } of { $lines }
count-all = Line by line
count-result = To the result
end-winner = Winner
end-nobody = Nobody wins.
end-wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
end-solo =
    { $points ->
        [one] { $name } ends with { MINUS($points) } point.
       *[other] { $name } ends with { MINUS($points) } points.
    }
end-chart = Points over the match
end-start = Start
end-rematch = Play again
end-asks = { $name } would like to play again.
end-follow = To the rematch
end-replay = Replay
end-daily = Today’s gardens
end-tournament = To the tournament
end-record = Record

## The shuffle

verify-yes = Verified shuffle: the seed is the one fixed before the first move.
verify-no = The shuffle does not match what was fixed before the first move!
verify-cannot = Seed of the shuffle
verify-how = Before the first move everyone saw the SHA-256 of “hortus:seed:salt”. Your browser has just computed it again.
verify-commitment = Fixed before the match
verify-seed = Seed
verify-salt = Salt

## Replay

replay-title = Replay
replay-first = To the start
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-slider = Move of the match
replay-ply = Move { $ply }
replay-table = To the table
replay-link = Link to this moment
replay-link-copied = The link to this moment is copied.
replay-speed = Speed
replay-times = × { $times }

## Rules

rules-none = No rules page yet
rules-contents = Contents
guide-open = Guide: what is left, what counts, the rules
guide-rules = Rules
guide-pictures = Rules with pictures
rules-player = Player { $number }
rules-diagram = Diagram
