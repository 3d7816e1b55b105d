# Was der Server Menschen und Programmen sagt.

## Why not

malformed = Diese Nachricht ist nicht lesbar.
signed_out = Gib dir zuerst einen Namen.
forbidden = Das ist nicht erlaubt.
origin = Diese Anfrage kommt von einer anderen Seite.
csrf = Der Anfrage fehlt ihr Token: Lade die Seite neu.
unknown = Hier ist nichts.
no-table = Diesen Tisch gibt es nicht.
quarantined = Diese Version des Servers kann diesen Tisch nicht öffnen.
newer = An diesem Tisch geht es mit einer neueren Version des Servers weiter. Versuch es gleich noch einmal.
host = Dieser Server antwortet nicht auf diesen Namen.
not_now = Das geht jetzt nicht.
too_large = Das ist zu groß.
too_many = Das war zu viel auf einmal. Warte einen Moment.
failed = Etwas ist schiefgegangen. Versuche es noch einmal.
not_ready = Der Server startet gerade. Versuche es gleich noch einmal.
name = Ein Name hat 1 bis 24 Zeichen.
name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
password = Ein Passwort hat 8 bis 200 Zeichen.
sign-in = Name oder Passwort ist falsch.
banned = Du bist hier zurzeit nicht willkommen.
session_over = Diese Sitzung ist beendet. Lade die Seite neu.
no-account = Nur ein Konto hat ein Passwort.
old-password = Das bisherige Passwort ist falsch.
kicked = Du wurdest gebeten, diesen Tisch zu verlassen.
apart = Ihr spielt nicht miteinander: Einer von euch hat den anderen blockiert.
oneself = Das bist du selbst.
relations-most = Deine Listen können nicht mehr als { $most } Leute enthalten.
nobody = Hier gibt es niemanden mit diesem Namen.
not-shown = Das wird nicht gezeigt.
private = Wer diesen Tisch eröffnet hat, hat bestimmt, wer zuschauen darf.
version = Der Server wurde aktualisiert. Lade die Seite neu.
has-account = Das ist schon ein Konto.
guest-only = Das können nur Menschen, keine Programme.
seats = Ein Tisch von { $game } hat { $least } bis { $most } Plätze.
no-bot = Es gibt keinen Bot { $bot }. Die Bots: { $bots }.
pace = Dieses Tempo ist nicht möglich.
no-person = Es gibt kein Konto namens { $name }.
asked-already = { $name } hat schon einen Platz.
no-seat = Es ist kein Platz frei.
seat-taken = Dieser Platz ist besetzt.
not-started = Die Partie hat noch nicht begonnen.
started = Die Partie hat schon begonnen.
over = Die Partie ist zu Ende.
not-over = Die Partie ist nicht zu Ende: Ihre Mitschrift enthält den Startwert.
host-only = Das kann nur, wer den Tisch eröffnet hat.
not-seated = Du sitzt nicht an diesem Tisch.
not-your-turn = Du bist nicht am Zug.
stale = Am Tisch ist es weitergegangen. Sieh noch einmal hin.
allowed = Das darfst du jetzt.
covered = Gib zuerst das Gerät weiter.
played-by-bot = Diesen Platz spielt gerade ein Bot.
own-view = Solange die Partie läuft, siehst du nur deinen eigenen Platz.
no-undo = Du kannst jetzt nichts zurücknehmen.
no-hints = Tipps gibt es nur in Partien ohne Wertung; gegen Menschen nur, wenn alle vor dem Beginn zugestimmt haben.
hint-late = Der Coach hat zu viel zu tun. Versuch es gleich noch einmal.
daily-stays = Einen Tagesgarten spielt man selbst. Schließ die Seite und spiel weiter, wann du magst.
daily-secret = Der Startwert eines Tagesgartens wird gezeigt, wenn sein Tag vorbei ist.
no-puzzles = Für dieses Spiel gibt es keine Aufgaben.
puzzle-you = Gast
puzzle-other = Gärtner
coach-not-ready = Das Spiel wird noch vorbereitet. Versuch es in einer Minute noch einmal.
practice-from = Gib eine Aufzeichnung an, oder ein Spiel und eine Stellung.
no-moment = Diesen Moment hat die Partie nicht.
no-ask = Danach fragt niemand mehr.
asking-already = Es ist schon eine Frage offen.
muted = Der Gastgeber hat dich stumm geschaltet.
players-talk = An diesem Tisch sprechen nur die Spielenden.
no-line = Diese Zeile gibt es nicht.
own-line = Diese Zeile ist von dir.
chat = Eine Zeile hat 1 bis 300 Zeichen.
gave-up = Du hast diese Partie aufgegeben.
nobody-to-ask = Es gibt niemanden zu fragen.
no-break = Wo ein Zug Tage hat, braucht niemand eine Pause anzukündigen.
one-break = Du hast schon eine Pause angekündigt. Mach zuerst einen Zug.
no-conditional-moves = Bedingte Züge gibt es in Partien mit Tagen pro Zug, in Spielen, die nichts verbergen.
conditional-own-turn = Du bist am Zug: Spiel einfach.
conditional-revealed = Dort entscheidet der Zufall. Bedingte Züge reichen nur so weit, wie alle sehen.
conditional-answer = Bedingte Züge enden mit einem eigenen Zug.
conditional-over = Dann wäre die Partie schon vorbei.
no-time = Dieser Platz kann keine Zeit mehr bekommen.
nobody-away = Niemand ist lange genug weg.
restart = Der Server startet neu. Du wirst wieder verbunden.
slow = Die Verbindung ist zu langsam.
silent = Die Verbindung ist verstummt.
sockets = Es sind zu viele Verbindungen offen.

