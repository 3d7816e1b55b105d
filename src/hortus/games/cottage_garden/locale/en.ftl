# Cottage Garden, for Python and the page.
title = Cottage Garden
pitch = Fill flowerbeds with planted tiles, pots and, in the gaps, cats.

## Options

option-return_order = Tiles that go back to the path
option-return_order-shuffled = in random order
option-return_order-chosen = in the order their owner chooses
option-discard_cats = Excess cats may be given back
option-discard_cats-no = no
option-discard_cats-yes = yes
option-bed_choice = Beds at the start (solo)
option-bed_choice-random = dealt
option-bed_choice-chosen = chosen by the player, solo only
option-children = Ages of children by seat (5 to 7, 0 for an adult)
option-bonuses = Bonuses of the planting table
option-bonuses-cat-pot = cat and pot
option-bonuses-cat = only the cat at the red line
option-bonuses-pot = only the pot for an empty start
option-bonuses-none = none
bad-children-alone = There are no children in the solo game.
bad-children = children={ $children } must name { $players } ages, 0 for an adult.
bad-bed-choice = Only a single player may choose the beds.

## Names

flowers =
    { $flower ->
        [tulip] tulips
        [daisy] daisies
        [poppy] poppies
        [bluebell] bluebells
        [sunflower] sunflowers
        [lavender] lavenders
        [iris] irises
        [pansy] pansies
        [lily] lilies
        [cornflower] cornflowers
        [rose] roses
        [snowdrop] snowdrops
        [carnation] carnations
       *[peony] peonies
    }
corners =
    { $corners ->
        [nw] north-west
        [ne] north-east
        [se] south-east
        [sw] south-west
        [nw-ne] north-west and north-east
        [nw-se] north-west and south-east
        [nw-sw] north-west and south-west
        [ne-se] north-east and south-east
        [ne-sw] north-east and south-west
        [se-sw] south-east and south-west
        [nw-ne-se] north-west, north-east and south-east
        [nw-ne-sw] north-west, north-east and south-west
        [nw-se-sw] north-west, south-east and south-west
       *[ne-se-sw] north-east, south-east and south-west
    }
colour =
    { $colour ->
        [orange] orange
       *[blue] blue
    }
side =
    { $side ->
        [light] light
       *[dark] dark
    }

## Moves

move-plant =
    { $completes ->
        [0] Lay the { flowers } from { $space } on bed { $bed }: { $squares }.
       *[other]
            { $worth ->
                [one] Lay the { flowers } from { $space } on bed { $bed }: { $squares }. It completes the bed, for up to { $worth } point.
               *[other] Lay the { flowers } from { $space } on bed { $bed }: { $squares }. It completes the bed, for up to { $worth } points.
            }
    }
move-pot =
    { $completes ->
        [0] Put a pot on { $square } of bed { $bed }.
       *[other]
            { $worth ->
                [one] Put a pot on { $square } of bed { $bed }. It completes the bed, for up to { $worth } point.
               *[other] Put a pot on { $square } of bed { $bed }. It completes the bed, for up to { $worth } points.
            }
    }
move-cat =
    { $completes ->
        [0] Put a cat on { $square } of bed { $bed }.
       *[other]
            { $worth ->
                [one] Put a cat on { $square } of bed { $bed }. It completes the bed, for up to { $worth } point.
               *[other] Put a cat on { $square } of bed { $bed }. It completes the bed, for up to { $worth } points.
            }
    }
move-done = Place no more cats.
move-drop = Give an excess cat back.
move-ramble = Give a cat back and refill the gardener row.
move-stay = Leave the gardener row as it is.
move-first = Score bed { $bed } first.
move-cube = Move the { colour } cube on { $from } forwards by { $count }, to { $to }.
move-pay = Move the { colour } cube on { $from } back to { $to }.
move-bed = Choose bed { $number }.
move-corners = Put your cats on these corners: { corners }.
move-return = Send the { flowers } to the path next.

## Events

event-plant = { $name } lays the { flowers } on bed { $bed }.
event-pot = { $name } puts a pot on bed { $bed }.
event-pot-bonus = { $name } puts the bonus pot on bed { $bed }.
event-pot-lost = { $name }’s bonus pot finds no empty square and is lost.
event-cat = { $name } puts a cat on bed { $bed }.
event-drop = { $name } gives an excess cat back.
event-cats-back =
    { $count ->
        [one] An excess cat of { $name }’s goes back.
       *[other] { $count } excess cats of { $name }’s go back.
    }
event-ramble = { $name } gives a cat back to refill the gardener row.
event-refilled =
    { $count ->
        [one] One tile comes into the gardener row.
       *[other] { $count } tiles come into the gardener row.
    }
