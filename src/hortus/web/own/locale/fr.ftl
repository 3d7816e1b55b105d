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
own-program-why = Un robot ou un autre programme à vous joue sous son propre nom, avec son propre classement. Il se connecte avec un jeton (HORTUS_TOKEN).
own-program-name = Nom du programme
own-program-add = Créer un jeton
own-program-token = Jeton de { $name }
own-program-once = Ceci n’est montré que maintenant. Qui l’a joue comme { $name }.
own-challenge = Proposer une partie
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

## Adresse électronique

own-email = Adresse électronique
own-email-why = Si vous voulez : pour des rappels quand c’est à vous de jouer et pour un mot de passe oublié. Personne d’autre ne la voit.
own-email-send = Envoyer un lien
own-email-sent = Un lien est en route vers { $address }. L’adresse est enregistrée dès que vous l’avez suivi.
own-email-remind = Me rappeler par courriel quand c’est à moi dans une partie avec des jours par tour
own-email-forget = Oublier l’adresse
own-forgot = Mot de passe oublié ?
own-forgot-who = Nom ou adresse électronique
own-forgot-why = Un lien pour un nouveau mot de passe est envoyé à l’adresse du compte, s’il en a une.
own-forgot-sent = S’il existe un tel compte avec une adresse, un lien est en route.
own-link-verify = Votre adresse électronique
own-link-verify-do = Confirmer l’adresse
own-link-verify-done = L’adresse est confirmée.
own-link-stop = Rappels par courriel
own-link-stop-do = Plus de rappels
own-link-stop-done = Vous ne recevrez plus de rappels par courriel. La page de votre compte permet d’en recevoir de nouveau.
own-link-reset = Un nouveau mot de passe

## Rappels et vacances

own-reminders = Rappels
own-reminders-why = Dans les parties avec des jours par tour, on peut vous dire quand les autres vous attendent, et quand il reste moins de douze heures.
own-push = Me rappeler sur cet appareil, même quand la page est fermée
own-push-refused = Le navigateur ne permet pas les notifications de cette page.
own-push-impossible = Les rappels sur cet appareil demandent une page venue par https, ou l’ordinateur où tourne Hortus : les navigateurs ne les permettent nulle part ailleurs.
own-vacation = Vacances
own-vacation-why = Pendant vos vacances, aucun de vos tours dans une partie avec des jours par tour n’expire, et personne ne vous rappelle rien. Au plus 30 jours ; les prochaines seulement après un temps aussi long.
own-vacation-days = { $days } jours
own-vacation-until = Vous êtes en vacances jusqu’au { $date }.
own-vacation-end = Je suis de retour
own-on-vacation = { $name } est en vacances jusqu’au { $date }.
