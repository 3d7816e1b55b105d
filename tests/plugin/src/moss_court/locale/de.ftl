# Moss Court, für Python und die Seite.
title = Mooshof

## Moves

move-plant = Pflanze Moos auf { $square }.

## Events

event-plant = { $name } pflanzt Moos auf { $square }.
event-corner = { $name } hält die Ecke { $square }.
event-end =
    { $reason ->
       *[full] Die Partie ist zu Ende: Auf allen Steinen wächst Moos.
    }
ended-full = Auf allen Steinen wächst Moos.

## What to do now

prompt-plant =
    { $count ->
        [one] Pflanze Moos auf den letzten kahlen Stein.
       *[other] Pflanze Moos auf einen der { $count } kahlen Steine.
    }

## Why not

refusal-taken = Auf { $square } wächst schon Moos: Wähle einen kahlen Stein.

## Points

line-patch = Größtes Polster
line-patch-text =
    { $count ->
        [one] Das größte Polster bedeckt { $count } Stein.
       *[other] Das größte Polster bedeckt { $count } Steine.
    }
line-corners = Ecken
line-corners-text =
    { $count ->
        [one] { $count } Ecke.
       *[other] { $count } Ecken.
    }

## Drawings

seat = Platz { $seat } ({ $sign })
you = Platz { $seat } ({ $sign }), du