## Turniere

no-tournament = Dieses Turnier gibt es nicht.
tournament-name = Der Name eines Turniers hat höchstens 40 Zeichen.
tournament-full = Alle Plätze des Turniers sind vergeben.
tournament-few = Ein Turnier braucht mindestens { $least } Teilnehmer.
tournament-limit = Du hast genug Turniere, die noch nicht zu Ende sind. Beende oder schließe zuerst eines.
tournament-joining = Das Turnier hat noch nicht begonnen.
tournament-playing = Das Turnier hat schon begonnen.
tournament-over = Das Turnier ist zu Ende.
tournament-closed = Das Turnier wurde geschlossen.
tournament-match = Diese Partie gehört zu einem Turnier: Es gibt keine Revanche.
tournament-pairs = { $game } kann man nicht zu zweit spielen.
not-entered = Du nimmst an diesem Turnier nicht teil.
no-rulebook = Die Regeln von { $game } haben kein eigenes Turnier. Wähle Schweizer System oder jeder gegen jeden.
rulebook-entrants = Das Turnier der Regeln wird an einem Tisch gespielt, zu dritt bis zu { $most }. Für mehr wähle Schweizer System oder jeder gegen jeden.

## What is going on

waiting = Es fehlen noch Mitspieler.
waits-for = { $name } ist am Zug.
thinks = { $name } denkt nach.
hand-over = Gib das Gerät an { $name } weiter.
closed = Der Tisch ist geschlossen.

## The log

log-start = Die Partie beginnt.
log-join = { $name } setzt sich.
log-leave = { $name } geht.
log-return = { $name } ist wieder da.
log-stand_in = Ein Bot spielt für { $name }.
log-out_of_time = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
log-undo =
    { $count ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $count } Züge zurück.
    }
log-over = Die Partie ist zu Ende.
log-close = Der Tisch wird geschlossen.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-quit = { $name } geht endgültig; ein Bot spielt weiter.
log-time = { $name } bekommt mehr Zeit.
log-break =
    { $count ->
        [one] { $name } macht { $count } Minute Pause.
       *[other] { $name } macht { $count } Minuten Pause.
    }
