# Zen Garden, für Python und die Seite.
title = Zen Garden
pitch = Lege einen Garten an, der dem Kaiser gefällt: Wege, Schmuck und Böden.

## Einstellungen

option-boards = Vorliebentafeln
option-boards-1 = Stufe 1: nur Tafel 1
option-boards-12 = Stufe 2: Einheit
option-boards-13 = Minimalist
option-boards-123 = Stufe 3: Einheit, Minimalist
option-boards-14 = zwei Aufträge
option-boards-124 = Einheit, zwei Aufträge
option-boards-134 = Minimalist, zwei Aufträge
option-boards-1234 = Stufe 4: Einheit, Minimalist, zwei Aufträge
option-boards-15 = ein Auftrag
option-boards-125 = Einheit, ein Auftrag
option-boards-135 = Minimalist, ein Auftrag
option-boards-1235 = Einheit, Minimalist, ein Auftrag
option-boards-145 = drei Aufträge
option-boards-1245 = Einheit, drei Aufträge
option-boards-1345 = Minimalist, drei Aufträge
option-boards-12345 = Stufe 5: Einheit, Minimalist, drei Aufträge
level-and-boards = Wähle eine Stufe oder die Tafeln, nicht beides.

## Spielmaterial

# Ein Plättchen im Satz, im Akkusativ.
tile =
    { $decor ->
        [pagoda] die Pagode
        [bench] die Bank
        [buddha] den Buddha
        [gate] das Tor
       *[crane] den Kranich
    } { $ground ->
        [sand] auf Sand
        [gravel] auf Kies
        [trees] unter Bäumen
        [clay] auf Lehm
        [water] im Wasser
       *[cherry] unter Kirschbäumen
    } mit { $path ->
        [sand] Sandweg
        [wood] Holzweg
       *[stone] Steinweg
    }
tile-name =
    { $decor ->
        [pagoda] die Pagode
        [bench] die Bank
        [buddha] der Buddha
        [gate] das Tor
       *[crane] der Kranich
    } { $ground ->
        [sand] auf Sand
        [gravel] auf Kies
        [trees] unter Bäumen
        [clay] auf Lehm
        [water] im Wasser
       *[cherry] unter Kirschbäumen
    } mit { $path ->
        [sand] Sandweg
        [wood] Holzweg
       *[stone] Steinweg
    }
tile-laid = { tile-name } um die Ecke { corner }
corner =
    { $turn ->
        [0] oben links
        [1] oben rechts
        [2] unten rechts
       *[3] unten links
    }
decors =
    { $decor ->
        [pagoda] Pagoden
        [bench] Bänke
        [buddha] Buddhas
        [gate] Tore
       *[crane] Kraniche
    }
# Ein Element, dessen Plättchen gezählt werden.
many =
    { $element ->
        [sand-path] Sandwege
        [wood-path] Holzwege
        [stone-path] Steinwege
        [pagoda] Pagoden
        [bench] Bänke
        [buddha] Buddhas
        [gate] Tore
        [crane] Kraniche
        [sand-ground] Sandböden
        [gravel] Kies
        [trees] Bäume
        [clay] Lehm
        [water] Wasser
       *[cherry] Kirschbäume
    }
many-first =
    { $first ->
        [sand-path] Sandwege
        [wood-path] Holzwege
        [stone-path] Steinwege
        [pagoda] Pagoden
        [bench] Bänke
        [buddha] Buddhas
        [gate] Tore
        [crane] Kraniche
        [sand-ground] Sandböden
        [gravel] Kies
        [trees] Bäume
        [clay] Lehm
        [water] Wasser
       *[cherry] Kirschbäume
    }
many-second =
    { $second ->
        [sand-path] Sandwege
        [wood-path] Holzwege
        [stone-path] Steinwege
        [pagoda] Pagoden
        [bench] Bänke
        [buddha] Buddhas
        [gate] Tore
        [crane] Kraniche
        [sand-ground] Sandböden
        [gravel] Kies
        [trees] Bäume
        [clay] Lehm
        [water] Wasser
       *[cherry] Kirschbäume
    }
