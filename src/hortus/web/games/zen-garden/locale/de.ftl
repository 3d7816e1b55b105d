# Zen Garden: das Brett.

market-tile =
    { $state ->
        [take] { $square }: { tile-name }. Kostet { $cost }. Nehmen
        [dear] { $square }: { tile-name }. Kostet { $cost }: jetzt zu teuer.
       *[tile] { $square }: { tile-name }. Kostet { $cost }.
    }
market-none = { $square }: genommen, wird nach der Runde gefüllt
supply-left = Vorrat { $count }
hand-label = In der Hand
hand-of = { $name } nimmt
hand-name =
    { $state ->
        [turn] In der Hand: { tile-name }, der Weg um die Ecke { corner }. Drehen
       *[tile] In der Hand: { tile-name }, der Weg um die Ecke { corner }
    }
hand-none = Kein Plättchen in der Hand
turn = Drehen
turned = Weg um die Ecke { corner }.
cell-first = Zeile { $row }, Spalte { $column }
cell-free = { $square }, frei
cell-out = leer
cell-put = hierher legen, der Weg um die Ecke { corner }
cell-points =
    { $points ->
        [one] { SIGNED($points) } Punkt
       *[other] { SIGNED($points) } Punkte
    }
cell-more = anders gedreht bringt es mehr
cell-plan = das Plättchen nehmen und hierher legen
laid = { $square }: { tile-name }, der Weg um die Ecke { corner }
shift-left =
    { $more ->
        [yes] Garten nach links schieben, schafft rechts Platz
       *[no] Garten nach links schieben
    }
shift-right =
    { $more ->
        [yes] Garten nach rechts schieben, schafft links Platz
       *[no] Garten nach rechts schieben
    }
shift-up =
    { $more ->
        [yes] Garten nach oben schieben, schafft unten Platz
       *[no] Garten nach oben schieben
    }
shift-down =
    { $more ->
        [yes] Garten nach unten schieben, schafft oben Platz
       *[no] Garten nach unten schieben
    }
shifted = Garten verschoben.
round-before-last = Nach dieser Runde kommt noch eine.
purse =
    { $first ->
        [yes] Münzen: { $count } von höchstens { $most }, Startspieler
       *[no] Münzen: { $count } von höchstens { $most }
    }
empty = leer

cost-tip =
    { $cost ->
        [0] Plättchen dieser Terrasse sind kostenlos. Was oben niemand nimmt, rutscht nach der Runde hierher.
        [one] Plättchen dieser Terrasse kosten { $cost } Münze, und jede behaltene Münze ist ein Punkt.
       *[other] Plättchen dieser Terrasse kosten { $cost } Münzen, und jede behaltene Münze ist ein Punkt.
    }
supply-tip = Verdeckt im Vorrat: { $supply } Plättchen. Abgelegt: { $discards }. Ist der Vorrat leer, werden die abgelegten hineingemischt.
purse-tip = Mit Münzen zahlst du Plättchen. Jede Münze, die am Ende bleibt, ist ein Punkt; vier gleiche Dekors in einer Linie bringen drei dazu.
marker-tip = Wer diesen Stein hat, beginnt; nach jeder Runde wandert er weiter.
guide-left = Was übrig ist
element = { many }
tile-worth =
    { $points ->
        [one] Der beste Platz bringt insgesamt { SIGNED($points) } Punkt, der Preis ist bezahlt.
       *[other] Der beste Platz bringt insgesamt { SIGNED($points) } Punkte, der Preis ist bezahlt.
    }

## Die Wünsche des Kaisers

wish-counter =
    { $points ->
        [one] { $name }: { $count }, { MINUS($points) } Punkt
       *[other] { $name }: { $count }, { MINUS($points) } Punkte
    }
wish-left =
    { $left ->
        [none] Keine Punkte mehr
       *[some] Noch zu holen: { $left }
    }
wish-fits =
    { $points ->
        [0] Das Plättchen zählt hier.
        [one] Das Plättchen zählt hier: { SIGNED($points) } Punkt.
       *[other] Das Plättchen zählt hier: { SIGNED($points) } Punkte.
    }
