# Zen Garden: the board.

market-tile =
    { $state ->
        [take] { $square }: { tile-name }. Costs { $cost }. Take it
        [dear] { $square }: { tile-name }. Costs { $cost }: too dear now.
       *[tile] { $square }: { tile-name }. Costs { $cost }.
    }
market-none = { $square }: taken, filled again after the round
supply-left = Supply { $count }
hand-label = In hand
hand-of = { $name } takes
hand-name =
    { $state ->
        [turn] In hand: { tile-name }, its path around the { corner } corner. Turn it
       *[tile] In hand: { tile-name }, its path around the { corner } corner
    }
hand-none = No tile in hand
turn = Turn
turned = Path around the { corner } corner.
cell-first = Row { $row }, column { $column }
cell-free = { $square }, free
cell-out = empty
cell-put = put it here, its path around the { corner } corner
cell-points =
    { $points ->
        [one] { SIGNED($points) } point
       *[other] { SIGNED($points) } points
    }
cell-more = turned otherwise it brings more
cell-plan = take the tile and put it here
laid = { $square }: { tile-name }, its path around the { corner } corner
shift-left =
    { $more ->
        [yes] Shift the garden left, makes room on the right
       *[no] Shift the garden left
    }
shift-right =
    { $more ->
        [yes] Shift the garden right, makes room on the left
       *[no] Shift the garden right
    }
shift-up =
    { $more ->
        [yes] Shift the garden up, makes room below
       *[no] Shift the garden up
    }
shift-down =
    { $more ->
        [yes] Shift the garden down, makes room above
       *[no] Shift the garden down
    }
shifted = Garden shifted.
round-before-last = One more round after this one.
purse =
    { $first ->
        [yes] Coins: { $count } of at most { $most }, first player
       *[no] Coins: { $count } of at most { $most }
    }
empty = empty

cost-tip =
    { $cost ->
        [0] Tiles of this terrace are free. What nobody takes from above slides down here after the round.
        [one] Tiles of this terrace cost { $cost } coin, and a coin kept is a point.
       *[other] Tiles of this terrace cost { $cost } coins, and a coin kept is a point.
    }
supply-tip = Face down in the supply: { $supply } tiles. Discarded: { $discards }. When the supply is used up, the discards are shuffled in.
purse-tip = Coins pay for tiles. Each coin left at the end is a point; four equal decors in a line bring three more.
marker-tip = Whoever has this marker goes first; it passes on after each round.
guide-left = What is left
element = { many }
tile-worth =
    { $points ->
        [one] The best place brings { SIGNED($points) } point in all, its price paid.
       *[other] The best place brings { SIGNED($points) } points in all, its price paid.
    }

## The emperor’s wishes

wish-counter =
    { $points ->
        [one] { $name }: { $count }, { MINUS($points) } point
       *[other] { $name }: { $count }, { MINUS($points) } points
    }
wish-left =
    { $left ->
        [none] No points left
       *[some] Points left: { $left }
    }
wish-fits =
    { $points ->
        [0] The tile counts here.
        [one] The tile counts here: { SIGNED($points) } point.
       *[other] The tile counts here: { SIGNED($points) } points.
    }
wish-you = you
wish-next = { $takes }: { MINUS($now) } → { MINUS($points) }.
# Where there is little room: how many more, and what they bring.
wish-brief = +{ $more } → { MINUS($points) }
# After a count: on the way to the first points.
wish-of = of { $count }

## The guided game

lesson-welcome = Welcome! You will lay sixteen tiles in your garden. Each shows a ground, a decor and a quarter of a path. The scroll says what this emperor likes; whoever has the most points when the gardens are full wins.
lesson-take =
    { $pointer ->
        [touch] Take a tile from the terraces: tap it. The upper ones cost 2 coins, the middle ones 1, the lower ones nothing. The scroll shows what the tile brings for each wish. Every coin you keep is a point.
       *[mouse] Take a tile from the terraces: click it. The upper ones cost 2 coins, the middle ones 1, the lower ones nothing. The scroll shows what the tile brings for each wish. Every coin you keep is a point.
    }
lesson-first =
    { $pointer ->
        [touch] Put your first tile anywhere. Turn it first if you like: the Turn button, or a tap on the tile in hand.
       *[mouse] Put your first tile anywhere. Turn it first if you like: the R key, the wheel, the Turn button, or a click on the tile in hand.
    }
lesson-beside = From now on every tile goes side by side with another. Four quarter rings of the same path around one point make a completed path: 3 points for the first, more for each further one.
lesson-points = The numbers on the free spaces are the points the tile would bring there as it is turned now; a small arrow says that it would bring more when turned.
lesson-shift =
    { $pointer ->
        [touch] No room on one side? Shift the whole garden in its frame: drag it, or tap an arrow on the frame. It costs nothing.
       *[mouse] No room on one side? Shift the whole garden in its frame: drag it, click an arrow on the frame, or press Shift with an arrow key. It costs nothing.
    }
lesson-wishes =
    { $pointer ->
        [touch] Tap a wish on the scroll: the tiles it counts light up in your garden. Beware of attention to detail: one, two or three such tiles cost you points.
       *[mouse] Point at a wish on the scroll: the tiles it counts light up in your garden. Beware of attention to detail: one, two or three such tiles cost you points.
    }
lesson-lines = Four equal decors in a row, a column or a long diagonal pay 3 coins at once. And six or more of a kind bring points at the end.
lesson-poor = Your purse is nearly empty. The bottom row is free; what nobody takes from above slides down after the round.
lesson-end = That is the whole game. Next time, add a board: unity, minimalist, missions.

board-1 = Preferences
board-1-why = Paths, ornaments, and the emperor’s four preferences. Always there.
board-2 = Unity
board-2-why = Points if every ground in your garden is in one piece.
board-3 = Minimalist
board-3-why = The fewer kinds of ground, the more points.
board-4 = Two missions
board-4-why = Four tiles of each of two kinds; the first to finish gets most.
board-5 = One mission
board-5-why = One mission more.
