# Cottage Garden, für Python und die Seite.
title = Cottage Garden
pitch = Fülle Beete mit Blumen, mit Töpfen und in den Lücken mit Katzen.

## Varianten

option-return_order = Plättchen, die auf den Weg zurückgehen
option-return_order-shuffled = in zufälliger Reihenfolge
option-return_order-chosen = in der Reihenfolge, die ihr Besitzer wählt
option-discard_cats = Überzählige Katzen dürfen abgegeben werden
option-discard_cats-no = nein
option-discard_cats-yes = ja
option-bed_choice = Beete zu Beginn (allein)
option-bed_choice-random = ausgeteilt
option-bed_choice-chosen = selbst gewählt, nur allein
option-children = Alter der Kinder nach Plätzen (5 bis 7, 0 für Erwachsene)
option-bonuses = Boni des Pflanztischs
option-bonuses-cat-pot = Katze und Topf
option-bonuses-cat = nur die Katze an der roten Linie
option-bonuses-pot = nur der Topf für einen leeren Start
option-bonuses-none = keine
bad-children-alone = Im Solospiel gibt es keine Kinder.
bad-children = children={ $children } muss { $players } Alter nennen, 0 für Erwachsene.
bad-bed-choice = Nur wer allein spielt, darf die Beete wählen.

## Namen

flowers =
    { $flower ->
        [tulip] Tulpen
        [daisy] Gänseblümchen
        [poppy] Mohnblumen
        [bluebell] Glockenblumen
        [sunflower] Sonnenblumen
        [lavender] Lavendelbüsche
        [iris] Schwertlilien
        [pansy] Stiefmütterchen
        [lily] Lilien
        [cornflower] Kornblumen
        [rose] Rosen
        [snowdrop] Schneeglöckchen
        [carnation] Nelken
       *[peony] Pfingstrosen
    }
corners =
    { $corners ->
        [nw] Nordwesten
        [ne] Nordosten
        [se] Südosten
        [sw] Südwesten
        [nw-ne] Nordwesten und Nordosten
        [nw-se] Nordwesten und Südosten
        [nw-sw] Nordwesten und Südwesten
        [ne-se] Nordosten und Südosten
        [ne-sw] Nordosten und Südwesten
        [se-sw] Südosten und Südwesten
        [nw-ne-se] Nordwesten, Nordosten und Südosten
        [nw-ne-sw] Nordwesten, Nordosten und Südwesten
        [nw-se-sw] Nordwesten, Südosten und Südwesten
       *[ne-se-sw] Nordosten, Südosten und Südwesten
    }
colour =
    { $colour ->
        [orange] orangefarbene
       *[blue] blaue
    }
colour-accusative =
    { $colour ->
        [orange] orangefarbenen
       *[blue] blauen
    }
side =
    { $side ->
        [light] helle
       *[dark] dunkle
    }

## Züge

move-plant =
    { $completes ->
        [0] Lege die { flowers } von { $space } auf Beet { $bed }: { $squares }.
       *[other]
            { $worth ->
                [one] Lege die { flowers } von { $space } auf Beet { $bed }: { $squares }. Das Beet wird damit voll: bis zu { $worth } Punkt.
               *[other] Lege die { flowers } von { $space } auf Beet { $bed }: { $squares }. Das Beet wird damit voll: bis zu { $worth } Punkte.
            }
    }
move-pot =
    { $completes ->
        [0] Stelle einen Topf auf { $square } von Beet { $bed }.
       *[other]
            { $worth ->
                [one] Stelle einen Topf auf { $square } von Beet { $bed }. Das Beet wird damit voll: bis zu { $worth } Punkt.
               *[other] Stelle einen Topf auf { $square } von Beet { $bed }. Das Beet wird damit voll: bis zu { $worth } Punkte.
            }
    }
move-cat =
    { $completes ->
        [0] Setze eine Katze auf { $square } von Beet { $bed }.
       *[other]
            { $worth ->
                [one] Setze eine Katze auf { $square } von Beet { $bed }. Das Beet wird damit voll: bis zu { $worth } Punkt.
               *[other] Setze eine Katze auf { $square } von Beet { $bed }. Das Beet wird damit voll: bis zu { $worth } Punkte.
            }
    }
