# Zen Garden : le plateau.

market-tile =
    { $state ->
        [take] { $square } : { tile-name }. Coûte { $cost }. La prendre
        [dear] { $square } : { tile-name }. Coûte { $cost } : trop cher maintenant.
       *[tile] { $square } : { tile-name }. Coûte { $cost }.
    }
market-none = { $square } : prise, la case sera remplie après la manche
supply-left = Réserve { $count }
hand-label = En main
hand-of = { $name } prend
hand-name =
    { $state ->
        [turn] En main : { tile-name }, son chemin autour du coin { corner }. La tourner
       *[tile] En main : { tile-name }, son chemin autour du coin { corner }
    }
hand-none = Aucune tuile en main
turn = Tourner
turned = Chemin autour du coin { corner }.
cell-first = Ligne { $row }, colonne { $column }
cell-free = { $square }, libre
cell-out = vide
cell-put = la poser ici, son chemin autour du coin { corner }
cell-points =
    { $points ->
        [one] { SIGNED($points) } point
       *[other] { SIGNED($points) } points
    }
cell-more = tournée autrement, elle rapporte plus
cell-plan = prendre la tuile et la poser ici
laid = { $square } : { tile-name }, son chemin autour du coin { corner }
shift-left =
    { $more ->
        [yes] Décaler le jardin vers la gauche, fait de la place à droite
       *[no] Décaler le jardin vers la gauche
    }
shift-right =
    { $more ->
        [yes] Décaler le jardin vers la droite, fait de la place à gauche
       *[no] Décaler le jardin vers la droite
    }
shift-up =
    { $more ->
        [yes] Décaler le jardin vers le haut, fait de la place en bas
       *[no] Décaler le jardin vers le haut
    }
shift-down =
    { $more ->
        [yes] Décaler le jardin vers le bas, fait de la place en haut
       *[no] Décaler le jardin vers le bas
    }
shifted = Jardin décalé.
round-before-last = Encore une manche après celle-ci.
purse =
    { $first ->
        [yes] Pièces : { $count } sur { $most } au plus, premier joueur
       *[no] Pièces : { $count } sur { $most } au plus
    }
empty = vide

cost-tip =
    { $cost ->
        [0] Les tuiles de cette terrasse sont gratuites. Ce que personne ne prend plus haut y glisse après la manche.
        [one] Les tuiles de cette terrasse coûtent { $cost } pièce, et une pièce gardée est un point.
       *[other] Les tuiles de cette terrasse coûtent { $cost } pièces, et une pièce gardée est un point.
    }
supply-tip = Face cachée dans la réserve : { $supply } tuiles. Défaussées : { $discards }. Quand la réserve est vide, la défausse y est mélangée.
purse-tip = Les pièces paient les tuiles. Chaque pièce qui reste à la fin est un point ; quatre décors identiques alignés en rapportent trois de plus.
marker-tip = Qui a ce marqueur joue en premier ; il passe après chaque manche.
guide-left = Ce qui reste
element = { many }
tile-worth =
    { $points ->
        [one] La meilleure place rapporte { SIGNED($points) } point en tout, le prix payé.
       *[other] La meilleure place rapporte { SIGNED($points) } points en tout, le prix payé.
    }

## Les souhaits de l’empereur

wish-counter =
    { $points ->
        [one] { $name } : { $count }, { MINUS($points) } point
       *[other] { $name } : { $count }, { MINUS($points) } points
    }
wish-left =
    { $left ->
        [none] Plus de points à gagner
       *[some] Points restants : { $left }
    }
wish-fits =
    { $points ->
        [0] La tuile y compte.
        [one] La tuile y compte : { SIGNED($points) } point.
       *[other] La tuile y compte : { SIGNED($points) } points.
    }
wish-you = vous
wish-next = { $takes } : { MINUS($now) } → { MINUS($points) }.
# Là où il y a peu de place : combien de plus, et ce qu’ils valent.
wish-brief = +{ $more } → { MINUS($points) }
# Après un nombre : en route vers les premiers points.
wish-of = sur { $count }

## La partie guidée

lesson-welcome = Bienvenue ! Vous poserez seize tuiles dans votre jardin. Chacune montre un sol, un décor et un quart de chemin. Le rouleau dit ce qu’aime cet empereur ; qui a le plus de points quand les jardins sont pleins gagne.
lesson-take =
    { $pointer ->
        [touch] Prenez une tuile des terrasses : touchez-la. Celles du haut coûtent 2 pièces, celles du milieu 1, celles du bas rien. Le rouleau montre ce que la tuile rapporte pour chaque souhait. Chaque pièce gardée est un point.
       *[mouse] Prenez une tuile des terrasses : cliquez dessus. Celles du haut coûtent 2 pièces, celles du milieu 1, celles du bas rien. Le rouleau montre ce que la tuile rapporte pour chaque souhait. Chaque pièce gardée est un point.
    }
lesson-first =
    { $pointer ->
        [touch] Posez votre première tuile où vous voulez. Tournez-la d’abord si vous voulez : le bouton Tourner, ou touchez la tuile en main.
       *[mouse] Posez votre première tuile où vous voulez. Tournez-la d’abord si vous voulez : la touche R, la molette, le bouton Tourner, ou un clic sur la tuile en main.
    }
lesson-beside = Désormais, chaque tuile va côte à côte avec une autre. Quatre quarts d’anneau du même chemin autour d’un point font un chemin complet : 3 points pour le premier, davantage pour chaque suivant.
lesson-points = Les nombres sur les cases libres sont les points que la tuile y rapporterait dans ce sens ; une petite flèche dit qu’elle rapporterait plus si on la tournait.
lesson-shift =
    { $pointer ->
        [touch] Pas de place d’un côté ? Décalez tout le jardin dans son cadre : faites-le glisser, ou touchez une flèche du cadre. Cela ne coûte rien.
       *[mouse] Pas de place d’un côté ? Décalez tout le jardin dans son cadre : faites-le glisser, cliquez sur une flèche du cadre, ou Maj avec une flèche du clavier. Cela ne coûte rien.
    }
lesson-wishes =
    { $pointer ->
        [touch] Touchez un souhait du rouleau : les tuiles qu’il compte s’allument dans votre jardin. Gare au souci du détail : une, deux ou trois telles tuiles coûtent des points.
       *[mouse] Visez un souhait du rouleau : les tuiles qu’il compte s’allument dans votre jardin. Gare au souci du détail : une, deux ou trois telles tuiles coûtent des points.
    }
lesson-lines = Quatre décors identiques sur une ligne, une colonne ou une grande diagonale rapportent aussitôt 3 pièces. Et six ou plus de la même sorte valent des points à la fin.
lesson-poor = Votre bourse est presque vide. La rangée du bas est gratuite ; ce que personne ne prend plus haut glisse vers le bas après la manche.
lesson-end = Voilà tout le jeu. La prochaine fois, ajoutez un plateau : unité, minimaliste, missions.

board-1 = Préférences
board-1-why = Chemins, ornements et les quatre préférences de l’empereur. Toujours là.
board-2 = Unité
board-2-why = Des points si chaque sol de votre jardin est d’un seul tenant.
board-3 = Minimaliste
board-3-why = Moins il y a de sortes de sol, plus il y a de points.
board-4 = Deux missions
board-4-why = Quatre tuiles de chacune de deux sortes ; qui finit d’abord reçoit le plus.
board-5 = Une mission
board-5-why = Une mission de plus.
