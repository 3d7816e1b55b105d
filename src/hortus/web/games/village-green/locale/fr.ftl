# Jardins Anglais : le plateau.

deck-greens =
    { $count ->
        [0] La pioche des aménagements est vide.
        [one] Pioche des aménagements, { $count } carte.
       *[other] Pioche des aménagements, { $count } cartes.
    }
deck-awards =
    { $count ->
        [0] La pioche des trophées est vide.
        [one] Pioche des trophées, { $count } carte.
       *[other] Pioche des trophées, { $count } cartes.
    }
deck-draw = Piocher la première carte.
face-up = { $name }, visible, place { $number }.
take = Prendre.
gone = Place { $number } : déjà sous la pioche.
put-under = Glisser sous la pioche en numéro { $number }.
all-awards = Tous les trophées
award-now = Maintenant { $points } : { $why }
award-more = { $takes } : { $now } → { $points }
award-done = Sa ligne est pleine.
village-up-tip = La carte Village vaut 1 point telle quelle. Une fois, au lieu de prendre une carte, vous pouvez la retourner : pour trois nouveaux aménagements ou trophées visibles, ou pour recouvrir une carte de votre village.
guide-standing = Les trophées de chacun
guide-left = Ce qui reste
left-greens =
    { $count ->
        [one] Vous n’avez pas vu { $count } aménagement : la pioche en a { $deck }, les autres peuvent avoir le reste.
       *[other] Vous n’avez pas vu { $count } aménagements : la pioche en a { $deck }, les autres peuvent avoir le reste.
    }
left-awards =
    { $count ->
        [one] Vous n’avez pas vu { $count } trophée : la pioche en a { $deck }.
       *[other] Vous n’avez pas vu { $count } trophées : la pioche en a { $deck }.
    }
to-lay-mine = À poser, de gauche à droite
to-lay-of = { $name } pose ceux-ci
bands = Où en est votre village
award-full = { award-name } : { $equation }

hand-card = En main : { $name }
hand-seen = les autres vous l’ont vu prendre
hand-pick = la choisir
hand-place = la placer en { $at }
hand-award = À poser : { $award }
hand-of =
    { $count ->
        [one] { $name } : { $count } carte en main, défausses : { $discards }
       *[other] { $name } : { $count } cartes en main, défausses : { $discards }
    }
known = { $name } a pris : { $card }
known-maybe = { $name } a pris : { $card } ; peut-être défaussée depuis
award-drawn = { $name } a pioché un trophée
award-of = { $name } doit poser { $award }
discard = Défausser
discard-card = Défausser face cachée : { $name }
discard-spot =
    { $count ->
        [one] Défausser face cachée. Vous avez défaussé { $count } carte.
       *[other] Défausser face cachée. Vous avez défaussé { $count } cartes.
    }

cell-empty = { $at }, vide
cell-card = { $at } : { $name }
cell-here = placer ici : { $name }, { SIGNED($points) }
cell-choose = choisir la carte à placer ici
covers = sur { $name }
space-empty = { $at }, emplacement de trophée libre.
space-award = { $at } : { award-name }. { $equation }. À présent { SIGNED($points) }.
space-here = Poser ici : { award-name }, { SIGNED($points) }.
empty = vide
now-power = À quoi servira votre carte Village ?
now-card = Quelle carte voulez-vous placer en { $at } ?
now-space = Choisissez une case éclairée pour cette carte : { $name }.

counting = On compte les villages
village-card-name = Carte Village
village-up = Carte Village, face visible : 1 point, ou un de ses pouvoirs, une fois
village-down = Carte Village, face cachée : utilisée
village-use = Utiliser la carte Village
power-refresh-greens = Trois nouveaux aménagements
power-refresh-awards = Trois nouveaux trophées
power-cover = Recouvrir une carte
power-no = Impossible en ce moment.
power-close = La garder
stop = Arrêter la partie

text-deck = Pioche : { $count }
text-discarded = Défaussées par vous : { $cards }
text-known = Prises face visible : { $cards }
text-to-lay = Trophées à poser : { $awards }
text-under =
    { $order ->
        [yes] Glissées sous la pioche par { $name }, dans cet ordre : { $cards }.
       *[no] Glissées sous la pioche par { $name } : { $cards }.
    }
perhaps = { $card } (peut-être)

lesson-welcome = Bienvenue ! Voici votre village. Les trophées, au-dessus des colonnes et à gauche des rangées, jugent les trois cartes de leur ligne. Vous en avez trois à poser au-dessus des colonnes : regardez-les, et votre main aussi, avant de choisir.
lesson-set-up =
    { $pointer ->
        [touch] Posez le trophée au cadre vert : touchez un des emplacements allumés.
       *[mouse] Posez le trophée au cadre vert : cliquez sur un des emplacements allumés.
    }
lesson-take = À vous. Prenez un aménagement : un des trois visibles, ou le premier de la pioche verte. Il rejoint votre main ; puis vous placez une carte.
lesson-place =
    { $pointer ->
        [touch] Touchez une carte de votre main. Les nombres disent ce que chaque case rapporterait à présent. La première carte va partout ; les suivantes doivent partager fleur ou couleur avec chaque carte voisine.
       *[mouse] Cliquez sur une carte de votre main. Les nombres disent ce que chaque case rapporterait à présent. La première carte va partout ; les suivantes doivent partager fleur ou couleur avec chaque carte voisine.
    }
lesson-structure = Une structure donne aussitôt un trophée. Prenez-en un : les petits chiffres disent combien il y en a dans la ligne, les nombres dessous ce que cela rapporte.
lesson-lay = Posez-le au-dessus d’une colonne ou à gauche d’une rangée. Les nombres disent ce qu’il changerait à présent ; pensez aux cartes à venir. Sur un autre trophée, il le recouvre.
lesson-misfit = Aucune de vos cartes ne convient : défaussez-en une, face cachée.
lesson-match = Fleur ou couleur doit convenir de chaque côté. Essayez une case éteinte : la table vous dit pourquoi. Vous pouvez aussi défausser.
lesson-awards = Le nombre sur chaque trophée est ce que vaut sa ligne à présent. Au lieu d’un aménagement, vous pouvez prendre un trophée, même pour en recouvrir un mauvais.
lesson-village = Votre carte Village vaut un point telle quelle. Une fois, elle peut apporter trois nouvelles cartes visibles, ou vous laisser recouvrir une de vos cartes.
lesson-last = La fin approche : c’est la dernière manche. Tous auront joué autant de tours.
lesson-end = Voilà tout le jeu. Le résultat montre ce que chaque trophée a rapporté.
