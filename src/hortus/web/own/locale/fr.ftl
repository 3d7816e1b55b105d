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

## Les gens

own-section-people = Les gens
own-friends = Amis
own-friends-why = Vos amis peuvent regarder les tables que vous réservez aux amis. Cette liste est à vous : personne n’est interrogé ni prévenu.
own-friend-name = Nom d’un compte
own-friend-add = Ajouter
own-befriend = Ami
own-befriend-one = Ami : { $name }
own-unfriend = Retirer
own-unfriend-one = Retirer : { $name }
own-met = Rencontrés
own-block = Bloquer
own-block-one = Bloquer : { $name }
own-unblock = Débloquer
own-unblock-one = Débloquer : { $name }
own-blocked = Bloqués
own-blocked-why = Qui vous bloquez ne rejoint plus vos tables et ne vous défie plus, on ne vous met plus ensemble, et vous ne vous lisez plus. Un invité peut revenir sous un autre nom.
own-profile = Votre profil
own-profile-why = Tout le monde voit votre nom et vos cotes. Quoi d’autre ?
own-shows-results = Les résultats par jeu et l’histoire des cotes
own-shows-matches = Les parties finies
own-profile-link = Voir votre profil

## Le profil de quelqu’un

own-somebody = Profil
own-kind-guest = Invité
own-kind-account = Joueur
own-kind-program = Programme
own-is-friend = { $name } est dans votre liste d’amis.
own-is-blocked = Vous avez bloqué { $name }.
own-ratings-of = Cotes
own-ratings-nobody = Pas encore de partie classée.
own-won-of =
    { $matches ->
        [one] { $wins } partie gagnée sur { $matches }
        [many] { $wins } de parties gagnées sur { $matches }
       *[other] { $wins } parties gagnées sur { $matches }
    }
own-last-matches = Dernières parties
own-hidden = Le reste n’est pas montré à tout le monde.