move-done = Setze keine Katzen mehr ein.
move-drop = Gib eine überzählige Katze ab.
move-ramble = Gib eine Katze ab und fülle die Reihe des Gärtners auf.
move-stay = Lass die Reihe des Gärtners, wie sie ist.
move-first = Werte zuerst Beet { $bed }.
move-cube = Zieh den { colour-accusative } Würfel auf { $from } um { $count } vor, auf { $to }.
move-pay = Zieh den { colour-accusative } Würfel von { $from } auf { $to } zurück.
move-bed = Wähle Beet { $number }.
move-corners = Setze deine Katzen auf diese Ecken: { corners }.
move-return = Schick als Nächstes die { flowers } auf den Weg.

## Ereignisse

event-plant = { $name } legt die { flowers } auf Beet { $bed }.
event-pot = { $name } stellt einen Topf auf Beet { $bed }.
event-pot-bonus = { $name } stellt den Bonustopf auf Beet { $bed }.
event-pot-lost = Der Bonustopf von { $name } findet kein leeres Feld und verfällt.
event-cat = { $name } setzt eine Katze auf Beet { $bed }.
event-drop = { $name } gibt eine überzählige Katze ab.
event-cats-back =
    { $count ->
        [one] Eine überzählige Katze von { $name } geht zurück.
       *[other] { $count } überzählige Katzen von { $name } gehen zurück.
    }
event-ramble = { $name } gibt eine Katze ab und füllt die Reihe des Gärtners auf.
event-refilled =
    { $count ->
        [one] Ein Plättchen kommt in die Reihe des Gärtners.
       *[other] { $count } Plättchen kommen in die Reihe des Gärtners.
    }
event-first = { $name } wertet zuerst Beet { $bed }.
event-complete =
    { $name } vollendet Beet { $bed }: { $pots ->
        [one] { $pots } Topf
       *[other] { $pots } Töpfe
    }, { $cloches ->
        [one] { $cloches } Pflanzglocke
       *[other] { $cloches } Pflanzglocken
    }!
event-cube = Der { colour } Würfel von { $name } steigt von { $from } auf { $to }: { SIGNED($gained) }.
event-red-line = Er überschreitet die rote Linie: Eine Katze kommt zu { $name }.
event-empty-start = Kein Würfel dieser Farbe steht mehr auf 0: { $name } bekommt einen Bonustopf.
event-beehive =
    { $count ->
        [one] { $name } kommt als Nächstes auf 20 und nimmt den einfachen Bienenkorb!
       *[other] { $name } kommt zuerst auf 20 und nimmt den doppelten Bienenkorb!
    }
event-pay = { $name } zahlt für den Zug: Der { colour } Würfel geht von { $from } auf { $to } zurück.
event-bed = { $name } wählt Beet { $number }, { side } Seite.
event-bed-new = { $name } bekommt dafür Beet { $number }, { side } Seite.
event-bed-done = Das Beet ist fertig; in der Schlussrunde ersetzt es kein anderes.
event-return = { $name } schickt die { flowers } auf den Weg.
event-corners =
    { $count ->
        [one] { $name } setzt eine Katze auf eine Ecke der Gärtnerei.
       *[other] { $name } setzt Katzen auf { $count } Ecken der Gärtnerei.
    }
event-corner-cat = Der Gärtner kommt an einer Ecke vorbei: Eine Katze kommt zu { $name }.
event-die = Der Würfel des Gärtners zeigt jetzt { $die }.
event-final-ahead = Noch eine Runde des Gärtners, dann die Schlussrunde: Beete mit weniger als drei Plättchen werden aufgegeben.
event-final-round = Die Schlussrunde beginnt!
event-give-up =
    { $tiles ->
        [0] { $name } gibt Beet { $bed } auf: Kein Plättchen liegt darauf.
        [one] { $name } gibt Beet { $bed } auf: Nur ein Plättchen liegt darauf.
       *[other] { $name } gibt Beet { $bed } auf: Nur { $tiles } Plättchen liegen darauf.
    }
event-end =
    { $reason ->
        [given-up] Die Partie ist zu Ende: Alle Beete sind aufgegeben.
       *[beds] Die Partie ist zu Ende: Das letzte Beet ist fertig.
    }
ended-given-up = Alle Beete wurden aufgegeben.
ended-beds = Das letzte Beet ist fertig.

## Wie gut ein Ergebnis allein ist

band-0 =
    { $missing ->
        [one] Ein Punkt mehr wäre sehr gut.
       *[other] { $missing } Punkte mehr wären sehr gut.
    }
band-71 = Das ist sehr gut; { $missing } mehr wären hervorragend.
band-80 = Das ist hervorragend; { $missing } mehr wären meisterhaft.
band-90 = Das ist meisterhaft!

