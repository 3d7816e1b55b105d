# Cottage Garden: the board.

tile-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
tile-pots =
    { $count ->
        [one] { $count } pot
       *[other] { $count } pots
    }
tile-cloches =
    { $count ->
        [one] { $count } cloche
       *[other] { $count } cloches
    }
tile-take = take it
tile-try = try it out
space-empty = empty
row-word = gardener row
gardener-name = Gardener, die { $die }. Gardener row: { $row }
gardener-mine = Your next row: { $row }
die-tip = The die shows { $die }. It goes up by one each time the gardener passes the arrow; at 6 the final round begins.
final-tip = The final round: every turn costs two points, and no new beds come.
turning-tip = Here the die goes up by one.
stone-tip = Here the gardener stands on { $name }’s next turn.
gardener-tip = The gardener looks along this row: { $row }. Only its tiles can be planted this turn.
path-tip =
    { $count ->
        [one] { $count } tile waits on the path. The first ones fill the gardener’s row when it has run low.
       *[other] { $count } tiles wait on the path. The first ones fill the gardener’s row when it has run low.
    }
supply-tip = This bed comes to whoever completes one next.
hives-tip = The first two players to reach 20 take a beehive each.
cats-tip =
    { $count ->
        [one] { $count } cat. Cats fill empty squares after planting, or bring new tiles to the gardener’s row.
       *[other] { $count } cats. Cats fill empty squares after planting, or bring new tiles to the gardener’s row.
    }
rival-on = a cube of { $name }
guide-tracks = Tracks and cubes
guide-left = What is left
final = Final round
die = Die { $die } of 6: at 6 the final round begins
path =
    { $count ->
        [one] Path: { $count } tile
       *[other] Path: { $count } tiles
    }
path-tile = { $number } on the path: { $tile }
path-empty = The path is empty.
supply = Supply: bed { $number }, { side } side up
hives = Beehives still to be had, worth { $numbers }
hives-none = Both beehives have been taken
beehives-mine =
    { $count ->
        [one] Beehive, worth { $count }
       *[other] Beehives, worth { $count }
    }
corner =
    { $corner ->
        [nw] North-west corner
        [ne] North-east corner
        [se] South-east corner
       *[sw] South-west corner
    }
corner-cat = cat of { $name }
bed-name =
    Bed { $number }, { side }: { $pots ->
        [one] { $pots } pot
       *[other] { $pots } pots
    } and { $cloches ->
        [one] { $cloches } cloche
       *[other] { $cloches } cloches
    } visible, { $count } to fill
bed-card = Bed { $number }, { side }
bed-gone = No bed in place { $number }
bed-gone-short = no bed
bed-worth =
    { $points ->
        [one] As it lies, up to { $points } point when it is complete
       *[other] As it lies, up to { $points } points when it is complete
    }
squares-left = { $count } to fill
square = Bed { $bed }, { $at }
on-cat = cat
on-pot = pot
on-print-pot = printed pot
on-print-cloche = printed cloche
on-nothing = empty
put = put the { $what } on { $squares }
try-put = try the { $what } on { $squares }
token-pot = pot
token-cat = cat
token-corners = corners
cats =
    { $count ->
        [one] { $count } cat in reserve
       *[other] { $count } cats in reserve
    }
cats-take =
    { $count ->
        [one] { $count } cat in reserve: take it
       *[other] { $count } cats in reserve: take one
    }
cats-want =
    { $count ->
        [one] { $count } cat in reserve: place it after the tile
       *[other] { $count } cats in reserve: place some after the tile
    }
cats-wanted =
    { $count ->
        [one] { $count } cat in reserve, to be placed after the tile
       *[other] { $count } cats in reserve, to be placed after the tile
    }
cats-want-short = place some too
cats-wanted-short = ✓ after the tile
cats-none = no cats
pots = Pots
pots-take = Take a pot
pot-word = Pot
cat-word = Cat
child = { $age } years old
cubes-on =
    { $count ->
        [0] { colour } { $space }
        [one] { colour } { $space }: a cube
       *[other] { colour } { $space }: { $count } cubes
    }
cube-to = would go to { $to }
space-start = when the last cube leaves the start, a bonus pot comes
space-goal = the first two players here take a beehive
red-line = A cube that crosses the red line brings a cat
brings-cats = a cat comes
brings-pots = a bonus pot comes
brings-beehives = a beehive
picker = Which cube?
in-all = in all
score-first = Score bed { $number } first
return-name = { flowers }: send it back next
done = End turn
done-score = Score the bed
ramble = Refill for a cat
drop = Give a cat back
pot-action = Take a pot
pot-back = Put the pot back
cat-action = Place a cat
cat-back = Keep the cat
turn = Turn the tile
flip = Flip the tile
turn-short = Turn
flip-short = Flip
hand = In hand: { $what }
try = Only trying: { $what }
now-try =
    Only trying the { $what }: { $why ->
        [misfit] they fit nowhere on your beds.
        [elsewhere] they are not in the gardener row.
       *[note] nothing is played.
    }
now-hand =
    { $how ->
        [turn] No room for the { $what } this way round: turn or flip them.
        [misfit] The { $what } do not fit there.
       *[where] Where shall the { $what } lie?
    }
said-turned = Turned.
said-flipped = Flipped.
said-covers = Bed { $bed }: { $squares }.
said-misfit = It does not fit there.
text-nursery = Nursery
text-row = Gardener row
text-shape = squares { $squares }
text-seat =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
    }
text-cubes = Orange cubes on { $orange }; blue cubes on { $blue }.
text-path = Path, from its head
text-soon = Next: { $name }, row { $row }
text-you = you

## The guided game

lesson-welcome = Welcome! These are your two flowerbeds. Fill every square and a bed scores for the pots and cloches you can still see. Your cubes climb the trellises below.
lesson-take =
    { $pointer ->
        [touch] Take a tile from the lit row: tap it, then a bed; or drag it there. Turn and flip it with the buttons; it snaps to where it fits. Keep pots and cloches in sight.
       *[mouse] Take a tile from the lit row: click it, then a bed; or drag it there. Turn it with R or the wheel, flip it with F; it snaps to where it fits. Keep pots and cloches in sight.
    }
lesson-ahead = The sign with your symbol shows where the gardener will be on your next turn. You can try any tile of the nursery at any time: a parasol marks what is only tried.
lesson-ramble = The row in front of the gardener has gaps. For a cat it is refilled with the first tiles of the path. Or just plant one of its tiles.
lesson-cats = Now you may put cats on empty squares: they can complete a bed. Most of the time you keep them. To place some anyway, ask for them on the tray before you plant.
lesson-cube = A bed is complete! Choose the cube that moves. The dashed cube shows where it would land; across the red line waits a cat.
lesson-pot = A pot goes on any empty square, and counts when the bed is complete.
lesson-final = The final round: each turn costs two points, so finish your beds quickly, with pots and cats if need be.
lesson-end = That is the whole game. Play again, or invite a friend.

children = Ages of children
child-none = Adult
