# The coach, for Python and the page.

## Why a move is good

why-only-move = There is nothing else to do.
why-only-place = Only here does it bring points at once.
why-line-now = { $line }: { $now } { $now ->
        [one] point
       *[other] points
    } now, and about { $more } more by the end than the next best move brings.
why-line = { $line }: about { $more } { $more ->
        [one] point
       *[other] points
    } more by the end than the next best move brings.
why-against = It keeps about { $points } { $points ->
        [one] point
       *[other] points
    } from { $name }.
why-now = { $now } { $now ->
        [one] point
       *[other] points
    } at once.
why-room = It leaves the most room for what comes.
why-close = Almost as good.

## Errors

nothing-to-review = Nothing has been played yet: there is nothing to review.
