# Zen Garden, pour Python et la page.
title = Zen Garden
pitch = Composez un jardin qui plaise à l’empereur : chemins, ornements et sols.

## Options

option-boards = Plateaux Préférence
option-boards-1 = niveau 1 : plateau 1 seul
option-boards-12 = niveau 2 : unité
option-boards-13 = minimaliste
option-boards-123 = niveau 3 : unité, minimaliste
option-boards-14 = deux missions
option-boards-124 = unité, deux missions
option-boards-134 = minimaliste, deux missions
option-boards-1234 = niveau 4 : unité, minimaliste, deux missions
option-boards-15 = une mission
option-boards-125 = unité, une mission
option-boards-135 = minimaliste, une mission
option-boards-1235 = unité, minimaliste, une mission
option-boards-145 = trois missions
option-boards-1245 = unité, trois missions
option-boards-1345 = minimaliste, trois missions
option-boards-12345 = niveau 5 : unité, minimaliste, trois missions
level-and-boards = Choisissez un niveau ou les plateaux, pas les deux.

## Pièces du jeu

# Une tuile dans une phrase.
tile =
    { $decor ->
        [pagoda] la pagode
        [bench] le banc
        [buddha] le bouddha
        [gate] la porte
       *[crane] la grue
    } { $ground ->
        [sand] sur le sable
        [gravel] sur le gravier
        [trees] parmi les arbres
        [clay] sur l’argile
        [water] dans l’eau
       *[cherry] sous les cerisiers
    } avec { $path ->
        [sand] un chemin de sable
        [wood] un chemin de bois
       *[stone] un chemin de pierre
    }
tile-name = { tile }
tile-laid = { tile }, autour du coin { corner }
corner =
    { $turn ->
        [0] supérieur gauche
        [1] supérieur droit
        [2] inférieur droit
       *[3] inférieur gauche
    }
decors =
    { $decor ->
        [pagoda] pagodes
        [bench] bancs
        [buddha] bouddhas
        [gate] portes
       *[crane] grues
    }
# Un élément dont on compte les tuiles.
many =
    { $element ->
        [sand-path] chemins de sable
        [wood-path] chemins de bois
        [stone-path] chemins de pierre
        [pagoda] pagodes
        [bench] bancs
        [buddha] bouddhas
        [gate] portes
        [crane] grues
        [sand-ground] sols de sable
        [gravel] gravier
        [trees] arbres
        [clay] argile
        [water] eau
       *[cherry] cerisiers
    }
many-first =
    { $first ->
        [sand-path] chemins de sable
        [wood-path] chemins de bois
        [stone-path] chemins de pierre
        [pagoda] pagodes
        [bench] bancs
        [buddha] bouddhas
        [gate] portes
        [crane] grues
        [sand-ground] sols de sable
        [gravel] gravier
        [trees] arbres
        [clay] argile
        [water] eau
       *[cherry] cerisiers
    }
many-second =
    { $second ->
        [sand-path] chemins de sable
        [wood-path] chemins de bois
        [stone-path] chemins de pierre
        [pagoda] pagodes
        [bench] bancs
        [buddha] bouddhas
        [gate] portes
        [crane] grues
        [sand-ground] sols de sable
        [gravel] gravier
        [trees] arbres
        [clay] argile
        [water] eau
       *[cherry] cerisiers
    }
# Un mot, là où il y a peu de place.
short =
    { $element ->
        [sand-path] sable
        [wood-path] bois
        [stone-path] pierre
        [pagoda] pagode
        [bench] banc
        [buddha] bouddha
        [gate] porte
        [crane] grue
        [sand-ground] sable
        [gravel] gravier
        [trees] arbres
        [clay] argile
        [water] eau
       *[cherry] cerisier
    }

## Coups

move-take =
    { $cost ->
        [0] Prendre { tile }, gratuitement.
        [one] Prendre { tile } pour { $cost } pièce.
       *[other] Prendre { tile } pour { $cost } pièces.
    }
move-place = La poser en { $square }, son chemin autour du coin { corner }.

## Événements

event-take =
    { $cost ->
        [0] { $name } prend { tile }, gratuitement.
        [one] { $name } prend { tile } pour { $cost } pièce.
       *[other] { $name } prend { tile } pour { $cost } pièces.
    }
event-place = { $name } pose { tile } en { $square }, autour du coin { corner }.
event-line =
    { $coins ->
        [0] { $name } aligne quatre { decors }, mais sa bourse est pleine.
        [one] { $name } aligne quatre { decors } : { $coins } pièce !
       *[other] { $name } aligne quatre { decors } : { $coins } pièces !
    }
event-path =
    { $path ->
        [sand] { $name } achève un chemin de sable : { $points } points !
        [wood] { $name } achève un chemin de bois : { $points } points !
       *[stone] { $name } achève un chemin de pierre : { $points } points !
    }
event-mission =
    { $points ->
        [one] { $name } accomplit la mission { $number }, { many-first } et { many-second } : { $points } point !
       *[other] { $name } accomplit la mission { $number }, { many-first } et { many-second } : { $points } points !
    }
