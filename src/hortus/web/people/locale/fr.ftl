# People at a table: absences, ways out, removing a table.

## The table’s menu

menu-title = La table
menu-watches = regarde
menu-mute = Couper la parole
menu-unmute = Rendre la parole
menu-spectators = Les spectateurs peuvent parler
menu-claim = Laisser jouer un robot
menu-time = 1 min de plus
menu-time-for = 1 min de plus pour { $name }
menu-time-day = 1 jour de plus
menu-time-day-for = 1 jour de plus pour { $name }
menu-on-break = en pause jusqu’à { $time }
menu-stand-in = Laisser un robot jouer pour moi
menu-stand-in-why = Revenez quand vous voulez. Qui est absent à la fin est classé dernier.
menu-return = Jouer à nouveau moi-même
menu-return-why = Un robot joue pour vous.
menu-break = Annoncer une pause
menu-break-why =
    { $clock ->
        [asks] Jusqu’à sa fin, personne ne peut faire jouer un robot à votre place. On demande aux autres de laisser la pendule arrêtée ; s’ils refusent, elle continue de tourner.
        [runs] Jusqu’à sa fin, personne ne peut faire jouer un robot à votre place. La pendule continue de tourner : d’autres attendent la ronde suivante.
       *[none] Jusqu’à sa fin, personne ne peut faire jouer un robot à votre place.
    }
menu-minutes = { $count } min
menu-break-for = { $count } min : annoncer une pause
menu-back = Je suis de retour
menu-end = Proposer de terminer ensemble
menu-end-why = Si tout le monde accepte, la partie se termine sans vainqueur et ne compte pas.
menu-end-now = Terminer la partie
menu-end-now-why = Tous les autres sont partis : ceux qui restent gagnent selon leurs points.
menu-resign = Abandonner
menu-resign-why =
    { $seats ->
        [one] La partie se termine ici.
        [2] La partie se termine, et elle est perdue pour vous.
       *[other] Un robot continue pour vous, et vous êtes classé dernier.
    }
menu-quit = Partir pour de bon
menu-quit-why =
    { $seats ->
        [2] La partie est perdue pour vous et quitte votre liste. L’autre peut continuer contre un robot.
       *[other] Un robot continue, vous êtes classé dernier, et la partie quitte votre liste.
    }
menu-sure = { $what } : oui, vraiment
menu-daily = Un jardin du jour se joue soi-même. Fermez la page et continuez quand vous voulez.
menu-home-why = La partie vous attend dans votre liste ; les autres voient que vous êtes absent.

## Away

away-wait = { $name } est absent. Dans { $time }, un robot pourra jouer.
away-now = { $name } est absent.
away-break = { $name } fait une pause jusqu’à { $time }.
away-break-stopped = { $name } fait une pause jusqu’à { $time }. La pendule est arrêtée.
away-bot-for-me = Un robot joue pour vous.
away-my-break = Vous êtes en pause jusqu’à { $time }.
away-my-break-stopped = Vous êtes en pause jusqu’à { $time }. La pendule est arrêtée.
away-others-gone = Les autres sont partis pour de bon. Des robots continuent.
away-play-on = Continuer

## Removing a table

remove-close = Personne n’a encore commencé. La table est fermée pour tout le monde.
remove-leave = Votre siège redevient libre.
remove-quit =
    { $seats ->
        [one] La partie se termine ici.
        [2] Vous partez pour de bon : la partie est perdue pour vous. L’autre peut continuer contre un robot.
       *[other] Vous partez pour de bon : un robot continue, et vous êtes classé dernier.
    }
remove-do-close = Fermer la table
remove-do-leave = Quitter la table
remove-do-quit = Partir pour de bon
remove-keep = La garder

## Taking back what was revealed

doubt-title = Reprendre ?
doubt-text = Quelque chose a été révélé depuis. Si vous reprenez, la partie ne compte plus pour le classement.
doubt-undo = Reprendre
doubt-keep = Laisser ainsi

## Ratings

rating-mine = Votre classement
rating-unsure =  ?
rating-history =
    { $count ->
        [one] Votre classement sur { $count } partie, à présent { $last }
       *[other] Votre classement sur { $count } parties, à présent { $last }
    }
certainty-provisional = provisoire
certainty-provisional-why = Provisoire jusqu’à ce que dix parties aient été jouées et que le nombre se soit stabilisé.
certainty-fair = assez sûr
certainty-fair-why = Le nombre s’est stabilisé ; il peut encore bouger de quelques points.
certainty-sure = sûr
certainty-sure-why = De nombreuses parties parlent pour ce nombre.

## Conditional moves

menu-conditional = Ajouter des coups conditionnels
menu-conditional-why = Si les autres jouent ce que vous attendez, votre réponse est jouée aussitôt. Vous seul la voyez. Ce qui ne convient pas est abandonné.
menu-conditional-later = C’est votre tour. Pendant que les autres réfléchissent, vous pouvez ajouter des coups conditionnels : ce que vous répondriez.
menu-conditional-not = Il n’y a pas de coups conditionnels dans ce jeu : il y a toujours quelque chose de caché.
conditional-title = Coups conditionnels
conditional-if = Si { $name } joue : { $what }
conditional-then = Votre réponse : { $what }
conditional-answered = Voilà ce qui serait joué aussitôt. Le garder ?
conditional-save = Garder
conditional-saved = Coups conditionnels gardés. Vous seul les voyez.
conditional-drop = Retirer
conditional-own-turn = C’est votre tour : jouez simplement.
conditional-to-table = Retour à la table
conditional-moves = Coups
