# La page autour des jeux.
home = Retour à l’accueil
skip = Aller à la table
close = Fermer
toasts = Messages
listed = { $items } ; { $item }
confirm = Valider
yes = Oui
no = Non
opening = Ouverture…
guest-names = Fougère Pavot Trèfle Noisette Sorbier Iris Oseille Saule Basilic Genévrier
error-offline = Le serveur est injoignable. Vérifiez votre connexion.
error-failed = Le serveur a rencontré un problème. Réessayez.
broken-title = Cette page s’est pris les pieds dans les racines
broken-text = Votre table est en sûreté sur le serveur. Rechargez la page pour continuer.
broken-reload = Recharger
title-your-turn = À vous

## You and this device

settings-open = Réglages, { $name }
settings-nobody = sans nom
settings-title = Vous et cet appareil
settings-name = Nom
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste
settings-contrast-auto = Comme l’appareil
settings-contrast-high = Fort
settings-colours = Signes
settings-colours-usual = Vert et rouge
settings-colours-safe = Bleu et orange, pour tous les yeux
settings-text = Taille du texte
settings-text-usual = Habituelle
settings-text-large = Grande
settings-text-larger = Très grande
settings-motion = Mouvement des pièces
settings-motion-off = Aucun
settings-motion-slow = Lent
settings-motion-normal = Habituel
settings-motion-fast = Rapide
settings-sound = Sons
settings-volume = Volume
settings-confirm = Sur écran tactile, un second toucher valide le coup
settings-notify = Me prévenir quand c’est à moi
settings-done = Terminé

## Le compte

account-title = Votre compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-signed-in = Vous êtes connecté sous le nom de { $name }.
account-make = Créer un compte
account-make-why = Un compte garde vos tables et votre classement, et vous pouvez continuer sur un autre appareil.
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe, au moins 8 caractères
account-password-change = Changer le mot de passe
account-password-ends = Vous serez alors déconnecté partout ailleurs.
account-password-changed = Le mot de passe est changé.
account-sessions = Où vous êtes connecté
account-this-one = cet appareil
account-last-used = dernière utilisation le { $day }
account-device-unknown = Appareil inconnu
account-end = Terminer
account-end-one = Terminer : { $device }
account-end-others = Terminer toutes les autres
account-programs = Vos programmes

## The lobby

lobby-title = Des jeux de jardin à une même table
lobby-subtitle = Jouez ce soir entre amis ou contre des robots. Rien à installer, aucun compte à créer.
lobby-compiling = { $games } : on peut jouer tout de suite. { $bots } y joueront dans un instant ; d’ici là, { $standIn } les remplace.
lobby-compiling-next = En préparation : { $game }, { $percent } %
lobby-compiling-next-seconds = En préparation : { $game }, { $percent } %, encore { $seconds } s environ
lobby-games = Jeux
lobby-by = Un jeu de { $designer }
lobby-players = { $low } à { $high } joueurs
lobby-players-one =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
lobby-minutes = { $low }–{ $high } min
lobby-weight = Difficulté { $weight } sur 5
lobby-weight-1 = léger
lobby-weight-2 = facile
lobby-weight-3 = moyen
lobby-weight-4 = profond
lobby-weight-5 = exigeant
lobby-play = Jouer
lobby-play-game = Jouer maintenant : { $game }
lobby-invite = Inviter
lobby-invite-game = Inviter des amis : { $game }
lobby-now = Jouer avec quelqu’un
lobby-now-game = Jouer avec quelqu’un : { $game }
lobby-rules = Règles du jeu
lobby-puzzles = Problèmes
lobby-lesson = Première partie guidée
lobby-mine = Vos tables
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend en ce moment. Invitez quelqu’un, ou jouez contre des robots.
lobby-open-other = Personne n’attend une telle partie en ce moment.
filter-games = Tous les jeux
filter-paces = Tout rythme
filter-untimed = Sans pendule
filter-clock = Avec pendule
filter-days = Des jours par tour
filter-counts = Classées ou amicales
filter-both = Classées et amicales
filter-rated = Classées
filter-casual = Amicales
lobby-watch = Parties en cours
lobby-done = Finies récemment
lobby-done-all = Toutes les parties
lobby-code = Vous avez un code ?
lobby-code-field = Code de la table
lobby-code-go = Y aller
lobby-foot = Hortus est libre et sans lien avec les éditeurs. Les jeux appartiennent à leurs auteurs et éditeurs ; les mots et les dessins sont les nôtres.
privacy-link = Confidentialité

