# Expeditionen im Terminal
expedition-help = Antwortet mit Nummern oder Namen, durch Kommas getrennt. { typed-table } zeigt den Stand der Expedition, { typed-undo } nimmt die letzte Wahl zurück, { typed-quit } beendet; alles bleibt erhalten.
expedition-left = Beendet. Die Expedition ist gespeichert.
expedition-kept = Gespeichert in { $file }.
expedition-source = { $source ->
    [book] Steht in einem Regelheft.
    [project] Von diesem Projekt.
   *[fan-tools] Beruht auf Werkzeugen von Fans, nicht auf einem Regelheft.
}
expedition-left-out = { $what ->
    [last-battle-rules] Die Sonderregeln des letzten Kampfes sind hier nicht bekannt: Er wird wie die anderen gespielt.
   *[level-4-treasures] Schätze der Stufe 4 sind hier nicht bekannt.
}
expedition-not-playable = Mit diesen Packs nicht spielbar. Es fehlen: { $why }.
expedition-short = Mit weniger gespielt: { $what }.
expedition-lack = { $sort } ({ $have } von { $wanted })
expedition-sort = { $of ->
    [mage] Magier
    [gem] Kristalle
    [relic] Artefakte
    [spell] Zauber
    [card] Spielerkarten
    [treasure] Schätze
    [treasure-1] Schätze der Stufe 1
    [treasure-2] Schätze der Stufe 2
    [treasure-3] Schätze der Stufe 3
    [upgraded] aufgewertete allgemeine Karten
    [upgraded-1] aufgewertete allgemeine Karten, Level 1
    [upgraded-2] aufgewertete allgemeine Karten, Level 2
    [upgraded-3] aufgewertete allgemeine Karten, Level 3
    [rating] Erzfeinde mit Wertung { $rating }
    [ability] Fähigkeitskarten
    [protect] Verbündete
   *[nemesis] Erzfeinde
}
expedition-line = { $sort }: { $what }
expedition-battle = Als Nächstes: Kampf { $n } von { $of }, Versuch { $attempt }, gegen { $nemesis }.
expedition-score = Punkte: { $n }.
expedition-barracks = In der Kaserne:
expedition-banished = Verbannt: { $what }.
expedition-new = Neu in der Kaserne: { $what }.
expedition-fought = { $nemesis }: { $won ->
    [yes] gewonnen
   *[no] verloren
}, Versuch { $n }. { $outcome }.
expedition-ask-market = Für den Vorrat, { $sort }: Wählt { $n }.
expedition-ask-mages = Wer kämpft? Wählt bis zu { $n }.
expedition-ask-shared = Ein Schatz für alle? Eingabetaste für keinen.
expedition-ask-own = Ein Schatz der Stufe { $level } für { $mage }? Eingabetaste für keinen.
expedition-ask-reward = Der Kampf ist verloren. Was hättet ihr gern für den nächsten Versuch?
expedition-reward = { $of ->
    [mage] ein neuer Magier
    [gem] ein neuer Kristall
    [relic] ein neues Artefakt
    [spell] ein neuer Zauber
    [treasure-1] ein neuer Schatz der Stufe 1
    [treasure-2] ein neuer Schatz der Stufe 2
   *[treasure-3] ein neuer Schatz der Stufe 3
}
expedition-ask-path = Wohin geht ihr als Nächstes?
expedition-way = { $to ->
    [next] zum nächsten Kampf
    [again] noch einmal in denselben Kampf
    [won] ans Ende: Die Expedition ist gewonnen
   *[lost] ans Ende: Die Expedition ist verloren
}
expedition-way-named = Kampf { $n }, gegen { $nemesis }
expedition-way-rating = Kampf { $n }, gegen einen Erzfeind mit Wertung { $rating }
expedition-choose = { $least ->
    [0] Wählt höchstens { $most } davon.
   *[other] { $most ->
        [1] Wählt eins davon.
       *[other] Wählt { $least } bis { $most } verschiedene davon.
    }
}
expedition-ready = Die Eingabetaste beginnt den Kampf.
expedition-won = Die Expedition ist gewonnen. Punkte: { $n }.
expedition-lost = Die Expedition ist verloren. Punkte: { $n }.
