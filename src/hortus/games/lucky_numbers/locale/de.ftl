# Lucky Numbers, für Python und die Seite.
title = Lucky Numbers
pitch = Fülle deinen Garten vor allen anderen mit aufsteigenden Zahlen.

## Einstellungen

option-setup = Startplättchen
option-setup-free = frei gelegt
option-setup-sorted = aufsteigend gelegt
option-setup-michael = einzeln gezogen und gelegt (Michael)
option-bruno = Brunos Variante
option-bruno-no = nein
option-bruno-yes = gleiche Zahlen auf benachbarten Feldern einer steigenden Diagonale bringen einen weiteren Zug
option-start = Wer beginnt
option-start-0 = der erste Platz
option-start-1 = der zweite Platz
option-start-2 = der dritte Platz
option-start-3 = der vierte Platz
bad-start = start={ $start } ist kein Platz: Die Plätze zählen von 0 bis { $last }.

## Züge

move-draw = Ein verdecktes Plättchen ziehen.
move-discard = Die { $number } offen in die Mitte legen.
move-lay = Die { $number } auf { $square } legen.
move-place = Die { $number } auf { $square } legen.
move-exchange = Die { $number } auf { $square } gegen die { $old } tauschen, die in die Mitte kommt.
move-take = Die { $number } aus der Mitte nehmen und auf { $square } legen.
move-take-exchange = Die { $number } aus der Mitte nehmen und auf { $square } legen; die { $old } kommt in die Mitte.

## Ereignisse

event-draw = { $name } zieht die { $number }.
event-discard = { $name } legt die { $number } ab.
event-lay = { $name } legt die { $number } auf { $square }.
event-place = { $name } legt die { $number } auf { $square }.
event-exchange = { $name } tauscht auf { $square } die { $old } gegen die { $number }.
event-take = { $name } nimmt die { $number } aus der Mitte und legt sie auf { $square }.
event-take-exchange = { $name } nimmt die { $number } aus der Mitte und tauscht sie auf { $square } gegen die { $old }.
event-extra-turn = { $name } ist noch einmal am Zug!
event-full = Der Garten von { $name } ist voll!
event-end =
    { $reason ->
        [full] Die Partie ist zu Ende: Ein Garten ist voll.
        [stalemate] Die Partie ist zu Ende: Zehn Runden lang hat niemand gezogen oder ein Feld gefüllt.
       *[no-tiles] Die Partie ist zu Ende: Es gibt kein verdecktes Plättchen mehr.
    }
ended-full = Ein Garten ist voll.
ended-stalemate = Zehn Runden lang hat niemand gezogen oder ein Feld gefüllt.
ended-no-tiles = Es gibt kein verdecktes Plättchen mehr.

## Das Protokoll in wenigen Worten

brief-draw = { $number } gezogen
brief-discard = { $number } abgelegt
brief-lay = { $number } auf { $square }
brief-place = { $number } auf { $square }
brief-exchange = { $number } für { $old } auf { $square }
brief-take = { $number } aus der Mitte: { $square }
brief-take-exchange = { $number } für { $old } auf { $square }
brief-extra-turn = noch ein Zug
brief-full = Garten voll
brief-end = Ende der Partie

## Was jetzt zu tun ist

prompt-lay = Lege die { $number } auf eines deiner Startfelder.
prompt-turn = Ziehe ein Plättchen oder nimm eines aus der Mitte.
prompt-draw = Ziehe ein Plättchen.
prompt-take = Nimm ein Plättchen aus der Mitte: Verdeckte gibt es nicht mehr.
prompt-held = Lege die { $number } in deinen Garten oder lege sie ab.

## Warum nicht

refusal-still-laying = Der Aufbau ist noch nicht fertig: Lege die { $number } auf eines deiner Startfelder.
refusal-not-laying = Der Aufbau ist fertig: Auf Startfelder wird nichts mehr gelegt.
refusal-start-taken = { $square } ist belegt: Wähle ein freies Startfeld.
refusal-in-hand = Du hast die { $number } in der Hand: Lege sie zuerst in deinen Garten oder lege sie ab.
refusal-nothing-in-hand = Du hast kein Plättchen in der Hand: Ziehe eines oder nimm eines aus der Mitte.
refusal-none-down = Es gibt kein verdecktes Plättchen mehr: Nimm eines aus der Mitte.
refusal-none-up = In der Mitte liegt keine { $number }.
refusal-same = Die { $number } auf { $square } lässt sich nicht gegen eine andere { $number } tauschen.
refusal-left = Die { $number } passt nicht auf { $square }: Die { $other } links davon muss kleiner sein.
refusal-above = Die { $number } passt nicht auf { $square }: Die { $other } darüber muss kleiner sein.
refusal-right = Die { $number } passt nicht auf { $square }: Die { $other } rechts davon muss größer sein.
refusal-below = Die { $number } passt nicht auf { $square }: Die { $other } darunter muss größer sein.

## Punkte

line-empty = Leere Felder
line-empty-text =
    { $count ->
        [0] Der Garten ist voll.
        [one] { $count } von 16 Feldern ist leer. Wer die wenigsten hat, gewinnt.
       *[other] { $count } von 16 Feldern sind leer. Wer die wenigsten hat, gewinnt.
    }

## Zeichnungen

seat = Platz { $seat }
you = Platz { $seat } (du)
centre = Mitte
in-centre = Mitte: { $tiles }
nothing = noch nichts
down = Verdeckt: { $count }
hand = In der Hand: { $number }
hands = Startplättchen von Platz { $seat }: { $tiles }
