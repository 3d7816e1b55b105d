# What is wrong with positions and component files from outside, of every game.

## Sentences

position-impossible = The position cannot be: { $problem }.
position-unreadable = The position cannot be read: { $problem }.
components-impossible = The component file cannot be used: { $problem }.
components-wrong = The component file { $file } cannot be used: { $problem }.
components-unreadable = The component file { $file } cannot be read: { $problem }.

## Problems

not-a-seat = { $field } is not a seat
out-of-range = { $field } is out of range
generator = { $field } must be four whole numbers below 2**32
four-rows = { $field } must be four rows of four
list-by-seat = { $field } must be one list for each seat
between = { $field } must be { $low } to { $high }
number-between = { $field } must be a number from { $low } to { $high }
number-by-seat = { $field } must be one number for each seat
one-of = { $field } must be one of { $choices }
must-be = { $field } must be { $value }
too-many = { $field } are too many
set-up-only = { $field } belongs to set-up only
set-up-order = { $field } does not fit the order of set-up
not-over = { $field } cannot be null: the game is not over
nothing-to-decide = { $field } leaves nothing to decide
