# La notice de confidentialité. Elle doit être vraie pour tout serveur : ce qui dépend des réglages est une valeur.

privacy-title = Confidentialité
privacy-idea = Vous pouvez jouer sans dire qui vous êtes. Pas de publicité, aucun suivi d’un site à l’autre, rien n’est chargé d’autres serveurs.

privacy-stored = Ce qui est enregistré
privacy-stored-person = Le nom que vous choisissez, votre langue, votre première visite et, à peu près, la dernière.
privacy-stored-password = Pour un compte, le mot de passe, sous une forme d’où on ne peut pas le lire.
privacy-stored-sessions = Pour chaque navigateur connecté : son genre et son système (« Firefox, Linux »), depuis quand, et son dernier usage, à l’heure près.
privacy-stored-matches = Les tables que vous avez ouvertes ou rejointes, avec chaque coup et son heure.
privacy-stored-chat = Ce que vous dites à une table.
privacy-stored-results = Cotes, réponses aux problèmes, jardins du jour.
privacy-stored-relations = Qui vous comptez parmi vos amis ou avez bloqué, et ce que montre votre profil.
privacy-stored-email = Une adresse électronique, si vous en donnez une et suivez le lien envoyé.
privacy-stored-push = Pour des rappels sur un appareil, si vous les y activez : l’adresse que son navigateur donne pour cela.

privacy-seen = Qui le voit
privacy-seen-table = À une table : qui y est assis, et qui peut la regarder, selon le choix de l’hôte.
privacy-seen-finished = Une partie finie : qui en a le lien. La feuille de partie porte les noms que les joueurs avaient.
privacy-seen-name = Votre nom, vos cotes et vos places aux jardins du jour : tout le monde.
privacy-seen-profile = Vos résultats et parties sur votre profil : seulement si vous les montrez. Adresse électronique, appareils et listes : personne d’autre que vous et qui tient ce serveur.

privacy-kept = Combien de temps
privacy-kept-session =
    { $days ->
        [0] Une connexion finit quand vous y mettez fin.
       *[other] Une connexion inutilisée pendant { $days } jours prend fin.
    }
privacy-kept-guest =
    { $days ->
        [0] Les invités sont gardés jusqu’à ce qu’ils demandent à être oubliés.
       *[other] Les invités qui ne reviennent pas pendant { $days } jours sont oubliés.
    }
privacy-kept-chat =
    { $days ->
        [0] Les messages des parties finies sont gardés.
       *[other] Les messages des parties finies sont supprimés après { $days } jours.
    }
privacy-kept-abandoned =
    { $days ->
        [0] Les tables où personne ne joue plus sont gardées.
       *[other] Les tables où personne ne joue plus sont supprimées après { $days } jours.
    }
privacy-kept-rest = Les comptes sont gardés jusqu’à leur suppression. Les parties finies restent ; qui est oublié y perd son nom.

privacy-device = Sur votre appareil
privacy-device-text = Un cookie, qui vous garde connecté. Le navigateur garde aussi vos réglages, vos derniers choix pour une table et les fichiers de la page, pour qu’elle s’ouvre sans réseau.

privacy-logs = Dans le journal du serveur
privacy-logs-text = Chaque requête est notée avec son heure, son adresse réseau et votre identifiant, pour trouver les pannes et les abus ; qui tient ce serveur décide combien de temps. Des réseaux peuvent être exclus. Les copies de sauvegarde contiennent ce qui était là jusqu’à ce qu’on les jette.

privacy-others = Ce qui sort de ce serveur
privacy-others-none = Rien ne va de soi-même à quelqu’un d’autre.
privacy-others-mail = Les courriels passent par un serveur de courrier. Ils contiennent votre nom, un lien et, pour les rappels, les jeux et les noms de vos adversaires.
privacy-others-push = Les rappels sur un appareil passent par le service du fabricant de son navigateur, chiffrés : il apprend qu’il y en a un, pas ce qu’il dit.

privacy-rights = Vos données
privacy-rights-text = Vous pouvez télécharger tout ce qui est enregistré sur vous, et tout supprimer, vous-même :
privacy-contact = Ce serveur est tenu par : { $contact }
