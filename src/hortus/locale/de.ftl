# Was die Bibliothek von allen Spielen sagt.
language = Deutsch

seat = Platz { $seat }
match-over = Die Partie ist zu Ende.
unknown-game = Ein Spiel { $name } gibt es nicht. Die Spiele: { $known }.
unknown-option = { $game } hat keine Einstellung { $name }. Seine Einstellungen: { $known }.
no-options = { $game } hat keine Einstellungen, also auch nicht { $name }.
bad-option = { $name }={ $given } ist nicht möglich.
bad-option-choices = { $name }={ $given } ist nicht möglich. Zur Wahl: { $choices }.
bad-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
bad-players-one = { $game } ist für { $low } Personen, nicht für { $players }.
bad-seat = Einen Platz { $seat } gibt es nicht: Die Plätze zählen von 0 bis { $last }.
not-a-move = { $move } ist kein Zug. Möglich ist jetzt: { $moves }.
not-a-move-over = { $move } ist kein Zug, und die Partie ist zu Ende.
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
no-tournament = { $game } hat keine Turnierregeln.
bad-names = Es braucht { $players } Namen, einen je Platz, als Liste.
bad-name = { $name } ist kein Name: ein bis { $most } Zeichen, keines davon ein Steuerzeichen.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1.
bad-options = Einstellungen werden mit Namen angegeben, nicht als { $given }.
bad-code = { $code } ist kein Zugcode: Sie gehen von 0 bis { $last }.
illegal-code = Der Zug { $move }, Code { $code }, ist jetzt nicht erlaubt.
bad-outcomes = Zufallsergebnisse sind eine Liste von Texten, nicht { $given }.
bad-outcome = { $outcome } kann jetzt nicht eintreten. Möglich: { $possible }.
no-outcome = { $outcome } kann nicht eintreten: Es folgt kein Zufall.
bad-since = since ist die Zahl der Züge, die wegbleiben, 0 oder mehr, nicht { $given }.
match-not-over = Die laufende Partie ist nicht zu Ende.
tournament-over = Das Turnier ist zu Ende.
tournament-start = In einem Turnier beginnt jeder Platz einmal: Lass die Einstellung start weg.
record-line = Zeile { $line }: { $problem }
record-not-text = Eine Aufzeichnung ist ein Text.
record-header-missing = Die Kopfzeile { $name } fehlt.
record-header-twice = Die Kopfzeile { $name } steht zweimal da.
record-not-a-header = { $given } ist keine Kopfzeile einer Aufzeichnung.
record-not-a-turn = Ein Spielzug wird als Platz, Doppelpunkt, Züge geschrieben: '0: draw; place c1'.
record-not-a-number = { $name } muss eine ganze Zahl sein, nicht { $given }.
record-not-an-option = { $given } ist keine Einstellung: Schreib name=wert.
record-option-twice = Die Einstellung { $name } steht zweimal da.
record-version = Das ist eine Aufzeichnung der Version { $given }; dieses Hortus liest Version { $version }.
record-rules = Die Partie wurde nach Version { $given } der Regeln gespielt; dieses Hortus spielt nach Version { $version }.
record-components = Gespielt wurde mit dem Material { $given }, in Gebrauch ist aber { $components }.
record-other-players = Die Stellung hat { $found } Personen, nicht { $players }.
record-over = Platz { $seat } kann nicht ziehen: Die Partie ist zu Ende.
record-other-seat = Platz { $seat } kann nicht ziehen: Platz { $turn } ist am Zug.
record-result-early = Ein Ergebnis ist angegeben, aber die Züge beenden die Partie nicht.
record-other-result = Nach den Zügen ist das Ergebnis { $result }, nicht { $given }.
listed = { $items }; { $item }
unknown-language = Eine Sprache { $given } gibt es nicht. Zur Wahl: { $known }.
cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
missing-package = Ein Paket fehlt: { $package }. Installiere es mit pip install { $package }.
missing-extra = Ein Paket fehlt: { $package }. Installiere es mit pip install 'hortus[{ $extra }]'.

## Arena

arena-no-games = Es braucht mindestens eine Partie.
arena-no-bots = Es braucht mindestens einen Bot.
arena-bot-twice = Jeder Bot kann nur einmal genannt werden.
arena-other = { $file } enthält die Ergebnisse einer anderen Arena: Nenn eine andere Datei.

## Stapel und Umgebungen

bad-opponents = Es braucht { $opponents } Gegner, einen für jeden anderen Platz.
bad-own-seat = Der Platz ist eine Zahl von 0 bis { $last } oder 'rotate'.
bad-learner = Wer lernt, ist ein Platz von 0 bis { $last }, 'rotate' oder None: alle Plätze.
vector-illegal = In einem Vektor löst eine verbotene Aktion einen Fehler aus oder wird ersetzt: illegal='random'.
bad-games = Die Zahl der Partien ist eine ganze Zahl, nicht unter 0.
no-threads = Es braucht mindestens einen Thread.
no-lanes = Ein Stapel hat mindestens eine Bahn.
bad-step =
    { $lanes ->
        [one] Ein Schritt nimmt einen Zugcode für seine eine Bahn.
       *[other] Ein Schritt nimmt { $lanes } Zugcodes, einen je Bahn.
    }
illegal-in-lane = Bahn { $lane }: { $code } ist nicht der Code eines erlaubten Zugs.
too-wide = Diese Zahlen von { $game } passen nicht in int8: { $fields }.
compiled-only = Das geht nur mit kompilierten Regeln: Nimm HORTUS_COMPILE und NUMBA_DISABLE_JIT weg.
no-gpu = Hier lässt sich keine CUDA-GPU benutzen: Es gibt keine, oder ihr Treiber fehlt.

## Clients

bad-address = { $given } ist keine Adresse eines Servers: Schreib zum Beispiel http://localhost:8000.
other-protocol = Der Server spricht Version { $server } des Protokolls, dieser Client Version { $client }: Er braucht Hortus { $version }.
table-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
no-answer =
    { $seconds ->
        [one] Der Server hat seit { $seconds } Sekunde nicht geantwortet: { $problem }
       *[other] Der Server hat seit { $seconds } Sekunden nicht geantwortet: { $problem }
    }
no-state = Es gibt noch keinen Stand zum Ziehen: Warte auf den ersten.
server-answers = Der Server antwortet { $status }.