event-first = { $name } scores bed { $bed } first.
event-complete =
    { $name } completes bed { $bed }: { $pots ->
        [one] { $pots } pot
       *[other] { $pots } pots
    }, { $cloches ->
        [one] { $cloches } cloche
       *[other] { $cloches } cloches
    }!
event-cube = { $name }’s { colour } cube climbs from { $from } to { $to }: { SIGNED($gained) }.
event-red-line = It crosses the red line: a cat comes to { $name }.
event-empty-start = No cube of this colour is left on 0: { $name } gets a bonus pot.
event-beehive =
    { $count ->
        [one] { $name } is the second on 20 and takes the single beehive!
       *[other] { $name } is the first on 20 and takes the double beehive!
    }
event-pay = { $name } pays for the turn: the { colour } cube goes back from { $from } to { $to }.
event-bed = { $name } chooses bed { $number }, { side } side up.
event-bed-new = { $name } gets bed { $number }, { side } side up, in its place.
event-bed-done = The bed is done; in the final round no other takes its place.
event-return = { $name } sends the { flowers } to the path.
event-corners =
    { $count ->
        [one] { $name } puts a cat on one corner of the nursery.
       *[other] { $name } puts cats on { $count } corners of the nursery.
    }
event-corner-cat = The gardener passes a corner: a cat comes to { $name }.
event-die = The die turns to { $die }.
event-final-ahead = One more lap, then the final round: beds with fewer than three tiles will be given up.
event-final-round = The final round begins!
event-give-up =
    { $tiles ->
        [0] { $name } gives up bed { $bed }: no tile lies on it.
        [one] { $name } gives up bed { $bed }: only one tile lies on it.
       *[other] { $name } gives up bed { $bed }: only { $tiles } tiles lie on it.
    }
event-end =
    { $reason ->
        [given-up] The match is over: all beds are given up.
       *[beds] The match is over: the last bed is done.
    }
ended-given-up = All beds were given up.
ended-beds = The last bed is done.

## How good a result is, playing alone

band-0 =
    { $missing ->
        [one] One point more would be very good.
       *[other] { $missing } points more would be very good.
    }
band-71 = That is very good; { $missing } more would be exceptional.
band-80 = That is exceptional; { $missing } more would be a masterpiece.
band-90 = That is a masterpiece!

## The log in a few words

brief-plant = { flowers } on bed { $bed }
brief-pot = a pot on bed { $bed }
brief-pot-bonus = bonus pot on bed { $bed }
brief-pot-lost = bonus pot lost
brief-cat = a cat on bed { $bed }
brief-drop = a cat too many
brief-cats-back = cats too many
brief-ramble = a cat for new tiles
brief-complete = bed { $bed } complete
brief-cube =
    { $colour ->
        [orange] orange cube { $from } → { $to }
       *[blue] blue cube { $from } → { $to }
    }
brief-red-line = a cat comes
brief-empty-start = a bonus pot
brief-beehive = a beehive
brief-pay =
    { $colour ->
        [orange] pays: orange { $from } → { $to }
       *[blue] pays: blue { $from } → { $to }
    }
brief-bed = bed { $number } chosen
brief-bed-new = bed { $number } instead
brief-return = { flowers } to the path
brief-corners = cats on the corners
brief-corner-cat = a cat from the corner
brief-die = The die turns to { $die }
brief-final-round = The final round
brief-give-up = bed { $bed } given up
brief-end = End of the match

## What to do now

prompt-plant = Lay a tile of the gardener row, or put down a pot.
prompt-plant-pot = Put down a pot: no tile of the gardener row fits.
prompt-cats = Place cats if you like, then end your turn.
prompt-limit = You have more than two cats: place the others.
prompt-limit-drop = You have more than two cats: place the others, or give them back.
prompt-ramble = Plant from the gardener row as it is, or give a cat back to refill it first.
prompt-score = Both beds are complete: choose which is scored first.
prompt-orange = Choose the orange cube that moves forwards by { $count }.
prompt-blue = Choose the blue cube that moves forwards by { $count }.
prompt-bonus = Put down the bonus pot.
prompt-pay = Final round: move an orange cube two spaces back, or a blue one by one.
prompt-bed-light = Choose your light bed.
prompt-bed-dark = Choose your dark bed.
prompt-bed-supply = Choose the bed for the supply.
prompt-corners =
    { $count ->
        [one] Choose one corner of the nursery for your cat.
       *[other] Choose { $count } corners of the nursery for your cats.
    }
prompt-return = Choose the tile that goes to the path next.

## Why not

