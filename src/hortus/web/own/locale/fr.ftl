# Ma page : toutes mes parties, les résultats, ce qui est enregistré sur moi.

own-section-account = Compte
own-section-matches = Parties
own-section-results = Résultats

## Parties

own-any = Peu importe
own-game = Jeu
own-state = État
own-running = En cours
own-finished = Terminées
own-opponent = Adversaire
own-counts = Cote
own-found =
    { $count ->
        [0] Aucune partie de ce genre.
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }

## Résultats

own-ratings = Vos cotes
own-ratings-none = Une cote vient avec votre première partie classée.
own-opponents = Par adversaire
own-opponents-none = Vous trouverez ici celles et ceux avec qui vous avez fini une partie.
own-won = Gagnées
own-lost = Perdues
own-last = La dernière
own-matches-with =
    { $count ->
        [one] { $count } partie avec { $name }
        [many] { $count } de parties avec { $name }
       *[other] { $count } parties avec { $name }
    }

## Ce qui est enregistré

own-data = Ce qui est enregistré sur vous
own-export = Tout télécharger
own-export-why = Nom, appareils, parties et coups, messages, cotes, problèmes : le tout dans un fichier JSON.
own-forget = Supprimer le compte
own-forget-guest = M’oublier
own-forget-why = Vous quittez toutes les tables. Votre nom, vos messages, cotes et résultats disparaissent. Les parties finies restent pour les autres, sans votre nom. C’est sans retour.
own-forget-really = Tout supprimer
own-forgotten = Tout ce qui vous concerne a été supprimé.
