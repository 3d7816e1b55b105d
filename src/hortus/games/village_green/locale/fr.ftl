# Jardins Anglais, pour Python et la page.
title = Jardins Anglais
pitch = Aménagez votre village pour que rangées et colonnes gagnent les bons trophées.

## Cards

flower =
    { $flower ->
        [lily-red] lys rouge
        [lily-yellow] lys jaune
        [lily-blue] lys bleu
        [petunia-red] pétunia rouge
        [petunia-yellow] pétunia jaune
        [petunia-blue] pétunia bleu
        [rose-red] rose rouge
        [rose-yellow] rose jaune
       *[rose-blue] rose bleue
    }
feature =
    { $feature ->
        [birch] bouleau
        [oak] chêne
        [willow] saule
        [birch-birch] deux bouleaux
        [oak-oak] deux chênes
        [willow-willow] deux saules
        [birch-oak] bouleau et chêne
        [oak-birch] chêne et bouleau
        [birch-willow] bouleau et saule
        [willow-birch] saule et bouleau
        [oak-willow] chêne et saule
        [willow-oak] saule et chêne
        [pond] bassin
       *[structure] structure
    }
card =
    { $flower ->
        [lawn] pelouse
       *[other] { flower } ({ feature })
    }
the-card =
    { $flower ->
        [lawn] la pelouse
        [rose-red] la { flower } ({ feature })
        [rose-yellow] la { flower } ({ feature })
        [rose-blue] la { flower } ({ feature })
       *[other] le { flower } ({ feature })
    }
award-name =
    { $award ->
        [A01] Lys rouges
        [A02] Lys jaunes
        [A03] Lys bleus
        [A04] Pétunias rouges
        [A05] Pétunias jaunes
        [A06] Pétunias bleus
        [A07] Roses rouges
        [A08] Roses jaunes
        [A09] Roses bleues
        [A10] Eaux calmes
        [A11] Palette
        [A12] Bouquet
        [A13] Plein ciel
        [A14] Sans trou
        [A15] Allée de bouleaux
        [A16] Chêne royal
        [A17] Petit bois
        [A18] Arbres jumeaux
        [A19] Pique-nique
        [A20] Pierres impaires
        [A21] Vieilles pierres
        [A22] Croquet
        [A23] Trois pareils
        [A24] Une ou toutes
        [A25] Arboretum
        [A26] Peu ou beaucoup
        [A27] Ami des lys
        [A28] Ruban bleu
        [A29] Coin tranquille
       *[A30] Pavillon
    }
the-award = le trophée « { award-name } »

## What awards count

thing =
    { $thing ->
        [lily-red] { $count ->
            [one] lys rouge
           *[other] lys rouges
        }
        [lily-yellow] { $count ->
            [one] lys jaune
           *[other] lys jaunes
        }
        [lily-blue] { $count ->
            [one] lys bleu
           *[other] lys bleus
        }
        [petunia-red] { $count ->
            [one] pétunia rouge
           *[other] pétunias rouges
        }
        [petunia-yellow] { $count ->
            [one] pétunia jaune
           *[other] pétunias jaunes
        }
        [petunia-blue] { $count ->
            [one] pétunia bleu
           *[other] pétunias bleus
        }
        [rose-red] { $count ->
            [one] rose rouge
           *[other] roses rouges
        }
        [rose-yellow] { $count ->
            [one] rose jaune
           *[other] roses jaunes
        }
        [rose-blue] { $count ->
            [one] rose bleue
           *[other] roses bleues
        }
        [lily] lys
        [petunia] { $count ->
            [one] pétunia
           *[other] pétunias
        }
        [rose] { $count ->
            [one] rose
           *[other] roses
        }
        [red] { $count ->
            [one] fleur rouge
           *[other] fleurs rouges
        }
        [yellow] { $count ->
            [one] fleur jaune
           *[other] fleurs jaunes
        }
        [blue] { $count ->
            [one] fleur bleue
           *[other] fleurs bleues
        }
        [birch] { $count ->
            [one] bouleau
           *[other] bouleaux
        }
        [oak] { $count ->
            [one] chêne
           *[other] chênes
        }
        [willow] { $count ->
            [one] saule
           *[other] saules
        }
        [tree] { $count ->
            [one] arbre
           *[other] arbres
        }
        [species] { $count ->
            [one] essence
           *[other] essences
        }
        [structure] { $count ->
            [one] structure
           *[other] structures
        }
        [pond] { $count ->
            [one] bassin
           *[other] bassins
        }
        [lawn] { $count ->
            [one] pelouse
           *[other] pelouses
        }
        [card] { $count ->
            [one] carte
           *[other] cartes
        }
        [one-tree] { $count ->
            [one] carte à un arbre
           *[other] cartes à un arbre
        }
        [pond-or-empty] { $count ->
            [one] bassin ou case vide
           *[other] bassins ou cases vides
        }
       *[empty] { $count ->
           [one] case vide
          *[other] cases vides
       }
    }
