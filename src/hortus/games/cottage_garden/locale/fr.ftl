# Cottage Garden, pour Python et la page.
title = Cottage Garden
pitch = Remplissez des parterres de fleurs, de pots et, dans les trous, de chats.

## Options

option-return_order = Tuiles qui retournent dans la file
option-return_order-shuffled = au hasard
option-return_order-chosen = dans l’ordre choisi par leur propriétaire
option-discard_cats = Rendre les chats en trop
option-discard_cats-no = non
option-discard_cats-yes = oui
option-bed_choice = Parterres de départ (solo)
option-bed_choice-random = distribués
option-bed_choice-chosen = choisis par le joueur, en solo seulement
option-children = Âge des enfants par place (de 5 à 7, 0 pour un adulte)
option-bonuses = Bonus de la table de plantation
option-bonuses-cat-pot = chat et pot
option-bonuses-cat = seulement le chat de la ligne rouge
option-bonuses-pot = seulement le pot pour un départ vide
option-bonuses-none = aucun
bad-children-alone = Il n’y a pas d’enfants dans le jeu en solo.
bad-children = children={ $children } doit donner { $players } âges, 0 pour un adulte.
bad-bed-choice = Seul un joueur en solo peut choisir les parterres.

## Noms

flowers =
    { $flower ->
        [tulip] tulipes
        [daisy] marguerites
        [poppy] coquelicots
        [bluebell] campanules
        [sunflower] tournesols
        [lavender] lavandes
        [iris] iris
        [pansy] pensées
        [lily] lis
        [cornflower] bleuets
        [rose] roses
        [snowdrop] perce-neige
        [carnation] œillets
       *[peony] pivoines
    }
corners =
    { $corners ->
        [nw] nord-ouest
        [ne] nord-est
        [se] sud-est
        [sw] sud-ouest
        [nw-ne] nord-ouest et nord-est
        [nw-se] nord-ouest et sud-est
        [nw-sw] nord-ouest et sud-ouest
        [ne-se] nord-est et sud-est
        [ne-sw] nord-est et sud-ouest
        [se-sw] sud-est et sud-ouest
        [nw-ne-se] nord-ouest, nord-est et sud-est
        [nw-ne-sw] nord-ouest, nord-est et sud-ouest
        [nw-se-sw] nord-ouest, sud-est et sud-ouest
       *[ne-se-sw] nord-est, sud-est et sud-ouest
    }
colour =
    { $colour ->
        [orange] orange
       *[blue] bleu
    }
side =
    { $side ->
        [light] clair
       *[dark] sombre
    }

## Coups

move-plant =
    { $completes ->
        [0] Poser les { flowers } de { $space } sur le parterre { $bed } : { $squares }.
       *[other]
            { $worth ->
                [one] Poser les { flowers } de { $space } sur le parterre { $bed } : { $squares }. Le parterre serait complet : jusqu’à { $worth } point.
               *[other] Poser les { flowers } de { $space } sur le parterre { $bed } : { $squares }. Le parterre serait complet : jusqu’à { $worth } points.
            }
    }
move-pot =
    { $completes ->
        [0] Mettre un pot en { $square } du parterre { $bed }.
       *[other]
            { $worth ->
                [one] Mettre un pot en { $square } du parterre { $bed }. Le parterre serait complet : jusqu’à { $worth } point.
               *[other] Mettre un pot en { $square } du parterre { $bed }. Le parterre serait complet : jusqu’à { $worth } points.
            }
    }
move-cat =
    { $completes ->
        [0] Mettre un chat en { $square } du parterre { $bed }.
       *[other]
            { $worth ->
                [one] Mettre un chat en { $square } du parterre { $bed }. Le parterre serait complet : jusqu’à { $worth } point.
               *[other] Mettre un chat en { $square } du parterre { $bed }. Le parterre serait complet : jusqu’à { $worth } points.
            }
    }
