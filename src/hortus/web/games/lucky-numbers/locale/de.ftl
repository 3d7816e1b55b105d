# Lucky Numbers: der Spielplan.

draw = Plättchen ziehen
discard = Ablegen
discard-number = Die { $number } ablegen
ranges = Was passt

pile =
    { $count ->
        [0] Der verdeckte Vorrat ist leer.
        [one] Verdeckter Vorrat, { $count } Plättchen.
       *[other] Verdeckter Vorrat, { $count } Plättchen.
    }
hand = In der Hand: { $number }
hand-none = Kein Plättchen in der Hand
hand-next = Nächste Startplättchen: { $tiles }
hand-label = Hand
next-label = Danach
slot =
    { $state ->
        [discard] Mitte: die { $number } offen hier ablegen
        [take] { $number }: { $up } in der Mitte, { $down } noch verdeckt. Nehmen
        [up] { $number }: { $up } in der Mitte, { $down } noch verdeckt
       *[none] { $number }: keine in der Mitte, { $down } noch verdeckt
    }
space-empty =
    { $start ->
        [yes] { $at }, leeres Startfeld
       *[no] { $at }, leer
    }
space-tile = { $at }: { $number }
space-fits = { $low } bis { $high } passt
space-fits-none = keine Zahl passt
space-put = die { $number } hierher legen
space-exchange = gegen die { $number } tauschen

empty = leer
up = In der Mitte: { $numbers }
up-none = Die Mitte ist leer.
unseen = Verdeckt: { $numbers }
unseen-none = Kein verdecktes Plättchen mehr.
key-down = noch verdeckt
key-seen = schon gesehen
slot-tip =
    { $up ->
        [0] { $number }: noch verdeckt { $down }, gelegt oder in der Hand { $seen }.
       *[other] { $number }: in der Mitte { $up }, noch verdeckt { $down }, gelegt oder in der Hand { $seen }.
    }
pile-tip =
    { $count ->
        [one] { $count } Plättchen liegt verdeckt. Wer es zieht und nicht will, legt es in die Mitte, wo es alle nehmen dürfen.
       *[other] { $count } Plättchen liegen verdeckt. Was gezogen und nicht gewollt wird, kommt in die Mitte, wo es alle nehmen dürfen.
    }
guide-left = Was übrig ist
guide-each =
    { $count ->
        [one] Jede Zahl von 1 bis 20 gibt es einmal.
       *[other] Jede Zahl von 1 bis 20 gibt es { $count }-mal.
    }
guide-number = Zahl
guide-centre = in der Mitte
guide-race = Wie weit alle sind

## The guided game

lesson-garden = Willkommen! Das ist dein Garten. In jeder Reihe müssen die Zahlen von links nach rechts steigen, in jeder Spalte von oben nach unten. Auf deinen Startfeldern liegen schon vier Plättchen. Wer zuerst alle sechzehn Felder füllt, gewinnt.
lesson-draw =
    { $pointer ->
        [touch] Du bist am Zug. Tippe auf den grünen Stapel, um ein Plättchen zu ziehen.
       *[mouse] Du bist am Zug. Klicke auf den grünen Stapel, um ein Plättchen zu ziehen.
    }
lesson-place = Auf grüne Felder mit Punkt passt diese Zahl. Lass Platz: Zwischen einer 12 und einer 13 passt nichts mehr. Pfeile auf einem Plättchen: Deines kommt an seine Stelle, das alte in die Mitte.
lesson-discard = Dafür ist kein Feld frei. Du kannst es gegen eines deiner Plättchen tauschen oder ablegen: Dann liegt es offen in der Mitte, und jeder darf es nehmen.
lesson-take =
    { $pointer ->
        [touch] Statt zu ziehen, darfst du ein Plättchen aus der Mitte nehmen: Tippe darauf, und die passenden Felder leuchten. Du musst es legen. Die Punkte unter einer Zahl sind ihre noch verdeckten Plättchen.
       *[mouse] Statt zu ziehen, darfst du ein Plättchen aus der Mitte nehmen: Klicke darauf, und die passenden Felder leuchten. Du musst es legen. Die Punkte unter einer Zahl sind ihre noch verdeckten Plättchen.
    }
lesson-end = Das ist schon das ganze Spiel. Spiel noch einmal, oder lade jemanden ein.
score-shown =
    { $left ->
        [0] voll
       *[other] noch { $left }
    }

## Was der Coach sagt: Er rechnet in Zügen, nicht in Punkten

outlook = noch etwa { $turns } Züge
review-by-points = Züge
review-chart-points = Nach jeder Entscheidung noch nötige Züge
review-luck = Glück in Zügen
