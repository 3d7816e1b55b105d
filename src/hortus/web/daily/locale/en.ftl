daily-title = Today’s gardens
daily-play = Play today’s garden
daily-start = Play
daily-play-game = Play today’s garden: { $game }
daily-go-on = Go on
daily-go-on-game = Go on with today’s garden: { $game }
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-won = Won by { $lead }, { $turns } moves
daily-lost = Lost by { $lead }, { $turns } moves
daily-wins = { $wins } of { $gardens } won
daily-place = place { $place } of { $players }
daily-best = Best: { $result }, { $name }
daily-after = The best after your try
daily-streak =
    { $days ->
        [0] No days in a row yet
        [one] { $days } day
       *[other] { $days } days in a row
    }
daily-rule =
    { $hours ->
        [one] One try each. New gardens within the hour.
       *[other] One try each. New gardens in { $hours } h.
    }
daily-leaders = Leaderboard
daily-yesterday = Yesterday’s, reviewed
daily-yesterday-title = Yesterday
daily-review = Replay and review
daily-not-played = Not played
daily-seed = Check the deal
daily-share = Share the day
daily-send = Share
daily-copy = Copy as text
daily-save = Save the picture
daily-copied = Copied.
daily-how = Each day one deal per game, the same for everybody, until midnight UTC. Alone where the game can be played alone, else against the same bot. The first try counts.
daily-once = You have one try. You can stop and go on later today.
daily-guest = Guests play along. With an account, your tries count.
daily-look = Look at it again
daily-span = Which days
daily-day = Today
daily-week = This week
daily-tomorrow = Tomorrow
daily-result = Result
daily-gardens = Gardens
daily-nobody = Nobody yet.
daily-promised = The deal was fixed beforehand
daily-promised-how = This is the SHA-256 of “hortus:seed:salt”. Both are shown when the day is over, so that anybody can check them.
try-again = Try again
puzzle-title = { $game } puzzle
puzzle-number = { $number } of { $count }
puzzle-find = Find the best move. { $what }
puzzle-grade-1 = very easy
puzzle-grade-2 = easy
puzzle-grade-3 = medium
puzzle-grade-4 = hard
puzzle-grade-5 = very hard
puzzle-share = { $percent } % found it
puzzle-nobody = Nobody has tried it yet
puzzle-rating = Your rating { $rating }
puzzle-answered = Answered before: it is not rated again
puzzle-skip = Skip
puzzle-show = Show the answer
puzzle-hint-place =
    { $rated ->
        [yes] Look at what is lit. With a hint, your rating does not rise.
       *[no] Look at what is lit.
    }
puzzle-hint-either =
    { $rated ->
        [yes] One of the two lit moves is best. With a hint, your rating does not rise.
       *[no] One of the two lit moves is best.
    }
puzzle-rating-stays = With a hint: your rating stays { $rating }
puzzle-solved = Solved
puzzle-wrong = Not the best
puzzle-shown = The answer
puzzle-margin = { $points } points and { $percent } % of the win ahead of the next best.
puzzle-cost = Your move costs { $points } points and { $percent } % of the win.
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-moves = All moves
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
progress-title = How you get on
progress-none = Play a match, a daily garden or a puzzle, and it is counted here.
progress-matches = Matches
progress-won = { $wins } of { $matches } won
progress-puzzles = Puzzles
progress-solved = { $solved } of { $puzzles } solved, rating { $rating }
progress-gardens = Daily gardens
progress-best = Best alone
progress-times = { $times } ×
progress-chart = The last { $count } results alone, from { $low } to { $high }; the last one { $last }
