# Lucky Numbers, pour Python et la page.
title = Lucky Numbers
pitch = Remplissez votre jardin de nombres croissants avant les autres.

## Options

option-setup = Tuiles de départ
option-setup-free = posées au choix
option-setup-sorted = posées dans l’ordre croissant
option-setup-michael = piochées et posées une à une (Michael)
option-bruno = Variante de Bruno
option-bruno-no = non
option-bruno-yes = deux nombres égaux voisins sur une diagonale montante donnent un tour de plus
option-start = Qui commence
option-start-0 = la première place
option-start-1 = la deuxième place
option-start-2 = la troisième place
option-start-3 = la quatrième place
bad-start = start={ $start } n’est pas une place : elles vont de 0 à { $last }.

## Coups

move-draw = Piocher une tuile cachée.
move-discard = Poser le { $number } face visible au centre.
move-lay = Poser le { $number } en { $square }.
move-place = Mettre le { $number } en { $square }.
move-exchange = Mettre le { $number } en { $square } à la place du { $old }, qui va au centre.
move-take = Prendre le { $number } au centre et le mettre en { $square }.
move-take-exchange = Prendre le { $number } au centre et le mettre en { $square } ; le { $old } va au centre.

## Événements

event-draw = { $name } pioche le { $number }.
event-discard = { $name } défausse le { $number }.
event-lay = { $name } pose le { $number } en { $square }.
event-place = { $name } met le { $number } en { $square }.
event-exchange = { $name } met le { $number } en { $square } à la place du { $old }.
event-take = { $name } prend le { $number } au centre et le met en { $square }.
event-take-exchange = { $name } prend le { $number } au centre et le met en { $square } à la place du { $old }.
event-extra-turn = { $name } a droit à un tour de plus !
event-full = Le jardin de { $name } est complet !
event-end =
    { $reason ->
        [full] La partie est finie : un jardin est complet.
        [stalemate] La partie est finie : depuis dix tours de table, personne n’a pioché ni rempli de case.
       *[no-tiles] La partie est finie : la pioche est vide.
    }
ended-full = Un jardin est complet.
ended-stalemate = Depuis dix tours de table, personne n’a pioché ni rempli de case.
ended-no-tiles = La pioche est vide.

## Le journal en quelques mots

brief-draw = { $number } pioché
brief-discard = { $number } défaussé
brief-lay = { $number } en { $square }
brief-place = { $number } en { $square }
brief-exchange = { $number } contre { $old } en { $square }
brief-take = { $number } pris au centre : { $square }
brief-take-exchange = { $number } contre { $old } en { $square }
brief-extra-turn = un tour de plus
brief-full = jardin complet
brief-end = Fin de la partie

## Que faire

prompt-lay = Posez le { $number } sur une de vos cases de départ.
prompt-turn = Piochez une tuile, ou prenez-en une au centre.
prompt-draw = Piochez une tuile.
prompt-take = Prenez une tuile au centre : la pioche est vide.
prompt-held = Mettez le { $number } dans votre jardin, ou défaussez-le.

## Pourquoi non

refusal-still-laying = La mise en place n’est pas finie : posez le { $number } sur une de vos cases de départ.
refusal-not-laying = La mise en place est finie : on ne pose plus sur les cases de départ.
refusal-start-taken = { $square } est occupée : choisissez une case de départ libre.
refusal-in-hand = Vous tenez le { $number } : mettez-le dans votre jardin ou défaussez-le d’abord.
refusal-nothing-in-hand = Vous ne tenez aucune tuile : piochez, ou prenez-en une au centre.
refusal-none-down = La pioche est vide : prenez une tuile au centre.
refusal-none-up = Aucun { $number } n’est au centre.
refusal-same = Le { $number } en { $square } ne s’échange pas contre un autre { $number }.
refusal-left = Le { $number } ne va pas en { $square } : le { $other } à sa gauche doit être plus petit.
refusal-above = Le { $number } ne va pas en { $square } : le { $other } au-dessus doit être plus petit.
refusal-right = Le { $number } ne va pas en { $square } : le { $other } à sa droite doit être plus grand.
refusal-below = Le { $number } ne va pas en { $square } : le { $other } au-dessous doit être plus grand.

## Points

line-empty = Cases vides
line-empty-text =
    { $count ->
        [0] Le jardin est complet.
        [one] { $count } case sur 16 est vide. Le moins gagne.
       *[other] { $count } cases sur 16 sont vides. Le moins gagne.
    }

## Dessins

seat = Place { $seat }
you = Place { $seat } (vous)
centre = Centre
in-centre = Centre : { $tiles }
nothing = rien encore
down = Cachées : { $count }
hand = En main : { $number }
hands = Tuiles de départ de la place { $seat } : { $tiles }
