# Village Green: das Spielbrett.

deck-greens =
    { $count ->
        [0] Der Stapel der Gartenkarten ist leer.
        [one] Stapel der Gartenkarten, { $count } Karte.
       *[other] Stapel der Gartenkarten, { $count } Karten.
    }
deck-awards =
    { $count ->
        [0] Der Stapel der Auszeichnungen ist leer.
        [one] Stapel der Auszeichnungen, { $count } Karte.
       *[other] Stapel der Auszeichnungen, { $count } Karten.
    }
deck-draw = Zieh die oberste Karte.
face-up = { $name }, offen, Platz { $number }.
take = Nimm sie.
gone = Platz { $number }: schon unter dem Stapel.
put-under = Schieb sie als Nummer { $number } unter den Stapel.
all-awards = Alle Auszeichnungen
award-now = Jetzt { $points }: { $why }
award-more = { $takes }: { $now } → { $points }
award-done = Ihre Linie ist voll.
village-up-tip = Die Dorfkarte ist so, wie sie liegt, 1 Punkt wert. Einmal darfst du sie umdrehen, statt eine Karte zu nehmen: für drei neue Gartenkarten oder Auszeichnungen, oder um eine Karte deines Dorfes zu überdecken.
guide-standing = Die Auszeichnungen aller
guide-left = Was übrig ist
left-greens =
    { $count ->
        [one] { $count } Gartenkarte hast du nicht gesehen: Im Stapel liegen { $deck }, den Rest können die anderen haben.
       *[other] { $count } Gartenkarten hast du nicht gesehen: Im Stapel liegen { $deck }, den Rest können die anderen haben.
    }
left-awards =
    { $count ->
        [one] { $count } Auszeichnung hast du nicht gesehen: Im Stapel liegen { $deck }.
       *[other] { $count } Auszeichnungen hast du nicht gesehen: Im Stapel liegen { $deck }.
    }
to-lay-mine = Lege diese, von links
to-lay-of = { $name } legt diese
bands = Wo dein Dorf steht
award-full = { award-name }: { $equation }

hand-card = Auf deiner Hand: { $name }
hand-seen = die anderen haben gesehen, wie du sie nahmst
hand-pick = nimm sie auf
hand-place = lege sie auf { $at }
hand-award = Zu legen: { $award }
hand-of =
    { $count ->
        [one] { $name }: { $count } Karte auf der Hand, { $discards } abgeworfen
       *[other] { $name }: { $count } Karten auf der Hand, { $discards } abgeworfen
    }
known = { $name } hat genommen: { $card }
known-maybe = { $name } hat genommen: { $card }; vielleicht inzwischen abgeworfen
award-drawn = { $name } hat eine Auszeichnung gezogen
award-of = { $name } muss legen: { $award }
discard = Abwerfen
discard-card = Wirf verdeckt ab: { $name }
discard-spot =
    { $count ->
        [one] Verdeckt abwerfen. Du hast { $count } Karte abgeworfen.
       *[other] Verdeckt abwerfen. Du hast { $count } Karten abgeworfen.
    }

cell-empty = { $at }, leer
cell-card = { $at }: { $name }
cell-here = lege hierher: { $name }, { SIGNED($points) }
cell-choose = wähle die Karte für dieses Feld
covers = auf: { $name }
space-empty = { $at }, leeres Feld für Auszeichnungen.
space-award = { $at }: { award-name }. { $equation }. Jetzt { SIGNED($points) }.
space-here = Lege hierher: { award-name }, { SIGNED($points) }.
empty = leer
now-power = Was soll deine Dorfkarte tun?
now-card = Welche deiner Karten soll auf { $at } liegen?
now-space = Wähle ein beleuchtetes Feld für diese Karte: { $name }.

counting = Die Dörfer werden gewertet
village-card-name = Dorfkarte
village-up = Dorfkarte, offen: 1 Punkt, oder einmal eine ihrer Fähigkeiten
village-down = Dorfkarte, umgedreht: benutzt
village-use = Die Dorfkarte benutzen
power-refresh-greens = Drei neue Gartenkarten
power-refresh-awards = Drei neue Auszeichnungen
power-cover = Eine Karte überdecken
power-no = Jetzt nicht möglich.
power-close = Behalten
stop = Das Spiel beenden

text-deck = Stapel: { $count }
text-discarded = Von dir abgeworfen: { $cards }
text-known = Offen genommen: { $cards }
text-to-lay = Auszeichnungen zu legen: { $awards }
text-under =
    { $order ->
        [yes] Von { $name } unter den Stapel geschoben, in dieser Ordnung: { $cards }.
       *[no] Von { $name } unter den Stapel geschoben: { $cards }.
    }
perhaps = { $card } (vielleicht)

lesson-welcome = Willkommen! Hier wächst dein Dorf. Auszeichnungen über den Spalten und neben den Zeilen bewerten die drei Karten ihrer Reihe. Drei davon legst du über deine Spalten: Sieh sie dir an, und auch deine Hand, bevor du wählst.
lesson-set-up =
    { $pointer ->
        [touch] Lege die Auszeichnung mit dem grünen Rahmen: Tippe auf eines der beleuchteten Felder.
       *[mouse] Lege die Auszeichnung mit dem grünen Rahmen: Klick auf eines der beleuchteten Felder.
    }
lesson-take = Du bist dran. Nimm eine Gartenkarte: eine der drei offenen oder die oberste vom grünen Stapel. Sie kommt auf deine Hand; dann legst du eine Karte.
lesson-place =
    { $pointer ->
        [touch] Tippe auf eine Karte deiner Hand. Die Zahlen zeigen, was jedes Feld jetzt brächte. Die erste Karte darf überall liegen; die nächsten müssen Blume oder Farbe mit jeder Karte daneben gemeinsam haben.
       *[mouse] Klick auf eine Karte deiner Hand. Die Zahlen zeigen, was jedes Feld jetzt brächte. Die erste Karte darf überall liegen; die nächsten müssen Blume oder Farbe mit jeder Karte daneben gemeinsam haben.
    }
lesson-structure = Ein Bauwerk bringt sofort eine Auszeichnung. Nimm eine: Die kleinen Ziffern sagen, wie viele in der Reihe sind, die Zahlen darunter, was das bringt.
lesson-lay = Lege sie über eine Spalte oder neben eine Zeile. Die Zahlen sagen, was sie jetzt ändern würde; denk an die Karten, die noch kommen. Auf einer anderen Auszeichnung überdeckt sie diese.
lesson-misfit = Keine deiner Karten passt: Wirf eine verdeckt ab.
lesson-match = Blume oder Farbe muss auf jeder Seite passen. Versuch ein Feld, das nicht leuchtet: Der Tisch sagt dir, warum. Statt zu legen, darfst du auch abwerfen.
lesson-awards = Die Zahl auf jeder Auszeichnung sagt, was ihre Reihe jetzt wert ist. Statt einer Gartenkarte darfst du eine Auszeichnung nehmen, auch um eine schlechte zu überdecken.
lesson-village = Deine Dorfkarte ist einen Punkt wert, so wie sie liegt. Einmal kann sie drei neue offene Karten bringen oder dich eine deiner Karten überdecken lassen.
lesson-last = Das Ende naht: Das ist die letzte Runde. Alle sind gleich oft am Zug.
lesson-end = Das ist das ganze Spiel. Das Ergebnis zeigt, was jede Auszeichnung gebracht hat.