# Ein Wort, wo wenig Platz ist.
short =
    { $element ->
        [sand-path] Sand
        [wood-path] Holz
        [stone-path] Stein
        [pagoda] Pagode
        [bench] Bank
        [buddha] Buddha
        [gate] Tor
        [crane] Kranich
        [sand-ground] Sand
        [gravel] Kies
        [trees] Bäume
        [clay] Lehm
        [water] Wasser
       *[cherry] Kirschen
    }

## Züge

move-take =
    { $cost ->
        [0] Kostenlos { tile } nehmen.
        [one] Für { $cost } Münze { tile } nehmen.
       *[other] Für { $cost } Münzen { tile } nehmen.
    }
move-place = Auf { $square } legen, der Weg um die Ecke { corner }.

## Ereignisse

event-take =
    { $cost ->
        [0] { $name } nimmt kostenlos { tile }.
        [one] { $name } nimmt für { $cost } Münze { tile }.
       *[other] { $name } nimmt für { $cost } Münzen { tile }.
    }
event-place = { $name } legt { tile } auf { $square }, um die Ecke { corner }.
event-line =
    { $coins ->
        [0] { $name } hat vier { decors } in einer Linie, aber der Beutel ist voll.
        [one] { $name } hat vier { decors } in einer Linie: { $coins } Münze!
       *[other] { $name } hat vier { decors } in einer Linie: { $coins } Münzen!
    }
event-path =
    { $path ->
        [sand] { $name } vollendet einen Sandweg: { $points } Punkte!
        [wood] { $name } vollendet einen Holzweg: { $points } Punkte!
       *[stone] { $name } vollendet einen Steinweg: { $points } Punkte!
    }
event-mission =
    { $points ->
        [one] { $name } erfüllt Auftrag { $number }, { many-first } und { many-second }: { $points } Punkt!
       *[other] { $name } erfüllt Auftrag { $number }, { many-first } und { many-second }: { $points } Punkte!
    }
event-mission-late = { $name } erfüllt Auftrag { $number }, { many-first } und { many-second }, aber es gibt keine Punkte mehr dafür.
event-full = Der Garten von { $name } ist vollendet.
event-reshuffle = Der Vorrat ist aufgebraucht: Die abgelegten Plättchen werden zum neuen Vorrat gemischt.
event-round = Runde { $round } von { $rounds }: { $name } beginnt.
event-last-round = Die letzte Runde beginnt: { $name } fängt an.
event-end =
    { $reason ->
       *[gardens-full] Die Partie ist zu Ende: Alle Gärten sind vollendet.
    }
ended-gardens-full = Alle Gärten sind vollendet.

## Das Protokoll in wenigen Worten

decor =
    { $decor ->
        [pagoda] Pagode
        [bench] Bank
        [buddha] Buddha
        [gate] Tor
       *[crane] Kranich
    }
brief-take =
    { $cost ->
        [0] { decor }, kostenlos
        [one] { decor } für { $cost } Münze
       *[other] { decor } für { $cost } Münzen
    }
brief-place = { decor } auf { $square }
brief-line =
    { $coins ->
        [one] vier { decors }: { $coins } Münze
       *[other] vier { decors }: { $coins } Münzen
    }
brief-path =
    { $path ->
        [sand] Sandweg vollendet
        [wood] Holzweg vollendet
       *[stone] Steinweg vollendet
    }
brief-mission = Auftrag { $number } erfüllt
brief-mission-late = Auftrag { $number }, zu spät
brief-full = Garten vollendet
brief-reshuffle = Abgelegte neu gemischt
brief-round = Runde { $round } von { $rounds }
brief-last-round = Die letzte Runde
brief-end = Ende der Partie

## Was jetzt zu tun ist

prompt-take =
    { $coins ->
        [0] Nimm ein Plättchen der untersten Reihe: Du hast keine Münze mehr.
        [one] Nimm ein Plättchen: Du hast { $coins } Münze.
       *[other] Nimm ein Plättchen: Du hast { $coins } Münzen.
    }
