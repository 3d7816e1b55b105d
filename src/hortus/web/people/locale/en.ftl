# People at a table: absences, ways out, removing a table.

## The table’s menu

menu-title = The table
menu-watches = watches
menu-mute = Mute
menu-unmute = Let them talk
menu-spectators = Spectators may talk
menu-claim = Let a bot play
menu-time = 1 min more
menu-time-for = 1 min more for { $name }
menu-time-day = 1 day more
menu-time-day-for = 1 day more for { $name }
menu-on-break = on a break until { $time }
menu-stand-in = Let a bot play for me
menu-stand-in-why = Come back whenever you like. Whoever is away at the end ranks last.
menu-return = Play on myself
menu-return-why = A bot is playing for you.
menu-break = Announce a break
menu-break-why =
    { $clock ->
        [asks] Until it is over nobody can have a bot play for you. The others are asked to let the clock stand still; if they do not agree, it goes on.
        [runs] Until it is over nobody can have a bot play for you. The clock goes on: others wait for the next round.
       *[none] Until it is over nobody can have a bot play for you.
    }
menu-minutes = { $count } min
menu-break-for = { $count } min: announce a break
menu-back = I am back
menu-end = Offer to end together
menu-end-why = If everybody agrees the match ends without a winner and does not count.
menu-end-now = End the match
menu-end-now-why = All the others have left: those who are still here win by their points.
menu-resign = Resign
menu-resign-why =
    { $seats ->
        [one] The match ends here.
        [2] The match ends, and it is lost for you.
       *[other] A bot plays on for you, and you rank last.
    }
menu-quit = Leave for good
menu-quit-why =
    { $seats ->
        [2] The match is lost for you and leaves your list. The other may play on against a bot.
       *[other] A bot plays on, you rank last, and the match leaves your list.
    }
menu-sure = { $what }: yes, really
menu-daily = A daily garden is played by oneself. Close the page and go on when you like.
menu-home-why = The match waits for you in your list; the others see that you are away.

## Away

away-wait = { $name } is away. In { $time } a bot may play.
away-now = { $name } is away.
away-break = { $name } takes a break until { $time }.
away-break-stopped = { $name } takes a break until { $time }. The clock stands still.
away-bot-for-me = A bot is playing for you.
away-my-break = You are on a break until { $time }.
away-my-break-stopped = You are on a break until { $time }. The clock stands still.
away-others-gone = The others have left for good. Bots play on.
away-play-on = Play on

## Removing a table

remove-close = Nobody has begun yet. The table is closed for everybody.
remove-leave = Your seat becomes free again.
remove-quit =
    { $seats ->
        [one] The match ends here.
        [2] You leave for good: the match is lost for you. The other may play on against a bot.
       *[other] You leave for good: a bot plays on, and you rank last.
    }
remove-do-close = Close the table
remove-do-leave = Leave the table
remove-do-quit = Leave for good
remove-keep = Keep it

## Taking back what was revealed

doubt-title = Take it back?
doubt-text = Something was revealed since. If you take it back, the match no longer counts for the ratings.
doubt-undo = Take it back
doubt-keep = Leave it

## Ratings

rating-mine = Your rating
rating-unsure = ?
rating-history =
    { $count ->
        [one] Your rating over { $count } match, now { $last }
       *[other] Your rating over { $count } matches, now { $last }
    }
certainty-provisional = provisional
certainty-provisional-why = Provisional until ten matches have been played and the number has settled.
certainty-fair = fairly certain
certainty-fair-why = The number has settled; it may still move by a few points.
certainty-sure = certain
certainty-sure-why = Many matches speak for this number.

## Conditional moves

menu-conditional = Add conditional moves
menu-conditional-why = If they play what you expect, your answer is played at once. Only you see it. Whatever does not fit is dropped.
menu-conditional-later = It is your turn. While the others are to move you can add conditional moves: what you would answer.
menu-conditional-not = There are no conditional moves in this game: something is always hidden.
conditional-title = Conditional moves
conditional-if = If { $name } plays: { $what }
conditional-then = Your answer: { $what }
conditional-answered = This would be played at once. Keep it?
conditional-save = Keep it
conditional-saved = Kept as conditional moves. Only you see them.
conditional-drop = Remove
conditional-own-turn = It is your turn now: just play.
conditional-to-table = Back to the table
conditional-moves = Moves