term-each = { thing } { SIGNED($points) }
term-step = { $count } { thing } { SIGNED($points) }
term-steps = { $first } à { $count } { thing } { SIGNED($points) }
term-all-red-yellow-blue = les trois couleurs { SIGNED($points) }
term-all-lily-petunia-rose = les trois fleurs { SIGNED($points) }
term-groups-birch-oak-willow = deux arbres de même essence, chaque fois { SIGNED($points) }
term-groups-structure-birch-oak-willow =
    trois arbres de même essence ou trois structures, chaque fois { SIGNED($points) }
term-exact-structure-one-tree-pond-or-empty =
    une structure, une carte à un arbre et un bassin ou une case vide { SIGNED($points) }
term-exact-structure-tree =
    exactement { $structure ->
        [one] { $structure } structure
       *[other] { $structure } structures
    } et { $tree ->
        [0] aucun arbre
        [one] { $tree } arbre
       *[other] { $tree } arbres
    } { SIGNED($points) }

sum-each = { $count } { thing } × { SIGNED($points) } = { SIGNED($total) }
sum-scale = { $count } { thing } = { SIGNED($total) }
sum-groups =
    { $of ->
        [2] { $count ->
            [0] pas deux arbres de même essence
            [one] { $count } paire d’arbres
           *[other] { $count } paires d’arbres
        }
       *[other] { $count ->
            [0] pas trois pareils
            [one] { $count } groupe de trois
           *[other] { $count } groupes de trois
        }
    } = { SIGNED($total) }
sum-all-red-yellow-blue =
    { $total ->
        [0] il manque une couleur = { SIGNED($total) }
       *[other] les trois couleurs = { SIGNED($total) }
    }
sum-all-lily-petunia-rose =
    { $total ->
        [0] il manque une fleur = { SIGNED($total) }
       *[other] les trois fleurs = { SIGNED($total) }
    }
sum-exact-structure-one-tree-pond-or-empty =
    une structure, une carte à un arbre et un bassin ou une case vide = { SIGNED($total) }
sum-exact-structure-tree =
    exactement { $structure ->
        [one] { $structure } structure
       *[other] { $structure } structures
    } et { $tree ->
        [0] aucun arbre
        [one] { $tree } arbre
       *[other] { $tree } arbres
    } = { SIGNED($total) }
sum-nothing = rien ne compte

## Moves

move-lay = Poser { the-award } en { $space }.
move-lay-over = Poser { the-award } en { $space }, sur le trophée qui s’y trouve.
move-take-green = Prendre { the-card }.
move-take-award = Prendre { the-award }.
move-draw-green = Piocher le premier aménagement.
move-draw-award = Piocher le premier trophée.
move-refresh-greens = Retourner votre carte Village : glisser les aménagements visibles sous leur pioche et en révéler trois autres.
move-refresh-awards = Retourner votre carte Village : glisser les trophées visibles sous leur pioche et en révéler trois autres.
move-under-green = Glisser { the-card } sous la pioche.
move-under-award = Glisser { the-award } sous la pioche.
move-cover = Retourner votre carte Village : ce tour-ci, vous recouvrez une carte de votre village.
move-stop = Arrêter la partie ici.
move-discard = Défausser { the-card }.
move-place = Placer { the-card } en { $cell }.
move-place-on = Placer { the-card } sur la pelouse en { $cell }.
move-cover-with = Recouvrir la carte en { $cell } en y plaçant { the-card }.

