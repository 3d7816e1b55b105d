# Meine Seite: alle meine Partien, Ergebnisse, was über mich gespeichert ist.

own-section-account = Konto
own-section-matches = Partien
own-section-results = Ergebnisse

## Partien

own-any = Egal
own-game = Spiel
own-state = Stand
own-running = Im Gang
own-finished = Beendet
own-opponent = Gegner
own-counts = Wertung
own-found =
    { $count ->
        [0] Keine solche Partie.
        [one] { $count } Partie
       *[other] { $count } Partien
    }

## Ergebnisse

own-ratings = Deine Wertungen
own-ratings-none = Eine Wertung kommt mit deiner ersten gewerteten Partie.
own-opponents = Nach Gegnern
own-opponents-none = Hier steht, mit wem du eine Partie zu Ende gespielt hast.
own-won = Gewonnen
own-lost = Verloren
own-last = Zuletzt
own-matches-with =
    { $count ->
        [one] { $count } Partie mit { $name }
       *[other] { $count } Partien mit { $name }
    }

## Was gespeichert ist

own-data = Was über dich gespeichert ist
own-export = Alles herunterladen
own-export-why = Name, Geräte, Partien und Züge, was du gesagt hast, Wertungen, Rätsel: alles in einer JSON-Datei.
own-forget = Konto löschen
own-forget-guest = Mich vergessen
own-forget-why = Du verlässt alle Tische. Dein Name, was du gesagt hast, Wertungen und Ergebnisse verschwinden. Beendete Partien bleiben für die anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
own-forget-really = Alles löschen
own-forgotten = Alles über dich ist gelöscht.

## Leute

own-section-people = Leute
own-friends = Freunde
own-friends-why = Deine Freunde dürfen an den Tischen zusehen, die du für Freunde öffnest. Die Liste gehört dir: Niemand wird gefragt, niemand erfährt davon.
own-friend-name = Name eines Kontos
own-friend-add = Dazu
own-befriend = Freund
own-befriend-one = Freund: { $name }
own-unfriend = Entfernen
own-unfriend-one = Entfernen: { $name }
own-met = Denen du begegnet bist
own-block = Blockieren
own-block-one = Blockieren: { $name }
own-unblock = Freigeben
own-unblock-one = Freigeben: { $name }
own-blocked = Blockiert
own-blocked-why = Wen du blockierst, der setzt sich nicht zu dir und fordert dich nicht heraus, ihr werdet nicht zusammengebracht, und ihr lest einander nicht. Ein Gast kann unter anderem Namen wiederkommen.
own-profile = Dein Profil
own-profile-why = Alle sehen deinen Namen und deine Wertungen. Was noch?
own-shows-results = Ergebnisse nach Spiel und wie die Wertungen entstanden
own-shows-matches = Beendete Partien
own-profile-link = Dein Profil ansehen

## Das Profil von jemandem

own-somebody = Profil
own-kind-guest = Gast
own-kind-account = Spielt hier
own-kind-program = Programm
own-program-why = Ein Bot oder ein anderes Programm von dir spielt unter eigenem Namen, mit eigener Wertung. Es meldet sich mit einem Token an (HORTUS_TOKEN).
own-program-name = Name des Programms
own-program-add = Token erstellen
own-program-token = Token von { $name }
own-program-once = Das wird nur jetzt gezeigt. Wer es hat, spielt als { $name }.
own-challenge = Zu einer Partie herausfordern
own-is-friend = { $name } steht in deiner Liste der Freunde.
own-is-blocked = Du hast { $name } blockiert.
own-ratings-of = Wertungen
own-ratings-nobody = Noch keine gewertete Partie.
own-won-of =
    { $matches ->
        [one] { $wins } von { $matches } Partie gewonnen
       *[other] { $wins } von { $matches } Partien gewonnen
    }
own-last-matches = Letzte Partien
own-hidden = Der Rest wird nicht allen gezeigt.

## E-Mail

own-email = E-Mail-Adresse
own-email-why = Wenn du magst: für Erinnerungen an Partien, in denen du am Zug bist, und für ein vergessenes Passwort. Niemand sonst sieht sie.
own-email-send = Link schicken
own-email-sent = Ein Link ist unterwegs an { $address }. Die Adresse wird gespeichert, sobald du ihm gefolgt bist.
own-email-remind = Erinnere mich per E-Mail, wenn ich in einer Partie mit Tagen pro Zug dran bin
own-email-forget = Adresse vergessen
own-forgot = Passwort vergessen?
own-forgot-who = Name oder E-Mail-Adresse
own-forgot-why = Ein Link für ein neues Passwort geht an die Adresse des Kontos, wenn es eine hat.
own-forgot-sent = Wenn es so ein Konto mit einer Adresse gibt, ist ein Link unterwegs.
own-link-verify = Deine E-Mail-Adresse
own-link-verify-do = Adresse bestätigen
own-link-verify-done = Die Adresse ist bestätigt.
own-link-stop = Erinnerungen per E-Mail
own-link-stop-do = Keine Erinnerungen mehr
own-link-stop-done = Du bekommst keine Erinnerungen per E-Mail mehr. Auf der Seite deines Kontos kannst du sie wieder einschalten.
own-link-reset = Ein neues Passwort

## Erinnerungen und Urlaub

own-reminders = Erinnerungen
own-reminders-why = In Partien mit Tagen pro Zug kann man dir sagen, wann die anderen auf dich warten und wann weniger als zwölf Stunden bleiben.
own-push = Erinnere mich auf diesem Gerät, auch wenn die Seite zu ist
own-push-refused = Der Browser erlaubt keine Mitteilungen von dieser Seite.
own-push-impossible = Erinnerungen auf diesem Gerät brauchen eine Seite, die über https kam, oder den Rechner, auf dem Hortus läuft: Sonst erlauben Browser sie nicht.
own-vacation = Urlaub
own-vacation-why = Solange du im Urlaub bist, läuft keiner deiner Züge in einer Partie mit Tagen pro Zug ab, und niemand erinnert dich. Höchstens 30 Tage; der nächste erst nach einer ebenso langen Zeit.
own-vacation-days = { $days } Tage
own-vacation-until = Du bist im Urlaub bis { $date }.
own-vacation-end = Ich bin zurück
own-on-vacation = { $name } ist im Urlaub bis { $date }.
