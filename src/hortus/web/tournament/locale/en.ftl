# Tournaments.

tournaments = Tournaments
tournaments-none = No tournament is open just now.
tournament-new = New tournament
tournament-of = Tournament: { $game }
tournament-entered = { $count } of { $places } places taken
tournament-round-of = round { $round } of { $rounds }
tournament-over = over
tournament-closed = closed
tournament-my-turn = your match

## A new one

tournament-game = Game
tournament-style = How it is played
tournament-style-swiss = Swiss
tournament-style-swiss-why = A few rounds, two at a table. Whoever has as many points as you is your next opponent, and nobody meets the same twice.
tournament-style-round_robin = Round robin
tournament-style-round_robin-why = Everybody plays everybody once, two at a table.
tournament-style-rulebook = By the rulebook
tournament-style-rulebook-why = Three or four at one table, as many games as players, each begun by another. A win brings 2 points, every empty space of the others costs one.
tournament-name = Name
tournament-places = Places
tournament-rounds-enough = As many as it takes to find the best
tournament-pace-clock-5 = 5 minutes each, 5 s more a turn
tournament-pace-clock-15 = 15 minutes each, 10 s more a turn
tournament-pace-clock-30 = 30 minutes each, 10 s more a turn
tournament-pace-days = 3 days a turn
tournament-pace-of-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
tournament-pace-of-clock = { $minutes } min each, { $seconds } s more a turn
tournament-options = Rules of the game
tournament-bots = Bots that take part
tournament-plays = I take part myself
tournament-public = Everybody may enter; else whoever has the link
tournament-rated = Rated: its matches count for the ratings
tournament-make = Make the tournament

## Before it begins

tournament-invite = Invite the others
tournament-add-bot = Add a bot
tournament-remove = Remove { $name }
tournament-join = Take part
tournament-start = Start the first round
tournament-few = It begins with { $count } entrants or more.
tournament-host-starts = { $name } starts the first round.
tournament-leave = Take part no longer
tournament-close = Close the tournament

## Round by round

tournament-now = Round { $round }: your match begins.
tournament-against = Round { $round }: you play against { $name }.
tournament-to-table = To my table
tournament-next = Round { $round } begins in { $time }.
tournament-wait = Your match is over. The next round begins when all the others are.
tournament-won =
    { $count ->
        [one] { $names } wins the tournament.
       *[other] { $names } share the first place.
    }
tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-going = being played
tournament-bye = { $name }: bye
tournament-standings = Standings
tournament-points = Points
tournament-withdrawn = has withdrawn
tournament-withdraw = Withdraw from the tournament
tournament-withdraw-sure = Withdraw: yes, really
tournament-withdraw-why = Your present match is lost, and you are not paired again.

## How places are decided

ties = How places are decided
ties-points = A win is 1 point, a draw ½. If points are equal, the first of these that differs decides; who is equal in all of them shares a place.
ties-rulebook = By points alone; who has equally many shares a place.
ties-unplayed = In a Swiss tournament whoever is left over has a bye, which is worth a win, once at most. In a round robin with an odd number everybody has one, and it is worth nothing. For the ties a round without an opponent counts like one against somebody with as many points as you.
ties-away = Whoever does not come loses by the clock: a bot plays the match to its end, and the others get the point. Whoever is away at the end has not won either.
tie-buchholz = Buchholz
tie-buchholz-why = The points of all your opponents together.
tie-berger = S.-B.
tie-berger-why = Sonneborn–Berger: the points of the opponents you have beaten, and half of those you drew with.
tie-wins = Wins
tie-wins-why = Matches you have won at the table.
tie-lead = Lead
tie-lead-why = The game’s points by which you were ahead, or behind, in all matches together.
