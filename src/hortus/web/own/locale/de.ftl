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