## A table in a list

card-my-turn = à vous de jouer
card-waiting = attend des joueurs
card-playing = en cours
card-over = finie
card-won = gagnée
card-won-by = gagnée par { $name }
card-shared = victoire partagée
card-agreed = terminée d’un commun accord
card-closed = fermée
card-invites = { $name } vous invite
card-remove = Retirer : { $game }
card-with = avec { $names }
card-alone = en solo
card-record = Feuille de partie : { $game }

## A new table

new-play = Jouer à { $game }
new-invite = Inviter des amis à { $game }
new-players = Joueurs
new-level = Niveau des robots
new-level-seedling = Joue gentiment, pour une première partie.
new-level-sprout = Prend ce qui semble le mieux sur le moment.
new-level-gardener = Réfléchit à l’avance : un vrai adversaire.
new-level-head-gardener = Réfléchit plus longtemps, difficile à battre.
new-level-master = Réfléchit dix secondes avec toute la machine : le plus fort de tous.
new-like-me = À peu près comme moi
new-level-like-me = D’après vos résultats à ce jeu : il devient plus fort ou plus faible avec vous.
new-seats = Qui s’assied où
new-seat = Place { $number }
new-seat-name = Nom pour la place { $number }
new-seat-level = Niveau du robot au siège { $number }
new-start-random = Au sort
new-me = Moi
new-same-device = Quelqu’un sur cet appareil
new-friend = Un ami, par lien ou code
new-named = Une personne par son nom
new-bot = Un robot
new-options = Règles et rythme
new-pace = Rythme
new-pace-untimed = Sans pendule
new-pace-clock-5 = 5 minutes chacun, 3 s de plus par tour
new-pace-clock-10 = 10 minutes chacun, 5 s de plus par tour
new-pace-clock-30 = 30 minutes chacun, 10 s de plus par tour
new-pace-days-1 = 1 jour par tour
new-pace-days = 3 jours par tour
new-pace-days-7 = 7 jours par tour
new-watch = Qui peut regarder
new-watch-link = Qui a le lien
new-watch-friends = Mes amis
new-watch-nobody = Personne
watch-friends = Seuls les amis de l’hôte peuvent regarder
watch-nobody = Personne ne peut regarder
pace-clock = { $minutes } min chacun, { $increment } s de plus par tour
pace-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
new-public = Montrer la table à l’accueil : tout le monde peut venir
new-rated = Classée : la partie compte pour le classement
new-hints = Indices permis : la partie ne compte pas pour le classement
new-start = Commencer
new-make = Dresser la table

## Joining

join-title = Rejoindre une table
join-to = On vous invite à { $game }
join-by = { $name } vous invite à { $game }
join-unknown = Aucune table n’a le code { $code }.
join-unknown-why = Un code a six lettres et chiffres, jamais O, I, 0 ni 1. Redemandez-le ; ou bien la table a été fermée.
join-sit = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Seulement regarder

## Inviting

invite-link = Lien vers la table
invite-address = Adresse
invite-only-here = Seul cet ordinateur peut ouvrir le lien. Pour les autres, lancez Hortus avec : hortus serve --host 0.0.0.0. Ou indiquez avec --public-url l’adresse par laquelle on l’atteint.
invite-copy = Copier
invite-copied = Le lien est copié.
invite-select = Le lien est sélectionné : copiez-le d’ici.
invite-share = Partager
invite-qr = Code QR du lien
invite-code = ou le code

## Before the match

waiting-title = On attend les amis
waiting-text = Envoyez le lien, montrez le code QR ou dites le code. La partie commence d’elle-même quand tout le monde est là.
waiting-open = Tout le monde voit la table à l’accueil : qui cherche une partie s’assied ici. Si personne ne vient, jouez contre un robot. Vous pouvez aussi envoyer le lien.
waiting-fill = Compléter avec { $bot }
waiting-leave = Quitter la table
waiting-close = Fermer la table
waiting-kick = Retirer { $name }
waiting-closed = Cette table a été fermée avant le début de la partie.