log-pause =
    { $count ->
        [one] Alle sind einverstanden: Die Uhr steht { $count } Minute still.
       *[other] Alle sind einverstanden: Die Uhr steht { $count } Minuten still.
    }
log-kick = Wer den Tisch eröffnet hat, nimmt { $name } den Platz.
log-restart = Der Server war weg; die Uhren standen still.
log-late = { $name } hatte keine Zeit zum Nachdenken: Eine schwächere Stufe hat entschieden. Für { $name } zählt die Partie nicht.

## Questions

log-ask =
    { $count ->
        [one] { $name } möchte einen Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
log-agree = { $name } ist einverstanden.
log-refuse = { $name } ist nicht einverstanden.
log-withdraw = { $name } fragt nicht mehr.
log-propose = { $name } bietet an, die Partie gemeinsam zu beenden.
log-hint = { $name } bittet um einen Tipp.

## The end

ended-resigned = Die Partie wurde aufgegeben.
ended-left = Die Partie endete, weil die anderen gegangen sind.
ended-agreed = Die Partie wurde einvernehmlich beendet. Niemand gewinnt.
solo =
    { $points ->
        [one] { $name } beendet die Partie mit { MINUS($points) } Punkt.
       *[other] { $name } beendet die Partie mit { MINUS($points) } Punkten.
    }
wins =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
nobody-wins = Niemand gewinnt.

## Verifying a record

record-unpromised = Die Kopfzeile { $name } fehlt: Prüfen lässt sich nur die Aufzeichnung einer Partie, die an einem Tisch des Servers zu Ende gespielt wurde.
record-broken-promise = Der Startwert ist nicht der versprochene: Die Zusage passt nicht zu Startwert und Salz.

## Letters

address = Das ist keine E-Mail-Adresse, an die man schreiben kann.
no-mail = Dieser Server verschickt keine E-Mails.
link = Dieser Link gilt nicht mehr.
link-old = Dieser Link ist zu alt. Lass dir einen neuen schicken.

mail-verify-subject = Deine E-Mail-Adresse bei Hortus
mail-verify-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat diese Adresse für dein Konto bei Hortus angegeben. Folge innerhalb von zwei Tagen diesem Link, um sie zu bestätigen:

    { $link }

    Wenn du es nicht warst, tu nichts: Die Adresse wird nicht gespeichert.
mail-reset-subject = Ein neues Passwort für Hortus
mail-reset-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat um ein neues Passwort gebeten. Folge innerhalb einer Stunde diesem Link, um eines zu wählen:

    { $link }

    Wenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist.

## Erinnerungen

remind-turn = Du bist am Zug gegen { $names }.
remind-nearly =
    { $hours ->
        [one] Für deinen Zug gegen { $names } bleibt weniger als eine Stunde.
       *[other] Für deinen Zug gegen { $names } bleiben weniger als { $hours } Stunden.
    }
mail-remind-subject =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
mail-remind-text =
    Hallo { $name },

    die anderen warten auf dich:

    { $lines }

    Keine Erinnerungen mehr: { $link }
mail-remind-line = { $game }, mit { $names }: { $link }
mail-nearly-line =
    { $hours ->
        [one] { $game }, mit { $names }, noch weniger als eine Stunde: { $link }
       *[other] { $game }, mit { $names }, noch weniger als { $hours } Stunden: { $link }
    }
no-push = Dieser Server schickt keine Erinnerungen an Geräte.
push-service = Der Push-Dienst dieses Browsers ist hier nicht bekannt.
push-key = Der Schlüssel des Browsers ist unbrauchbar.
vacation-long = Ein Urlaub dauert höchstens { $most } Tage.
vacation-soon = Du kommst gerade aus dem Urlaub. Der nächste ist nach einer ebenso langen Zeit möglich.