event-mission-late = { $name } accomplit la mission { $number }, { many-first } et { many-second }, mais il ne reste plus de points.
event-full = Le jardin de { $name } est complet.
event-reshuffle = La réserve est épuisée : la défausse mélangée en forme une nouvelle.
event-round = Manche { $round } sur { $rounds } : { $name } commence.
event-last-round = La dernière manche commence : { $name } joue en premier.
event-end =
    { $reason ->
       *[gardens-full] La partie est finie : tous les jardins sont complets.
    }
ended-gardens-full = Tous les jardins sont complets.

## Le journal en quelques mots

decor =
    { $decor ->
        [pagoda] pagode
        [bench] banc
        [buddha] bouddha
        [gate] porte
       *[crane] grue
    }
brief-take =
    { $cost ->
        [0] { decor }, sans payer
        [one] { decor } pour { $cost } pièce
       *[other] { decor } pour { $cost } pièces
    }
brief-place = { decor } en { $square }
brief-line =
    { $coins ->
        [one] quatre { decors } : { $coins } pièce
       *[other] quatre { decors } : { $coins } pièces
    }
brief-path =
    { $path ->
        [sand] chemin de sable complet
        [wood] chemin de bois complet
       *[stone] chemin de pierre complet
    }
brief-mission = mission { $number } accomplie
brief-mission-late = mission { $number }, trop tard
brief-full = jardin complet
brief-reshuffle = Défausse remélangée
brief-round = Manche { $round } sur { $rounds }
brief-last-round = La dernière manche
brief-end = Fin de la partie

## Que faire

prompt-take =
    { $coins ->
        [0] Prenez une tuile de la rangée du bas : vous n’avez plus de pièce.
        [one] Prenez une tuile : vous avez { $coins } pièce.
       *[other] Prenez une tuile : vous avez { $coins } pièces.
    }
prompt-place = Posez { tile } à côté d’une tuile de votre jardin.
prompt-first = Posez { tile } : la première tuile va n’importe où.

## Pourquoi non

refusal-in-hand = Vous avez pris { tile } : posez d’abord cette tuile dans votre jardin.
refusal-empty = Il n’y a pas de tuile en { $square } : la case sera remplie à la fin de la manche.
refusal-dear = La tuile en { $square } coûte { $cost } et vous avez { $coins } : prenez-en une plus bas.
refusal-nothing-in-hand = Prenez d’abord une tuile : vous n’en avez pas à poser.
refusal-first = La première tuile va en a1 : où se trouve le jardin n’a pas encore d’importance.
refusal-occupied = Il y a déjà une tuile en { $square }.
refusal-too-high = Avec une tuile en { $square }, le jardin aurait cinq tuiles de haut : quatre au plus.
refusal-too-wide = Avec une tuile en { $square }, le jardin aurait cinq tuiles de large : quatre au plus.
refusal-apart = { $square } ne touche aucune tuile de votre jardin par un côté.

## Points

line-money = Argent
line-money-text = Un point par pièce.
line-paths = Chemins complets
line-paths-text =
    { $count ->
        [0] Aucun encore : il faut quatre tuiles au même chemin autour d’un point. Points selon les chemins : { $ladder }.
        [one] { $count } chemin est complet. Points selon les chemins : { $ladder }.
       *[other] { $count } chemins sont complets. Points selon les chemins : { $ladder }.
    }
line-decor-pagoda = Pagodes
line-decor-bench = Bancs
line-decor-buddha = Bouddhas
line-decor-gate = Portes
line-decor-crane = Grues
line-decor-pagoda-text = { line-decor-text }
line-decor-bench-text = { line-decor-text }
line-decor-buddha-text = { line-decor-text }
line-decor-gate-text = { line-decor-text }
line-decor-crane-text = { line-decor-text }
line-decor-text =
    { $count ->
        [one] { $count } tuile. Points selon les tuiles : { $ladder }.
       *[other] { $count } tuiles. Points selon les tuiles : { $ladder }.
    }
line-small = Petite préférence : { many }
line-small-text = { line-each-text }
line-great = Grande préférence : { many }
line-great-text = { line-each-text }
line-each-text =
    { $each ->
        [one] { $each } point par tuile : { $count }.
       *[other] { $each } points par tuile : { $count }.
    }
line-majority = Majorité : { many }
line-majority-text = Ici { $count }, ailleurs { $others }. Le plus vaut { $most }, le deuxième { $second } ; les égalités partagent.
line-detail = Souci du détail : { many }
line-detail-text =
    { $count ->
        [one] { $count } tuile. Points selon les tuiles : { $ladder }.
       *[other] { $count } tuiles. Points selon les tuiles : { $ladder }.
    }
