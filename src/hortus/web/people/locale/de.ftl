# People at a table: absences, ways out, removing a table.

## The table’s menu

menu-title = Der Tisch
menu-watches = schaut zu
menu-mute = Stumm schalten
menu-unmute = Reden lassen
menu-spectators = Zuschauende dürfen sprechen
menu-claim = Einen Bot spielen lassen
menu-time = 1 min mehr
menu-time-for = 1 min mehr für { $name }
menu-time-day = 1 Tag mehr
menu-time-day-for = 1 Tag mehr für { $name }
menu-on-break = Pause bis { $time }
menu-stand-in = Einen Bot für mich spielen lassen
menu-stand-in-why = Komm zurück, wann du willst. Wer am Ende fehlt, wird Letzter.
menu-return = Selbst weiterspielen
menu-return-why = Ein Bot spielt für dich.
menu-break = Eine Pause ankündigen
menu-break-why =
    { $clock ->
        [asks] Bis sie vorbei ist, kann niemand einen Bot für dich spielen lassen. Die anderen werden gefragt, ob die Uhr so lange stillsteht; wenn nicht, läuft sie weiter.
        [runs] Bis sie vorbei ist, kann niemand einen Bot für dich spielen lassen. Die Uhr läuft weiter: Andere warten auf die nächste Runde.
       *[none] Bis sie vorbei ist, kann niemand einen Bot für dich spielen lassen.
    }
menu-minutes = { $count } min
menu-break-for = { $count } min: eine Pause ankündigen
menu-back = Ich bin zurück
menu-end = Gemeinsam beenden
menu-end-why = Wenn alle zustimmen, endet die Partie ohne Sieger und zählt nicht.
menu-end-now = Die Partie beenden
menu-end-now-why = Alle anderen sind gegangen: Wer noch da ist, gewinnt nach Punkten.
menu-resign = Aufgeben
menu-resign-why =
    { $seats ->
        [one] Die Partie endet hier.
        [2] Die Partie endet und ist für dich verloren.
       *[other] Ein Bot spielt für dich weiter, und du wirst Letzter.
    }
menu-quit = Endgültig gehen
menu-quit-why =
    { $seats ->
        [2] Die Partie ist für dich verloren und verlässt deine Liste. Die andere Seite kann gegen einen Bot weiterspielen.
       *[other] Ein Bot spielt weiter, du wirst Letzter, und die Partie verlässt deine Liste.
    }
menu-sure = { $what }: ja, wirklich
menu-daily = Einen Tagesgarten spielt man selbst. Schließ die Seite und spiel weiter, wann du willst.
menu-home-why = Die Partie wartet in deiner Liste auf dich; die anderen sehen, dass du weg bist.

## Away

away-wait = { $name } ist weg. In { $time } darf ein Bot spielen.
away-now = { $name } ist weg.
away-break = { $name } macht Pause bis { $time }.
away-break-stopped = { $name } macht Pause bis { $time }. Die Uhr steht still.
away-bot-for-me = Ein Bot spielt für dich.
away-my-break = Du machst Pause bis { $time }.
away-my-break-stopped = Du machst Pause bis { $time }. Die Uhr steht still.
away-others-gone = Die anderen sind endgültig gegangen. Bots spielen weiter.
away-play-on = Weiterspielen

## Removing a table

remove-close = Noch hat niemand angefangen. Der Tisch wird für alle geschlossen.
remove-leave = Dein Platz wird wieder frei.
remove-quit =
    { $seats ->
        [one] Die Partie endet hier.
        [2] Du gehst endgültig: Die Partie ist für dich verloren. Die andere Seite kann gegen einen Bot weiterspielen.
       *[other] Du gehst endgültig: Ein Bot spielt weiter, und du wirst Letzter.
    }
remove-do-close = Tisch schließen
remove-do-leave = Tisch verlassen
remove-do-quit = Endgültig gehen
remove-keep = Behalten

## Taking back what was revealed

doubt-title = Zurücknehmen?
doubt-text = Seitdem wurde etwas aufgedeckt. Wenn du zurücknimmst, zählt die Partie nicht mehr für die Wertung.
doubt-undo = Zurücknehmen
doubt-keep = So lassen

## Ratings

rating-mine = Deine Wertung
rating-unsure = ?
rating-history =
    { $count ->
        [one] Deine Wertung über { $count } Partie, jetzt { $last }
       *[other] Deine Wertung über { $count } Partien, jetzt { $last }
    }
certainty-provisional = vorläufig
certainty-provisional-why = Vorläufig, bis zehn Partien gespielt sind und die Zahl sich gesetzt hat.
certainty-fair = ziemlich sicher
certainty-fair-why = Die Zahl hat sich gesetzt; sie kann sich noch um ein paar Punkte bewegen.
certainty-sure = sicher
certainty-sure-why = Viele Partien sprechen für diese Zahl.

## Conditional moves

menu-conditional = Bedingte Züge hinzufügen
menu-conditional-why = Spielen die anderen, was du erwartest, wird deine Antwort sofort gespielt. Nur du siehst sie. Was nicht passt, verfällt.
menu-conditional-later = Du bist am Zug. Solange die anderen dran sind, kannst du bedingte Züge hinzufügen: was du antworten würdest.
menu-conditional-not = In diesem Spiel gibt es keine bedingten Züge: Immer ist etwas verborgen.
conditional-title = Bedingte Züge
conditional-if = Falls { $name } spielt: { $what }
conditional-then = Deine Antwort: { $what }
conditional-answered = Das würde sofort gespielt. Behalten?
conditional-save = Behalten
conditional-saved = Als bedingte Züge behalten. Nur du siehst sie.
conditional-drop = Entfernen
conditional-own-turn = Du bist am Zug: Spiel einfach.
conditional-to-table = Zurück zum Tisch
conditional-moves = Züge