## The table

table-gone = Table inconnue
table-gone-text = Cette table n’existe pas, ou n’est pas pour vous. Vérifiez le lien.
table-kicked = L’hôte vous a retiré votre siège.
table-private = La personne qui a ouvert cette table a choisi qui peut la regarder.
table-reserved = Table réservée
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
menu-open = La table : joueurs, pauses, comment partir
seats = Places
seat-open = Place libre
seat-invited = Ami attendu
seat-awaited = { $name }, qu’on attend
seat-you = vous
seat-here = là
seat-away = absent
seat-vacation = en vacances jusqu’au { $date }
seat-conditional =
    { $count ->
        [one] { $count } coup conditionnel
       *[other] { $count } coups conditionnels
    }
seat-bot = robot
seat-like-me = à peu près de votre force
seat-like = à peu près de la force de { $name }
seat-program = programme
seat-thinking = réfléchit…
seat-deciding = doit jouer
seat-your-turn = à vous
seat-stand-in = un robot remplace
seat-weakened = un niveau plus faible aide
seat-out-of-time = temps écoulé
seat-resigned = a abandonné
seat-left = est parti
seat-why = Voir d’où viennent les points
clock-left = il reste { $time }
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Beside the board

side = La partie
actions = Actions
side-open = Journal, discussion et plus
side-open-unread = Journal, discussion et plus : { $count } non lus
tabs = Autour de la partie
tab-log = Récit
tab-chat = Chat
tab-guide = Aide
tab-moves = Coups
tab-text = Texte
tab-log-tip = Tout ce qui s’est passé. Une ligne ouvre la relecture à cet instant.
tab-chat-tip = Parler avec les autres à la table.
tab-guide-tip = Ce qui reste, ce qui compte, et les règles.
tab-moves-tip = Tous les coups possibles maintenant, dans la notation des parties.
tab-text-tip = Toute la table en mots, pour lecteurs d’écran et navigateurs en mode texte.
area-shared = Espace commun
area-garden = Jardin de { $name }
area-mine = Votre jardin, { $name }
area-others = Les jardins des autres
area-look = points. Regarder ce jardin
moment-waiting = En attente de joueurs.
moment-closed = La table est fermée.
moment-thinks = { $name } réfléchit.
moment-to-play = C’est à { $name } de jouer.
moment-away = { $name } n’est pas là. La table attend.
moment-hand-over = Passez l’appareil à { $name }.
generic-picture = La table, dessinée
score-lines = Touchez une ligne pour voir les cases qu’elle compte.
gain-none = rien ne change aux points
gain-potential = jusqu’à { $points }
gain-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
undo = Annuler
undo-ask = Demander à reprendre
undo-withdraw = Renoncer

## Rated or casual

rated = classée
casual = amicale
rated-why = La partie compte pour le classement.
rated-people = La partie compte pour le classement si tout le monde à la table a un compte.
casual-chosen = Partie amicale : elle ne compte pas pour le classement.
casual-practice = Entraînement : rien ne compte pour le classement.
casual-daily = Un jardin du jour compte pour le tableau du jour, pas pour le classement.
casual-alone = Seul, rien ne compte pour le classement.
casual-same = Amicale : quelqu’un a plusieurs sièges, ou joue avec son propre programme.
casual-guests = Amicale : entre personnes, une partie ne compte que si tout le monde a un compte.
casual-revealed = Amicale : une chose révélée a été reprise.
casual-early = Amicale : quelqu’un a abandonné avant que tout le monde ait joué.
casual-agreed = Amicale : elle a été terminée d’un commun accord.
ask-casual = Alors la partie ne compte plus pour le classement.
ask-pause =
    { $count ->
        [one] { $name } fait une pause. La pendule peut-elle s’arrêter pour { $count } minute ?
       *[other] { $name } fait une pause. La pendule peut-elle s’arrêter pour { $count } minutes ?
    }

