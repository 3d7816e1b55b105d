# What is wrong with a position of Zen Garden from outside.

square-by-seat = { $field } must be one square for each seat
not-a-tile = { $field } must be a tile such as wood-crane-water
tile-twice = { $field } is { $tile }, which lies in { $where } already
missions = { $field } must be { $count } with boards { $boards }
two = { $field } must be two
other-board = { $field } is not the mission’s board
emperor-twice = { $field } is { $element }, and there is only one such emperor tile
square-of-tile = { $field } must be the square of a tile
tile-and-corner = { $field } must be a tile and a corner: wood-crane-water-tl
in-pieces = { $field } is not in one piece ({ $squares })
order-of-turns = { $field } hold { $tiles } tiles, which the order of turns cannot bring
held-over = { $field } must be null: the game is over
three-rows = { $field } must be three rows of four
tiles-now =
    { $tiles ->
        [one] { $field } must hold { $tiles } tile at this time
       *[other] { $field } must hold { $tiles } tiles at this time
    }
discards = { $field } cannot be { $count } in round { $round }
not-the-rest = { $field } is not what is left when every other tile is taken away
mission-points = { $field } must be 5, 3, 1 or 0 for each seat
mission-order = { $field } must give 5 first, then 3, then 1
mission-not-done = { $field } gives seat { $seat } points for a mission it has not done
mission-done = { $field } gives seat { $seat } nothing for a mission it has done
