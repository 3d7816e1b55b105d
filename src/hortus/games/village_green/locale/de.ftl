# Village Green, für Python und die Seite.
title = Village Green
pitch = Gestalte dein Dorf so, dass Zeilen und Spalten die richtigen Auszeichnungen gewinnen.

## Cards

flower =
    { $flower ->
        [lily-red] rote Lilie
        [lily-yellow] gelbe Lilie
        [lily-blue] blaue Lilie
        [petunia-red] rote Petunie
        [petunia-yellow] gelbe Petunie
        [petunia-blue] blaue Petunie
        [rose-red] rote Rose
        [rose-yellow] gelbe Rose
       *[rose-blue] blaue Rose
    }
feature =
    { $feature ->
        [birch] Birke
        [oak] Eiche
        [willow] Weide
        [birch-birch] zwei Birken
        [oak-oak] zwei Eichen
        [willow-willow] zwei Weiden
        [birch-oak] Birke und Eiche
        [oak-birch] Eiche und Birke
        [birch-willow] Birke und Weide
        [willow-birch] Weide und Birke
        [oak-willow] Eiche und Weide
        [willow-oak] Weide und Eiche
        [pond] Teich
       *[structure] Bauwerk
    }
card =
    { $flower ->
        [lawn] Rasenkarte
       *[other] { flower } ({ feature })
    }
the-card =
    { $flower ->
        [lawn] die Rasenkarte
       *[other] die { flower } ({ feature })
    }
award-name =
    { $award ->
        [A01] Rote Lilien
        [A02] Gelbe Lilien
        [A03] Blaue Lilien
        [A04] Rote Petunien
        [A05] Gelbe Petunien
        [A06] Blaue Petunien
        [A07] Rote Rosen
        [A08] Gelbe Rosen
        [A09] Blaue Rosen
        [A10] Stille Wasser
        [A11] Farbkasten
        [A12] Strauß
        [A13] Freier Himmel
        [A14] Keine Lücke
        [A15] Birkenallee
        [A16] Königseiche
        [A17] Wäldchen
        [A18] Zwillingsbäume
        [A19] Picknick
        [A20] Ungerade Mauern
        [A21] Alte Mauern
        [A22] Krocket
        [A23] Drei gleiche
        [A24] Eine oder alle
        [A25] Arboretum
        [A26] Wenig oder viel
        [A27] Lilienfreund
        [A28] Blaues Band
        [A29] Stiller Winkel
       *[A30] Gartenhaus
    }
the-award = die Auszeichnung „{ award-name }“

## What awards count

thing =
    { $thing ->
        [lily-red] { $count ->
            [one] rote Lilie
           *[other] rote Lilien
        }
        [lily-yellow] { $count ->
            [one] gelbe Lilie
           *[other] gelbe Lilien
        }
        [lily-blue] { $count ->
            [one] blaue Lilie
           *[other] blaue Lilien
        }
        [petunia-red] { $count ->
            [one] rote Petunie
           *[other] rote Petunien
        }
        [petunia-yellow] { $count ->
            [one] gelbe Petunie
           *[other] gelbe Petunien
        }
        [petunia-blue] { $count ->
            [one] blaue Petunie
           *[other] blaue Petunien
        }
        [rose-red] { $count ->
            [one] rote Rose
           *[other] rote Rosen
        }
        [rose-yellow] { $count ->
            [one] gelbe Rose
           *[other] gelbe Rosen
        }
        [rose-blue] { $count ->
            [one] blaue Rose
           *[other] blaue Rosen
        }
        [lily] { $count ->
            [one] Lilie
           *[other] Lilien
        }
        [petunia] { $count ->
            [one] Petunie
           *[other] Petunien
        }
        [rose] { $count ->
            [one] Rose
           *[other] Rosen
        }
        [red] { $count ->
            [one] rote Blüte
           *[other] rote Blüten
        }
        [yellow] { $count ->
            [one] gelbe Blüte
           *[other] gelbe Blüten
        }
        [blue] { $count ->
            [one] blaue Blüte
           *[other] blaue Blüten
        }
        [birch] { $count ->
            [one] Birke
           *[other] Birken
        }
        [oak] { $count ->
            [one] Eiche
           *[other] Eichen
        }
        [willow] { $count ->
            [one] Weide
           *[other] Weiden
        }
        [tree] { $count ->
            [one] Baum
           *[other] Bäume
        }
        [species] { $count ->
            [one] Baumart
           *[other] Baumarten
        }
        [structure] { $count ->
            [one] Bauwerk
           *[other] Bauwerke
        }
        [pond] { $count ->
            [one] Teich
           *[other] Teiche
        }
        [lawn] { $count ->
            [one] Rasenkarte
           *[other] Rasenkarten
        }
        [card] { $count ->
            [one] Karte
           *[other] Karten
        }
        [one-tree] { $count ->
            [one] Karte mit einem Baum
           *[other] Karten mit einem Baum
        }
        [pond-or-empty] { $count ->
            [one] Teich oder leeres Feld
           *[other] Teiche oder leere Felder
        }
       *[empty] { $count ->
           [one] leeres Feld
          *[other] leere Felder
       }
    }
