# Cottage Garden : le plateau.

tile-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
tile-pots =
    { $count ->
        [one] { $count } pot
       *[other] { $count } pots
    }
tile-cloches =
    { $count ->
        [one] { $count } cloche
       *[other] { $count } cloches
    }
tile-take = la prendre
tile-try = l’essayer
space-empty = vide
row-word = rangée du jardinier
gardener-name = Jardinier, dé { $die }. Rangée du jardinier : { $row }
gardener-mine = Votre prochaine rangée : { $row }
die-tip = Le dé montre { $die }. Il monte d’un point chaque fois que le jardinier passe la flèche ; à 6, le dernier tour de jeu commence.
final-tip = Le dernier tour de jeu : chaque tour coûte deux points et il ne vient plus de parterre.
turning-tip = Ici, le dé monte d’un point.
stone-tip = Ici se tient le jardinier au prochain tour de { $name }.
gardener-tip = Le jardinier regarde cette rangée : { $row }. Seules ses tuiles se plantent ce tour-ci.
path-tip =
    { $count ->
        [one] { $count } tuile attend dans la file. Les premières garnissent la rangée du jardinier quand elle se vide.
       *[other] { $count } tuiles attendent dans la file. Les premières garnissent la rangée du jardinier quand elle se vide.
    }
supply-tip = Ce parterre va à qui en complétera un le premier.
hives-tip = Les deux premiers joueurs qui arrivent à 20 prennent chacun une ruche.
cats-tip =
    { $count ->
        [one] { $count } chat. Les chats remplissent des cases vides après la plantation, ou font venir de nouvelles tuiles.
       *[other] { $count } chats. Les chats remplissent des cases vides après la plantation, ou font venir de nouvelles tuiles.
    }
rival-on = un cube de { $name }
guide-tracks = Pistes et cubes
guide-left = Ce qui reste
final = Dernier tour de jeu
die = Dé { $die } sur 6 : à 6 commence le dernier tour de jeu
path =
    { $count ->
        [one] File : { $count } tuile
       *[other] File : { $count } tuiles
    }
path-tile = { $number } dans la file : { $tile }
path-empty = La file est vide.
supply = Réserve : parterre { $number }, côté { side }
hives = Ruches encore à prendre, valant { $numbers }
hives-none = Les deux ruches sont prises
beehives-mine =
    { $count ->
        [one] Ruche, valant { $count }
       *[other] Ruches, valant { $count }
    }
corner =
    { $corner ->
        [nw] Coin nord-ouest
        [ne] Coin nord-est
        [se] Coin sud-est
       *[sw] Coin sud-ouest
    }
corner-cat = chat de { $name }
bed-name =
    Parterre { $number }, { side } : { $pots ->
        [one] { $pots } pot
       *[other] { $pots } pots
    } et { $cloches ->
        [one] { $cloches } cloche
       *[other] { $cloches } cloches
    } en vue, { $count } à remplir
bed-card = Parterre { $number }, { side }
bed-gone = Pas de parterre à la place { $number }
bed-gone-short = pas de parterre
bed-worth =
    { $points ->
        [one] Tel quel, jusqu’à { $points } point une fois complet
       *[other] Tel quel, jusqu’à { $points } points une fois complet
    }
squares-left = { $count } à remplir
square = Parterre { $bed }, { $at }
on-cat = chat
on-pot = pot
on-print-pot = pot imprimé
on-print-cloche = cloche imprimée
on-nothing = vide
put = mettre en { $squares } : { $what }
try-put = essayer en { $squares } : { $what }
token-pot = pot
token-cat = chat
token-corners = coins
cats =
    { $count ->
        [one] { $count } chat en réserve
       *[other] { $count } chats en réserve
    }
cats-take =
    { $count ->
        [one] { $count } chat en réserve : le prendre
       *[other] { $count } chats en réserve : en prendre un
    }
cats-want =
    { $count ->
        [one] { $count } chat en réserve : le placer après la tuile
       *[other] { $count } chats en réserve : en placer après la tuile
    }
cats-wanted =
    { $count ->
        [one] { $count } chat en réserve, à placer après la tuile
       *[other] { $count } chats en réserve, à placer après la tuile
    }
