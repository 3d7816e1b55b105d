# Village Green, for Python and the page.
title = Village Green
pitch = Lay out your village green so that its rows and columns win the right awards.

## Cards

flower =
    { $flower ->
        [lily-red] red lily
        [lily-yellow] yellow lily
        [lily-blue] blue lily
        [petunia-red] red petunia
        [petunia-yellow] yellow petunia
        [petunia-blue] blue petunia
        [rose-red] red rose
        [rose-yellow] yellow rose
       *[rose-blue] blue rose
    }
feature =
    { $feature ->
        [birch] birch
        [oak] oak
        [willow] willow
        [birch-birch] two birches
        [oak-oak] two oaks
        [willow-willow] two willows
        [birch-oak] birch and oak
        [oak-birch] oak and birch
        [birch-willow] birch and willow
        [willow-birch] willow and birch
        [oak-willow] oak and willow
        [willow-oak] willow and oak
        [pond] pond
       *[structure] structure
    }
card =
    { $flower ->
        [lawn] lawn
       *[other] { flower } ({ feature })
    }
the-card =
    { $flower ->
        [lawn] the lawn
       *[other] the { flower } ({ feature })
    }
award-name =
    { $award ->
        [A01] Red lilies
        [A02] Yellow lilies
        [A03] Blue lilies
        [A04] Red petunias
        [A05] Yellow petunias
        [A06] Blue petunias
        [A07] Red roses
        [A08] Yellow roses
        [A09] Blue roses
        [A10] Still waters
        [A11] Paintbox
        [A12] Nosegay
        [A13] Open sky
        [A14] No bare patch
        [A15] Birch walk
        [A16] Royal oak
        [A17] Little wood
        [A18] Twin trees
        [A19] Picnic
        [A20] Odd masonry
        [A21] Stonework
        [A22] Croquet
        [A23] Three alike
        [A24] One kind or all
        [A25] Arboretum
        [A26] Few or many
        [A27] Lily lover
        [A28] Blue ribbon
        [A29] Quiet corner
       *[A30] Summer house
    }
the-award = the award { award-name }

## What awards count

thing =
    { $thing ->
        [lily-red] { $count ->
            [one] red lily
           *[other] red lilies
        }
        [lily-yellow] { $count ->
            [one] yellow lily
           *[other] yellow lilies
        }
        [lily-blue] { $count ->
            [one] blue lily
           *[other] blue lilies
        }
        [petunia-red] { $count ->
            [one] red petunia
           *[other] red petunias
        }
        [petunia-yellow] { $count ->
            [one] yellow petunia
           *[other] yellow petunias
        }
        [petunia-blue] { $count ->
            [one] blue petunia
           *[other] blue petunias
        }
        [rose-red] { $count ->
            [one] red rose
           *[other] red roses
        }
        [rose-yellow] { $count ->
            [one] yellow rose
           *[other] yellow roses
        }
        [rose-blue] { $count ->
            [one] blue rose
           *[other] blue roses
        }
        [lily] { $count ->
            [one] lily
           *[other] lilies
        }
        [petunia] { $count ->
            [one] petunia
           *[other] petunias
        }
        [rose] { $count ->
            [one] rose
           *[other] roses
        }
        [red] { $count ->
            [one] red flower
           *[other] red flowers
        }
        [yellow] { $count ->
            [one] yellow flower
           *[other] yellow flowers
        }
        [blue] { $count ->
            [one] blue flower
           *[other] blue flowers
        }
        [birch] { $count ->
            [one] birch
           *[other] birches
        }
        [oak] { $count ->
            [one] oak
           *[other] oaks
        }
        [willow] { $count ->
            [one] willow
           *[other] willows
        }
        [tree] { $count ->
            [one] tree
           *[other] trees
        }
        [species] tree species
        [structure] { $count ->
            [one] structure
           *[other] structures
        }
        [pond] { $count ->
            [one] pond
           *[other] ponds
        }
        [lawn] { $count ->
            [one] lawn
           *[other] lawns
        }
        [card] { $count ->
            [one] card
           *[other] cards
        }
        [one-tree] { $count ->
            [one] card with one tree
           *[other] cards with one tree
        }
        [pond-or-empty] { $count ->
            [one] pond or empty space
           *[other] ponds or empty spaces
        }
       *[empty] { $count ->
           [one] empty space
          *[other] empty spaces
       }
    }
