# Ce qui ne va pas dans une position de Lucky Numbers venue de l’extérieur.

not-increasing = { $field } n’est pas strictement croissant le long des lignes de { $square }
start-tiles-only = { $field } contient plus que les tuiles de départ pendant la mise en place
not-here = { $field } n’est pas possible ici
tile-to-lay = { $field } doit être la tuile à poser
no-hands = { $field } reste vide dans la mise en place de Michael
hand-size =
    { $tiles ->
        [one] { $field } doit contenir { $tiles } tuile
       *[other] { $field } doit contenir { $tiles } tuiles
    }
next-of-hand = { $field } doit être la prochaine tuile de la main
too-many-tiles = { $field } et centre contiennent plus de { $most } tuiles avec { $number }
not-the-rest = { $field } n’est pas ce qui reste quand on retire tout ce qui est sur la table
idle-set-up = { $field } doit être 0 pendant la mise en place
idle-drawn = { $field } doit être 0 quand une tuile a été piochée
idle-centre = { $field } doit être 0 quand le centre est vide
idle-full = { $field } doit être 0 quand un jardin est plein
full-twice = { $field } ne peut avoir qu’un seul jardin plein : le premier gagne
over-full = { $field } doit être null : un jardin est plein et la partie est finie
over-stalemate = { $field } doit être null : la partie est bloquée et finie
over-empty = { $field } doit être null : la dernière tuile cachée est partie et la partie est finie
