# Ce qui ne va pas dans les positions et le matériel de Cottage Garden venus de l’extérieur.

## Positions

other-components = { $field } est { $given }, mais c’est { $used } qui sert
solo-only = { $field } est réservé au jeu en solo
age = { $field } doit être un âge de 5 à 7, ou 0
child-alone = { $field } ne joue pas en solo
must-differ = { $field } doit nommer des coins différents
three-cubes = { $field } doit être trois cases parmi { $spaces }
two-places = { $field } doit avoir deux emplacements, null là où il n’y a pas de parterre
squares = { $field } doit nommer des cases de a1 à e5
square-twice = { $field } nomme une case deux fois
not-a-tile = { $field } est { $name }, qui n’est pas une tuile
other-shape = { $field } n’a pas la forme de { $tile }
on-another = { $field } recouvre une autre tuile
not-empty = { $field } doit se trouver sur des cases vides sans dessin
tile-count = { $field }, path et beds ont ensemble { $found } fois la tuile { $tile }, pas une fois
bed-twice = { $field } et seats ont un parterre deux fois
not-a-phase = { $field } n’est pas une phase
over-turn = { $field } doit être 'turn' quand la partie est finie
not-on-walk = { $field } n’est pas une case du chemin
turns-range = { $field } a des turns hors limites
turns-all = { $field } doit dire pour chaque place combien de tours elle a joués, ou pour aucune (turns)
clock = { $field }, die et turns se contredisent, ou contredisent à qui c’est le tour
turns-order = { $field } n’a pas joué dans l’ordre (turns)
beehives = { $field } ne peut pas détenir ces ruches (beehives)
beehive-due = { $field } ne doit pas être 0 : un cube est sur 20 et il restait une ruche
no-beehive = { $field } doit être 0 : aucun cube n’est sur 20
corners = { $field } doit en nommer { $wanted }
missing = { $field } manque
beds-dealt = { $field } ne peut pas être 'beds' : les parterres sont distribués dans cette partie
beds-order = { $field } se choisit dans l’ordre
not-planted = { $field } ne peut pas encore être planté
beds-late = { $field } ne peut plus être 'beds'
tiles-gone = { $field } ne peut pas être null ici
tokens = { $field } porte encore des jetons
few-tiles = { $field } a moins de trois tuiles dans la manche finale
unscored = { $field } est complet et aurait dû être compté
scoring-bed = { $field } doit être 1 ou 2
scoring-null = { $field } doit être null dans cette phase
incomplete = { $field } nomme un parterre qui n’est pas complet
no-child = { $field } n’est pas un enfant qui choisit des coins
no-giving-up = { $field } ne peut pas être 'give up' ici
not-active = { $field } doit être la place qui décide dans cette phase
not-now = { $field } ne peut pas être '{ $phase }' ici

## Matériel

label = { $field } demande un label de lettres et de chiffres
label-twice = { $field } a le label d’une autre tuile : comptez plutôt copies
tiles = { $field } en compte { $found } avec toutes les copies, pas { $count }
size = { $field } en compte { $found } de { $low } cases, pas { $wanted }
sizes = { $field } en compte { $found } de { $low } à { $high } cases, pas { $wanted }
beds = { $field } en compte { $found }, pas { $count }
bed-id = { $field } a l’id { $id } : les parterres sont numérotés de 1 à { $last }
bed-id-twice = { $field } a l’id { $id } d’un autre parterre
five-rows = { $field } doit avoir cinq rangées de cinq
bed-marks = { $field } ne peut contenir que '.', 'P' et 'C'
bed-empty = { $field } a { $empty } cases vides, moins de { $least }
shape = { $field } demande une forme de 'X' et de '.' en rangées d’une même longueur, séparées par '/'
shape-size = { $field } a { $squares } cases, pas de 1 à 6
too-large = { $field } ne tient pas sur un parterre
in-pieces = { $field } n’est pas d’un seul tenant
symbols = { $field } ne peut pas montrer plus de pots et de cloches qu’il n’a de cases
