# What is wrong with positions and components of Cottage Garden from outside.

## Positions

other-components = { $field } are { $given }, but { $used } are in use
solo-only = { $field } is for a single player
age = { $field } must be an age from 5 to 7, or 0
child-alone = { $field } does not play alone
must-differ = { $field } must differ
three-cubes = { $field } must be three spaces out of { $spaces }
two-places = { $field } must be two places, null where there is no bed
squares = { $field } must be squares from a1 to e5
square-twice = { $field } name a square twice
not-a-tile = { $field } is { $name }, which is not a tile
other-shape = { $field } do not have the shape of { $tile }
on-another = { $field } lie on another tile
not-empty = { $field } must lie on empty squares without a print
tile-count = { $field }, path and beds together have tile { $tile } { $found } times, not once
bed-twice = { $field } and seats have a bed twice
not-a-phase = { $field } is not a phase
over-turn = { $field } must be 'turn' when the game is over
not-on-walk = { $field } is not a space of the walk
turns-range = { $field } have turns out of range
turns-all = { $field } must all say how many turns they have taken, or none of them (turns)
clock = { $field }, die and turns contradict each other, or whose turn it is
turns-order = { $field } have not taken their turns in order (turns)
beehives = { $field } cannot hold these beehives (beehives)
beehive-due = { $field } must not be 0: a cube is on 20 and a beehive was there
no-beehive = { $field } must be 0: no cube is on 20
corners = { $field } must be { $wanted }
missing = { $field } is missing
beds-dealt = { $field } cannot be 'beds': beds are dealt in this game
beds-order = { $field } are chosen in order
not-planted = { $field } cannot be planted yet
beds-late = { $field } cannot be 'beds' so late
tiles-gone = { $field } cannot be null here
tokens = { $field } still has tokens
few-tiles = { $field } has fewer than three tiles in the final round
unscored = { $field } is complete and should have been scored
scoring-bed = { $field } must be 1 or 2
scoring-null = { $field } must be null in this phase
incomplete = { $field } names a bed that is not complete
no-child = { $field } is not a child who chooses corners
no-giving-up = { $field } cannot be 'give up' here
not-active = { $field } must be the seat to decide in this phase
not-now = { $field } cannot be '{ $phase }' here

## Components

label = { $field } needs a label of letters and digits
label-twice = { $field } has the label of another tile: count copies instead
tiles = { $field } are { $found } with all copies, not { $count }
size = { $field } of { $low } squares are { $found }, not { $wanted }
sizes = { $field } of { $low } to { $high } squares are { $found }, not { $wanted }
beds = { $field } are { $found }, not { $count }
bed-id = { $field } has the id { $id }: beds are numbered from 1 to { $last }
bed-id-twice = { $field } has the id { $id } of another bed
five-rows = { $field } must be five rows of five
bed-marks = { $field } may hold only '.', 'P' and 'C'
bed-empty = { $field } has { $empty } empty squares, fewer than { $least }
shape = { $field } needs a shape of 'X' and '.' in rows of one length, divided by '/'
shape-size = { $field } has { $squares } squares, not 1 to 6
too-large = { $field } does not fit on a bed
in-pieces = { $field } is not in one piece
symbols = { $field } cannot show more pots and cloches than it has squares