prompt-place = Lege { tile } neben ein Plättchen deines Gartens.
prompt-first = Lege { tile }: Dein erstes Plättchen darf überall liegen.

## Warum nicht

refusal-in-hand = Du hast { tile } genommen: Lege es zuerst in deinen Garten.
refusal-empty = Auf { $square } liegt kein Plättchen: Das Feld wird am Ende der Runde gefüllt.
refusal-dear = Das Plättchen auf { $square } kostet { $cost }, und du hast { $coins }: Nimm eines aus einer tieferen Reihe.
refusal-nothing-in-hand = Nimm zuerst ein Plättchen: Du hast keines zu legen.
refusal-first = Das erste Plättchen kommt auf d4: Wo der Garten steht, ist noch gleich.
refusal-occupied = Auf { $square } liegt schon ein Plättchen.
refusal-too-high = Mit einem Plättchen auf { $square } wäre der Garten fünf Plättchen hoch: Vier sind das Höchste.
refusal-too-wide = Mit einem Plättchen auf { $square } wäre der Garten fünf Plättchen breit: Vier sind das Höchste.
refusal-apart = { $square } grenzt mit keiner Seite an ein Plättchen deines Gartens.

## Punkte

line-money = Geld
line-money-text = Ein Punkt für jede Münze.
line-paths = Vollendete Wege
line-paths-text =
    { $count ->
        [0] Noch keiner: Dafür braucht es vier Plättchen mit demselben Weg um einen Punkt. Punkte nach Wegen: { $ladder }.
        [one] { $count } Weg ist vollendet. Punkte nach Wegen: { $ladder }.
       *[other] { $count } Wege sind vollendet. Punkte nach Wegen: { $ladder }.
    }
line-decor-pagoda = Pagoden
line-decor-bench = Bänke
line-decor-buddha = Buddhas
line-decor-gate = Tore
line-decor-crane = Kraniche
line-decor-pagoda-text = { line-decor-text }
line-decor-bench-text = { line-decor-text }
line-decor-buddha-text = { line-decor-text }
line-decor-gate-text = { line-decor-text }
line-decor-crane-text = { line-decor-text }
line-decor-text =
    { $count ->
        [one] { $count } Plättchen. Punkte nach Plättchen: { $ladder }.
       *[other] { $count } Plättchen. Punkte nach Plättchen: { $ladder }.
    }
line-small = Kleine Vorliebe: { many }
line-small-text = { line-each-text }
line-great = Große Vorliebe: { many }
line-great-text = { line-each-text }
line-each-text =
    { $each ->
        [one] { $each } Punkt für jedes Plättchen: { $count }.
       *[other] { $each } Punkte für jedes Plättchen: { $count }.
    }
line-majority = Mehrheit: { many }
line-majority-text = Hier { $count }, anderswo { $others }. Die meisten bringen { $most }, die zweitmeisten { $second }; bei Gleichstand wird geteilt.
line-detail = Liebe zum Detail: { many }
line-detail-text =
    { $count ->
        [one] { $count } Plättchen. Punkte nach Plättchen: { $ladder }.
       *[other] { $count } Plättchen. Punkte nach Plättchen: { $ladder }.
    }
line-unity = Einheit
line-unity-text =
    { $apart ->
        [0] { $tiles ->
            [0] { $most } Punkte, wenn jeder Boden zusammenhängt.
           *[other] Jeder Boden hängt zusammen: { $most } Punkte.
        }
        [one] { $apart } Boden ist zerteilt: keine Punkte. Hängen alle zusammen, sind es { $most }.
       *[other] { $apart } Böden sind zerteilt: keine Punkte. Hängen alle zusammen, sind es { $most }.
    }
line-minimalist = Minimalist
line-minimalist-text =
    { $count ->
        [one] { $count } Bodenart. Punkte nach Arten: { $ladder }.
       *[other] { $count } Bodenarten. Punkte nach Arten: { $ladder }.
    }
