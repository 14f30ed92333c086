# Worin sich die Regelhefte unterscheiden: wie jeder Punkt heißt, worum es geht und was man dafür wählen kann.

switch = { $switch ->
    [wild-card] Karte „Eure Wahl“
    [four-player-deck] Reihenfolgedeck zu viert
    [number-tokens] Spielernummern
    [solo-player-cards] Reihenfolgedeck allein
    [solo-life] Leben mit einem Magier
    [solo-lowest-life-when-exhausted] Wenigstes Leben, wenn erschöpft
    [fully-turned-focus] Ganz gedrehter Riss
    [tutorial-discard] Ungespielte Karten ablegen
    [open-decks] Decks der Spieler
    [empty-deck-win] Sieg bei leerem Erzfeind-Stapel
    [immediately-timing] SOFORT-Effekte
    [nemesis-tier] Erzfeind-Level
    [basic-pool] Allgemeine Erzfeind-Karten
   *[card-values] Zahlen auf Karten
}
switch-text = { $switch ->
    [wild-card] Mit drei Magiern gehört eine Reihenfolgekarte keinem Spieler. Entweder ihr einigt euch, wer den Zug macht, oder ihn macht, wer das Plättchen hat, und gibt es nach links weiter.
    [four-player-deck] Mit vier Magiern gibt es eine Karte für jeden oder zwei Karten für je zwei. Bei der ersten Karte wählen die beiden, wer den Zug macht; bei der zweiten ist es der andere. Paare sind leichter.
    [number-tokens] Die Nummern der Spieler folgen den Plätzen, oder der Zufall verteilt sie. Dann bestimmt er auch, wer das Plättchen der Karte „Eure Wahl“ zuerst hat. Teilen sich vier Spieler Karten in Paaren, werden keine Nummern verteilt.
    [solo-player-cards] Allein mit einem Magier hat das Reihenfolgedeck zwei Karten des Erzfeindes und drei oder vier von dir. Vier sind leichter.
    [solo-life] Allein mit einem Magier kannst du mit anderem Leben beginnen, als die Schwierigkeit vorgibt.
    [solo-lowest-life-when-exhausted] Allein mit einem Magier: Bist du erschöpft, meinen Effekte auf den Spieler mit dem wenigsten Leben weiter dich, oder sie meinen niemanden.
    [fully-turned-focus] Ein Riss, der sich nicht weiterdrehen lässt, wird beim Bündeln aktiviert, oder er kann nicht gebündelt und muss aktiviert werden.
    [tutorial-discard] Für erste Spiele: Am Ende deines Zuges darfst du Kristalle und Artefakte ablegen, die du nicht gespielt hast. Zauber bleiben auf der Hand.
    [open-decks] Decks werden nie gemischt. Entweder sehen alle Spieler jederzeit ihre Reihenfolge oder nur, wie viele Karten sie haben.
    [empty-deck-win] Ihr gewinnt, wenn der Erzfeind keine Karte mehr hat, weder im Stapel noch in der Auslage: am Ende eines Zuges oder sofort.
    [immediately-timing] Ein Monster oder Plan führt seinen SOFORT-Effekt aus, bevor er ins Spiel kommt, oder danach.
    [nemesis-tier] Manche Karten fragen nach dem Erzfeind-Level: dem höchsten aller Karten, die er gezogen hat, oder dem höchsten seiner Karten in der Auslage und auf dem Ablagestapel.
    [basic-pool] Sie stammen aus der Schachtel des Erzfeindes oder aus allen Schachteln. Gemischt kann sich die Schwierigkeit stark ändern.
   *[card-values] Das deutsche Heft druckt auf wenigen Karten eine andere Zahl. Spielt mit der üblichen oder mit der deutschen.
}
switch-value = { $value ->
    [wild-card-choice] ihr wählt
    [wild-card-token] nach Plättchen
    [four-player-deck-single] je eine Karte
    [four-player-deck-pairs] in Paaren
    [number-tokens-chosen] nach Plätzen
    [number-tokens-random] zufällig
    [solo-player-cards] { $n } Spielerkarten
    [solo-life-0] wie die Schwierigkeit
    [solo-life] { $n } Leben
    [solo-lowest-life-when-exhausted-self] du
    [solo-lowest-life-when-exhausted-nobody] niemand
    [fully-turned-focus-opens] Bündeln aktiviert
    [fully-turned-focus-not-allowed] kein Bündeln
    [tutorial-discard-off] nicht erlaubt
    [tutorial-discard-on] Kristalle und Artefakte
    [open-decks-on] offen
    [open-decks-off] verdeckt
    [empty-deck-win-end-of-turn] am Ende eines Zuges
    [empty-deck-win-immediate] sofort
    [immediately-timing-before-play] vor dem Spielen
    [immediately-timing-after-play] nach dem Spielen
    [nemesis-tier-drawn] aller gezogenen Karten
    [nemesis-tier-in-play-or-discard] in Auslage und Ablage
    [basic-pool-same-box] eine Schachtel
    [basic-pool-mixed] alle Schachteln
    [card-values-default] üblich
   *[card-values-de] deutsch
}
switch-set = { $switch }: { $value }
said-variants = Gespielt mit: { $what }.