term-each = { thing } { SIGNED($points) }
term-step = { $count } { thing } { SIGNED($points) }
term-steps = { $first } to { $count } { thing } { SIGNED($points) }
term-all-red-yellow-blue = all three colours { SIGNED($points) }
term-all-lily-petunia-rose = all three flowers { SIGNED($points) }
term-groups-birch-oak-willow = every two trees of one species { SIGNED($points) }
term-groups-structure-birch-oak-willow = every three trees of one species, or three structures { SIGNED($points) }
term-exact-structure-one-tree-pond-or-empty =
    a structure, a card with one tree, and a pond or an empty space { SIGNED($points) }
term-exact-structure-tree =
    exactly { $structure ->
        [one] { $structure } structure
       *[other] { $structure } structures
    } and { $tree ->
        [0] no tree
        [one] { $tree } tree
       *[other] { $tree } trees
    } { SIGNED($points) }

sum-each = { $count } { thing } × { SIGNED($points) } = { SIGNED($total) }
sum-scale = { $count } { thing } = { SIGNED($total) }
sum-groups =
    { $of ->
        [2] { $count ->
            [0] no two trees of one species
            [one] { $count } pair of trees
           *[other] { $count } pairs of trees
        }
       *[other] { $count ->
            [0] no three alike
            [one] { $count } group of three
           *[other] { $count } groups of three
        }
    } = { SIGNED($total) }
sum-all-red-yellow-blue =
    { $total ->
        [0] not all three colours = { SIGNED($total) }
       *[other] all three colours = { SIGNED($total) }
    }
sum-all-lily-petunia-rose =
    { $total ->
        [0] not all three flowers = { SIGNED($total) }
       *[other] all three flowers = { SIGNED($total) }
    }
sum-exact-structure-one-tree-pond-or-empty =
    a structure, a card with one tree, and a pond or an empty space = { SIGNED($total) }
sum-exact-structure-tree =
    exactly { $structure ->
        [one] { $structure } structure
       *[other] { $structure } structures
    } and { $tree ->
        [0] no tree
        [one] { $tree } tree
       *[other] { $tree } trees
    } = { SIGNED($total) }
sum-nothing = nothing counts

## Moves

move-lay = Lay { the-award } on { $space }.
move-lay-over = Lay { the-award } on { $space }, over the award there.
move-take-green = Take { the-card }.
move-take-award = Take { the-award }.
move-draw-green = Draw the top green of the deck.
move-draw-award = Draw the top award of the deck.
move-refresh-greens = Turn your village card: put the face-up greens under the deck and reveal three new ones.
move-refresh-awards = Turn your village card: put the face-up awards under the deck and reveal three new ones.
move-under-green = Put { the-card } under the deck next.
move-under-award = Put { the-award } under the deck next.
move-cover = Turn your village card: this turn you cover a card of your village with a green.
move-stop = End the game here.
move-discard = Discard { the-card }.
move-place = Place { the-card } on { $cell }.
move-place-on = Place { the-card } on the lawn on { $cell }.
move-cover-with = Cover the card on { $cell } with { the-card }.

## Events

event-lay = { $name } lays { the-award } on { $space }.
event-take-green = { $name } takes { the-card }.
event-take-award = { $name } takes { the-award }.
event-draw-green = { $name } draws { the-card }.
event-draw-green-hidden = { $name } draws a green from the deck.
event-draw-award = { $name } draws { the-award }.
event-draw-award-hidden = { $name } draws an award from the deck.
event-refresh-greens = { $name } turns the village card to refresh the greens.
event-refresh-awards = { $name } turns the village card to refresh the awards.
event-cover = { $name } turns the village card to cover a card.
event-under-green = { $name } puts { the-card } under the deck.
event-under-award = { $name } puts { the-award } under the deck.
event-under-hidden = { $name } puts a card under the deck.
event-under-rest = { $name } puts the other two under the deck.
event-discard = { $name } discards { the-card }.
event-discard-hidden = { $name } discards a card face down.
event-place = { $name } places { the-card } on { $cell }.
event-place-on = { $name } places { the-card } on the lawn on { $cell }.
event-cover-with = { $name } covers the card on { $cell } with { the-card }.
event-covered-green = Covered: { card }.
event-covered-award = Covered: { award-name }.
event-structure = The structure brings { $name } an award.
event-turn-up-green = Turned up: { card }.
event-turn-up-award = Turned up: { award-name }.
event-full = { $name }’s village shows nine greens!
event-deck-empty-greens = The green deck is empty.
event-deck-empty-awards = The award deck is empty.
event-last-round = The end is near: this round is the last!
event-pass = { $name } passes: nothing is left to take.
event-stop = { $name } ends the game.
event-total =
    { $total ->
        [one] { $name } has { MINUS($total) } point.
       *[other] { $name } has { MINUS($total) } points.
    }