term-each = { thing } { SIGNED($points) }
term-step = { $count } { thing } { SIGNED($points) }
term-steps = { $first } bis { $count } { thing } { SIGNED($points) }
term-all-red-yellow-blue = alle drei Farben { SIGNED($points) }
term-all-lily-petunia-rose = alle drei Blumen { SIGNED($points) }
term-groups-birch-oak-willow = je zwei Bäume einer Art { SIGNED($points) }
term-groups-structure-birch-oak-willow = je drei Bäume einer Art oder drei Bauwerke { SIGNED($points) }
term-exact-structure-one-tree-pond-or-empty =
    ein Bauwerk, eine Karte mit einem Baum und ein Teich oder leeres Feld { SIGNED($points) }
term-exact-structure-tree =
    genau { $structure ->
        [one] { $structure } Bauwerk
       *[other] { $structure } Bauwerke
    } und { $tree ->
        [0] kein Baum
        [one] { $tree } Baum
       *[other] { $tree } Bäume
    } { SIGNED($points) }

sum-each = { $count } { thing } × { SIGNED($points) } = { SIGNED($total) }
sum-scale = { $count } { thing } = { SIGNED($total) }
sum-groups =
    { $of ->
        [2] { $count ->
            [0] keine zwei Bäume einer Art
            [one] { $count } Baumpaar
           *[other] { $count } Baumpaare
        }
       *[other] { $count ->
            [0] keine drei gleichen
            [one] { $count } Dreiergruppe
           *[other] { $count } Dreiergruppen
        }
    } = { SIGNED($total) }
sum-all-red-yellow-blue =
    { $total ->
        [0] nicht alle drei Farben = { SIGNED($total) }
       *[other] alle drei Farben = { SIGNED($total) }
    }
sum-all-lily-petunia-rose =
    { $total ->
        [0] nicht alle drei Blumen = { SIGNED($total) }
       *[other] alle drei Blumen = { SIGNED($total) }
    }
sum-exact-structure-one-tree-pond-or-empty =
    ein Bauwerk, eine Karte mit einem Baum und ein Teich oder leeres Feld = { SIGNED($total) }
sum-exact-structure-tree =
    genau { $structure ->
        [one] { $structure } Bauwerk
       *[other] { $structure } Bauwerke
    } und { $tree ->
        [0] kein Baum
        [one] { $tree } Baum
       *[other] { $tree } Bäume
    } = { SIGNED($total) }
sum-nothing = nichts zählt

## Moves

move-lay = Lege { the-award } auf { $space }.
move-lay-over = Lege { the-award } auf { $space }, über die Auszeichnung dort.
move-take-green = Nimm { the-card }.
move-take-award = Nimm { the-award }.
move-draw-green = Zieh die oberste Gartenkarte vom Stapel.
move-draw-award = Zieh die oberste Auszeichnung vom Stapel.
move-refresh-greens = Dreh deine Dorfkarte um: Die offenen Gartenkarten kommen unter den Stapel, drei neue werden aufgedeckt.
move-refresh-awards = Dreh deine Dorfkarte um: Die offenen Auszeichnungen kommen unter den Stapel, drei neue werden aufgedeckt.
move-under-green = Schieb als Nächstes { the-card } unter den Stapel.
move-under-award = Schieb als Nächstes { the-award } unter den Stapel.
move-cover = Dreh deine Dorfkarte um: In diesem Zug überdeckst du eine Karte deines Dorfes.
move-stop = Beende das Spiel hier.
move-discard = Wirf { the-card } ab.
move-place = Lege { the-card } auf { $cell }.
move-place-on = Lege { the-card } auf den Rasen auf { $cell }.
move-cover-with = Lege { the-card } über die Karte auf { $cell }.

## Events

