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
purse =
    { $first ->
        [yes] Coins: { $count } of at most { $most }, first player
       *[no] Coins: { $count } of at most { $most }
    }
empty = empty

## The emperor’s wishes

wish-small = Small preference
wish-small-short = Small
wish-small-what = { many }
wish-great = Great preference
wish-great-short = Great
wish-great-what = { many }
wish-majority = Majority
wish-majority-short = Majority
wish-majority-what = { many }
wish-detail = Attention to detail
wish-detail-short = Detail
wish-detail-what = { many }
wish-unity = Unity
wish-unity-short = Unity
wish-unity-what = every ground in one piece
wish-minimalist = Minimalist
wish-minimalist-short = Minimal
wish-minimalist-what = kinds of ground
wish-mission-1 = Mission 1
wish-mission-1-short = Mission
wish-mission-2 = Mission 2
wish-mission-2-short = Mission
wish-mission-3 = Mission 3
wish-mission-3-short = Mission
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
wish-next = Next step: { $count } bring { MINUS($points) }.
wish-hint = Point at a wish: its tiles light up.

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
