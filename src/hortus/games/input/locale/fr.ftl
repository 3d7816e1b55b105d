# Ce qui ne va pas dans les positions et fichiers de matériel venus de l’extérieur, pour tous les jeux.

## Phrases

position-impossible = La position est impossible : { $problem }.
position-unreadable = La position est illisible : { $problem }.
components-impossible = Le fichier du matériel est inutilisable : { $problem }.
components-wrong = Le fichier du matériel { $file } est inutilisable : { $problem }.
components-unreadable = Le fichier du matériel { $file } est illisible : { $problem }.

## Problèmes

not-a-seat = { $field } n’est pas une place
out-of-range = { $field } est hors limites
generator = { $field } doit être quatre nombres entiers inférieurs à 2**32
four-rows = { $field } doit avoir quatre rangées de quatre
list-by-seat = { $field } doit être une liste par place
between = { $field } doit aller de { $low } à { $high }
number-between = { $field } doit être un nombre de { $low } à { $high }
number-by-seat = { $field } doit être un nombre par place
one-of = { $field } doit être parmi { $choices }
must-be = { $field } doit être { $value }
too-many = { $field } en compte trop
set-up-only = { $field } n’a de sens que pendant la mise en place
set-up-order = { $field } ne suit pas l’ordre de la mise en place
not-over = { $field } ne peut pas être null : la partie n’est pas finie
nothing-to-decide = { $field } ne laisse rien à décider