event-lay = { $name } legt { the-award } auf { $space }.
event-take-green = { $name } nimmt { the-card }.
event-take-award = { $name } nimmt { the-award }.
event-draw-green = { $name } zieht { the-card }.
event-draw-green-hidden = { $name } zieht eine Gartenkarte vom Stapel.
event-draw-award = { $name } zieht { the-award }.
event-draw-award-hidden = { $name } zieht eine Auszeichnung vom Stapel.
event-refresh-greens = { $name } dreht die Dorfkarte um und tauscht die Gartenkarten aus.
event-refresh-awards = { $name } dreht die Dorfkarte um und tauscht die Auszeichnungen aus.
event-cover = { $name } dreht die Dorfkarte um und überdeckt eine Karte.
event-under-green = { $name } schiebt { the-card } unter den Stapel.
event-under-award = { $name } schiebt { the-award } unter den Stapel.
event-under-hidden = { $name } schiebt eine Karte unter den Stapel.
event-under-rest = { $name } schiebt die beiden anderen unter den Stapel.
event-discard = { $name } wirft { the-card } ab.
event-discard-hidden = { $name } wirft verdeckt eine Karte ab.
event-place = { $name } legt { the-card } auf { $cell }.
event-place-on = { $name } legt { the-card } auf den Rasen auf { $cell }.
event-cover-with = { $name } legt { the-card } über die Karte auf { $cell }.
event-covered-green = Überdeckt: { card }.
event-covered-award = Überdeckt: { award-name }.
event-structure = Das Bauwerk bringt { $name } eine Auszeichnung.
event-turn-up-green = Neu aufgedeckt: { card }.
event-turn-up-award = Neu aufgedeckt: { award-name }.
event-full = Das Dorf von { $name } zeigt neun Gartenkarten!
event-deck-empty-greens = Der Stapel der Gartenkarten ist leer.
event-deck-empty-awards = Der Stapel der Auszeichnungen ist leer.
event-last-round = Das Ende naht: Diese Runde ist die letzte!
event-pass = { $name } passt: Es ist nichts mehr zu nehmen.
event-stop = { $name } beendet das Spiel.
event-total =
    { $total ->
        [one] { $name } hat { MINUS($total) } Punkt.
       *[other] { $name } hat { MINUS($total) } Punkte.
    }
event-end =
    { $reason ->
        [full] Die Partie ist zu Ende: Ein Dorf zeigt neun Gartenkarten.
        [no-greens] Die Partie ist zu Ende: Der Stapel der Gartenkarten ist leer.
        [no-awards] Die Partie ist zu Ende: Der Stapel der Auszeichnungen ist leer.
        [no-action] Die Partie ist zu Ende: Keine Aktion ist mehr möglich.
       *[stopped] Die Partie ist zu Ende: Sie wurde beendet.
    }
ended-full = Ein Dorf zeigt neun Gartenkarten.
ended-no-greens = Der Stapel der Gartenkarten ist leer.
ended-no-awards = Der Stapel der Auszeichnungen ist leer.
ended-no-action = Keine Aktion ist mehr möglich.
ended-stopped = Die Partie wurde beendet.

## Das Protokoll in wenigen Worten

brief-lay = { award-name } auf { $space }
brief-take-green = genommen
brief-take-award = { award-name } genommen
brief-draw-green = gezogen
brief-draw-green-hidden = vom Stapel gezogen
brief-draw-award = { award-name } gezogen
brief-draw-award-hidden = eine Auszeichnung gezogen
brief-refresh-greens = drei neue Gartenkarten
brief-refresh-awards = drei neue Auszeichnungen
brief-cover = überdeckt eine Karte
brief-under-green = unter den Stapel
brief-under-award = { award-name } unter den Stapel
brief-under-hidden = unter den Stapel
brief-under-rest = zwei andere unter den Stapel
brief-discard = abgeworfen
brief-discard-hidden = verdeckt abgeworfen
brief-place = auf { $cell }
brief-place-on = auf den Rasen auf { $cell }
brief-cover-with = über die Karte auf { $cell }
brief-structure = Auszeichnung für das Bauwerk
brief-full = neun Gartenkarten
brief-deck-empty-greens = Keine Gartenkarte mehr im Stapel
brief-deck-empty-awards = Keine Auszeichnung mehr im Stapel
brief-last-round = Die letzte Runde
brief-pass = passt
brief-stop = beendet das Spiel
brief-end = Ende der Partie

## What to do now

