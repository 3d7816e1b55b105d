# Lucky Numbers : le plateau.

draw = Piocher
discard = Défausser
discard-number = Défausser le { $number }
ranges = Ce qui va

pile =
    { $count ->
        [0] La pioche est vide.
        [one] Pioche, { $count } tuile cachée.
       *[other] Pioche, { $count } tuiles cachées.
    }
hand = En main : { $number }
hand-none = Aucune tuile en main
hand-next = Tuiles de départ suivantes : { $tiles }
hand-label = En main
next-label = Ensuite
slot =
    { $state ->
        [discard] Centre : poser le { $number } ici, face visible
        [take] { $number } : { $up } au centre, { $down } encore dans la pioche. Le prendre
        [up] { $number } : { $up } au centre, { $down } encore dans la pioche
       *[none] { $number } : aucun au centre, { $down } encore dans la pioche
    }
space-empty =
    { $start ->
        [yes] { $at }, case de départ vide
       *[no] { $at }, vide
    }
space-tile = { $at } : { $number }
space-fits = de { $low } à { $high }
space-fits-none = aucun nombre ne va
space-put = y mettre le { $number }
space-exchange = l’échanger contre le { $number }

empty = vide
up = Au centre : { $numbers }
up-none = Rien au centre.
unseen = Cachées : { $numbers }
unseen-none = Plus de tuile cachée.
key-down = encore cachée
key-seen = déjà vue
slot-tip =
    { $up ->
        [0] { $number } : encore face cachée { $down }, posés ou en main { $seen }.
       *[other] { $number } : au centre { $up }, encore face cachée { $down }, posés ou en main { $seen }.
    }
pile-tip =
    { $count ->
        [one] { $count } tuile est face cachée. Piochée sans être voulue, elle va au centre, où chacun peut la prendre.
       *[other] { $count } tuiles sont face cachée. Celle qu’on pioche sans la vouloir va au centre, où chacun peut la prendre.
    }
guide-left = Ce qui reste
guide-each =
    { $count ->
        [one] Chaque nombre de 1 à 20 existe une fois.
       *[other] Chaque nombre de 1 à 20 existe { $count } fois.
    }
guide-number = Nombre
guide-centre = au centre
guide-race = Où en est chacun

## The guided game

lesson-garden = Bienvenue ! Voici votre jardin. Les nombres doivent croître dans chaque ligne, de gauche à droite, et dans chaque colonne, de haut en bas. Quatre tuiles sont déjà sur vos cases de départ. Le premier qui remplit les seize cases gagne.
lesson-draw =
    { $pointer ->
        [touch] À vous. Touchez la pioche verte pour tirer une tuile.
       *[mouse] À vous. Cliquez sur la pioche verte pour tirer une tuile.
    }
lesson-place = Ce nombre va sur les cases vertes à point. Gardez de la place : un 12 à côté d’un 13 ne laisse rien entre les deux. Des flèches sur une tuile : la vôtre prend sa place et l’ancienne va au centre.
lesson-discard = Aucune case vide ne convient. Vous pouvez l’échanger contre une de vos tuiles, ou la défausser : elle est alors au centre, visible, à prendre par tous.
lesson-take =
    { $pointer ->
        [touch] Au lieu de piocher, vous pouvez prendre une tuile au centre : touchez-la, et les cases possibles s’allument. Il faut la poser. Les points sous un nombre sont ses tuiles encore cachées.
       *[mouse] Au lieu de piocher, vous pouvez prendre une tuile au centre : cliquez dessus, et les cases possibles s’allument. Il faut la poser. Les points sous un nombre sont ses tuiles encore cachées.
    }
lesson-end = Voilà tout le jeu. Rejouez, ou invitez quelqu’un.
score-shown =
    { $left ->
        [0] plein
       *[other] encore { $left }
    }

## Ce que dit le coach : il juge en tours, pas en points

outlook = encore { $turns } tours environ
review-by-points = Tours
review-chart-points = Tours encore nécessaires après chaque décision
review-luck = Chance en tours
