# Ce qui ne va pas dans les positions et le matériel de Village Green venus de l’extérieur.

## Positions

no-green = { $field } ne nomme pas de carte verte : { $card }
no-award = { $field } ne nomme pas de prix : { $card }
card-twice = { $field } a { $card }, qui se trouve aussi ailleurs
over-action = { $field } doit être 'action' une fois la partie finie
no-cell = { $field } n’a pas de case { $name }
neighbours = { $field } ne s’accorde pas avec ses voisines
no-space = { $field } n’a pas d’emplacement { $name }
up-to-since = { $field } doit aller de 0 à since
same-as-since = { $field } doit être égal à since
drawn-blind = { $field } ne peut pas être vrai d’une carte piochée cachée
not-alone = { $field } n’existe pas en solo
hands-needed = { $field } doit être donné : trop peu de cartes sont cachées
hand-size = { $field } doit contenir { $cards } cartes
not-the-phase = { $field } ne va pas avec la phase
three-up = { $field } en a au plus trois faces visibles
gap = { $field } ne peut pas avoir ce trou
three-refreshed = { $field } doit en compter trois pendant le renouvellement
first-awards = { $field } doit en avoir un sur a0, b0 et c0 : ils ont été posés à la mise en place
only-awards = { $field } montre plus que les premiers prix pendant la mise en place
no-set-up = { $field } ne peut plus être 'set-up'
not-up-yet = { $field } n’est pas encore visible pendant la mise en place
removed = { $field } en compte { $count } de trop : autant ont été retirées à la mise en place
face-up = { $field } doit en avoir { $count } faces visibles tant que la pioche a des cartes
one-refresh = { $field } et under_awards ont plus de cartes de la place { $seat } qu’un seul renouvellement
card-used-refresh = { $field } doit être false : la place a mis des cartes sous une pioche
not-under-deck = { $field } ne va pas avec les cartes sous la pioche
deck-empty = { $field } demande une pioche qui n’est pas vide
not-triggered = { $field } ne peut pas être null : aucune pioche n’est vide et aucun village n’est plein
village-full = { $field } ne peut pas revenir à la place { $turn } : le village { $seat } est plein
structure-needed = { $field } doit être true : seule une construction donne ce prix
covering-needed = { $field } doit être true ici
card-in-use = { $field } doit être false : elle est en train de servir
nothing-to-cover = { $field } demande une carte à recouvrir
no-award-left = { $field } ne peut pas être 'take award' : il ne reste aucun prix
no-action = { $field } doit être null : il ne reste aucune action
covered-twice = { $field } a deux cartes fleur recouvertes : la carte village en recouvre une
card-used-cover = { $field } doit être false : la place a recouvert une carte fleur
card-used-otherwise = { $field } a une carte fleur recouverte, mais la carte village sert à autre chose
not-covered-yet = { $field } doit avoir déjà recouvert une carte fleur
no-structure = { $field } ne peut pas être true : aucune construction n’est visible

## Matériel

no-id = { $field } n’a pas d’id de G01 à G60
id-twice = { $field } a l’id d’une autre carte
lawn-flower = { $field } est une pelouse et a une fleur ou une couleur
no-flower = { $field } n’a pas de fleur et n’est pas une pelouse
no-colour = { $field } n’a pas de couleur et n’est pas une pelouse
trees = { $field } a { $trees } arbres : il en faut un ou deux
no-trees =
    { $feature ->
        [lawn] { $field } est une pelouse et a des arbres
        [pond] { $field } est un étang et a des arbres
       *[structure] { $field } est une construction et a des arbres
    }
cards = { $field } a { $found } cartes : il en faut { $count }
unknown-award = { $field } n’est pas un prix que nous savons compter, de A01 à A30
all-awards = { $field } doit nommer chacun de A01 à A30 une fois, ou manquer
