# Cottage Garden: das Spielbrett.

tile-squares =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
tile-pots =
    { $count ->
        [one] { $count } Topf
       *[other] { $count } Töpfe
    }
tile-cloches =
    { $count ->
        [one] { $count } Pflanzglocke
       *[other] { $count } Pflanzglocken
    }
tile-take = nehmen
tile-try = ausprobieren
space-empty = leer
row-word = Reihe des Gärtners
gardener-name = Gärtner, Würfel { $die }. Reihe des Gärtners: { $row }
gardener-mine = Deine nächste Reihe: { $row }
die-tip = Der Würfel zeigt { $die }. Er steigt um eins, wenn der Gärtner am Pfeil vorbeikommt; bei 6 beginnt die Schlussrunde.
final-tip = Die Schlussrunde: Jeder Zug kostet zwei Punkte, und es kommen keine neuen Beete.
turning-tip = Hier steigt der Würfel um eins.
stone-tip = Hier steht der Gärtner, wenn { $name } das nächste Mal am Zug ist.
gardener-tip = Der Gärtner blickt auf diese Reihe: { $row }. Nur ihre Plättchen können in diesem Zug gepflanzt werden.
path-tip =
    { $count ->
        [one] { $count } Plättchen wartet auf dem Weg. Die ersten füllen die Reihe des Gärtners auf, wenn sie sich leert.
       *[other] { $count } Plättchen warten auf dem Weg. Die ersten füllen die Reihe des Gärtners auf, wenn sie sich leert.
    }
supply-tip = Dieses Beet bekommt, wer als Nächstes eines vollendet.
hives-tip = Die beiden Ersten, die 20 erreichen, nehmen je einen Bienenkorb.
cats-tip =
    { $count ->
        [one] { $count } Katze. Katzen füllen nach dem Pflanzen leere Felder oder bringen neue Plättchen in die Reihe des Gärtners.
       *[other] { $count } Katzen. Katzen füllen nach dem Pflanzen leere Felder oder bringen neue Plättchen in die Reihe des Gärtners.
    }
rival-on = ein Würfel von { $name }
guide-tracks = Leisten und Würfel
guide-left = Was übrig ist
final = Schlussrunde
die = Würfel { $die } von 6: Bei 6 beginnt die Schlussrunde
path =
    { $count ->
        [one] Weg: { $count } Plättchen
       *[other] Weg: { $count } Plättchen
    }
path-tile = { $number } auf dem Weg: { $tile }
path-empty = Der Weg ist leer.
supply = Vorrat: Beet { $number }, { side } Seite oben
hives = Freie Bienenkörbe im Wert von { $numbers }
hives-none = Beide Bienenkörbe sind vergeben
beehives-mine =
    { $count ->
        [one] Bienenkorb im Wert von { $count }
       *[other] Bienenkörbe im Wert von { $count }
    }
corner =
    { $corner ->
        [nw] Ecke im Nordwesten
        [ne] Ecke im Nordosten
        [se] Ecke im Südosten
       *[sw] Ecke im Südwesten
    }
corner-cat = Katze von { $name }
bed-name =
    Beet { $number }, { side } Seite: { $pots ->
        [one] { $pots } Topf
       *[other] { $pots } Töpfe
    } und { $cloches ->
        [one] { $cloches } Pflanzglocke
       *[other] { $cloches } Pflanzglocken
    } sichtbar, noch { $count } zu füllen
bed-card = Beet { $number }, { side } Seite
bed-gone = Kein Beet auf Platz { $number }
bed-gone-short = kein Beet
bed-worth =
    { $points ->
        [one] So, wie es liegt, bis zu { $points } Punkt, wenn es voll ist
       *[other] So, wie es liegt, bis zu { $points } Punkte, wenn es voll ist
    }
squares-left = noch { $count }
square = Beet { $bed }, { $at }
on-cat = Katze
on-pot = Topf
on-print-pot = aufgedruckter Topf
on-print-cloche = aufgedruckte Pflanzglocke
on-nothing = leer
put = { $what } auf { $squares } legen
try-put = { $what } auf { $squares } ausprobieren
token-pot = Topf
token-cat = Katze
token-corners = Ecken
cats =
    { $count ->
        [one] { $count } Katze im Vorrat
       *[other] { $count } Katzen im Vorrat
    }
cats-take =
    { $count ->
        [one] { $count } Katze im Vorrat: nehmen
       *[other] { $count } Katzen im Vorrat: eine nehmen
    }
cats-want =
    { $count ->
        [one] { $count } Katze im Vorrat: nach dem Plättchen einsetzen
       *[other] { $count } Katzen im Vorrat: nach dem Plättchen einsetzen
    }
cats-wanted =
    { $count ->
        [one] { $count } Katze im Vorrat, kommt nach dem Plättchen
       *[other] { $count } Katzen im Vorrat, kommen nach dem Plättchen
    }
