# The privacy notice. It must be true of every server: what depends on the settings is a value.

privacy-title = Privacy
privacy-idea = You can play without telling anybody who you are. There is no advertising, nothing is counted across sites, and nothing is loaded from other servers.

privacy-stored = What is stored
privacy-stored-person = The name you choose, your language, when you first came and, roughly, when you were last here.
privacy-stored-password = Of an account the password, as a hash from which it cannot be read.
privacy-stored-sessions = For each browser you are signed in with: its kind and system (“Firefox, Linux”), since when, and when it was last used, to the hour.
privacy-stored-matches = The tables you made and sat at, with every move and its time.
privacy-stored-chat = What you say at a table.
privacy-stored-results = Ratings, answers to puzzles, daily gardens.
privacy-stored-relations = Whom you count as a friend or have blocked, and what your profile shows.
privacy-stored-email = An e-mail address, if you give one and follow the link sent to it.
privacy-stored-push = For reminders on a device, if you switch them on there: the address its browser gives for that.

privacy-seen = Who sees it
privacy-seen-table = At a table: whoever sits there, and whoever may watch it, as its host has chosen.
privacy-seen-finished = A finished match: everybody who has its link. The record has the names that the players had.
privacy-seen-name = Your name, your ratings and your places in the daily gardens: everybody.
privacy-seen-profile = Your results and matches on your profile: only if you show them. E-mail address, devices and lists: nobody but you, and whoever runs this server.

privacy-kept = How long
privacy-kept-session =
    { $days ->
        [0] Sign-ins end when you end them.
       *[other] A sign-in that is not used for { $days } days ends.
    }
privacy-kept-guest =
    { $days ->
        [0] Guests are kept until they ask to be forgotten.
       *[other] Guests who do not come back for { $days } days are forgotten.
    }
privacy-kept-chat =
    { $days ->
        [0] The chat of finished matches is kept.
       *[other] The chat of finished matches is deleted after { $days } days.
    }
privacy-kept-abandoned =
    { $days ->
        [0] Tables that nobody plays on at are kept.
       *[other] Tables that nobody plays on at are deleted after { $days } days.
    }
privacy-kept-rest = Accounts are kept until they are deleted. Finished matches stay; of whoever is forgotten they lose the name.

privacy-device = On your device
privacy-device-text = One cookie, which keeps you signed in. The browser also keeps your settings, the last choices for a new table, and the page’s own files, so that it opens without a network.

privacy-logs = In the server’s log
privacy-logs-text = Every request is written down with its time, its network address and your id here, to find faults and misuse; whoever runs this server decides how long that is kept. Networks can be banned. Copies kept as a backup hold what was there until they are thrown away.

privacy-others = What leaves this server
privacy-others-none = Nothing goes to anybody else by itself.
privacy-others-mail = Letters go through a mail server. They hold your name, a link and, as reminders, the games and your opponents’ names.
privacy-others-push = Reminders on a device go through the push service of its browser’s maker, encrypted: it learns when there is one, not what it says.

privacy-rights = Your data
privacy-rights-text = You can download everything that is stored of you, and delete it all, yourself:
privacy-contact = This server is run by: { $contact }