line-unity = Unité
line-unity-text =
    { $apart ->
        [0] { $tiles ->
            [0] { $most } points quand chaque sol est d’un seul tenant.
           *[other] Chaque sol est d’un seul tenant : { $most } points.
        }
        [one] { $apart } sol est en plusieurs morceaux : aucun point. Tous d’un seul tenant valent { $most }.
       *[other] { $apart } sols sont en plusieurs morceaux : aucun point. Tous d’un seul tenant valent { $most }.
    }
line-minimalist = Minimaliste
line-minimalist-text =
    { $count ->
        [one] { $count } sorte de sol. Points selon les sortes : { $ladder }.
       *[other] { $count } sortes de sol. Points selon les sortes : { $ladder }.
    }
line-mission-1 = Mission 1 : { many-first } et { many-second }
line-mission-2 = Mission 2 : { many-first } et { many-second }
line-mission-3 = Mission 3 : { many-first } et { many-second }
line-mission-1-text = { line-mission-text }
line-mission-2-text = { line-mission-text }
line-mission-3-text = { line-mission-text }
line-mission-text =
    { $state ->
        [won] { $place ->
            [1] Accomplie en premier.
            [2] Accomplie en deuxième.
           *[3] Accomplie en troisième.
        }
        [gone] { many-first } : { $one } sur { $need }, { many-second } : { $two } sur { $need }. Il ne reste plus de points.
       *[open] { many-first } : { $one } sur { $need }, { many-second } : { $two } sur { $need }. Points restants : { $left }.
    }

# Une ligne en un ou deux mots.
line-money-short = pièces
line-paths-short = chemin
line-small-short = { short }
line-great-short = { short }
line-majority-short = { short }
line-detail-short = { short }
# Ce qu’il faut pour qu’une ligne rapporte plus.
more =
    { $element ->
        [sand-path] { $more ->
            [one] { $more } chemin de sable de plus
           *[other] { $more } chemins de sable de plus
        }
        [wood-path] { $more ->
            [one] { $more } chemin de bois de plus
           *[other] { $more } chemins de bois de plus
        }
        [stone-path] { $more ->
            [one] { $more } chemin de pierre de plus
           *[other] { $more } chemins de pierre de plus
        }
        [pagoda] { $more ->
            [one] { $more } pagode de plus
           *[other] { $more } pagodes de plus
        }
        [bench] { $more ->
            [one] { $more } banc de plus
           *[other] { $more } bancs de plus
        }
        [buddha] { $more ->
            [one] { $more } bouddha de plus
           *[other] { $more } bouddhas de plus
        }
        [gate] { $more ->
            [one] { $more } porte de plus
           *[other] { $more } portes de plus
        }
        [crane] { $more ->
            [one] { $more } grue de plus
           *[other] { $more } grues de plus
        }
        [sand-ground] { $more ->
            [one] { $more } sol de sable de plus
           *[other] { $more } sols de sable de plus
        }
        [gravel] { $more ->
            [one] { $more } tuile de gravier de plus
           *[other] { $more } tuiles de gravier de plus
        }
        [trees] { $more ->
            [one] { $more } tuile d’arbres de plus
           *[other] { $more } tuiles d’arbres de plus
        }
        [clay] { $more ->
            [one] { $more } tuile d’argile de plus
           *[other] { $more } tuiles d’argile de plus
        }
        [water] { $more ->
            [one] { $more } tuile d’eau de plus
           *[other] { $more } tuiles d’eau de plus
        }
       *[cherry] { $more ->
            [one] { $more } tuile de cerisiers de plus
           *[other] { $more } tuiles de cerisiers de plus
        }
    }
line-paths-next =
    { $more ->
        [one] { $more } chemin complet de plus
       *[other] { $more } chemins complets de plus
    }
line-decor-pagoda-next = { more }
line-decor-bench-next = { more }
line-decor-buddha-next = { more }
line-decor-gate-next = { more }
line-decor-crane-next = { more }
line-small-next = { more }
line-great-next = { more }
line-majority-next = { more }
line-detail-next = { more }
line-mission-1-next = { $more } de plus des deux
line-mission-2-next = { $more } de plus des deux
line-mission-3-next = { $more } de plus des deux

## Dessins

seat = Place { $seat }
you = Place { $seat } (vous)
coins = pièces : { $coins }
points = points : { $points }
marker = premier joueur
round = Manche { $round } sur { $rounds }
selection = Plateau de sélection
cost = coûte { $cost }
supply = Réserve : { $supply }, défausse : { $discards }
hand = Tuile prise : { tile-name }
wishes = Les souhaits de l’empereur
left = reste : { $left }

## Tableaux des règles

table-points = points
table-coins = pièces
table-costs = rangée
table-row-top = haut
table-row-middle = milieu
table-row-bottom = bas
table-paths = chemins complets
table-decors = décors identiques
table-majority = tuiles
table-most = le plus
table-second-most = en deuxième
table-detail = tuiles
table-minimalist = sortes de sol
table-missions = accomplie
table-first = en premier
table-second = en deuxième
table-third = en troisième
table-kind = sorte
table-elements = éléments
table-elements-paths = chemin
table-elements-decors = décor
table-elements-grounds = sol
