# La ligne de commande.

## Listing games

game-line = { $title }, de { $designer } ; { players }
players =
    { $range ->
        [one] 1 joueur
        [same] { $high } joueurs
       *[other] { $low } à { $high } joueurs
    }
option-line = { $title } [{ $default }]

## Playing

help = Tapez un coup ou son numéro, ou : hint (conseil), moves (tous), undo, scores, record, help, quit.
your-turn = { $name }, à vous.
more-moves = … et { $count } de plus ; tapez moves pour tout voir.
stands-in = { $bot } a besoin des règles compilées, en préparation ; d’ici là, { $standIn } joue à sa place.
nothing-kept = Aucune partie n’attend dans le terminal : nommez un jeu.
resume = hortus play, sans jeu, la reprend.
hint = { $bot } jouerait { $move } : { $sentence }
left = À la prochaine.
saved = La partie est dans { $file }.
undone = Repris : { $move }.
perhaps = Peut-être : { $moves } ?
pass-keyboard = Donnez le clavier à { $name } et appuyez sur Entrée.
player = Joueur
no-player = Une place est vide : écrivez --seats me,sprout.

## Records

wins = gagne
moves-checked =
    { $count ->
        [one] { $count } coup, vérifié.
       *[other] { $count } coups, vérifiés.
    }
moves-unfinished =
    { $count ->
        [one] { $count } coup, vérifié ; la partie n’est pas finie.
       *[other] { $count } coups, vérifiés ; la partie n’est pas finie.
    }
verified = Le mélange est celui promis : { $commitment }

## Analyses

reviewing = Analyse en cours
review-title = { $game }, analyse
review-player = Joueur
review-accuracy = Trouvé
review-luck = Chance
review-adjusted = Avance sans la chance
percent = { $share } %
points = { $points }
review-line = Coup { $ply }, { $name } : { $move }. Mieux : { $best }. Coût : { $points } points, { $win } % de la victoire.

## Problèmes

puzzle-help = Tapez un coup ou son numéro, ou : moves (tous les coups), hint (un indice), answer (la réponse), quit.
puzzle-grade = niveau { $grade } sur 5
puzzle-find = Trouvez le meilleur coup. { $what }
puzzle-hint = C’est l’un de ceux-ci :
puzzle-other = Jardinier
puzzle-right = Trouvé : { $sentence }
puzzle-best = Le meilleur est { $move } : { $sentence }
puzzle-margin = Il a { $points } points et { $win } % de victoire d’avance sur le suivant.
puzzle-cost = Votre coup coûte { $points } points et { $win } % de victoire.
puzzles-solved = { $solved } trouvés sur { $tried }.
no-puzzles = Il n’y a pas de tel problème pour ce jeu.

## Errors

not-an-option = { $given } n’est pas une option : écrivez NOM=VALEUR.
cannot-read = { $file } ne peut pas être lu : { $problem }.
bad-port = Il n’y a pas de port { $port } : les ports vont de 0 à 65535.
cannot-serve = Impossible de servir sur { $host }, port { $port } : { $problem }. Essayez un autre --host ou --port.
no-games = Il faut au moins une partie.
solo-players = --solo est pour un seul joueur.

## Serving

serve-here = Hortus est ouvert : { $address }
serve-outside = Pour les autres dans la maison : { $address }
serve-alone = Seule cette machine peut entrer. Pour toute la maison : hortus serve --host 0.0.0.0
serve-stop = Ctrl-C ferme ; les parties sont gardées.
serve-came = { $name } est là.
serve-table = { $name } a ouvert une table de { $game }.
serve-joined = { $name } s’assied à { $game }.
serve-stopped = Fermé. Toutes les parties sont gardées.

## Connecting a bot

connect-no-bot = { $given } n’est pas un robot : écrivez --bot MODULE:NOM, par exemple my_bots:Patient.
connect-bad = { $given } ne peut pas servir de robot : { $problem }.
connect-matches = Il faut au moins une partie.
connect-sits = { $name } est à la table de { $game } : { $address }
connect-over = { $game } : { $points }, victoire de { $winners }.
connect-waiting = En attente d’une table ouverte sur { $address }. Ctrl-C pour arrêter.