## Log, chat and moves

log = Récit de la partie
next-match = La partie suivante qui vous attend
since = Depuis votre dernier tour
log-empty = Rien ne s’est encore passé.
log-older = Coups précédents
log-start = La partie commence.
log-join = { $name } prend une place.
log-leave = { $name } s’en va.
log-return = { $name } est de retour.
log-stand-in = Un robot joue pour { $name }.
log-out-of-time = { $name } n’a plus de temps ; un robot continue.
log-close = L’hôte ferme la table.
log-restart = Le serveur était absent ; les pendules étaient arrêtées.
log-resign = { $name } abandonne ; un robot continue.
log-quit = { $name } part pour de bon ; un robot continue.
log-time = { $name } reçoit du temps en plus.
log-break =
    { $count ->
        [one] { $name } fait une pause de { $count } minute.
       *[other] { $name } fait une pause de { $count } minutes.
    }
log-pause =
    { $count ->
        [one] Tout le monde est d’accord : la pendule s’arrête pour { $count } minute.
       *[other] Tout le monde est d’accord : la pendule s’arrête pour { $count } minutes.
    }
log-kick = L’hôte reprend le siège de { $name }.
log-propose = { $name } propose de terminer la partie ensemble.
log-late = { $name } n’a pas eu le temps de réfléchir : un niveau plus faible a décidé. La partie ne compte pas pour { $name }.
log-agree = { $name } est d’accord.
log-refuse = { $name } n’est pas d’accord.
log-withdraw = { $name } ne le demande plus.
log-hint = { $name } demande un indice.
log-undo =
    { $count ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $count } coups.
    }
log-ask =
    { $count ->
        [one] { $name } demande à reprendre un coup.
       *[other] { $name } demande à reprendre { $count } coups.
    }
chat = Chat
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-muted = L’hôte vous a coupé la parole à cette table.
chat-players = À cette table, seuls les joueurs parlent.
phrases = Phrases toutes faites
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Un instant, s’il vous plaît.
phrase-again = On en refait une ?
phrase-bye = Au revoir !
report = Signaler cette ligne de { $name }
report-sure = En parler aux responsables ?
report-do = Signaler
report-done = Signalé. Les responsables de ce serveur le verront.
chat-said = { $name } dit : { $text }
moves-box = Écrire un coup
moves-play = Jouer
moves-count =
    { $count ->
        [one] { $count } coup est possible.
       *[other] { $count } coups sont possibles.
    }
moves-all = Voir les { $count }
moves-fewer = En voir moins

## The connection

live-lost = La connexion est perdue. Nouvel essai…
live-lost-kept = La connexion est perdue. Votre coup est gardé et sera envoyé.
live-kept = Votre coup est gardé et sera envoyé.
live-again = Essayer
live-sending = Envoi de votre coup…

## One device for several

hot-pass = Passez l’appareil à { $name }
hot-why = Ce que { $name } peut voir reste couvert jusque-là.
hot-uncover = Je suis { $name } : découvrir
hot-hand = Passez l’appareil à { $name }.

## The guided game

lesson-ok = Compris
lesson-skip = Passer les conseils

## Le coach