event-end =
    { $reason ->
        [full] The match is over: a village shows nine greens.
        [no-greens] The match is over: the green deck is empty.
        [no-awards] The match is over: the award deck is empty.
        [no-action] The match is over: no action is left.
       *[stopped] The match is over: it was ended by choice.
    }
ended-full = A village shows nine greens.
ended-no-greens = The green deck is empty.
ended-no-awards = The award deck is empty.
ended-no-action = No action is left.
ended-stopped = It was ended by choice.

## The log in a few words

brief-lay = { award-name } on { $space }
brief-take-green = taken
brief-take-award = { award-name } taken
brief-draw-green = drawn
brief-draw-green-hidden = drawn from the deck
brief-draw-award = { award-name } drawn
brief-draw-award-hidden = an award drawn
brief-refresh-greens = three new greens
brief-refresh-awards = three new awards
brief-cover = covers a card
brief-under-green = under the deck
brief-under-award = { award-name } under the deck
brief-under-hidden = under the deck
brief-under-rest = two more under the deck
brief-discard = discarded
brief-discard-hidden = discarded face down
brief-place = on { $cell }
brief-place-on = on the lawn on { $cell }
brief-cover-with = over the card on { $cell }
brief-structure = an award for the structure
brief-full = nine greens
brief-deck-empty-greens = The green deck is empty
brief-deck-empty-awards = The award deck is empty
brief-last-round = The last round
brief-pass = passes
brief-stop = ends the game
brief-end = End of the match

## What to do now

prompt-set-up = Lay { the-award } above one of your columns.
prompt-action = Take a green or an award.
prompt-action-village = Take a green or an award, or turn your village card first.
prompt-action-solo = Take a green or an award, or end the game.
prompt-action-solo-village = Take a green or an award, turn your village card first, or end the game.
prompt-stuck = No normal action is left: use your village card, or end the game.
prompt-refresh = Choose the card that goes under the deck next: the first will be drawn first.
prompt-take-green = Take the green to cover with: you choose from your whole hand afterwards.
prompt-place = Place one of your four cards, or discard one.
prompt-place-solo = Place one of your four cards.
prompt-cover = Cover a card of your village with one of your four cards, or discard one.
prompt-cover-solo = Cover a card of your village with one of your four cards.
prompt-take-award = The structure brings an award: take one.
prompt-lay = Lay { the-award } above a column or beside a row.

## Why not

refusal-set-up = Set-up is not over: lay { the-award } above one of your columns.
refusal-set-up-left = The first three awards go above the columns: a0, b0 or c0.
refusal-space-taken = { $space } is taken: choose a free space.
refusal-space-taken-solo = { $space } is taken: alone, only a structure’s award may cover another.
refusal-no-award = You have no award to lay: take one first.
refusal-no-green-taken = Take a green first; then place or discard a card.
refusal-not-refreshing = No refresh is under way.
refusal-finish-refresh = Finish the refresh first: choose the card that goes under the deck next.
refusal-gone = That card is under the deck already.
refusal-cover-first = You cover this turn: take a green now.
refusal-place-first = You have taken a green: place or discard one of your cards now.
refusal-place-first-solo = You have taken a green: place one of your cards now.
refusal-award-first = The structure brings an award: take one now.
refusal-lay-first = Lay { the-award } first.
refusal-none-there-greens = No green lies face up there.
refusal-none-there-awards = No award lies face up there.
refusal-deck-empty-greens = The green deck is empty.
refusal-deck-empty-awards = The award deck is empty.
refusal-not-sure = Alone you must place a card: draw only if a card of your hand can be placed already.
refusal-not-sure-up = Alone you must place a card: neither your hand nor { the-card } can be placed.
refusal-no-space = All your award spaces are taken: alone, only a structure’s award may cover another.
refusal-card-down = Your village card is face down: it is used once per game.
refusal-not-three-greens = A refresh needs three face-up greens.
refusal-not-three-awards = A refresh needs three face-up awards.
refusal-nothing-to-cover = There is no flower card to cover in your village.
refusal-no-green = There is no green to take.
refusal-cannot-cover = No card you could take for sure would cover a card of your village.
refusal-only-alone = Only a game played alone can be stopped.
refusal-no-discard = Alone nothing is discarded: place a card.
refusal-cell-taken = On { $cell } lies { the-card }: place on an empty space or a lawn.
refusal-cover-flower = On { $cell } lies no flower card: you cover one this turn.
refusal-no-match = Not on { $cell }: { the-card } on { $beside } shares neither flower nor colour.

