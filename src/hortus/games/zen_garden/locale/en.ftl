# Zen Garden, for Python and the page.
title = Zen Garden
pitch = Lay out a garden to please the emperor: paths, ornaments and grounds.

## Options

option-boards = Preference boards
option-boards-1 = level 1: board 1 only
option-boards-12 = level 2: unity
option-boards-13 = minimalist
option-boards-123 = level 3: unity, minimalist
option-boards-14 = two missions
option-boards-124 = unity, two missions
option-boards-134 = minimalist, two missions
option-boards-1234 = level 4: unity, minimalist, two missions
option-boards-15 = one mission
option-boards-125 = unity, one mission
option-boards-135 = minimalist, one mission
option-boards-1235 = unity, minimalist, one mission
option-boards-145 = three missions
option-boards-1245 = unity, three missions
option-boards-1345 = minimalist, three missions
option-boards-12345 = level 5: unity, minimalist, three missions
level-and-boards = Choose a level or the boards, not both.

## Pieces

# A tile in a sentence.
tile =
    { $decor ->
        [pagoda] the pagoda
        [bench] the bench
        [buddha] the buddha
        [gate] the gate
       *[crane] the crane
    } { $ground ->
        [sand] on sand
        [gravel] on gravel
        [trees] among trees
        [clay] on clay
        [water] in the water
       *[cherry] under cherry trees
    } with { $path ->
        [sand] a sand path
        [wood] a wooden path
       *[stone] a stone path
    }
tile-name = { tile }
tile-laid = { tile }, around the { corner } corner
corner =
    { $turn ->
        [0] top left
        [1] top right
        [2] bottom right
       *[3] bottom left
    }
decors =
    { $decor ->
        [pagoda] pagodas
        [bench] benches
        [buddha] buddhas
        [gate] gates
       *[crane] cranes
    }
# An element where tiles are counted.
many =
    { $element ->
        [sand-path] sand paths
        [wood-path] wooden paths
        [stone-path] stone paths
        [pagoda] pagodas
        [bench] benches
        [buddha] buddhas
        [gate] gates
        [crane] cranes
        [sand-ground] sand grounds
        [gravel] gravel
        [trees] trees
        [clay] clay
        [water] water
       *[cherry] cherry trees
    }
many-first =
    { $first ->
        [sand-path] sand paths
        [wood-path] wooden paths
        [stone-path] stone paths
        [pagoda] pagodas
        [bench] benches
        [buddha] buddhas
        [gate] gates
        [crane] cranes
        [sand-ground] sand grounds
        [gravel] gravel
        [trees] trees
        [clay] clay
        [water] water
       *[cherry] cherry trees
    }
many-second =
    { $second ->
        [sand-path] sand paths
        [wood-path] wooden paths
        [stone-path] stone paths
        [pagoda] pagodas
        [bench] benches
        [buddha] buddhas
        [gate] gates
        [crane] cranes
        [sand-ground] sand grounds
        [gravel] gravel
        [trees] trees
        [clay] clay
        [water] water
       *[cherry] cherry trees
    }
# A word, where there is little room.
short =
    { $element ->
        [sand-path] sand
        [wood-path] wood
        [stone-path] stone
        [pagoda] pagoda
        [bench] bench
        [buddha] buddha
        [gate] gate
        [crane] crane
        [sand-ground] sand
        [gravel] gravel
        [trees] trees
        [clay] clay
        [water] water
       *[cherry] cherry
    }

## Moves

move-take =
    { $cost ->
        [0] Take { tile }, free of charge.
        [one] Take { tile } for { $cost } coin.
       *[other] Take { tile } for { $cost } coins.
    }
move-place = Place it on { $square }, its path around the { corner } corner.

## Events

event-take =
    { $cost ->
        [0] { $name } takes { tile }, free of charge.
        [one] { $name } takes { tile } for { $cost } coin.
       *[other] { $name } takes { tile } for { $cost } coins.
    }
event-place = { $name } places { tile } on { $square }, around the { corner } corner.
event-line =
    { $coins ->
        [0] { $name } has four { decors } in a line, but the purse is full.
        [one] { $name } has four { decors } in a line: { $coins } coin!
       *[other] { $name } has four { decors } in a line: { $coins } coins!
    }
event-path =
    { $path ->
        [sand] { $name } completes a sand path: { $points } points!
        [wood] { $name } completes a wooden path: { $points } points!
       *[stone] { $name } completes a stone path: { $points } points!
    }