## Das Protokoll in wenigen Worten

brief-plant = { flowers } auf Beet { $bed }
brief-pot = Topf auf Beet { $bed }
brief-pot-bonus = Bonustopf auf Beet { $bed }
brief-pot-lost = Bonustopf verfallen
brief-cat = Katze auf Beet { $bed }
brief-drop = eine Katze zu viel
brief-cats-back = Katzen zu viel
brief-ramble = Katze für neue Plättchen
brief-complete = Beet { $bed } vollendet
brief-cube =
    { $colour ->
        [orange] Orange { $from } → { $to }
       *[blue] Blau { $from } → { $to }
    }
brief-red-line = eine Katze kommt
brief-empty-start = ein Bonustopf
brief-beehive = ein Bienenkorb
brief-pay =
    { $colour ->
        [orange] zahlt: Orange { $from } → { $to }
       *[blue] zahlt: Blau { $from } → { $to }
    }
brief-bed = Beet { $number } gewählt
brief-bed-new = Beet { $number } dafür
brief-return = { flowers } auf den Weg
brief-corners = Katzen auf den Ecken
brief-corner-cat = Katze von der Ecke
brief-die = Der Würfel zeigt { $die }
brief-final-round = Die Schlussrunde
brief-give-up = Beet { $bed } aufgegeben
brief-end = Ende der Partie

## Was jetzt

prompt-plant = Lege ein Plättchen aus der Reihe des Gärtners oder stelle einen Topf auf.
prompt-plant-pot = Stelle einen Topf auf: Kein Plättchen aus der Reihe des Gärtners passt.
prompt-cats = Setze Katzen ein, wenn du willst, und beende dann deinen Zug.
prompt-limit = Du hast mehr als zwei Katzen: Setze die übrigen ein.
prompt-limit-drop = Du hast mehr als zwei Katzen: Setze die übrigen ein oder gib sie ab.
prompt-ramble = Pflanze aus der Reihe des Gärtners, wie sie ist, oder gib erst eine Katze ab, um sie aufzufüllen.
prompt-score = Beide Beete sind voll: Wähle, welches zuerst gewertet wird.
prompt-orange = Wähle den orangefarbenen Würfel, der um { $count } vorrückt.
prompt-blue = Wähle den blauen Würfel, der um { $count } vorrückt.
prompt-bonus = Stelle den Bonustopf auf.
prompt-pay = Schlussrunde: Zieh einen orangefarbenen Würfel zwei Felder oder einen blauen ein Feld zurück.
prompt-bed-light = Wähle dein helles Beet.
prompt-bed-dark = Wähle dein dunkles Beet.
prompt-bed-supply = Wähle das Beet für den Vorrat.
prompt-corners =
    { $count ->
        [one] Wähle eine Ecke der Gärtnerei für deine Katze.
       *[other] Wähle { $count } Ecken der Gärtnerei für deine Katzen.
    }
prompt-return = Wähle das Plättchen, das als Nächstes auf den Weg geht.

## Warum nicht

refusal-not-now =
    { $prompt ->
        [prompt-plant] Das ist jetzt nicht gefragt. { prompt-plant }
        [prompt-plant-pot] Das ist jetzt nicht gefragt. { prompt-plant-pot }
        [prompt-cats] Das ist jetzt nicht gefragt. { prompt-cats }
        [prompt-limit] Das ist jetzt nicht gefragt. { prompt-limit }
        [prompt-limit-drop] Das ist jetzt nicht gefragt. { prompt-limit-drop }
        [prompt-ramble] Das ist jetzt nicht gefragt. { prompt-ramble }
        [prompt-score] Das ist jetzt nicht gefragt. { prompt-score }
        [prompt-orange] Das ist jetzt nicht gefragt. { prompt-orange }
        [prompt-blue] Das ist jetzt nicht gefragt. { prompt-blue }
        [prompt-bonus] Das ist jetzt nicht gefragt. { prompt-bonus }
        [prompt-pay] Das ist jetzt nicht gefragt. { prompt-pay }
        [prompt-bed-light] Das ist jetzt nicht gefragt. { prompt-bed-light }
        [prompt-bed-dark] Das ist jetzt nicht gefragt. { prompt-bed-dark }
        [prompt-bed-supply] Das ist jetzt nicht gefragt. { prompt-bed-supply }
        [prompt-corners] Das ist jetzt nicht gefragt. { prompt-corners }
       *[prompt-return] Das ist jetzt nicht gefragt. { prompt-return }
    }
