# The widget in a notebook.

undo = Undo
find-move = Find a move
moves = Legal moves
so-far = So far
