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

## People

own-section-people = People
own-friends = Friends
own-friends-why = Your friends may watch the tables you keep for friends. It is your own list: nobody is asked, and nobody is told.
own-friend-name = Name of an account
own-friend-add = Add
own-befriend = Friend
own-befriend-one = Friend: { $name }
own-unfriend = Remove
own-unfriend-one = Remove: { $name }
own-met = People you have met
own-block = Block
own-block-one = Block: { $name }
own-unblock = Unblock
own-unblock-one = Unblock: { $name }
own-blocked = Blocked
own-blocked-why = Whoever you block neither joins your tables nor challenges you, you are not put together, and you do not read each other. A guest can come again under another name.
own-profile = Your profile
own-profile-why = Everybody can see your name and your ratings. What else?
own-shows-results = Results by game, and how the ratings came about
own-shows-matches = Finished matches
own-profile-link = Look at your profile

## Somebody's profile

own-somebody = Profile
own-kind-guest = Guest
own-kind-account = Player
own-kind-program = Program
own-program-why = A bot or another program of yours plays under a name of its own, with a rating of its own. It signs in with a token (HORTUS_TOKEN).
own-program-name = Name of the program
own-program-add = Make a token
own-program-token = Token of { $name }
own-program-once = This is shown only now. Whoever has it plays as { $name }.
own-challenge = Challenge to a match
own-is-friend = { $name } is in your list of friends.
own-is-blocked = You have blocked { $name }.
own-ratings-of = Ratings
own-ratings-nobody = No rated match yet.
own-won-of =
    { $matches ->
        [one] { $wins } of { $matches } match won
       *[other] { $wins } of { $matches } matches won
    }
own-last-matches = Last matches
own-hidden = The rest is not shown to everybody.

## E-mail

own-email = E-mail address
own-email-why = If you like: for reminders of matches where it is your turn, and for a forgotten password. Nobody else sees it.
own-email-send = Send a link
own-email-sent = A link is on its way to { $address }. The address is stored once you have followed it.
own-email-remind = Remind me by e-mail when it is my turn in a match with days for a turn
own-email-forget = Forget the address
own-forgot = Forgotten your password?
own-forgot-who = Name or e-mail address
own-forgot-why = A link for a new password is sent to the address of the account, if it has one.
own-forgot-sent = If there is such an account with an address, a link is on its way.
own-link-verify = Your e-mail address
own-link-verify-do = Confirm the address
own-link-verify-done = The address is confirmed.
own-link-stop = Reminders by e-mail
own-link-stop-do = No more reminders
own-link-stop-done = You get no more reminders by e-mail. On the page of your account you can have them again.
own-link-reset = A new password

## Reminders and vacation

own-reminders = Reminders
own-reminders-why = In matches with days for a turn you can be told when the others wait for you, and when less than twelve hours are left.
own-push = Remind me on this device, even when the page is closed
own-push-refused = The browser does not allow notifications from this page.
own-push-impossible = Reminders on this device need a page that came by https, or the computer that Hortus runs on: browsers allow them nowhere else.
own-vacation = Vacation
own-vacation-why = While you are on vacation no turn of yours in a match with days for a turn runs out, and nobody reminds you. At most 30 days; the next one only after as long a time.
own-vacation-days = { $days } days
own-vacation-until = You are on vacation until { $date }.
own-vacation-end = I am back
own-on-vacation = { $name } is on vacation until { $date }.
