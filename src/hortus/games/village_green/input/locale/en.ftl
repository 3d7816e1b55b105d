# What is wrong with positions and components of Village Green from outside.

## Positions

no-green = { $field } names no green: { $card }
no-award = { $field } names no award: { $card }
card-twice = { $field } has { $card }, which lies somewhere else too
over-action = { $field } must be 'action' once the game is over
no-cell = { $field } has no cell { $name }
neighbours = { $field } does not match its neighbours
no-space = { $field } has no space { $name }
up-to-since = { $field } must be from 0 to since
same-as-since = { $field } must be the same as since
drawn-blind = { $field } cannot be true of a card drawn blind
not-alone = { $field } is not possible in a game for one
hands-needed = { $field } must be given: too few cards are unseen
hand-size = { $field } must hold { $cards } cards
not-the-phase = { $field } does not fit the phase
three-up = { $field } are at most three face up
gap = { $field } cannot have this gap
three-refreshed = { $field } must be three while they are refreshed
first-awards = { $field } must have one on a0, b0 and c0: they were laid at set-up
only-awards = { $field } shows more than the first awards during set-up
no-set-up = { $field } cannot be 'set-up' any more
not-up-yet = { $field } are not face up yet during set-up
removed = { $field } are { $count } too many: so many were removed at set-up
face-up = { $field } must be { $count } face up while their deck has cards
one-refresh = { $field } and under_awards have more cards of seat { $seat } than one Refresh
card-used-refresh = { $field } must be false: the seat has put cards under a deck
not-under-deck = { $field } does not fit the cards under the deck
deck-empty = { $field } needs a deck that is not empty
not-triggered = { $field } cannot be null: no deck is empty and no village is full
village-full = { $field } cannot come to seat { $turn }: village { $seat } is full
structure-needed = { $field } must be true: only a structure brings this award
covering-needed = { $field } must be true here
card-in-use = { $field } must be false: it is being used
nothing-to-cover = { $field } needs a card to cover
no-award-left = { $field } cannot be 'take award': no award is left
no-action = { $field } must be null: no action is left
covered-twice = { $field } have two covered flower cards: the village card covers one
card-used-cover = { $field } must be false: the seat has covered a flower card
card-used-otherwise = { $field } have a covered flower card, but the village card is used for something else
not-covered-yet = { $field } must have covered a flower card already
no-structure = { $field } cannot be true: no structure is visible

## Components

no-id = { $field } has no id from G01 to G60
id-twice = { $field } has the id of another card
lawn-flower = { $field } is a lawn and has a flower or a colour
no-flower = { $field } has no flower and is not a lawn
no-colour = { $field } has no colour and is not a lawn
trees = { $field } has { $trees } trees: there must be one or two
no-trees =
    { $feature ->
        [lawn] { $field } is a lawn and has trees
        [pond] { $field } is a pond and has trees
       *[structure] { $field } is a structure and has trees
    }
cards = { $field } has { $found } cards: there must be { $count }
unknown-award = { $field } is not an award we can score, A01 to A30
all-awards = { $field } must name each of A01 to A30 once, or be left out