refusal-plant-first = Pflanze zuerst: Katzen kommen nach dem Plättchen oder dem Topf.
refusal-place-excess = Du hast mehr als zwei Katzen: Setze erst die übrigen ein.
refusal-no-drop = Überzählige Katzen müssen eingesetzt werden: In dieser Partie werden keine abgegeben.
refusal-no-gap = Die Reihe des Gärtners hat keine Lücke zum Auffüllen.
refusal-no-cat = Du hast keine Katze zum Abgeben.
refusal-no-path = Der Weg ist leer: Es gibt nichts zum Auffüllen.
refusal-child = In einer Partie mit Kind füllt niemand für eine Katze auf.
refusal-was-asked = Zum Auffüllen ist es zu spät: Lege ein Plättchen oder stelle einen Topf auf.
refusal-not-in-row = { $space } liegt nicht in der Reihe des Gärtners: Wähle aus { $row }.
refusal-no-tile = Auf { $space } liegt kein Plättchen.
refusal-no-bed = Du hast kein Beet { $bed }.
refusal-sticks-out = Die { flowers } würden dort über das Beet hinausragen.
refusal-on-tile = Auf { $square } von Beet { $bed } liegt ein Plättchen.
refusal-on-cat = Auf { $square } von Beet { $bed } sitzt eine Katze.
refusal-on-pot = Auf { $square } von Beet { $bed } steht ein Topf.
refusal-on-print = { $square } von Beet { $bed } zeigt ein aufgedrucktes Symbol: Dorthin kommt weder Topf noch Katze.
refusal-no-cube = Du hast keinen { colour-accusative } Würfel auf { $space }.
refusal-arrived = Ein Würfel auf 20 ist am Ziel und rückt nicht mehr vor.
refusal-too-low = Der { colour } Würfel auf { $space } kann nicht so weit zurück.
refusal-bed-gone = Beet { $number } ist schon gewählt.
refusal-corners =
    { $count ->
        [one] Wähle genau eine Ecke.
       *[other] Wähle genau { $count } Ecken.
    }
refusal-no-such-tile = Das Beet hat kein Plättchen Nummer { $number } zum Zurückgeben.

## Punkte

line-orange = Orangefarbene Würfel
line-orange-text = Sie stehen auf { $space1 }, { $space2 } und { $space3 }.
line-orange-next =
    { $goal ->
        [cat] { $more ->
            [one] noch { $more } Topf: eine Katze an der roten Linie
           *[other] noch { $more } Töpfe: eine Katze an der roten Linie
        }
       *[end] { $more ->
            [one] noch { $more } Topf: Feld 20
           *[other] noch { $more } Töpfe: Feld 20
        }
    }
line-blue = Blaue Würfel
line-blue-text = Sie stehen auf { $space1 }, { $space2 } und { $space3 }.
line-blue-next =
    { $goal ->
        [cat] { $more ->
            [one] noch { $more } Pflanzglocke: eine Katze an der roten Linie
           *[other] noch { $more } Pflanzglocken: eine Katze an der roten Linie
        }
       *[end] { $more ->
            [one] noch { $more } Pflanzglocke: Feld 20
           *[other] noch { $more } Pflanzglocken: Feld 20
        }
    }
line-beehives = Bienenkörbe
line-beehives-text =
    { $points ->
        [one] Als Zweites mit einem Würfel auf 20.
       *[other] Zuerst mit einem Würfel auf 20.
    }

## Zeichnungen

draw-clock =
    { $final ->
        [0] Würfel { $die }, Reihe des Gärtners { $row }
       *[other] Würfel { $die }, Reihe des Gärtners { $row } - Schlussrunde
    }
draw-die =
    { $final ->
        [0] Würfel { $die }
       *[other] Würfel { $die } - Schlussrunde
    }
draw-path = Weg ({ $count })
draw-supply = Vorrat: Beet { $number }, { side } Seite
draw-seat = Platz { $seat }
draw-seat-line = Platz { $seat }: { $points } Punkte, Katzen { $cats }
draw-hives = Bienenkörbe { $count }
draw-hives-offered = freie Bienenkörbe
draw-child = Kind, { $age } Jahre
draw-corners = Ecken { $corners }
draw-cubes =
    { $colour ->
        [orange] orange
       *[blue] blau
    }
draw-bed = { $place }: Beet { $number }, { side } Seite
draw-no-bed = { $place }: kein Beet
draw-legend = . leer  u Topf gedruckt  U Topf  n Glocke  & Katze  1-9 A-E Plättchen nach Folge
