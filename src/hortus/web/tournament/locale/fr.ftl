# Tournois.

tournaments = Tournois
tournaments-none = Aucun tournoi n’est ouvert en ce moment.
tournament-new = Nouveau tournoi
tournament-of = Tournoi : { $game }
tournament-entered = { $count } places prises sur { $places }
tournament-round-of = ronde { $round } sur { $rounds }
tournament-over = terminé
tournament-closed = fermé
tournament-my-turn = votre partie

## Un nouveau tournoi

tournament-game = Jeu
tournament-style = Formule
tournament-style-swiss = Suisse
tournament-style-swiss-why = Quelques rondes, à deux par table. Votre prochain adversaire a autant de points que vous, et personne ne rencontre deux fois le même.
tournament-style-round_robin = Toutes rondes
tournament-style-round_robin-why = Chacun joue une fois contre chacun, à deux par table.
tournament-style-rulebook = Selon les règles
tournament-style-rulebook-why = À trois ou quatre autour d’une table, autant de parties que de joueurs, chacune commencée par un autre. Une victoire rapporte 2 points, chaque case vide des autres en coûte un.
tournament-name = Nom
tournament-places = Places
tournament-rounds-enough = Autant qu’il en faut pour trouver le meilleur
tournament-pace-clock-5 = 5 minutes chacun, 5 s de plus par tour
tournament-pace-clock-15 = 15 minutes chacun, 10 s de plus par tour
tournament-pace-clock-30 = 30 minutes chacun, 10 s de plus par tour
tournament-pace-days = 3 jours par tour
tournament-pace-of-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
tournament-pace-of-clock = { $minutes } min chacun, { $seconds } s de plus par tour
tournament-options = Règles du jeu
tournament-bots = Robots participants
tournament-plays = Je participe moi-même
tournament-public = Tout le monde peut s’inscrire ; sinon, qui a le lien
tournament-rated = Classé : ses parties comptent pour le classement
tournament-make = Créer le tournoi

## Avant le début

tournament-invite = Inviter les autres
tournament-add-bot = Ajouter un robot
tournament-remove = Retirer { $name }
tournament-join = Participer
tournament-start = Lancer la première ronde
tournament-few = Il faut au moins { $count } participants pour commencer.
tournament-host-starts = { $name } lance la première ronde.
tournament-leave = Ne plus participer
tournament-close = Fermer le tournoi

## De ronde en ronde

tournament-now = Ronde { $round } : votre partie commence.
tournament-against = Ronde { $round } : vous jouez contre { $name }.
tournament-to-table = À ma table
tournament-next = La ronde { $round } commence dans { $time }.
tournament-wait = Votre partie est terminée. La ronde suivante commence quand toutes les autres le sont.
tournament-won =
    { $count ->
        [one] { $names } remporte le tournoi.
       *[other] { $names } se partagent la première place.
    }
tournament-rounds = Rondes
tournament-round = Ronde { $round }
tournament-going = en cours
tournament-bye = { $name } : exempt
tournament-standings = Classement
tournament-points = Points
tournament-withdrawn = a abandonné
tournament-withdraw = Abandonner le tournoi
tournament-withdraw-sure = Abandonner : oui, vraiment
tournament-withdraw-why = Votre partie en cours est perdue, et vous n’êtes plus apparié.

## Comment les places sont attribuées

ties = Comment les places sont attribuées
ties-points = Une victoire vaut 1 point, une partie nulle ½. À égalité de points, le premier de ces critères qui diffère décide ; à égalité partout, on partage la place.
ties-rulebook = Aux points seulement ; à égalité, on partage la place.
ties-unplayed = Dans un tournoi suisse, qui reste seul est exempt, ce qui vaut une victoire, une fois au plus. Dans un tournoi toutes rondes à nombre impair, chacun est exempt une fois, et cela ne vaut rien. Pour départager, une ronde sans adversaire compte comme une ronde contre quelqu’un qui a autant de points que vous.
ties-away = Qui ne vient pas perd à la pendule : un robot joue la partie jusqu’au bout, et les autres ont le point. Qui est absent à la fin n’a pas gagné non plus.
tie-buchholz = Buchholz
tie-buchholz-why = Les points de tous vos adversaires réunis.
tie-berger = S.-B.
tie-berger-why = Sonneborn–Berger : les points des adversaires battus, et la moitié de ceux des parties nulles.
tie-wins = Victoires
tie-wins-why = Les parties gagnées à la table.
tie-lead = Écart
tie-lead-why = Les points du jeu dont vous étiez en avance, ou en retard, dans toutes les parties réunies.
