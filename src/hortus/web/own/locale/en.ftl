# My own page: all my matches, results, what is stored of me.

own-section-account = Account
own-section-matches = Matches
own-section-results = Results

## Matches

own-any = Any
own-game = Game
own-state = State
own-running = Running
own-finished = Finished
own-opponent = Opponent
own-counts = Rating
own-found =
    { $count ->
        [0] No such match.
        [one] { $count } match
       *[other] { $count } matches
    }

## Results

own-ratings = Your ratings
own-ratings-none = A rating comes with your first rated match.
own-opponents = By opponent
own-opponents-none = Whom you have played to the end will stand here.
own-won = Won
own-lost = Lost
own-last = Last
own-matches-with =
    { $count ->
        [one] { $count } match with { $name }
       *[other] { $count } matches with { $name }
    }

## What is stored

own-data = What is stored of you
own-export = Download everything
own-export-why = Name, devices, matches and moves, what you said, ratings, puzzles: all of it in one JSON file.
own-forget = Delete the account
own-forget-guest = Forget me
own-forget-why = You leave all tables. Your name, what you said, ratings and results go. Finished matches stay for the others, without your name. It cannot be undone.
own-forget-really = Delete it all
own-forgotten = Everything about you has been deleted.