wish-you = du
wish-next = { $takes }: { MINUS($now) } → { MINUS($points) }.
# Wo wenig Platz ist: wie viele mehr, und was sie bringen.
wish-brief = +{ $more } → { MINUS($points) }
# Nach einer Zahl: auf dem Weg zu den ersten Punkten.
wish-of = von { $count }

## Die geführte Partie

lesson-welcome = Willkommen! Du legst sechzehn Plättchen in deinen Garten. Jedes zeigt einen Boden, ein Dekor und ein Viertel eines Weges. Die Rolle sagt, was dieser Kaiser mag; wer die meisten Punkte hat, wenn die Gärten voll sind, gewinnt.
lesson-take =
    { $pointer ->
        [touch] Nimm ein Plättchen von den Terrassen: Tippe es an. Die oberen kosten 2 Münzen, die mittleren 1, die unteren nichts. Die Rolle zeigt, was das Plättchen für jeden Wunsch bringt. Jede Münze, die du behältst, ist ein Punkt.
       *[mouse] Nimm ein Plättchen von den Terrassen: Klicke es an. Die oberen kosten 2 Münzen, die mittleren 1, die unteren nichts. Die Rolle zeigt, was das Plättchen für jeden Wunsch bringt. Jede Münze, die du behältst, ist ein Punkt.
    }
lesson-first =
    { $pointer ->
        [touch] Lege dein erstes Plättchen irgendwohin. Drehe es vorher, wenn du magst: mit dem Knopf Drehen oder durch Tippen auf das Plättchen in der Hand.
       *[mouse] Lege dein erstes Plättchen irgendwohin. Drehe es vorher, wenn du magst: mit der Taste R, dem Mausrad, dem Knopf Drehen oder einem Klick auf das Plättchen in der Hand.
    }
lesson-beside = Von jetzt an kommt jedes Plättchen Seite an Seite mit einem anderen. Vier Viertelringe desselben Weges um einen Punkt sind ein vollendeter Weg: 3 Punkte für den ersten, mehr für jeden weiteren.
lesson-points = Die Zahlen auf den freien Feldern sind die Punkte, die das Plättchen dort so gedreht brächte; ein kleiner Pfeil sagt, dass es anders gedreht mehr brächte.
lesson-shift =
    { $pointer ->
        [touch] Kein Platz auf einer Seite? Schiebe den ganzen Garten in seinem Rahmen: Ziehe ihn oder tippe auf einen Pfeil am Rahmen. Das kostet nichts.
       *[mouse] Kein Platz auf einer Seite? Schiebe den ganzen Garten in seinem Rahmen: Ziehe ihn, klicke auf einen Pfeil am Rahmen oder drücke Umschalt mit einer Pfeiltaste. Das kostet nichts.
    }
lesson-wishes =
    { $pointer ->
        [touch] Tippe auf einen Wunsch der Rolle: Die Plättchen, die er zählt, leuchten in deinem Garten auf. Hüte dich vor der Liebe zum Detail: Ein, zwei oder drei solche Plättchen kosten Punkte.
       *[mouse] Zeige auf einen Wunsch der Rolle: Die Plättchen, die er zählt, leuchten in deinem Garten auf. Hüte dich vor der Liebe zum Detail: Ein, zwei oder drei solche Plättchen kosten Punkte.
    }
lesson-lines = Vier gleiche Dekors in einer Zeile, einer Spalte oder einer langen Diagonale bringen sofort 3 Münzen. Und sechs oder mehr einer Art bringen am Ende Punkte.
lesson-poor = Dein Beutel ist fast leer. Die unterste Reihe ist kostenlos; was oben niemand nimmt, rutscht nach der Runde herunter.
lesson-end = Das ist das ganze Spiel. Nimm beim nächsten Mal eine Tafel dazu: Einheit, Minimalist, Aufträge.

board-1 = Vorlieben
board-1-why = Wege, Schmuck und die vier Vorlieben des Kaisers. Immer dabei.
board-2 = Einheit
board-2-why = Punkte, wenn jeder Boden in deinem Garten zusammenhängt.
board-3 = Minimalist
board-3-why = Je weniger Bodenarten, desto mehr Punkte.
board-4 = Zwei Aufträge
board-4-why = Vier Plättchen von jeder von zwei Arten; wer zuerst fertig ist, bekommt am meisten.
board-5 = Ein Auftrag
board-5-why = Ein Auftrag mehr.