prompt-set-up = Lege { the-award } über eine deiner Spalten.
prompt-action = Nimm eine Gartenkarte oder eine Auszeichnung.
prompt-action-village = Nimm eine Gartenkarte oder eine Auszeichnung, oder dreh zuerst deine Dorfkarte um.
prompt-action-solo = Nimm eine Gartenkarte oder eine Auszeichnung, oder beende das Spiel.
prompt-action-solo-village = Nimm eine Gartenkarte oder eine Auszeichnung, dreh zuerst deine Dorfkarte um, oder beende das Spiel.
prompt-stuck = Keine gewöhnliche Aktion ist mehr möglich: Nutze deine Dorfkarte, oder beende das Spiel.
prompt-refresh = Wähle die Karte, die als Nächste unter den Stapel kommt: Die erste wird zuerst gezogen.
prompt-take-green = Nimm die Gartenkarte zum Überdecken: Danach wählst du aus deiner ganzen Hand.
prompt-place = Lege eine deiner vier Karten, oder wirf eine ab.
prompt-place-solo = Lege eine deiner vier Karten.
prompt-cover = Überdecke eine Karte deines Dorfes mit einer deiner vier Karten, oder wirf eine ab.
prompt-cover-solo = Überdecke eine Karte deines Dorfes mit einer deiner vier Karten.
prompt-take-award = Das Bauwerk bringt eine Auszeichnung: Nimm eine.
prompt-lay = Lege { the-award } über eine Spalte oder neben eine Zeile.

## Why not

refusal-set-up = Der Aufbau ist noch nicht fertig: Lege { the-award } über eine deiner Spalten.
refusal-set-up-left = Die ersten drei Auszeichnungen kommen über die Spalten: a0, b0 oder c0.
refusal-space-taken = { $space } ist belegt: Wähle ein freies Feld.
refusal-space-taken-solo = { $space } ist belegt: Allein darf nur die Auszeichnung eines Bauwerks eine andere überdecken.
refusal-no-award = Du hast keine Auszeichnung zu legen: Nimm zuerst eine.
refusal-no-green-taken = Nimm zuerst eine Gartenkarte; danach legst du eine Karte oder wirfst eine ab.
refusal-not-refreshing = Es werden gerade keine Karten ausgetauscht.
refusal-finish-refresh = Beende zuerst das Austauschen: Wähle die Karte, die als Nächste unter den Stapel kommt.
refusal-gone = Diese Karte liegt schon unter dem Stapel.
refusal-cover-first = Du überdeckst in diesem Zug: Nimm jetzt eine Gartenkarte.
refusal-place-first = Du hast eine Gartenkarte genommen: Lege jetzt eine deiner Karten, oder wirf eine ab.
refusal-place-first-solo = Du hast eine Gartenkarte genommen: Lege jetzt eine deiner Karten.
refusal-award-first = Das Bauwerk bringt eine Auszeichnung: Nimm jetzt eine.
refusal-lay-first = Lege zuerst { the-award }.
refusal-none-there-greens = Dort liegt keine offene Gartenkarte.
refusal-none-there-awards = Dort liegt keine offene Auszeichnung.
refusal-deck-empty-greens = Der Stapel der Gartenkarten ist leer.
refusal-deck-empty-awards = Der Stapel der Auszeichnungen ist leer.
refusal-not-sure = Allein musst du eine Karte legen: Zieh nur, wenn schon eine Karte deiner Hand passt.
refusal-not-sure-up = Allein musst du eine Karte legen: Weder deine Hand noch { the-card } passt irgendwohin.
refusal-no-space = Alle Felder für Auszeichnungen sind belegt: Allein darf nur die Auszeichnung eines Bauwerks eine andere überdecken.
refusal-card-down = Deine Dorfkarte ist umgedreht: Sie dient einmal pro Spiel.
refusal-not-three-greens = Zum Austauschen müssen drei Gartenkarten offen liegen.
refusal-not-three-awards = Zum Austauschen müssen drei Auszeichnungen offen liegen.
refusal-nothing-to-cover = In deinem Dorf liegt keine Blumenkarte, die du überdecken könntest.
refusal-no-green = Es ist keine Gartenkarte zu nehmen.
refusal-cannot-cover = Keine Karte, die du sicher nehmen könntest, würde eine Karte deines Dorfes überdecken.
refusal-only-alone = Nur ein Spiel allein kann beendet werden.
refusal-no-discard = Allein wird nichts abgeworfen: Lege eine Karte.
refusal-cell-taken = Auf { $cell } liegt { the-card }: Lege auf ein leeres Feld oder einen Rasen.
refusal-cover-flower = Auf { $cell } liegt keine Blumenkarte: In diesem Zug überdeckst du eine.
refusal-no-match = Nicht auf { $cell }: { the-card } auf { $beside } hat weder Blume noch Farbe gemeinsam.

## Points