cats-want-short = auch einsetzen
cats-wanted-short = ✓ nach dem Plättchen
cats-none = keine Katzen
pots = Töpfe
pots-take = Nimm einen Topf
pot-word = Topf
cat-word = Katze
child = { $age } Jahre alt
cubes-on =
    { $count ->
        [0] { draw-cubes } { $space }
        [one] { draw-cubes } { $space }: ein Würfel
       *[other] { draw-cubes } { $space }: { $count } Würfel
    }
cube-to = käme auf { $to }
space-start = verlässt der letzte Würfel den Start, kommt ein Bonustopf
space-goal = die ersten beiden hier nehmen einen Bienenkorb
red-line = Ein Würfel, der die rote Linie überschreitet, bringt eine Katze
brings-cats = eine Katze kommt
brings-pots = ein Bonustopf kommt
brings-beehives = ein Bienenkorb
picker = Welcher Würfel?
in-all = insgesamt
score-first = Zuerst Beet { $number } werten
return-name = { flowers }: als Nächstes zurückgeben
done = Zug beenden
done-score = Beet werten
ramble = Für eine Katze auffüllen
drop = Katze abgeben
pot-action = Topf nehmen
pot-back = Topf zurückstellen
cat-action = Katze einsetzen
cat-back = Katze behalten
turn = Plättchen drehen
flip = Plättchen wenden
turn-short = Drehen
flip-short = Wenden
hand = In der Hand: { $what }
try = Nur ausprobiert: { $what }
now-try =
    Nur ausprobiert ({ $what }): { $why ->
        [misfit] Das Plättchen passt nirgends auf deine Beete.
        [elsewhere] Das Plättchen liegt nicht in der Reihe des Gärtners.
       *[note] Es wird nichts gespielt.
    }
now-hand =
    { $how ->
        [turn] { $what }: So ist kein Platz, drehe oder wende das Plättchen.
        [misfit] { $what }: Dort passt das Plättchen nicht.
       *[where] { $what }: Wohin mit dem Plättchen?
    }
said-turned = Gedreht.
said-flipped = Gewendet.
said-covers = Beet { $bed }: { $squares }.
said-misfit = Dort passt es nicht.
text-nursery = Gärtnerei
text-row = Reihe des Gärtners
text-shape = Felder { $squares }
text-seat =
    { $count ->
        [one] { $name }: { $count } Punkt
       *[other] { $name }: { $count } Punkte
    }
text-cubes = Orangefarbene Würfel auf { $orange }; blaue Würfel auf { $blue }.
text-path = Weg, von vorn
text-soon = Als Nächstes: { $name }, Reihe { $row }
text-you = du

## Die Lehrpartie

lesson-welcome = Willkommen! Das sind deine beiden Beete. Ist jedes Feld gefüllt, zählt ein Beet die Töpfe und Pflanzglocken, die noch zu sehen sind. Deine Würfel klettern unten an den Spalieren hoch.
lesson-take =
    { $pointer ->
        [touch] Nimm ein Plättchen aus der hellen Reihe: Tippe es an, dann ein Beet; oder zieh es hin. Drehe und wende es mit den Knöpfen; es rastet ein, wo es passt. Lass Töpfe und Pflanzglocken sichtbar.
       *[mouse] Nimm ein Plättchen aus der hellen Reihe: Klick es an, dann ein Beet; oder zieh es hin. Drehe es mit R oder dem Rad, wende es mit F; es rastet ein, wo es passt. Lass Töpfe und Pflanzglocken sichtbar.
    }
lesson-ahead = Das Zeichen mit deinem Symbol zeigt, wo der Gärtner in deinem nächsten Zug steht. Du kannst jederzeit jedes Plättchen der Gärtnerei ausprobieren: Ein Sonnenschirm zeigt, was nur ausprobiert ist.
lesson-ramble = Die Reihe vor dem Gärtner hat Lücken. Für eine Katze wird sie mit den ersten Plättchen des Weges aufgefüllt. Oder pflanze einfach eines, das da ist.
lesson-cats = Jetzt darfst du Katzen auf leere Felder setzen und so vielleicht ein Beet vollenden. Meistens behält man sie. Willst du trotzdem welche einsetzen, verlange sie auf der Ablage, bevor du pflanzt.
lesson-cube = Ein Beet ist voll! Wähle den Würfel, der vorrückt. Der gestrichelte Würfel zeigt, wohin er käme; hinter der roten Linie wartet eine Katze.
lesson-pot = Ein Topf kommt auf jedes leere Feld und zählt, wenn das Beet voll ist.
lesson-final = Die Schlussrunde: Jeder Zug kostet zwei Punkte. Mach deine Beete schnell fertig, notfalls mit Töpfen und Katzen.
lesson-end = Das ist das ganze Spiel. Spiel noch einmal, oder lade jemanden ein.

children = Alter der Kinder
child-none = Erwachsen
