# Ce que le serveur dit aux personnes et aux programmes.

## Why not

malformed = Ce message est illisible.
signed_out = Donnez-vous d’abord un nom.
forbidden = Ce n’est pas permis.
origin = Cette demande vient d’une autre page.
csrf = Il manque le jeton de la demande : rechargez la page.
unknown = Il n’y a rien ici.
no-table = Cette table n’existe pas.
quarantined = Cette version du serveur ne peut pas ouvrir cette table.
newer = Cette table continue sur une version plus récente du serveur. Réessayez dans un instant.
host = Ce serveur ne répond pas à ce nom.
not_now = Ce n’est pas possible maintenant.
too_large = C’est trop grand.
too_many = C’est trop à la fois. Patientez un instant.
failed = Quelque chose n’a pas marché. Réessayez.
not_ready = Le serveur démarre. Réessayez dans un instant.
name = Un nom a de 1 à 24 caractères.
name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
password = Un mot de passe a de 8 à 200 caractères.
sign-in = Le nom ou le mot de passe est faux.
banned = Vous n’êtes pas admis ici pour le moment.
session_over = Cette session est terminée. Rechargez la page.
no-account = Seul un compte a un mot de passe.
old-password = Le mot de passe actuel est faux.
kicked = On vous a demandé de quitter cette table.
apart = Vous ne jouez pas ensemble : l’un de vous a bloqué l’autre.
oneself = C’est vous.
relations-most = Vos listes ne peuvent pas contenir plus de { $most } personnes.
nobody = Il n’y a personne de ce nom ici.
not-shown = Cette personne ne le montre pas.
private = La personne qui a ouvert cette table a choisi qui peut la regarder.
version = Le serveur a été mis à jour. Rechargez la page.
has-account = C’est déjà un compte.
guest-only = Seules les personnes le peuvent, pas les programmes.
seats = Une table de { $game } a de { $least } à { $most } places.
no-bot = Il n’y a pas de robot { $bot }. Les robots : { $bots }.
pace = Cette cadence n’est pas possible.
no-person = Aucun compte ne s’appelle { $name }.
asked-already = { $name } a déjà un siège.
no-seat = Il n’y a pas de place libre.
seat-taken = Cette place est prise.
not-started = La partie n’a pas commencé.
started = La partie a déjà commencé.
over = La partie est finie.
not-over = La partie n’est pas finie : son texte contient la graine.
host-only = Seul l’hôte le peut.
not-seated = Vous n’avez pas de place à cette table.
not-your-turn = Ce n’est pas à vous de jouer.
stale = La table a changé. Regardez encore.
allowed = Vous pouvez le faire maintenant.
covered = Passez d’abord l’appareil.
played-by-bot = Un robot joue cette place en ce moment.
own-view = Pendant la partie, vous ne voyez que votre place.
no-undo = Vous n’avez rien à reprendre maintenant.
no-hints = Les indices sont réservés aux parties non classées ; contre d’autres personnes, il faut que toutes aient accepté avant le début.
hint-late = Le coach a trop à faire. Réessayez dans un instant.
daily-stays = Un jardin du jour se joue soi-même. Fermez la page et reprenez quand vous voulez.
daily-secret = La graine d’un jardin du jour est montrée quand sa journée est finie.
no-puzzles = Il n’y a pas de problèmes pour ce jeu.
puzzle-you = Invité
puzzle-other = Jardinier
coach-not-ready = Le jeu est encore en préparation. Réessayez dans une minute.
practice-from = Donnez une partie enregistrée, ou un jeu et une position.
no-moment = Cette partie n’a pas ce moment.
no-ask = Personne ne le demande plus.
asking-already = Une question est déjà posée.
muted = L’hôte vous a coupé la parole.
players-talk = À cette table, seuls les joueurs parlent.
no-line = Cette ligne n’existe pas.
own-line = Cette ligne est de vous.
chat = Une ligne a de 1 à 300 caractères.
gave-up = Vous avez abandonné cette partie.
nobody-to-ask = Il n’y a personne à qui demander.
no-break = Quand un tour dure des jours, inutile d’annoncer une pause.
one-break = Vous avez déjà annoncé une pause. Jouez d’abord un coup.
no-conditional-moves = Les coups conditionnels sont pour les parties avec des jours par tour, aux jeux qui ne cachent rien.
conditional-own-turn = C’est votre tour : jouez simplement.
conditional-revealed = Là, le hasard décide. Les coups conditionnels ne vont qu’aussi loin que tout le monde voit.
conditional-answer = Les coups conditionnels se terminent par un de vos coups.
conditional-over = La partie serait déjà finie.
no-time = Ce siège ne peut pas recevoir de temps.
nobody-away = Personne n’est absent depuis assez longtemps.
restart = Le serveur redémarre. La connexion va revenir.
slow = La connexion est trop lente.
silent = La connexion ne répond plus.
sockets = Trop de connexions sont ouvertes.

## Tournois