cats-want-short = en placer aussi
cats-wanted-short = ✓ après la tuile
cats-none = pas de chat
pots = Pots
pots-take = Prendre un pot
pot-word = Pot
cat-word = Chat
child = { $age } ans
cubes-on =
    { $count ->
        [0] { colour } { $space }
        [one] { colour } { $space } : un cube
       *[other] { colour } { $space } : { $count } cubes
    }
cube-to = irait sur { $to }
space-start = quand le dernier cube quitte le départ, un pot est gagné
space-goal = les deux premiers joueurs ici prennent une ruche
red-line = Un cube qui franchit la ligne rouge amène un chat
brings-cats = un chat arrive
brings-pots = un pot gagné
brings-beehives = une ruche
picker = Quel cube ?
in-all = en tout
score-first = Compter d’abord le parterre { $number }
return-name = { flowers } : la rendre ensuite
done = Finir le tour
done-score = Compter le parterre
ramble = Regarnir (un chat)
drop = Rendre un chat
pot-action = Prendre un pot
pot-back = Reposer le pot
cat-action = Placer un chat
cat-back = Garder le chat
turn = Tourner la tuile
flip = Retourner la tuile
turn-short = Tourner
flip-short = Miroir
hand = En main : { $what }
try = Simple essai : { $what }
now-try =
    Simple essai ({ $what }) : { $why ->
        [misfit] la tuile ne va nulle part sur vos parterres.
        [elsewhere] la tuile n’est pas dans la rangée du jardinier.
       *[note] rien n’est joué.
    }
now-hand =
    { $how ->
        [turn] { $what } : pas de place ainsi, tournez ou retournez la tuile.
        [misfit] { $what } : la tuile ne va pas là.
       *[where] { $what } : où poser la tuile ?
    }
said-turned = Tournée.
said-flipped = Retournée.
said-covers = Parterre { $bed } : { $squares }.
said-misfit = Cela ne va pas là.
text-nursery = Pépinière
text-row = Rangée du jardinier
text-shape = cases { $squares }
text-seat =
    { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
text-cubes = Cubes orange sur { $orange } ; cubes bleus sur { $blue }.
text-path = File, depuis le début
text-soon = Ensuite : { $name }, rangée { $row }
text-you = vous

## La partie guidée

lesson-welcome = Bienvenue ! Voici vos deux parterres. Une fois toutes les cases remplies, un parterre compte pour les pots et les cloches encore visibles. Vos cubes grimpent sur les treillages, en dessous.
lesson-take =
    { $pointer ->
        [touch] Prenez une tuile de la rangée éclairée : touchez-la, puis un parterre ; ou faites-la glisser. Tournez-la et retournez-la avec les boutons ; elle se cale où elle va. Laissez voir pots et cloches.
       *[mouse] Prenez une tuile de la rangée éclairée : cliquez dessus, puis sur un parterre ; ou faites-la glisser. Tournez-la avec R ou la molette, retournez-la avec F ; elle se cale où elle va. Laissez voir pots et cloches.
    }
lesson-ahead = Le signe à votre symbole montre où sera le jardinier à votre prochain tour. Vous pouvez essayer à tout moment une tuile de la pépinière : un parasol marque ce qui n’est qu’un essai.
lesson-ramble = La rangée devant le jardinier a des trous. Pour un chat, elle est regarnie avec les premières tuiles de la file. Ou plantez simplement une de ses tuiles.
lesson-cats = Vous pouvez maintenant mettre des chats sur des cases vides : ils peuvent compléter un parterre. Le plus souvent, on les garde. Pour en placer quand même, demandez-les sur le plateau avant de planter.
lesson-cube = Un parterre est complet ! Choisissez le cube qui avance. Le cube en pointillé montre où il irait ; au-delà de la ligne rouge attend un chat.
lesson-pot = Un pot va sur n’importe quelle case vide, et compte quand le parterre est complet.
lesson-final = Le dernier tour de jeu : chaque tour coûte deux points. Finissez vite vos parterres, au besoin avec des pots et des chats.
lesson-end = Voilà tout le jeu. Rejouez, ou invitez quelqu’un.

children = Âge des enfants
child-none = Adulte
