# Die Datenschutzerklärung. Sie muss für jeden Server stimmen: Was von den Einstellungen abhängt, ist ein Wert.

privacy-title = Datenschutz
privacy-idea = Du kannst spielen, ohne jemandem zu sagen, wer du bist. Es gibt keine Werbung, nichts wird über Seiten hinweg gezählt, und nichts wird von anderen Servern geladen.

privacy-stored = Was gespeichert wird
privacy-stored-person = Der Name, den du wählst, deine Sprache, wann du zuerst und, ungefähr, wann du zuletzt hier warst.
privacy-stored-password = Von einem Konto das Passwort, in einer Form, aus der man es nicht lesen kann.
privacy-stored-sessions = Für jeden angemeldeten Browser: Art und System („Firefox, Linux“), seit wann, und wann er zuletzt benutzt wurde, auf die Stunde genau.
privacy-stored-matches = Die Tische, die du eröffnet hast oder an denen du saßt, mit jedem Zug und seiner Zeit.
privacy-stored-chat = Was du an einem Tisch sagst.
privacy-stored-results = Wertungen, Antworten auf Rätsel, Tagesgärten.
privacy-stored-relations = Wen du als Freund zählst oder blockiert hast, und was dein Profil zeigt.
privacy-stored-email = Eine E-Mail-Adresse, wenn du eine angibst und dem Link folgst, der dorthin geht.
privacy-stored-push = Für Erinnerungen auf einem Gerät, wenn du sie dort einschaltest: die Adresse, die sein Browser dafür angibt.

privacy-seen = Wer es sieht
privacy-seen-table = An einem Tisch: wer dort sitzt und wer zusehen darf, wie es der Gastgeber gewählt hat.
privacy-seen-finished = Eine beendete Partie: alle, die ihren Link haben. Die Mitschrift hat die Namen, die die Spieler hatten.
privacy-seen-name = Deinen Namen, deine Wertungen und deine Plätze in den Tagesgärten: alle.
privacy-seen-profile = Deine Ergebnisse und Partien auf deinem Profil: nur wenn du sie zeigst. E-Mail-Adresse, Geräte und Listen: niemand außer dir und wer diesen Server betreibt.

privacy-kept = Wie lange
privacy-kept-session =
    { $days ->
        [0] Eine Anmeldung endet, wenn du sie beendest.
       *[other] Eine Anmeldung, die { $days } Tage nicht benutzt wird, endet.
    }
privacy-kept-guest =
    { $days ->
        [0] Gäste bleiben, bis sie vergessen werden möchten.
       *[other] Gäste, die { $days } Tage nicht wiederkommen, werden vergessen.
    }
privacy-kept-chat =
    { $days ->
        [0] Der Chat beendeter Partien bleibt.
       *[other] Der Chat beendeter Partien wird nach { $days } Tagen gelöscht.
    }
privacy-kept-abandoned =
    { $days ->
        [0] Tische, an denen niemand weiterspielt, bleiben.
       *[other] Tische, an denen niemand weiterspielt, werden nach { $days } Tagen gelöscht.
    }
privacy-kept-rest = Konten bleiben, bis sie gelöscht werden. Beendete Partien bleiben; wer vergessen wird, verliert darin den Namen.

privacy-device = Auf deinem Gerät
privacy-device-text = Ein Cookie, das dich angemeldet hält. Der Browser behält auch deine Einstellungen, die letzte Wahl für einen neuen Tisch und die Dateien der Seite, damit sie sich ohne Netz öffnet.

privacy-logs = Im Protokoll des Servers
privacy-logs-text = Jede Anfrage wird mit Zeit, Netzadresse und deiner Kennung hier notiert, um Fehler und Missbrauch zu finden; wer diesen Server betreibt, bestimmt, wie lange das aufbewahrt wird. Netze können ausgesperrt werden. Sicherungskopien enthalten, was da war, bis sie weggeworfen werden.

privacy-others = Was diesen Server verlässt
privacy-others-none = Von selbst geht nichts an andere.
privacy-others-mail = Briefe gehen durch einen Mailserver. Sie enthalten deinen Namen, einen Link und, als Erinnerung, die Spiele und die Namen deiner Gegner.
privacy-others-push = Erinnerungen auf einem Gerät gehen durch den Push-Dienst des Herstellers seines Browsers, verschlüsselt: Er erfährt, dass es eine gibt, nicht was darin steht.

privacy-rights = Deine Daten
privacy-rights-text = Du kannst alles, was über dich gespeichert ist, selbst herunterladen und alles löschen:
privacy-contact = Diesen Server betreibt: { $contact }