## Points

line-village = Village card
line-village-text =
    { $up ->
        [0] Face down: nothing.
       *[other] Face up: 1 point.
    }
line-ponds = Ponds
line-ponds-text =
    { $count ->
        [0] No pond is visible.
        [one] { $count } visible pond: 2 points.
       *[other] { $count } visible ponds: 2 points for each.
    }
award-sum = { award-name } ({ $space }): { $parts }.
line-award-a0 = { award-name }
line-award-a0-text = { award-sum }
line-award-b0 = { award-name }
line-award-b0-text = { award-sum }
line-award-c0 = { award-name }
line-award-c0-text = { award-sum }
line-award-z1 = { award-name }
line-award-z1-text = { award-sum }
line-award-z2 = { award-name }
line-award-z2-text = { award-sum }
line-award-z3 = { award-name }
line-award-z3-text = { award-sum }
# What it takes for a line to bring more.
award-next =
    { $thing ->
        [colour] { $more ->
            [one] { $more } more colour
           *[other] { $more } more colours
        }
        [flower] { $more ->
            [one] { $more } more flower
           *[other] { $more } more flowers
        }
        [alike] { $more } more alike
       *[other] { $count } more { thing }
    }
line-award-a0-next = { award-next }
line-award-b0-next = { award-next }
line-award-c0-next = { award-next }
line-award-z1-next = { award-next }
line-award-z2-next = { award-next }
line-award-z3-next = { award-next }

## Alone: how good a result is

band-last = Last place
band-mention = Honourable mention
band-second = Second place
band-garden = English garden of the year
verdict-last =
    { $missing ->
        [one] That earns last place; one point more would earn an honourable mention.
       *[other] That earns last place; { $missing } points more would earn an honourable mention.
    }
verdict-mention =
    { $missing ->
        [one] That earns an honourable mention; one point more would earn second place.
       *[other] That earns an honourable mention; { $missing } points more would earn second place.
    }
verdict-second =
    { $missing ->
        [one] That earns second place; one point more would make it the English garden of the year.
       *[other] That earns second place; { $missing } points more would make it the English garden of the year.
    }
verdict-garden = It is the English garden of the year!

## Drawings

seat = Seat { $seat }
you = Seat { $seat } (you)
points =
    { $points ->
        [one] { MINUS($points) } point
       *[other] { MINUS($points) } points
    }
greens = Greens
awards = Awards
nothing = none
deck = deck { $count }
display-greens = Greens: { $cards } (deck { $count })
display-awards = Awards: { $cards } (deck { $count })
hand = Your hand
hand-cards = Your hand: { $cards }
in-hand = In hand: { $count }
in-hand-known = In hand: { $count }; seen taken: { $cards }
to-lay = To lay: { $awards }
award-in-hand = Award in hand: { award-name }
held-award = Award in hand: { award-name } ({ $equation })
hidden-award = An award has been drawn.
award-worth = { SIGNED($points) }
award-line = { $space } { award-name }: { $equation } → { SIGNED($points) }
village-card =
    { $up ->
        [0] village card used
       *[other] village card up
    }
last-round = The last round!
short =
    { $thing ->
        [red] r
        [yellow] y
        [blue] b
        [lily] Li
        [petunia] Pe
        [rose] Ro
        [birch] B
        [oak] O
        [willow] W
        [structure] #
        [pond] ~
       *[lawn] lawn
    }
legend = r y b: red, yellow, blue; Li Pe Ro: lily, petunia, rose; B O W: birch, oak, willow; # structure; ~ pond

## Tables of the rules text

table-awards = | award | scores for its line |
table-bands = | points | result |
band-from = { $least } and more
band-between = { $least } to { $most }
band-up-to = up to { $most }