## Events

event-lay = { $name } pose { the-award } en { $space }.
event-take-green = { $name } prend { the-card }.
event-take-award = { $name } prend { the-award }.
event-draw-green = { $name } pioche { the-card }.
event-draw-green-hidden = { $name } pioche un aménagement.
event-draw-award = { $name } pioche { the-award }.
event-draw-award-hidden = { $name } pioche un trophée.
event-refresh-greens = { $name } retourne sa carte Village pour renouveler les aménagements.
event-refresh-awards = { $name } retourne sa carte Village pour renouveler les trophées.
event-cover = { $name } retourne sa carte Village pour recouvrir une carte.
event-under-green = { $name } glisse { the-card } sous la pioche.
event-under-award = { $name } glisse { the-award } sous la pioche.
event-under-hidden = { $name } glisse une carte sous la pioche.
event-under-rest = { $name } glisse les deux autres sous la pioche.
event-discard = { $name } défausse { the-card }.
event-discard-hidden = { $name } défausse une carte face cachée.
event-place = { $name } place { the-card } en { $cell }.
event-place-on = { $name } place { the-card } sur la pelouse en { $cell }.
event-cover-with = { $name } recouvre la carte en { $cell } et y place { the-card }.
event-covered-green = Carte recouverte : { card }.
event-covered-award = Trophée recouvert : { award-name }.
event-structure = La structure donne un trophée à { $name }.
event-turn-up-green = Nouvelle carte visible : { card }.
event-turn-up-award = Nouveau trophée visible : { award-name }.
event-full = Le village de { $name } montre neuf aménagements !
event-deck-empty-greens = La pioche des aménagements est vide.
event-deck-empty-awards = La pioche des trophées est vide.
event-last-round = La fin approche : c’est la dernière manche !
event-pass = { $name } passe : il n’y a plus rien à prendre.
event-stop = { $name } arrête la partie.
event-total =
    { $total ->
        [one] { $name } a { MINUS($total) } point.
       *[other] { $name } a { MINUS($total) } points.
    }
event-end =
    { $reason ->
        [full] La partie est finie : un village montre neuf aménagements.
        [no-greens] La partie est finie : la pioche des aménagements est vide.
        [no-awards] La partie est finie : la pioche des trophées est vide.
        [no-action] La partie est finie : plus aucune action n’est possible.
       *[stopped] La partie est finie : elle a été arrêtée.
    }
ended-full = Un village montre neuf aménagements.
ended-no-greens = La pioche des aménagements est vide.
ended-no-awards = La pioche des trophées est vide.
ended-no-action = Plus aucune action n’est possible.
ended-stopped = La partie a été arrêtée.

## Le journal en quelques mots

brief-lay = { award-name } en { $space }
brief-take-green = carte prise
brief-take-award = { award-name } pris
brief-draw-green = carte piochée
brief-draw-green-hidden = carte piochée
brief-draw-award = { award-name } pioché
brief-draw-award-hidden = un trophée pioché
brief-refresh-greens = trois nouveaux aménagements
brief-refresh-awards = trois nouveaux trophées
brief-cover = recouvre une carte
brief-under-green = sous la pioche
brief-under-award = { award-name } sous la pioche
brief-under-hidden = sous la pioche
brief-under-rest = deux autres sous la pioche
brief-discard = carte défaussée
brief-discard-hidden = défausse face cachée
brief-place = en { $cell }
brief-place-on = sur la pelouse en { $cell }
brief-cover-with = par-dessus la carte en { $cell }
brief-structure = un trophée pour la structure
brief-full = neuf aménagements
brief-deck-empty-greens = Plus d’aménagements à piocher
brief-deck-empty-awards = Plus de trophées à piocher
brief-last-round = La dernière manche
brief-pass = passe
brief-stop = arrête la partie
brief-end = Fin de la partie

## What to do now

