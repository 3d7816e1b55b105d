# Was an Stellungen und Material von Village Green von außen nicht stimmt.

## Stellungen

no-green = { $field } nennt keine grüne Karte: { $card }
no-award = { $field } nennt keine Auszeichnung: { $card }
card-twice = { $field } hat { $card }, die auch woanders liegt
over-action = { $field } muss 'action' sein, sobald die Partie zu Ende ist
no-cell = { $field } hat kein Feld { $name }
neighbours = { $field } passt nicht zu den Nachbarn
no-space = { $field } hat keinen Platz { $name }
up-to-since = { $field } muss zwischen 0 und since liegen
same-as-since = { $field } muss gleich since sein
drawn-blind = { $field } kann bei einer verdeckt gezogenen Karte nicht wahr sein
not-alone = { $field } gibt es allein nicht
hands-needed = { $field } muss angegeben werden: Zu wenige Karten sind ungesehen
hand-size = { $field } muss { $cards } Karten enthalten
not-the-phase = { $field } passt nicht zur Phase
three-up = { $field } liegen höchstens drei offen
gap = { $field } kann diese Lücke nicht haben
three-refreshed = { $field } müssen drei sein, während sie erneuert werden
first-awards = { $field } muss je eine auf a0, b0 und c0 haben: Sie wurden beim Aufbau gelegt
only-awards = { $field } zeigt während des Aufbaus mehr als die ersten Auszeichnungen
no-set-up = { $field } kann nicht mehr 'set-up' sein
not-up-yet = { $field } liegen während des Aufbaus noch nicht offen
removed = { $field } sind { $count } zu viel: So viele wurden beim Aufbau entfernt
face-up = { $field } müssen { $count } offen liegen, solange ihr Stapel Karten hat
one-refresh = { $field } und under_awards haben von Platz { $seat } mehr Karten als eine Erneuerung
card-used-refresh = { $field } muss false sein: Der Platz hat Karten unter einen Stapel gelegt
not-under-deck = { $field } passt nicht zu den Karten unter dem Stapel
deck-empty = { $field } braucht einen Stapel, der nicht leer ist
not-triggered = { $field } kann nicht null sein: Kein Stapel ist leer und kein Dorf voll
village-full = { $field } kann nicht an Platz { $turn } kommen: Dorf { $seat } ist voll
structure-needed = { $field } muss true sein: Nur ein Bauwerk bringt diese Auszeichnung
covering-needed = { $field } muss hier true sein
card-in-use = { $field } muss false sein: Sie wird gerade benutzt
nothing-to-cover = { $field } braucht eine Karte zum Überdecken
no-award-left = { $field } kann nicht 'take award' sein: Es ist keine Auszeichnung übrig
no-action = { $field } muss null sein: Es ist keine Aktion übrig
covered-twice = { $field } hat zwei überdeckte Blumenkarten: Die Dorfkarte überdeckt eine
card-used-cover = { $field } muss false sein: Der Platz hat eine Blumenkarte überdeckt
card-used-otherwise = { $field } hat eine überdeckte Blumenkarte, aber die Dorfkarte dient etwas anderem
not-covered-yet = { $field } muss schon eine Blumenkarte überdeckt haben
no-structure = { $field } kann nicht true sein: Kein Bauwerk ist zu sehen

## Material

no-id = { $field } hat keine id von G01 bis G60
id-twice = { $field } hat die id einer anderen Karte
lawn-flower = { $field } ist ein Rasen und hat eine Blume oder eine Farbe
no-flower = { $field } hat keine Blume und ist kein Rasen
no-colour = { $field } hat keine Farbe und ist kein Rasen
trees = { $field } hat { $trees } Bäume: Es müssen einer oder zwei sein
no-trees =
    { $feature ->
        [lawn] { $field } ist ein Rasen und hat Bäume
        [pond] { $field } ist ein Teich und hat Bäume
       *[structure] { $field } ist ein Bauwerk und hat Bäume
    }
cards = { $field } hat { $found } Karten: Es müssen { $count } sein
unknown-award = { $field } ist keine Auszeichnung, die wir werten können, A01 bis A30
all-awards = { $field } muss jede von A01 bis A30 einmal nennen oder fehlen