move-done = Ne plus placer de chats.
move-drop = Rendre un chat en trop.
move-ramble = Rendre un chat et regarnir la rangée du jardinier.
move-stay = Laisser la rangée du jardinier comme elle est.
move-first = Compter d’abord le parterre { $bed }.
move-cube = Avancer le cube { colour } de { $from } : { $count } de plus, jusqu’à { $to }.
move-pay = Reculer le cube { colour } de { $from } à { $to }.
move-bed = Choisir le parterre { $number }.
move-corners = Mettre vos chats sur ces coins : { corners }.
move-return = Envoyer ensuite les { flowers } dans la file.

## Événements

event-plant = { $name } pose les { flowers } sur le parterre { $bed }.
event-pot = { $name } met un pot sur le parterre { $bed }.
event-pot-bonus = { $name } met le pot gagné sur le parterre { $bed }.
event-pot-lost = Le pot gagné par { $name } ne trouve pas de case vide et il est perdu.
event-cat = { $name } met un chat sur le parterre { $bed }.
event-drop = { $name } rend un chat en trop.
event-cats-back =
    { $count ->
        [one] Un chat en trop de { $name } est rendu.
       *[other] { $count } chats en trop de { $name } sont rendus.
    }
event-ramble = { $name } rend un chat pour regarnir la rangée du jardinier.
event-refilled =
    { $count ->
        [one] Une tuile arrive dans la rangée du jardinier.
       *[other] { $count } tuiles arrivent dans la rangée du jardinier.
    }
event-first = { $name } compte d’abord le parterre { $bed }.
event-complete =
    { $name } complète le parterre { $bed } : { $pots ->
        [one] { $pots } pot
       *[other] { $pots } pots
    }, { $cloches ->
        [one] { $cloches } cloche
       *[other] { $cloches } cloches
    } !
event-cube = Le cube { colour } de { $name } monte de { $from } à { $to } : { SIGNED($gained) }.
event-red-line = Il franchit la ligne rouge : un chat arrive chez { $name }.
event-empty-start = Plus aucun cube de cette couleur sur 0 : { $name } gagne un pot.
event-beehive =
    { $count ->
        [one] { $name } arrive en deuxième sur 20 et prend la ruche simple !
       *[other] { $name } arrive en premier sur 20 et prend la double ruche !
    }
event-pay = { $name } paie son tour : le cube { colour } recule de { $from } à { $to }.
event-bed = { $name } choisit le parterre { $number }, côté { side }.
event-bed-new = { $name } reçoit à sa place le parterre { $number }, côté { side }.
event-bed-done = Le parterre est terminé ; au dernier tour, aucun autre ne le remplace.
event-return = { $name } envoie les { flowers } dans la file.
event-corners =
    { $count ->
        [one] { $name } met un chat sur un coin de la pépinière.
       *[other] { $name } met des chats sur { $count } coins de la pépinière.
    }
event-corner-cat = Le jardinier passe un coin : un chat arrive chez { $name }.
event-die = Le dé passe à { $die }.
event-final-ahead = Encore un tour du jardinier, puis la fin : les parterres de moins de trois tuiles seront abandonnés.
event-final-round = Le dernier tour de jeu commence !
event-give-up =
    { $tiles ->
        [0] { $name } abandonne le parterre { $bed } : il ne porte aucune tuile.
        [one] { $name } abandonne le parterre { $bed } : il ne porte qu’une tuile.
       *[other] { $name } abandonne le parterre { $bed } : il ne porte que { $tiles } tuiles.
    }
event-end =
    { $reason ->
        [given-up] La partie est finie : tous les parterres sont abandonnés.
       *[beds] La partie est finie : le dernier parterre est terminé.
    }
ended-given-up = Tous les parterres ont été abandonnés.
ended-beds = Le dernier parterre est terminé.

## Ce que vaut un résultat en solo

band-0 =
    { $missing ->
        [one] Un point de plus, et ce serait très bien.
       *[other] { $missing } points de plus, et ce serait très bien.
    }
band-71 = C’est très bien ; { $missing } de plus, et ce serait remarquable.
band-80 = C’est remarquable ; { $missing } de plus, et ce serait exceptionnel.
band-90 = C’est exceptionnel !

## Le journal en quelques mots