event-mission =
    { $points ->
        [one] { $name } accomplishes mission { $number }, { many-first } and { many-second }: { $points } point!
       *[other] { $name } accomplishes mission { $number }, { many-first } and { many-second }: { $points } points!
    }
event-mission-late = { $name } accomplishes mission { $number }, { many-first } and { many-second }, but no points are left.
event-full = { $name }’s garden is complete.
event-reshuffle = The supply is used up: the discards are shuffled into a new one.
event-round = Round { $round } of { $rounds }: { $name } goes first.
event-last-round = The last round begins: { $name } goes first.
event-end =
    { $reason ->
       *[gardens-full] The match is over: every garden is complete.
    }
ended-gardens-full = Every garden is complete.

## The log in a few words

decor =
    { $decor ->
        [pagoda] pagoda
        [bench] bench
        [buddha] buddha
        [gate] gate
       *[crane] crane
    }
brief-take =
    { $cost ->
        [0] { decor }, free
        [one] { decor } for { $cost } coin
       *[other] { decor } for { $cost } coins
    }
brief-place = { decor } on { $square }
brief-line =
    { $coins ->
        [one] four { decors }: { $coins } coin
       *[other] four { decors }: { $coins } coins
    }
brief-path =
    { $path ->
        [sand] sand path complete
        [wood] wooden path complete
       *[stone] stone path complete
    }
brief-mission = mission { $number } accomplished
brief-mission-late = mission { $number }, too late
brief-full = the garden is complete
brief-reshuffle = Discards shuffled in
brief-round = Round { $round } of { $rounds }
brief-last-round = The last round
brief-end = End of the match

## What to do now

prompt-take =
    { $coins ->
        [0] Take a tile of the bottom row: you have no coin left.
        [one] Take a tile: you have { $coins } coin.
       *[other] Take a tile: you have { $coins } coins.
    }
prompt-place = Place { tile } beside a tile of your garden.
prompt-first = Place { tile }: your first tile may lie anywhere.

## Why not

refusal-in-hand = You have taken { tile }: place it in your garden first.
refusal-empty = No tile lies on { $square }: the space is filled at the end of the round.
refusal-dear = The tile on { $square } costs { $cost } and you have { $coins }: take one of a lower row.
refusal-nothing-in-hand = Take a tile first: you have none to place.
refusal-first = The first tile goes on d4: where the garden stands makes no difference yet.
refusal-occupied = A tile lies on { $square } already.
refusal-too-high = With a tile on { $square } the garden would be five tiles high: four is the most.
refusal-too-wide = With a tile on { $square } the garden would be five tiles wide: four is the most.
refusal-apart = { $square } touches no tile of your garden by a side.

## Points

line-money = Money
line-money-text = A point for each coin.
line-paths = Completed paths
line-paths-text =
    { $count ->
        [0] No path is complete yet: it takes four tiles with the same path around one point. Points by paths: { $ladder }.
        [one] { $count } path is complete. Points by paths: { $ladder }.
       *[other] { $count } paths are complete. Points by paths: { $ladder }.
    }
line-decor-pagoda = Pagodas
line-decor-bench = Benches
line-decor-buddha = Buddhas
line-decor-gate = Gates
line-decor-crane = Cranes
line-decor-pagoda-text = { line-decor-text }
line-decor-bench-text = { line-decor-text }
line-decor-buddha-text = { line-decor-text }
line-decor-gate-text = { line-decor-text }
line-decor-crane-text = { line-decor-text }
line-decor-text =
    { $count ->
        [one] { $count } tile. Points by tiles: { $ladder }.
       *[other] { $count } tiles. Points by tiles: { $ladder }.
    }
line-small = Small preference: { many }
line-small-text = { line-each-text }
line-great = Great preference: { many }
line-great-text = { line-each-text }
line-each-text =
    { $each ->
        [one] { $each } point for each tile: { $count }.
       *[other] { $each } points for each tile: { $count }.
    }
line-majority = Majority: { many }
line-majority-text = Here { $count }, elsewhere { $others }. The most brings { $most }, the second most { $second }; ties share.
line-detail = Attention to detail: { many }
line-detail-text =
    { $count ->
        [one] { $count } tile. Points by tiles: { $ladder }.
       *[other] { $count } tiles. Points by tiles: { $ladder }.
    }