refusal-not-now =
    { $prompt ->
        [prompt-plant] That is not what is asked for. { prompt-plant }
        [prompt-plant-pot] That is not what is asked for. { prompt-plant-pot }
        [prompt-cats] That is not what is asked for. { prompt-cats }
        [prompt-limit] That is not what is asked for. { prompt-limit }
        [prompt-limit-drop] That is not what is asked for. { prompt-limit-drop }
        [prompt-ramble] That is not what is asked for. { prompt-ramble }
        [prompt-score] That is not what is asked for. { prompt-score }
        [prompt-orange] That is not what is asked for. { prompt-orange }
        [prompt-blue] That is not what is asked for. { prompt-blue }
        [prompt-bonus] That is not what is asked for. { prompt-bonus }
        [prompt-pay] That is not what is asked for. { prompt-pay }
        [prompt-bed-light] That is not what is asked for. { prompt-bed-light }
        [prompt-bed-dark] That is not what is asked for. { prompt-bed-dark }
        [prompt-bed-supply] That is not what is asked for. { prompt-bed-supply }
        [prompt-corners] That is not what is asked for. { prompt-corners }
       *[prompt-return] That is not what is asked for. { prompt-return }
    }
refusal-plant-first = Plant first: cats come after the tile or the pot.
refusal-place-excess = You have more than two cats: place the others first.
refusal-no-drop = Excess cats must be placed: in this game none are given back.
refusal-no-gap = The gardener row has no empty space to refill.
refusal-no-cat = You have no cat to give back.
refusal-no-path = The path is empty: there is nothing to refill with.
refusal-child = Nobody rambles in a game with a child.
refusal-was-asked = It is too late to ramble: lay a tile or put down a pot.
refusal-not-in-row = { $space } is not in the gardener row: choose from { $row }.
refusal-no-tile = No tile lies on { $space }.
refusal-no-bed = You have no bed { $bed }.
refusal-sticks-out = The { flowers } would stick out of the bed there.
refusal-on-tile = { $square } of bed { $bed } is taken by a tile.
refusal-on-cat = { $square } of bed { $bed } is taken by a cat.
refusal-on-pot = { $square } of bed { $bed } is taken by a pot.
refusal-on-print = { $square } of bed { $bed } shows a printed symbol: no pot and no cat goes there.
refusal-no-cube = You have no { colour } cube on { $space }.
refusal-arrived = A cube on 20 has arrived and moves no more.
refusal-too-low = The { colour } cube on { $space } cannot go back so far.
refusal-bed-gone = Bed { $number } has been chosen already.
refusal-corners =
    { $count ->
        [one] Choose exactly one corner.
       *[other] Choose exactly { $count } corners.
    }
refusal-no-such-tile = The bed has no tile number { $number } to send back.

## Points

line-orange = Orange cubes
line-orange-text = They stand on { $space1 }, { $space2 } and { $space3 }.
line-orange-next =
    { $goal ->
        [cat] { $more ->
            [one] { $more } more pot: a cat at the red line
           *[other] { $more } more pots: a cat at the red line
        }
       *[end] { $more ->
            [one] { $more } more pot: space 20
           *[other] { $more } more pots: space 20
        }
    }
line-blue = Blue cubes
line-blue-text = They stand on { $space1 }, { $space2 } and { $space3 }.
line-blue-next =
    { $goal ->
        [cat] { $more ->
            [one] { $more } more cloche: a cat at the red line
           *[other] { $more } more cloches: a cat at the red line
        }
       *[end] { $more ->
            [one] { $more } more cloche: space 20
           *[other] { $more } more cloches: space 20
        }
    }
line-beehives = Beehives
line-beehives-text =
    { $points ->
        [one] The second player with a cube on 20.
       *[other] The first player with a cube on 20.
    }

## Drawings

draw-clock =
    { $final ->
        [0] Die { $die }, gardener row { $row }
       *[other] Die { $die }, gardener row { $row } - final round
    }
draw-die =
    { $final ->
        [0] Die { $die }
       *[other] Die { $die } - final round
    }
draw-path = Path ({ $count })
draw-supply = Supply: bed { $number }, { side }
draw-seat = Seat { $seat }
draw-seat-line = Seat { $seat }: { $points } points, cats { $cats }
draw-hives = beehives { $count }
draw-hives-offered = beehives on offer
draw-child = child of { $age }
draw-corners = corners { $corners }
draw-cubes = { colour }
draw-bed = { $place }: bed { $number }, { side }
draw-no-bed = { $place }: no bed
draw-legend = . empty  u pot printed  U pot  n cloche  & cat  1-9 A-E tiles in the order laid