brief-plant = { flowers }, parterre { $bed }
brief-pot = un pot, parterre { $bed }
brief-pot-bonus = pot gagné, parterre { $bed }
brief-pot-lost = pot gagné perdu
brief-cat = un chat, parterre { $bed }
brief-drop = un chat en trop
brief-cats-back = chats en trop
brief-ramble = un chat pour des tuiles
brief-complete = parterre { $bed } complet
brief-cube =
    { $colour ->
        [orange] cube orange { $from } → { $to }
       *[blue] cube bleu { $from } → { $to }
    }
brief-red-line = un chat arrive
brief-empty-start = un pot gagné
brief-beehive = une ruche
brief-pay =
    { $colour ->
        [orange] paie : orange { $from } → { $to }
       *[blue] paie : bleu { $from } → { $to }
    }
brief-bed = parterre { $number } choisi
brief-bed-new = parterre { $number } à la place
brief-return = { flowers } dans la file
brief-corners = chats sur les coins
brief-corner-cat = un chat du coin
brief-die = Le dé passe à { $die }
brief-final-round = Le dernier tour de jeu
brief-give-up = parterre { $bed } abandonné
brief-end = Fin de la partie

## Que faire

prompt-plant = Posez une tuile de la rangée du jardinier, ou mettez un pot.
prompt-plant-pot = Mettez un pot : aucune tuile de la rangée du jardinier ne convient.
prompt-cats = Placez des chats si vous voulez, puis finissez votre tour.
prompt-limit = Vous avez plus de deux chats : placez les autres.
prompt-limit-drop = Vous avez plus de deux chats : placez les autres, ou rendez-les.
prompt-ramble = Plantez depuis la rangée du jardinier telle quelle, ou rendez d’abord un chat pour la regarnir.
prompt-score = Vos deux parterres sont complets : choisissez lequel compter d’abord.
prompt-orange = Choisissez le cube orange qui avance de { $count }.
prompt-blue = Choisissez le cube bleu qui avance de { $count }.
prompt-bonus = Placez le pot gagné.
prompt-pay = Dernier tour de jeu : reculez un cube orange de deux cases ou un cube bleu d’une case.
prompt-bed-light = Choisissez votre parterre clair.
prompt-bed-dark = Choisissez votre parterre sombre.
prompt-bed-supply = Choisissez le parterre de la réserve.
prompt-corners =
    { $count ->
        [one] Choisissez un coin de la pépinière pour votre chat.
       *[other] Choisissez { $count } coins de la pépinière pour vos chats.
    }
prompt-return = Choisissez la tuile qui va ensuite dans la file.

## Pourquoi non

refusal-not-now =
    { $prompt ->
        [prompt-plant] Ce n’est pas ce qui est demandé. { prompt-plant }
        [prompt-plant-pot] Ce n’est pas ce qui est demandé. { prompt-plant-pot }
        [prompt-cats] Ce n’est pas ce qui est demandé. { prompt-cats }
        [prompt-limit] Ce n’est pas ce qui est demandé. { prompt-limit }
        [prompt-limit-drop] Ce n’est pas ce qui est demandé. { prompt-limit-drop }
        [prompt-ramble] Ce n’est pas ce qui est demandé. { prompt-ramble }
        [prompt-score] Ce n’est pas ce qui est demandé. { prompt-score }
        [prompt-orange] Ce n’est pas ce qui est demandé. { prompt-orange }
        [prompt-blue] Ce n’est pas ce qui est demandé. { prompt-blue }
        [prompt-bonus] Ce n’est pas ce qui est demandé. { prompt-bonus }
        [prompt-pay] Ce n’est pas ce qui est demandé. { prompt-pay }
        [prompt-bed-light] Ce n’est pas ce qui est demandé. { prompt-bed-light }
        [prompt-bed-dark] Ce n’est pas ce qui est demandé. { prompt-bed-dark }
        [prompt-bed-supply] Ce n’est pas ce qui est demandé. { prompt-bed-supply }
        [prompt-corners] Ce n’est pas ce qui est demandé. { prompt-corners }
       *[prompt-return] Ce n’est pas ce qui est demandé. { prompt-return }
    }