line-unity = Unity
line-unity-text =
    { $apart ->
        [0] { $tiles ->
            [0] { $most } points when every ground is in one piece.
           *[other] Every ground is in one piece: { $most } points.
        }
        [one] { $apart } ground lies in several pieces: no points. All in one piece bring { $most }.
       *[other] { $apart } grounds lie in several pieces: no points. All in one piece bring { $most }.
    }
line-minimalist = Minimalist
line-minimalist-text =
    { $count ->
        [one] { $count } kind of ground. Points by kinds: { $ladder }.
       *[other] { $count } kinds of ground. Points by kinds: { $ladder }.
    }
line-mission-1 = Mission 1: { many-first } and { many-second }
line-mission-2 = Mission 2: { many-first } and { many-second }
line-mission-3 = Mission 3: { many-first } and { many-second }
line-mission-1-text = { line-mission-text }
line-mission-2-text = { line-mission-text }
line-mission-3-text = { line-mission-text }
line-mission-text =
    { $state ->
        [won] { $place ->
            [1] Accomplished first.
            [2] Accomplished second.
           *[3] Accomplished third.
        }
        [gone] { many-first }: { $one } of { $need }, { many-second }: { $two } of { $need }. No points are left.
       *[open] { many-first }: { $one } of { $need }, { many-second }: { $two } of { $need }. Points left: { $left }.
    }

# A line in a word or two.
line-money-short = coins
line-paths-short = path
line-small-short = { short }
line-great-short = { short }
line-majority-short = { short }
line-detail-short = { short }
# What it takes for a line to bring more.
more =
    { $element ->
        [sand-path] { $more ->
            [one] { $more } more sand path
           *[other] { $more } more sand paths
        }
        [wood-path] { $more ->
            [one] { $more } more wooden path
           *[other] { $more } more wooden paths
        }
        [stone-path] { $more ->
            [one] { $more } more stone path
           *[other] { $more } more stone paths
        }
        [pagoda] { $more ->
            [one] { $more } more pagoda
           *[other] { $more } more pagodas
        }
        [bench] { $more ->
            [one] { $more } more bench
           *[other] { $more } more benches
        }
        [buddha] { $more ->
            [one] { $more } more buddha
           *[other] { $more } more buddhas
        }
        [gate] { $more ->
            [one] { $more } more gate
           *[other] { $more } more gates
        }
        [crane] { $more ->
            [one] { $more } more crane
           *[other] { $more } more cranes
        }
        [sand-ground] { $more ->
            [one] { $more } more sand ground
           *[other] { $more } more sand grounds
        }
        [gravel] { $more ->
            [one] { $more } more gravel tile
           *[other] { $more } more gravel tiles
        }
        [trees] { $more ->
            [one] { $more } more tree tile
           *[other] { $more } more tree tiles
        }
        [clay] { $more ->
            [one] { $more } more clay tile
           *[other] { $more } more clay tiles
        }
        [water] { $more ->
            [one] { $more } more water tile
           *[other] { $more } more water tiles
        }
       *[cherry] { $more ->
            [one] { $more } more cherry tile
           *[other] { $more } more cherry tiles
        }
    }
line-paths-next =
    { $more ->
        [one] { $more } more completed path
       *[other] { $more } more completed paths
    }
line-decor-pagoda-next = { more }
line-decor-bench-next = { more }
line-decor-buddha-next = { more }
line-decor-gate-next = { more }
line-decor-crane-next = { more }
line-small-next = { more }
line-great-next = { more }
line-majority-next = { more }
line-detail-next = { more }
line-mission-1-next = { $more } more of the two
line-mission-2-next = { $more } more of the two
line-mission-3-next = { $more } more of the two

## Drawings

seat = Seat { $seat }
you = Seat { $seat } (you)
coins = coins: { $coins }
points = points: { $points }
marker = first player
round = Round { $round } of { $rounds }
selection = Selection board
cost = costs { $cost }
supply = Supply: { $supply }, discards: { $discards }
hand = Taken: { tile-name }
wishes = The emperor’s wishes
left = left: { $left }

## Tables of the rules text

table-points = points
table-coins = coins
table-costs = row
table-row-top = top
table-row-middle = middle
table-row-bottom = bottom
table-paths = completed paths
table-decors = equal decors
table-majority = tiles
table-most = most
table-second-most = second most
table-detail = tiles
table-minimalist = kinds of ground
table-missions = finished
table-first = first
table-second = second
table-third = third
table-kind = kind
table-elements = elements
table-elements-paths = path
table-elements-decors = decor
table-elements-grounds = ground
