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
