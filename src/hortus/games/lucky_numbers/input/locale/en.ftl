# What is wrong with a position of Lucky Numbers from outside.

not-increasing = { $field } does not increase strictly along the lines of { $square }
start-tiles-only = { $field } holds more than start tiles during set-up
not-here = { $field } is not possible here
tile-to-lay = { $field } must be the tile to lay
no-hands = { $field } are empty in Michael’s set-up
hand-size =
    { $tiles ->
        [one] { $field } must hold { $tiles } tile
       *[other] { $field } must hold { $tiles } tiles
    }
next-of-hand = { $field } must be the next tile of the hand
too-many-tiles = { $field } and centre hold more than { $most } tiles with { $number }
not-the-rest = { $field } is not what is left when everything on the table is taken away
idle-set-up = { $field } must be 0 during set-up
idle-drawn = { $field } must be 0 when a tile has been drawn
idle-centre = { $field } must be 0 when the centre is empty
idle-full = { $field } must be 0 when a garden is full
full-twice = { $field } cannot be full more than once: the first one wins
over-full = { $field } must be null: a garden is full and the game is over
over-stalemate = { $field } must be null: the game has ended in stalemate
over-empty = { $field } must be null: the last face-down tile is gone and the game is over