prompt-set-up = Posez { the-award } au-dessus d’une de vos colonnes.
prompt-action = Prenez un aménagement ou un trophée.
prompt-action-village = Prenez un aménagement ou un trophée, ou retournez d’abord votre carte Village.
prompt-action-solo = Prenez un aménagement ou un trophée, ou arrêtez la partie.
prompt-action-solo-village = Prenez un aménagement ou un trophée, retournez d’abord votre carte Village, ou arrêtez la partie.
prompt-stuck = Plus aucune action normale : utilisez votre carte Village, ou arrêtez la partie.
prompt-refresh = Choisissez la carte à glisser sous la pioche : la première sera piochée la première.
prompt-take-green = Prenez l’aménagement du recouvrement : vous choisirez ensuite dans toute votre main.
prompt-place = Placez une de vos quatre cartes, ou défaussez-en une.
prompt-place-solo = Placez une de vos quatre cartes.
prompt-cover = Recouvrez une carte de votre village avec une de vos quatre cartes, ou défaussez-en une.
prompt-cover-solo = Recouvrez une carte de votre village avec une de vos quatre cartes.
prompt-take-award = La structure donne droit à un trophée : prenez-en un.
prompt-lay = Posez { the-award } au-dessus d’une colonne ou à gauche d’une rangée.

## Why not

refusal-set-up = La mise en place n’est pas finie : posez { the-award } au-dessus d’une de vos colonnes.
refusal-set-up-left = Les trois premiers trophées vont au-dessus des colonnes : a0, b0 ou c0.
refusal-space-taken = { $space } est occupé : choisissez un emplacement libre.
refusal-space-taken-solo = { $space } est occupé : en solitaire, seul le trophée d’une structure peut en recouvrir un.
refusal-no-award = Vous n’avez pas de trophée à poser : prenez-en un d’abord.
refusal-no-green-taken = Prenez d’abord un aménagement ; placez ou défaussez ensuite une carte.
refusal-not-refreshing = Aucun renouvellement n’est en cours.
refusal-finish-refresh = Finissez d’abord le renouvellement : choisissez la carte à glisser sous la pioche.
refusal-gone = Cette carte est déjà sous la pioche.
refusal-cover-first = Vous recouvrez ce tour-ci : prenez un aménagement maintenant.
refusal-place-first = Vous avez pris un aménagement : placez ou défaussez une de vos cartes maintenant.
refusal-place-first-solo = Vous avez pris un aménagement : placez une de vos cartes maintenant.
refusal-award-first = La structure donne droit à un trophée : prenez-en un maintenant.
refusal-lay-first = Posez d’abord { the-award }.
refusal-none-there-greens = Aucun aménagement visible à cette place.
refusal-none-there-awards = Aucun trophée visible à cette place.
refusal-deck-empty-greens = La pioche des aménagements est vide.
refusal-deck-empty-awards = La pioche des trophées est vide.
refusal-not-sure = En solitaire, il faut placer une carte : on ne pioche que si une carte en main peut l’être.
refusal-not-sure-up = En solitaire, il faut placer une carte : ni votre main ni { the-card } ne peuvent l’être.
refusal-no-space = Emplacements tous pris : en solitaire, seul le trophée d’une structure peut en recouvrir un.
refusal-card-down = Votre carte Village est face cachée : elle ne sert qu’une fois par partie.
refusal-not-three-greens = Il faut trois aménagements visibles pour les renouveler.
refusal-not-three-awards = Il faut trois trophées visibles pour les renouveler.
refusal-nothing-to-cover = Il n’y a pas de carte fleurie à recouvrir dans votre village.
refusal-no-green = Il n’y a pas d’aménagement à prendre.
refusal-cannot-cover = Aucune carte que vous pourriez prendre à coup sûr ne recouvrirait une carte de votre village.
refusal-only-alone = Seule une partie en solitaire peut être arrêtée.
refusal-no-discard = En solitaire, on ne défausse pas : placez une carte.
refusal-cell-taken = En { $cell } se trouve { the-card } : placez sur une case vide ou une pelouse.
refusal-cover-flower = En { $cell } il n’y a pas de carte fleurie : ce tour-ci, vous en recouvrez une.
refusal-no-match = Pas en { $cell } : { the-card } en { $beside } n’a ni sa fleur ni sa couleur.

## Points

line-village = Carte Village
line-village-text =
    { $up ->
        [0] Face cachée : rien.
       *[other] Face visible : 1 point.
    }
