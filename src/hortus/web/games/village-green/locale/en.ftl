# Village Green: the board.

deck-greens =
    { $count ->
        [0] The green deck is empty.
        [one] Green deck, { $count } card.
       *[other] Green deck, { $count } cards.
    }
deck-awards =
    { $count ->
        [0] The award deck is empty.
        [one] Award deck, { $count } card.
       *[other] Award deck, { $count } cards.
    }
deck-draw = Draw the top card.
face-up = { $name }, face up, place { $number }.
take = Take it.
gone = Place { $number }: already under the deck.
put-under = Put it under the deck as number { $number }.
all-awards = All awards
award-now = Now { $points }: { $why }
award-more = { $takes }: { $now } → { $points }
award-done = Its line is full.
village-up-tip = Your village card is worth 1 point as it lies. Once, instead of taking a card, you may turn it: for three new face-up greens or awards, or to cover a card of your village.
guide-standing = Everybody’s awards
guide-left = What is left
left-greens =
    { $count ->
        [one] You have not seen { $count } green: the deck has { $deck }, the others may hold the rest.
       *[other] You have not seen { $count } greens: the deck has { $deck }, the others may hold the rest.
    }
left-awards =
    { $count ->
        [one] You have not seen { $count } award: the deck has { $deck }.
       *[other] You have not seen { $count } awards: the deck has { $deck }.
    }
to-lay-mine = Lay these, from the left
to-lay-of = { $name } lays these
bands = Where your village stands
award-full = { award-name }: { $equation }

hand-card = In your hand: { $name }
hand-seen = the others saw you take it
hand-pick = pick it up
hand-place = place it on { $at }
hand-award = To lay: { $award }
hand-of =
    { $count ->
        [one] { $name }: { $count } card in hand, { $discards } discarded
       *[other] { $name }: { $count } cards in hand, { $discards } discarded
    }
known = { $name } took { $card }
known-maybe = { $name } took { $card }; it may have been discarded since
award-drawn = { $name } has drawn an award
award-of = { $name } has to lay { $award }
discard = Discard
discard-card = Discard { $name } face down
discard-spot =
    { $count ->
        [one] Discard face down. You have discarded { $count } card.
       *[other] Discard face down. You have discarded { $count } cards.
    }

cell-empty = { $at }, empty
cell-card = { $at }: { $name }
cell-here = place { $name } here, { SIGNED($points) }
cell-choose = choose which card goes here
covers = on { $name }
space-empty = { $at }, empty award space.
space-award = { $at }: { award-name }. { $equation }. Now { SIGNED($points) }.
space-here = Lay { award-name } here, { SIGNED($points) }.
empty = empty
now-power = What is your village card to do?
now-card = Which of your cards shall lie on { $at }?
now-space = Choose a lit space for { $name }.

counting = The villages are counted
village-card-name = Village card
village-up = Village card, face up: 1 point, or one of its powers once
village-down = Village card, face down: used
village-use = Use the village card
power-refresh-greens = Three new greens
power-refresh-awards = Three new awards
power-cover = Cover a card
power-no = Not possible now.
power-close = Keep it
stop = End the game here

text-deck = Deck: { $count }
text-discarded = Discarded by you: { $cards }
text-known = Seen taken: { $cards }
text-to-lay = Awards to lay: { $awards }
text-under =
    { $order ->
        [yes] Put under the deck by { $name }, in this order: { $cards }.
       *[no] Put under the deck by { $name }: { $cards }.
    }
perhaps = { $card } (perhaps)

lesson-welcome = Welcome! Here grows your village. Awards above the columns and beside the rows judge the three cards of their line. You have three to lay above your columns: look at them, and at your hand, before you choose.
lesson-set-up =
    { $pointer ->
        [touch] Lay the award with the green frame: touch one of the lit spaces.
       *[mouse] Lay the award with the green frame: click one of the lit spaces.
    }
lesson-take = Your turn. Take a green: one of the three face up, or the top of the green deck. It joins your hand; then you place one card.
lesson-place =
    { $pointer ->
        [touch] Touch a card of your hand. The numbers show what each space would bring now. Your first card may lie anywhere; later ones must share flower or colour with every card beside them.
       *[mouse] Click a card of your hand. The numbers show what each space would bring now. Your first card may lie anywhere; later ones must share flower or colour with every card beside them.
    }
lesson-structure = A structure brings an award at once. Take one: the small digits on it say how many there are in the line, the numbers below what that brings.
lesson-lay = Lay it above a column or beside a row. The numbers say what it would change now; think of the cards still to come. On another award, it covers it.
lesson-misfit = None of your cards fits: discard one, face down.
lesson-match = Flower or colour must match on every side. Try a space that is not lit: the table tells you why. You may discard instead of placing.
lesson-awards = The number on each award is what its line is worth now. Instead of a green you may take an award on your turn, also to cover a bad one.
lesson-village = Your village card is worth a point as it lies. Once, it can bring three new face-up cards, or let you cover a card of yours.
lesson-last = The end is near: this is the last round. Everybody gets the same number of turns.
lesson-end = That is the whole game. The result shows what every award brought.