no-tournament = Ce tournoi n’existe pas.
tournament-name = Le nom d’un tournoi a au plus 40 caractères.
tournament-full = Toutes les places du tournoi sont prises.
tournament-few = Un tournoi demande au moins { $least } participants.
tournament-limit = Vous avez assez de tournois en cours. Terminez-en ou fermez-en un d’abord.
tournament-joining = Le tournoi n’a pas commencé.
tournament-playing = Le tournoi a déjà commencé.
tournament-over = Le tournoi est terminé.
tournament-closed = Le tournoi a été fermé.
tournament-match = Cette partie appartient à un tournoi : il n’y a pas de revanche.
tournament-pairs = { $game } ne se joue pas à deux.
not-entered = Vous ne participez pas à ce tournoi.
no-rulebook = Les règles de { $game } ne prévoient pas de tournoi. Choisissez le système suisse ou toutes rondes.
rulebook-entrants = Le tournoi des règles se joue à une table, de 3 à { $most } joueurs. Pour davantage, choisissez le système suisse ou toutes rondes.

## What is going on

waiting = En attente de joueurs.
waits-for = C’est à { $name } de jouer.
thinks = { $name } réfléchit.
hand-over = Passez l’appareil à { $name }.
closed = La table est fermée.

## The log

log-start = La partie commence.
log-join = { $name } prend une place.
log-leave = { $name } s’en va.
log-return = { $name } est de retour.
log-stand_in = Un robot joue pour { $name }.
log-out_of_time = { $name } n’a plus de temps ; un robot continue.
log-undo =
    { $count ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $count } coups.
    }
log-over = La partie est finie.
log-close = L’hôte ferme la table.
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
log-restart = Le serveur était absent ; les pendules étaient arrêtées.
log-late = { $name } n’a pas eu le temps de réfléchir : un niveau plus faible a décidé. La partie ne compte pas pour { $name }.

## Questions

log-ask =
    { $count ->
        [one] { $name } demande à reprendre un coup.
       *[other] { $name } demande à reprendre { $count } coups.
    }
log-agree = { $name } est d’accord.
log-refuse = { $name } n’est pas d’accord.
log-withdraw = { $name } ne le demande plus.
log-propose = { $name } propose de terminer la partie ensemble.
log-hint = { $name } demande un indice.

## The end

ended-resigned = La partie a été abandonnée.
ended-left = La partie s’est terminée parce que les autres sont partis.
ended-agreed = La partie a été terminée d’un commun accord. Personne ne gagne.
solo =
    { $points ->
        [one] { $name } termine avec { MINUS($points) } point.
       *[other] { $name } termine avec { MINUS($points) } points.
    }
wins =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
nobody-wins = Personne ne gagne.

## Verifying a record

record-unpromised = L’en-tête { $name } manque : seule une partie finie à une table du serveur peut être vérifiée.
record-broken-promise = La graine n’est pas celle qui a été promise : l’engagement ne correspond pas à la graine et au sel.

## Letters

address = Ce n’est pas une adresse électronique à laquelle on puisse écrire.
no-mail = Ce serveur n’envoie pas de courriels.
link = Ce lien n’est plus valable.
link-old = Ce lien est trop ancien. Demandez-en un nouveau.

mail-verify-subject = Votre adresse électronique chez Hortus
mail-verify-text =
    Bonjour { $name },

    quelqu’un, sans doute vous, a donné cette adresse pour votre compte Hortus. Suivez ce lien dans les deux jours pour la confirmer :

    { $link }

    Si ce n’était pas vous, ne faites rien : l’adresse n’est pas enregistrée.
mail-reset-subject = Un nouveau mot de passe pour Hortus
mail-reset-text =
    Bonjour { $name },

    quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Suivez ce lien dans l’heure pour en choisir un :

    { $link }

    Si ce n’était pas vous, ne faites rien : le mot de passe reste tel quel.

## Rappels

remind-turn = C’est à vous de jouer contre { $names }.
remind-nearly =
    { $hours ->
        [one] Il reste moins d’une heure pour votre tour contre { $names }.
       *[other] Il reste moins de { $hours } heures pour votre tour contre { $names }.
    }
mail-remind-subject =
    { $count ->
        [one] C’est à vous de jouer
        [many] C’est à vous de jouer dans { $count } de parties
       *[other] C’est à vous de jouer dans { $count } parties
    }
mail-remind-text =
    Bonjour { $name },

    on vous attend :

    { $lines }

    Plus de rappels : { $link }
mail-remind-line = { $game }, avec { $names } : { $link }
mail-nearly-line =
    { $hours ->
        [one] { $game }, avec { $names }, il reste moins d’une heure : { $link }
       *[other] { $game }, avec { $names }, il reste moins de { $hours } heures : { $link }
    }
no-push = Ce serveur n’envoie pas de rappels aux appareils.
push-service = Le service de notification de ce navigateur n’est pas connu ici.
push-key = La clé du navigateur est inutilisable.
vacation-long = Des vacances durent { $most } jours au plus.
vacation-soon = Vous revenez de vacances. Les prochaines sont possibles après un temps aussi long.
