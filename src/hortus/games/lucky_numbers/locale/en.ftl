# Lucky Numbers, for Python and the page.
title = Lucky Numbers
pitch = Fill your garden with rising numbers before anyone else does.

## Options

option-setup = Start tiles
option-setup-free = laid as you like
option-setup-sorted = laid in ascending order
option-setup-michael = laid one by one as drawn (Michael)
option-bruno = Bruno’s variant
option-bruno-no = no
option-bruno-yes = equal numbers on neighbouring spaces of a rising diagonal bring an extra turn
option-start = Who starts
option-start-0 = the first seat
option-start-1 = the second seat
option-start-2 = the third seat
option-start-3 = the fourth seat
bad-start = start={ $start } is not a seat: seats count from 0 to { $last }.

## Moves

move-draw = Draw a face-down tile.
move-discard = Put the { $number } face up in the centre.
move-lay = Lay the { $number } on { $square }.
move-place = Put the { $number } on { $square }.
move-exchange = Put the { $number } on { $square } in exchange for the { $old }, which goes to the centre.
move-take = Take the { $number } from the centre and put it on { $square }.
move-take-exchange = Take the { $number } from the centre and put it on { $square }; the { $old } goes to the centre.

## Events

event-draw = { $name } draws the { $number }.
event-discard = { $name } discards the { $number }.
event-lay = { $name } lays the { $number } on { $square }.
event-place = { $name } puts the { $number } on { $square }.
event-exchange = { $name } puts the { $number } on { $square } in exchange for the { $old }.
event-take = { $name } takes the { $number } from the centre and puts it on { $square }.
event-take-exchange = { $name } takes the { $number } from the centre and puts it on { $square } in exchange for the { $old }.
event-extra-turn = { $name } gets an extra turn!
event-full = { $name }’s garden is full!
event-end =
    { $reason ->
        [full] The match is over: a garden is full.
        [stalemate] The match is over: nobody has drawn or filled a space for ten rounds.
       *[no-tiles] The match is over: no face-down tile is left.
    }
ended-full = A garden is full.
ended-stalemate = Nobody has drawn or filled a space for ten rounds.
ended-no-tiles = No face-down tile is left.

## The log in a few words

brief-draw = { $number } drawn
brief-discard = { $number } discarded
brief-lay = { $number } on { $square }
brief-place = { $number } on { $square }
brief-exchange = { $number } for { $old } on { $square }
brief-take = { $number } from the centre: { $square }
brief-take-exchange = { $number } for { $old } on { $square }
brief-extra-turn = an extra turn
brief-full = the garden is full
brief-end = End of the match

## What to do now

prompt-lay = Lay the { $number } on one of your start spaces.
prompt-turn = Draw a tile, or take one from the centre.
prompt-draw = Draw a tile.
prompt-take = Take a tile from the centre: no face-down tile is left.
prompt-held = Put the { $number } in your garden, or discard it.

## Why not

refusal-still-laying = Set-up is not over: lay the { $number } on one of your start spaces.
refusal-not-laying = Set-up is over: no more tiles are laid on start spaces.
refusal-start-taken = { $square } is taken: choose a free start space.
refusal-in-hand = You hold the { $number }: put it in your garden or discard it first.
refusal-nothing-in-hand = You hold no tile: draw one, or take one from the centre.
refusal-none-down = No face-down tile is left: take one from the centre.
refusal-none-up = No { $number } lies in the centre.
refusal-same = The { $number } on { $square } cannot be exchanged for another { $number }.
refusal-left = { $number } cannot lie on { $square }: the { $other } to its left must be smaller.
refusal-above = { $number } cannot lie on { $square }: the { $other } above it must be smaller.
refusal-right = { $number } cannot lie on { $square }: the { $other } to its right must be greater.
refusal-below = { $number } cannot lie on { $square }: the { $other } below it must be greater.

## Points

line-empty = Empty spaces
line-empty-text =
    { $count ->
        [0] The garden is full.
        [one] { $count } of 16 spaces is empty. The fewest wins.
       *[other] { $count } of 16 spaces are empty. The fewest wins.
    }

## Drawings

seat = Seat { $seat }
you = Seat { $seat } (you)
centre = Centre
in-centre = Centre: { $tiles }
nothing = nothing yet
down = Face down: { $count }
hand = In hand: { $number }
hands = Start tiles of seat { $seat }: { $tiles }
