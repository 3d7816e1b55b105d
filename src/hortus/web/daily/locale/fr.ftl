daily-title = Jardins du jour
daily-play = Jouer le jardin du jour
daily-start = Jouer
daily-play-game = Jouer le jardin du jour : { $game }
daily-go-on = Continuer
daily-go-on-game = Continuer le jardin du jour : { $game }
daily-points =
    { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
daily-won = Gagné de { $lead }, { $turns } coups
daily-lost = Perdu de { $lead }, { $turns } coups
daily-wins = { $wins } gagnés sur { $gardens }
daily-place = place { $place } sur { $players }
daily-best = Meilleur : { $result }, { $name }
daily-after = Le meilleur après votre essai
daily-streak =
    { $days ->
        [0] Pas encore de jours de suite
        [one] { $days } jour
        [many] { $days } jours de suite
       *[other] { $days } jours de suite
    }
daily-rule =
    { $hours ->
        [one] Un essai chacun. Nouveaux jardins dans l’heure.
        [many] Un essai chacun. Nouveaux jardins dans { $hours } h.
       *[other] Un essai chacun. Nouveaux jardins dans { $hours } h.
    }
daily-leaders = Classement
daily-yesterday = Ceux d’hier, analysés
daily-yesterday-title = Hier
daily-review = Revoir et analyser
daily-not-played = Pas joué
daily-seed = Vérifier la donne
daily-share = Partager la journée
daily-send = Partager
daily-copy = Copier en texte
daily-save = Enregistrer l’image
daily-copied = Copié.
daily-how = Chaque jour une donne par jeu, la même pour tous, jusqu’à minuit UTC. Seul quand le jeu se joue seul, sinon contre le même robot. Le premier essai compte.
daily-once = Vous avez un essai. Vous pouvez arrêter et reprendre plus tard aujourd’hui.
daily-guest = Les invités jouent aussi. Avec un compte, vos essais comptent.
daily-look = Le revoir
daily-span = Quels jours
daily-day = Aujourd’hui
daily-week = Cette semaine
daily-tomorrow = Demain
daily-result = Résultat
daily-gardens = Jardins
daily-nobody = Personne pour l’instant.
daily-promised = La donne était fixée d’avance
daily-promised-how = C’est le SHA-256 de « hortus:graine:sel ». Les deux sont montrés à la fin de la journée, pour que chacun puisse vérifier.
try-again = Réessayer
puzzle-title = Problème de { $game }
puzzle-number = { $number } sur { $count }
puzzle-find = Trouvez le meilleur coup. { $what }
puzzle-grade-1 = très facile
puzzle-grade-2 = facile
puzzle-grade-3 = moyen
puzzle-grade-4 = difficile
puzzle-grade-5 = très difficile
puzzle-share = { $percent } % l’ont trouvé
puzzle-nobody = Personne ne l’a encore essayé
puzzle-rating = Votre cote { $rating }
puzzle-answered = Déjà répondu : il ne compte plus
puzzle-skip = Passer
puzzle-show = Montrer la réponse
puzzle-hint-place =
    { $rated ->
        [yes] Regardez ce qui est éclairé. Avec un indice, votre cote ne monte pas.
       *[no] Regardez ce qui est éclairé.
    }
puzzle-hint-either =
    { $rated ->
        [yes] L’un des deux coups éclairés est le bon. Avec un indice, votre cote ne monte pas.
       *[no] L’un des deux coups éclairés est le bon.
    }
puzzle-rating-stays = Avec un indice : votre cote reste { $rating }
puzzle-solved = Trouvé
puzzle-wrong = Pas le meilleur
puzzle-shown = La réponse
puzzle-margin = { $points } points et { $percent } % de victoire de mieux que le suivant.
puzzle-cost = Votre coup coûte { $points } points et { $percent } % de victoire.
puzzle-again = Encore
puzzle-next = Problème suivant
puzzle-moves = Tous les coups
puzzle-today = Problème du jour
puzzle-solve = Résoudre
progress-title = Vos progrès
progress-none = Jouez une partie, un jardin du jour ou un problème, et cela compte ici.
progress-matches = Parties
progress-won = { $wins } gagnées sur { $matches }
progress-puzzles = Problèmes
progress-solved = { $solved } trouvés sur { $puzzles }, cote { $rating }
progress-gardens = Jardins du jour
progress-best = Meilleur résultat seul
progress-times = { $times } ×
progress-chart = Les { $count } derniers résultats seul, de { $low } à { $high } ; le dernier { $last }