refusal-plant-first = Plantez d’abord : les chats viennent après la tuile ou le pot.
refusal-place-excess = Vous avez plus de deux chats : placez d’abord les autres.
refusal-no-drop = Les chats en trop doivent être placés : dans cette partie on n’en rend pas.
refusal-no-gap = La rangée du jardinier n’a pas de case vide à regarnir.
refusal-no-cat = Vous n’avez pas de chat à rendre.
refusal-no-path = La file est vide : il n’y a rien pour regarnir.
refusal-child = Personne ne rend de chat pour regarnir dans une partie avec un enfant.
refusal-was-asked = Il est trop tard pour regarnir : posez une tuile ou mettez un pot.
refusal-not-in-row = { $space } n’est pas dans la rangée du jardinier : choisissez parmi { $row }.
refusal-no-tile = Il n’y a pas de tuile en { $space }.
refusal-no-bed = Vous n’avez pas de parterre { $bed }.
refusal-sticks-out = Les { flowers } dépasseraient du parterre.
refusal-on-tile = { $square } du parterre { $bed } est sous une tuile.
refusal-on-cat = { $square } du parterre { $bed } est occupée par un chat.
refusal-on-pot = { $square } du parterre { $bed } est occupée par un pot.
refusal-on-print = { $square } du parterre { $bed } porte un symbole imprimé : on n’y met ni pot ni chat.
refusal-no-cube = Vous n’avez pas de cube { colour } sur { $space }.
refusal-arrived = Un cube sur 20 est arrivé et n’avance plus.
refusal-too-low = Le cube { colour } sur { $space } ne peut pas reculer autant.
refusal-bed-gone = Le parterre { $number } est déjà choisi.
refusal-corners =
    { $count ->
        [one] Choisissez exactement un coin.
       *[other] Choisissez exactement { $count } coins.
    }
refusal-no-such-tile = Le parterre n’a pas de tuile numéro { $number } à rendre.

## Points

line-orange = Cubes orange
line-orange-text = Ils sont sur { $space1 }, { $space2 } et { $space3 }.
line-orange-next =
    { $goal ->
        [cat] { $more ->
            [one] { $more } pot de plus : un chat à la ligne rouge
           *[other] { $more } pots de plus : un chat à la ligne rouge
        }
       *[end] { $more ->
            [one] { $more } pot de plus : la case 20
           *[other] { $more } pots de plus : la case 20
        }
    }
line-blue = Cubes bleus
line-blue-text = Ils sont sur { $space1 }, { $space2 } et { $space3 }.
line-blue-next =
    { $goal ->
        [cat] { $more ->
            [one] { $more } cloche de plus : un chat à la ligne rouge
           *[other] { $more } cloches de plus : un chat à la ligne rouge
        }
       *[end] { $more ->
            [one] { $more } cloche de plus : la case 20
           *[other] { $more } cloches de plus : la case 20
        }
    }
line-beehives = Ruches
line-beehives-text =
    { $points ->
        [one] Deuxième joueur à atteindre 20.
       *[other] Premier joueur à atteindre 20.
    }

## Dessins

draw-clock =
    { $final ->
        [0] Dé { $die }, rangée du jardinier { $row }
       *[other] Dé { $die }, rangée du jardinier { $row } - dernier tour de jeu
    }
draw-die =
    { $final ->
        [0] Dé { $die }
       *[other] Dé { $die } - dernier tour de jeu
    }
draw-path = File ({ $count })
draw-supply = Réserve : parterre { $number }, { side }
draw-seat = Place { $seat }
draw-seat-line = Place { $seat } : { $points } points, chats { $cats }
draw-hives = ruches { $count }
draw-hives-offered = ruches en jeu
draw-child = enfant de { $age } ans
draw-corners = coins { $corners }
draw-cubes = { colour }
draw-bed = { $place } : parterre { $number }, { side }
draw-no-bed = { $place } : pas de parterre
draw-legend = . vide  u pot imprimé  U pot  n cloche  & chat  1-9 A-E tuiles dans l’ordre de pose
