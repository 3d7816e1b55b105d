# Moss Court, pour Python et la page.
title = La Cour de mousse

## Moves

move-plant = Planter de la mousse en { $square }.

## Events

event-plant = { $name } plante de la mousse en { $square }.
event-corner = { $name } tient le coin { $square }.
event-end =
    { $reason ->
       *[full] La partie est finie : la mousse pousse sur toutes les pierres.
    }
ended-full = La mousse pousse sur toutes les pierres.

## What to do now

prompt-plant =
    { $count ->
        [one] Plantez de la mousse sur la dernière pierre nue.
       *[other] Plantez de la mousse sur une des { $count } pierres nues.
    }

## Why not

refusal-taken = La mousse pousse déjà en { $square } : choisissez une pierre nue.

## Points

line-patch = Plus grand tapis
line-patch-text =
    { $count ->
        [one] Le plus grand tapis couvre { $count } pierre.
       *[other] Le plus grand tapis couvre { $count } pierres.
    }
line-corners = Coins
line-corners-text =
    { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }

## Drawings

seat = Place { $seat } ({ $sign })
you = Place { $seat } ({ $sign }), vous