line-mission-1 = Auftrag 1: { many-first } und { many-second }
line-mission-2 = Auftrag 2: { many-first } und { many-second }
line-mission-3 = Auftrag 3: { many-first } und { many-second }
line-mission-1-text = { line-mission-text }
line-mission-2-text = { line-mission-text }
line-mission-3-text = { line-mission-text }
line-mission-text =
    { $state ->
        [won] { $place ->
            [1] Zuerst erfüllt.
            [2] An zweiter Stelle erfüllt.
           *[3] An dritter Stelle erfüllt.
        }
        [gone] { many-first }: { $one } von { $need }, { many-second }: { $two } von { $need }. Es gibt keine Punkte mehr.
       *[open] { many-first }: { $one } von { $need }, { many-second }: { $two } von { $need }. Noch zu holen: { $left }.
    }

# Eine Zeile in ein, zwei Worten.
line-money-short = Münzen
line-paths-short = Weg
line-small-short = { short }
line-great-short = { short }
line-majority-short = { short }
line-detail-short = { short }
# Was es braucht, damit eine Zeile mehr bringt.
more =
    { $element ->
        [sand-path] { $more ->
            [one] noch { $more } Sandweg
           *[other] noch { $more } Sandwege
        }
        [wood-path] { $more ->
            [one] noch { $more } Holzweg
           *[other] noch { $more } Holzwege
        }
        [stone-path] { $more ->
            [one] noch { $more } Steinweg
           *[other] noch { $more } Steinwege
        }
        [pagoda] { $more ->
            [one] noch { $more } Pagode
           *[other] noch { $more } Pagoden
        }
        [bench] { $more ->
            [one] noch { $more } Bank
           *[other] noch { $more } Bänke
        }
        [buddha] { $more ->
            [one] noch { $more } Buddha
           *[other] noch { $more } Buddhas
        }
        [gate] { $more ->
            [one] noch { $more } Tor
           *[other] noch { $more } Tore
        }
        [crane] { $more ->
            [one] noch { $more } Kranich
           *[other] noch { $more } Kraniche
        }
        [sand-ground] { $more ->
            [one] noch { $more } Sandboden
           *[other] noch { $more } Sandböden
        }
        [gravel] noch { $more } Kiesplättchen
        [trees] noch { $more } Baumplättchen
        [clay] noch { $more } Lehmplättchen
        [water] noch { $more } Wasserplättchen
       *[cherry] noch { $more } Kirschplättchen
    }
line-paths-next =
    { $more ->
        [one] noch { $more } vollendeter Weg
       *[other] noch { $more } vollendete Wege
    }
line-decor-pagoda-next = { more }
line-decor-bench-next = { more }
line-decor-buddha-next = { more }
line-decor-gate-next = { more }
line-decor-crane-next = { more }
line-small-next = { more }
line-great-next = { more }
line-majority-next = { more }
line-detail-next = { more }
line-mission-1-next = noch { $more } von beiden
line-mission-2-next = noch { $more } von beiden
line-mission-3-next = noch { $more } von beiden

## Zeichnungen

seat = Platz { $seat }
you = Platz { $seat } (du)
coins = Münzen: { $coins }
points = Punkte: { $points }
marker = Startspieler
round = Runde { $round } von { $rounds }
selection = Auswahltafel
cost = kostet { $cost }
supply = Vorrat: { $supply }, abgelegt: { $discards }
hand = Genommen: { tile-name }
wishes = Die Wünsche des Kaisers
left = übrig: { $left }

## Tabellen der Regeln

table-points = Punkte
table-coins = Münzen
table-costs = Reihe
table-row-top = oben
table-row-middle = Mitte
table-row-bottom = unten
table-paths = vollendete Wege
table-decors = gleiche Dekors
table-majority = Plättchen
table-most = die meisten
table-second-most = die zweitmeisten
table-detail = Plättchen
table-minimalist = Bodenarten
table-missions = erfüllt
table-first = zuerst
table-second = an zweiter Stelle
table-third = an dritter Stelle
table-kind = Art
table-elements = Elemente
table-elements-paths = Weg
table-elements-decors = Dekor
table-elements-grounds = Boden
