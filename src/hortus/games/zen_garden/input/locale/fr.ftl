# Ce qui ne va pas dans une position de Zen Garden venue de l’extérieur.

square-by-seat = { $field } doit être une case par place
not-a-tile = { $field } doit être une tuile comme wood-crane-water
tile-twice = { $field } est { $tile }, qui se trouve déjà dans { $where }
missions = { $field } doit en compter { $count } avec les plateaux { $boards }
two = { $field } doit en compter deux
other-board = { $field } n’est pas le plateau de la mission
emperor-twice = { $field } est { $element }, et il n’y a qu’une telle tuile de l’empereur
square-of-tile = { $field } doit être la case d’une tuile
tile-and-corner = { $field } doit être une tuile et un coin : wood-crane-water-tl
in-pieces = { $field } n’est pas d’un seul tenant ({ $squares })
order-of-turns = { $field } contient { $tiles } tuiles, ce que l’ordre des tours ne permet pas
held-over = { $field } doit être null : la partie est finie
three-rows = { $field } doit avoir trois rangées de quatre
tiles-now =
    { $tiles ->
        [one] { $field } doit contenir { $tiles } tuile à ce moment
       *[other] { $field } doit contenir { $tiles } tuiles à ce moment
    }
discards = { $field } ne peut pas en compter { $count } à la manche { $round }
not-the-rest = { $field } n’est pas ce qui reste quand on retire toutes les autres tuiles
mission-points = { $field } doit être 5, 3, 1 ou 0 pour chaque place
mission-order = { $field } doit donner d’abord 5, puis 3, puis 1
mission-not-done = { $field } donne à la place { $seat } des points pour une mission qu’elle n’a pas accomplie
mission-done = { $field } ne donne rien à la place { $seat } pour une mission qu’elle a accomplie
