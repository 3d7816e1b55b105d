# Lucky Numbers: the board.

draw = Draw a tile
discard = Discard
discard-number = Discard the { $number }
ranges = What fits

pile =
    { $count ->
        [0] The face-down pile is empty.
        [one] Face-down pile, { $count } tile.
       *[other] Face-down pile, { $count } tiles.
    }
hand = In hand: { $number }
hand-none = No tile in hand
hand-next = Next start tiles: { $tiles }
hand-label = In hand
next-label = Next
slot =
    { $state ->
        [discard] Centre: put the { $number } here, face up
        [take] { $number }: { $up } in the centre, { $down } still face down. Take it
        [up] { $number }: { $up } in the centre, { $down } still face down
       *[none] { $number }: none in the centre, { $down } still face down
    }
space-empty =
    { $start ->
        [yes] { $at }, empty start space
       *[no] { $at }, empty
    }
space-tile = { $at }: { $number }
space-fits = { $low } to { $high } fit
space-fits-none = no number fits
space-put = put the { $number } here
space-exchange = exchange it for the { $number }

empty = empty
up = In the centre: { $numbers }
up-none = Nothing in the centre.
unseen = Face down: { $numbers }
unseen-none = No face-down tiles.
key-down = still face down
key-seen = already seen
slot-tip =
    { $up ->
        [0] { $number }: still face down { $down }, laid or in hand { $seen }.
       *[other] { $number }: in the centre { $up }, still face down { $down }, laid or in hand { $seen }.
    }
pile-tip =
    { $count ->
        [one] { $count } tile lies face down. Drawn and not wanted, it goes to the centre, where anybody may take it.
       *[other] { $count } tiles lie face down. One drawn and not wanted goes to the centre, where anybody may take it.
    }
guide-left = What is left
guide-each =
    { $count ->
        [one] Every number from 1 to 20 exists once.
       *[other] Every number from 1 to 20 exists { $count } times.
    }
guide-number = Number
guide-centre = in the centre
guide-race = How far everybody is

## The guided game

lesson-garden = Welcome! This is your garden. Numbers must rise along every row, left to right, and down every column. Four tiles already lie on your start spaces. Whoever fills all sixteen spaces first wins.
lesson-draw =
    { $pointer ->
        [touch] Your turn. Tap the green pile to draw a tile.
       *[mouse] Your turn. Click the green pile to draw a tile.
    }
lesson-place = A green space with a dot takes this number. Leave room: a 12 beside a 13 leaves no gap to fill. Arrows on a tile: yours goes in and the old one goes to the centre.
lesson-discard = No empty space for this one. You may exchange it for one of your tiles, or discard it: it then lies face up in the centre, for anyone to take.
lesson-take =
    { $pointer ->
        [touch] You may take a tile from the centre instead of drawing: tap it, and the spaces where it fits light up. It must be placed. The dots under a number are its tiles still face down.
       *[mouse] You may take a tile from the centre instead of drawing: click it, and the spaces where it fits light up. It must be placed. The dots under a number are its tiles still face down.
    }
lesson-end = That is the whole game. Play again, or invite a friend.
score-shown =
    { $left ->
        [0] full
       *[other] { $left } to go
    }

## What the coach says: it judges in turns, not in points

outlook = about { $turns } turns to go
review-by-points = Turns
review-chart-points = Turns still needed after every decision
review-luck = Luck in turns