line-ponds = Bassins
line-ponds-text =
    { $count ->
        [0] Aucun bassin visible.
        [one] { $count } bassin visible : 2 points.
       *[other] { $count } bassins visibles : 2 points pour chacun.
    }
award-sum = { award-name } ({ $space }) : { $parts }.
line-award-a0 = { award-name }
line-award-a0-text = { award-sum }
line-award-b0 = { award-name }
line-award-b0-text = { award-sum }
line-award-c0 = { award-name }
line-award-c0-text = { award-sum }
line-award-z1 = { award-name }
line-award-z1-text = { award-sum }
line-award-z2 = { award-name }
line-award-z2-text = { award-sum }
line-award-z3 = { award-name }
line-award-z3-text = { award-sum }
# Ce qu’il faut pour qu’une ligne rapporte plus.
award-next =
    { $thing ->
        [colour] { $more ->
            [one] { $more } couleur de plus
           *[other] { $more } couleurs de plus
        }
        [flower] { $more ->
            [one] { $more } fleur différente de plus
           *[other] { $more } fleurs différentes de plus
        }
        [alike] { $more ->
            [one] { $more } pareil de plus
           *[other] { $more } pareils de plus
        }
       *[other] { $count } { thing } de plus
    }
line-award-a0-next = { award-next }
line-award-b0-next = { award-next }
line-award-c0-next = { award-next }
line-award-z1-next = { award-next }
line-award-z2-next = { award-next }
line-award-z3-next = { award-next }

## Alone: how good a result is

band-last = Dernière place
band-mention = Mention honorable
band-second = Seconde place
band-garden = Jardin anglais de l’année
verdict-last =
    { $missing ->
        [one] Cela vaut la dernière place ; avec un point de plus, ce serait une mention honorable.
       *[other] Cela vaut la dernière place ; avec { $missing } points de plus, ce serait une mention honorable.
    }
verdict-mention =
    { $missing ->
        [one] Cela vaut une mention honorable ; avec un point de plus, ce serait la seconde place.
       *[other] Cela vaut une mention honorable ; avec { $missing } points de plus, ce serait la seconde place.
    }
verdict-second =
    { $missing ->
        [one] Cela vaut la seconde place ; avec un point de plus, ce serait le jardin anglais de l’année.
       *[other] Cela vaut la seconde place ; avec { $missing } points de plus, ce serait le jardin anglais de l’année.
    }
verdict-garden = C’est le jardin anglais de l’année !

## Drawings

seat = Place { $seat }
you = Place { $seat } (vous)
points =
    { $points ->
        [one] { MINUS($points) } point
       *[other] { MINUS($points) } points
    }
greens = Aménagements
awards = Trophées
nothing = aucun
deck = pioche { $count }
display-greens = Aménagements : { $cards } (pioche { $count })
display-awards = Trophées : { $cards } (pioche { $count })
hand = Votre main
hand-cards = Votre main : { $cards }
in-hand = En main : { $count }
in-hand-known = En main : { $count } ; pris face visible : { $cards }
to-lay = À poser : { $awards }
award-in-hand = Trophée en main : { award-name }
held-award = Trophée en main : { award-name } ({ $equation })
hidden-award = Un trophée a été pioché.
award-worth = { SIGNED($points) }
award-line = { $space } { award-name } : { $equation } → { SIGNED($points) }
village-card =
    { $up ->
        [0] carte Village utilisée
       *[other] carte Village visible
    }
last-round = La dernière manche !
short =
    { $thing ->
        [red] r
        [yellow] j
        [blue] b
        [lily] Ly
        [petunia] Pé
        [rose] Ro
        [birch] B
        [oak] C
        [willow] S
        [structure] #
        [pond] ~
       *[lawn] pelouse
    }
legend = r j b : rouge, jaune, bleu ; Ly Pé Ro : lys, pétunia, rose ; B C S : bouleau, chêne, saule ; # structure ; ~ bassin

## Tables of the rules text

table-awards = | trophée | rapporte pour sa ligne |
table-bands = | points | résultat |
band-from = { $least } et plus
band-between = de { $least } à { $most }
band-up-to = jusqu’à { $most }
