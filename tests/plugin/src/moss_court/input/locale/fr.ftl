# Ce qui ne va pas dans une position de Moss Court venue de l’extérieur.

seats-or-null = { $field } doit contenir des places, 0 ou 1, ou null
uneven = { $field } doit porter autant de mousse des deux places, ou une de plus de la place 0
full-or-not = { $field } doit être null quand chaque pierre est plantée, et alors seulement
other-turn = { $field } ne va pas avec la mousse de la cour