hint = Indice
hint-title = Les meilleurs coups
hint-thinking = Le coach réfléchit.
hint-lone = Rien d’autre ne s’en approche.
hint-about = Points attendus à la fin. Une partie avec indices n’est pas classée.
hint-chance = { $chance } de gagner
hint-points = { $points } points
practice = Entraînement
practice-title = { $game } : entraînement
practice-here = S’entraîner d’ici
practice-what = Continue à partir de n’importe quel moment contre des bots : rien ne compte et tout peut être repris.
review-title = Analyse
review-do = Analyser la partie
review-what = Ce que chaque décision a coûté, et ce qui était de la chance.
review-running = Lecture de la partie, { $percent } %
review-again = Réessayer
review-by = Ce que montre le graphique
review-by-chances = Chances
review-by-points = Points
review-chart-chances = Chances de gagner après chaque décision
review-chart-points = Points attendus après chaque décision
review-lane-luck = Chance
review-lane-moves = Coups
review-key = Vers le haut, c’est bon pour { $name }. Hachuré : la chance. Cercles : les décisions les plus coûteuses.
review-found = Trouvé de ce qu’il y avait
review-luck = Chance en points
review-adjusted = Avance sans la chance
review-costliest = Décisions les plus coûteuses
review-costly = points perdus
review-finest = Meilleures trouvailles
review-fine-mark = un beau coup
review-none = Aucune décision n’a coûté quoi que ce soit de notable.
review-was-better = mieux :
review-start = Choisis une décision, ou va à la plus coûteuse.
review-no-mistakes = Aucune décision n’a coûté quoi que ce soit de notable.
review-best = { $name } a trouvé le mieux : il n’y avait rien de meilleur.
review-fine = Un beau coup de { $name } : la plupart des autres auraient coûté cher.
review-loss = { $points } points, { $win } de gagner
review-loss-win = { $win } de gagner
review-loss-points = { $points } points
review-better = Mieux : { $move }
review-show = Montrer mieux
review-look = Montrer sur le plateau
review-next = Erreur suivante
review-label-better = mieux
review-label-played = joué
analyse = Analyser une partie notée ou une position
analyse-what = Colle une partie notée ou une position. Elle devient une table d’entraînement : contre des bots, avec des indices, et tout peut être repris.
analyse-text = Partie notée ou position
analyse-ply = Après combien de coups (si vide : jusqu’au bout)
analyse-go = S’entraîner
analyse-damaged = Cela ressemble à une position, mais n’est pas lisible en JSON.

## Ratings

ratings-link = Classement
ratings-title = { $game } : classement
ratings-how = Tout le monde commence à 25. Battre un adversaire fort rapporte davantage ; les premières parties pèsent le plus. Les valeurs les plus sûres d’abord.
ratings-none = Aucune partie classée n’est encore finie. Comptent les parties entre joueurs différents, robots compris.
ratings-place = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-matches = Parties
ratings-wins = Victoires
ratings-more = La suite
ratings-change = Cote { $before } → { $after }

## The end

ended-resigned = La partie a été abandonnée.
ended-left = La partie s’est terminée parce que les autres sont partis.
ended-agreed = La partie a été terminée d’un commun accord. Personne ne gagne.
count-pause = Pause
count-on = Reprendre
count-go-on = Continuer
count-line = { $name } : { $before } → { $after }
count-race = La course jusqu’ici
count-lines = ligne { $line } sur { $lines }
count-all = Ligne par ligne
count-result = Au résultat
end-winner = Gagne
end-nobody = Personne ne gagne.
end-wins =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
end-solo =
    { $points ->
        [one] { $name } termine avec { MINUS($points) } point.
       *[other] { $name } termine avec { MINUS($points) } points.
    }
end-chart = Les points au fil de la partie
end-start = Début
end-rematch = Rejouer
end-asks = { $name } aimerait rejouer.
end-follow = Vers la revanche
end-replay = Revoir
end-daily = Jardins du jour
end-tournament = Vers le tournoi
end-record = Feuille de partie

## The shuffle

verify-yes = Mélange vérifié : la graine est bien celle fixée avant le premier coup.
verify-no = Le mélange ne correspond pas à ce qui était fixé avant le premier coup !
verify-cannot = Graine du mélange
verify-how = Avant le premier coup, chacun a vu le SHA-256 de « hortus:graine:sel ». Votre navigateur vient de le recalculer.
verify-commitment = Fixé avant la partie
verify-seed = Graine
verify-salt = Sel

## Replay

replay-title = Revoir la partie
replay-first = Au début
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Faire défiler
replay-pause = Pause
replay-slider = Coup de la partie
replay-ply = Coup { $ply }
replay-table = Vers la table
replay-link = Lien vers ce moment
replay-link-copied = Le lien vers ce moment est copié.
replay-speed = Vitesse
replay-times = × { $times }

## Rules

rules-none = Pas encore de règles
rules-contents = Sommaire
guide-open = Aide : ce qui reste, ce qui compte, les règles
guide-rules = Règles
guide-pictures = Règles illustrées
rules-player = Joueur { $number }
rules-diagram = Schéma