line-village = Dorfkarte
line-village-text =
    { $up ->
        [0] Umgedreht: nichts.
       *[other] Offen: 1 Punkt.
    }
line-ponds = Teiche
line-ponds-text =
    { $count ->
        [0] Kein Teich ist zu sehen.
        [one] { $count } sichtbarer Teich: 2 Punkte.
       *[other] { $count } sichtbare Teiche: je 2 Punkte.
    }
award-sum = { award-name } ({ $space }): { $parts }.
line-award-a0 = { award-name }
line-award-a0-text = { award-sum }
line-award-b0 = { award-name }
line-award-b0-text = { award-sum }
line-award-c0 = { award-name }
line-award-c0-text = { award-sum }
line-award-z1 = { award-name }
line-award-z1-text = { award-sum }
line-award-z2 = { award-name }
line-award-z2-text = { award-sum }
line-award-z3 = { award-name }
line-award-z3-text = { award-sum }
# Was es braucht, damit eine Zeile mehr bringt.
award-next =
    { $thing ->
        [colour] { $more ->
            [one] noch { $more } Farbe
           *[other] noch { $more } Farben
        }
        [flower] { $more ->
            [one] noch { $more } Blume
           *[other] noch { $more } Blumen
        }
        [alike] noch { $more } von gleicher Art
       *[other] noch { $count } { thing }
    }
line-award-a0-next = { award-next }
line-award-b0-next = { award-next }
line-award-c0-next = { award-next }
line-award-z1-next = { award-next }
line-award-z2-next = { award-next }
line-award-z3-next = { award-next }

## Alone: how good a result is

band-last = Letzter Platz
band-mention = Ehrenvolle Erwähnung
band-second = Zweiter Platz
band-garden = Englischer Garten des Jahres
verdict-last =
    { $missing ->
        [one] Das ist der letzte Platz; mit einem Punkt mehr wäre es eine ehrenvolle Erwähnung.
       *[other] Das ist der letzte Platz; mit { $missing } Punkten mehr wäre es eine ehrenvolle Erwähnung.
    }
verdict-mention =
    { $missing ->
        [one] Das ist eine ehrenvolle Erwähnung; mit einem Punkt mehr wäre es der zweite Platz.
       *[other] Das ist eine ehrenvolle Erwähnung; mit { $missing } Punkten mehr wäre es der zweite Platz.
    }
verdict-second =
    { $missing ->
        [one] Das ist der zweite Platz; mit einem Punkt mehr wäre es der englische Garten des Jahres.
       *[other] Das ist der zweite Platz; mit { $missing } Punkten mehr wäre es der englische Garten des Jahres.
    }
verdict-garden = Das ist der englische Garten des Jahres!

## Drawings

seat = Platz { $seat }
you = Platz { $seat } (du)
points =
    { $points ->
        [one] { MINUS($points) } Punkt
       *[other] { MINUS($points) } Punkte
    }
greens = Gartenkarten
awards = Auszeichnungen
nothing = keine
deck = Stapel { $count }
display-greens = Gartenkarten: { $cards } (Stapel { $count })
display-awards = Auszeichnungen: { $cards } (Stapel { $count })
hand = Deine Hand
hand-cards = Deine Hand: { $cards }
in-hand = Auf der Hand: { $count }
in-hand-known = Auf der Hand: { $count }; offen genommen: { $cards }
to-lay = Zu legen: { $awards }
award-in-hand = Genommene Auszeichnung: { award-name }
held-award = Genommene Auszeichnung: { award-name } ({ $equation })
hidden-award = Eine Auszeichnung wurde gezogen.
award-worth = { SIGNED($points) }
award-line = { $space } { award-name }: { $equation } → { SIGNED($points) }
village-card =
    { $up ->
        [0] Dorfkarte benutzt
       *[other] Dorfkarte offen
    }
last-round = Die letzte Runde!
short =
    { $thing ->
        [red] r
        [yellow] g
        [blue] b
        [lily] Li
        [petunia] Pe
        [rose] Ro
        [birch] B
        [oak] E
        [willow] W
        [structure] #
        [pond] ~
       *[lawn] Rasen
    }
legend = r g b: rot, gelb, blau; Li Pe Ro: Lilie, Petunie, Rose; B E W: Birke, Eiche, Weide; # Bauwerk; ~ Teich

## Tables of the rules text

table-awards = | Auszeichnung | zählt für ihre Reihe |
table-bands = | Punkte | Ergebnis |
band-from = ab { $least }
band-between = { $least } bis { $most }
band-up-to = bis { $most }
