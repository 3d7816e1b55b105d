# Le widget dans un carnet.

undo = Annuler
find-move = Chercher un coup
moves = Coups possibles
so-far = Jusqu’ici
