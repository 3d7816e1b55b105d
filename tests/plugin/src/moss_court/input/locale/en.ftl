# What is wrong with a position of Moss Court from outside.

seats-or-null = { $field } must hold seats, 0 or 1, or null
uneven = { $field } must hold as much moss of both seats, or one more of seat 0
full-or-not = { $field } must be null when every stone is planted, and only then
other-turn = { $field } does not fit the moss on the court
