# Ce que dit la bibliothèque de tous les jeux.
language = Français

seat = Place { $seat }
match-over = La partie est finie.
unknown-game = Il n’y a pas de jeu { $name }. Les jeux : { $known }.
unknown-option = { $game } n’a pas d’option { $name }. Ses options : { $known }.
no-options = { $game } n’a pas d’options : { $name } n’y veut rien dire.
bad-option = { $name }={ $given } n’est pas possible.
bad-option-choices = { $name }={ $given } n’est pas possible. Au choix : { $choices }.
bad-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
bad-players-one = { $game } se joue à { $low }, pas à { $players }.
bad-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
bad-names = Il faut { $players } noms, un par place, en liste.
bad-name = { $name } n’est pas un nom : de un à { $most } caractères, aucun caractère de commande.
bad-seed = Une graine est un nombre entier de 0 à 2**63 - 1.
bad-options = Les options se donnent par leur nom, pas comme { $given }.
bad-code = { $code } n’est pas le code d’un coup : ils vont de 0 à { $last }.
illegal-code = Le coup { $move }, code { $code }, n’est pas permis ici.
bad-outcomes = Les tirages sont une liste de textes, pas { $given }.
bad-outcome = { $outcome } ne peut pas arriver ici. Possible : { $possible }.
no-outcome = { $outcome } ne peut pas arriver : rien n’est tiré au sort ici.
bad-since = since est le nombre de coups à omettre, 0 ou plus, pas { $given }.
match-not-over = La partie en cours n’est pas finie.
tournament-over = Le tournoi est fini.
tournament-start = Dans un tournoi, chaque place commence une fois : omettez l’option start.
record-line = Ligne { $line } : { $problem }
record-not-text = Une partie enregistrée est un texte.
record-header-missing = L’en-tête { $name } manque.
record-header-twice = L’en-tête { $name } figure deux fois.
record-not-a-header = { $given } n’est pas un en-tête de partie enregistrée.
record-not-a-turn = Un tour s’écrit place, deux-points, coups : '0: draw; place c1'.
record-not-a-number = { $name } doit être un nombre entier, pas { $given }.
record-not-an-option = { $given } n’est pas une option : écrivez nom=valeur.
record-option-twice = L’option { $name } figure deux fois.
record-version = C’est une partie enregistrée de version { $given } ; ce Hortus lit la version { $version }.
record-rules = La partie a été jouée selon la version { $given } des règles ; ce Hortus joue selon la version { $version }.
record-components = La partie a été jouée avec le matériel { $given }, mais c’est { $components } qui sert.
record-other-players = La position compte { $found } joueurs, pas { $players }.
record-over = La place { $seat } ne peut pas jouer : la partie est finie.
record-other-seat = La place { $seat } ne peut pas jouer : c’est le tour de la place { $turn }.
record-result-early = Un résultat est indiqué, mais les coups ne terminent pas la partie.
record-other-result = Selon les coups, le résultat est { $result }, pas { $given }.
listed = { $items } ; { $item }
not-a-move = { $move } n’est pas un coup. Possible ici : { $moves }.
not-a-move-over = { $move } n’est pas un coup, et la partie est finie.
nothing-to-undo = Il n’y a pas de coup à reprendre.
no-tournament = { $game } n’a pas de règles de tournoi.
unknown-language = Il n’y a pas de langue { $given }. Au choix : { $known }.
cannot-write = Impossible d’écrire { $file } : { $problem }.
missing-package = Il manque un paquet : { $package }. Installez-le par pip install { $package }.
missing-extra = Il manque un paquet : { $package }. Installez-le par pip install 'hortus[{ $extra }]'.

## Arène

arena-no-games = Il faut au moins une partie.
arena-no-bots = Il faut au moins un robot.
arena-bot-twice = Chaque robot ne peut être nommé qu’une fois.
arena-other = { $file } contient les résultats d’une autre arène : nommez un autre fichier.

## Lots et environnements

bad-opponents =
    { $opponents ->
        [one] Il faut { $opponents } adversaire, un par autre place.
       *[other] Il faut { $opponents } adversaires, un par autre place.
    }
bad-own-seat = La place est un nombre de 0 à { $last }, ou 'rotate'.
bad-learner = L’apprenant est une place de 0 à { $last }, 'rotate', ou None : toutes les places.
vector-illegal = Dans un vecteur, une action interdite lève une erreur ou est remplacée : illegal='random'.
bad-games = Le nombre de parties est un nombre entier, au moins 0.
no-threads = Il faut au moins un fil d’exécution.
no-lanes = Un lot a au moins une ligne.
bad-step =
    { $lanes ->
        [one] Un pas prend un code de coup, pour son unique ligne.
       *[other] Un pas prend { $lanes } codes de coups, un par ligne.
    }
illegal-in-lane = Ligne { $lane } : { $code } n’est pas le code d’un coup permis.
too-wide = Ces nombres de { $game } ne tiennent pas dans int8 : { $fields }.
compiled-only = Ceci ne marche qu’avec des règles compilées : effacez HORTUS_COMPILE et NUMBA_DISABLE_JIT.
no-gpu = Aucun GPU CUDA n’est utilisable ici : il n’y en a pas, ou son pilote manque.

## Clients

bad-address = { $given } n’est pas l’adresse d’un serveur : écrivez par exemple http://localhost:8000.
other-protocol = Le serveur parle la version { $server } du protocole, ce client la version { $client } : il lui faut Hortus { $version }.
table-closed = La table a été fermée avant le début de la partie.
no-answer =
    { $seconds ->
        [one] Le serveur n’a pas répondu depuis { $seconds } seconde : { $problem }
       *[other] Le serveur n’a pas répondu depuis { $seconds } secondes : { $problem }
    }
no-state = Il n’y a pas encore d’état où jouer : attendez le premier.
server-answers = Le serveur répond { $status }.
