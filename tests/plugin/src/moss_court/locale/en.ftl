# Moss Court, for Python and the page.
title = Moss Court

## Moves

move-plant = Plant moss on { $square }.

## Events

event-plant = { $name } plants moss on { $square }.
event-corner = { $name } holds the corner { $square }.
event-end =
    { $reason ->
       *[full] The match is over: moss grows on every stone.
    }
ended-full = Moss grows on every stone.

## What to do now

prompt-plant =
    { $count ->
        [one] Plant moss on the last bare stone.
       *[other] Plant moss on one of the { $count } bare stones.
    }

## Why not

refusal-taken = Moss grows on { $square } already: choose a bare stone.

## Points

line-patch = Largest patch
line-patch-text =
    { $count ->
        [one] The largest patch covers { $count } stone.
       *[other] The largest patch covers { $count } stones.
    }
line-corners = Corners
line-corners-text =
    { $count ->
        [one] { $count } corner.
       *[other] { $count } corners.
    }

## Drawings

seat = Seat { $seat } ({ $sign })
you = Seat { $seat } ({ $sign }), you
