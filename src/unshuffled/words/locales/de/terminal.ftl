## Das Spiel im Terminal: Eingabezeile, Befehle, gespeicherte Partien und der Bericht am Ende

prompt-aether = { $n } Aetherium
prompt-in-hand = +{ $n } auf der Hand
option-gems = Alle { $n } Kristalle ausspielen (+{ $aether } Aetherium)

typed-card = karte
typed-hands = hände
typed-keys = schlüssel
typed-gems = kristalle

command-intro = Antworte mit einer Nummer oder mit den Worten einer Antwort. Außerdem kannst du eintippen:
command-gems = spielt alle Kristalle auf der Hand aus, bei denen es nichts zu wählen gibt
command-card = zeigt den ganzen Text einer Karte, eines Magiers oder des Erzfeindes
    .args = NAME
command-table = zeigt den ganzen Tisch
command-forecast = zeigt, was der Erzfeind als Nächstes tun wird
command-hands = zeigt die nächsten Handkarten, denn Decks werden nie gemischt
command-why = erklärt, warum eine Antwort möglich ist oder nicht
    .args = ANTWORT
command-keys = zeigt die Antworten mit ihren Schlüsseln
command-log = zeigt, was geschehen ist
    .args = [N]
command-undo = nimmt die letzte Antwort zurück, oder die letzten N
    .args = [N]
command-redo = wiederholt, was du zurückgenommen hast
command-save = speichert eine Kopie der Partie
    .args = DATEI
command-load = setzt eine gespeicherte Partie fort
    .args = DATEI
command-help = zeigt diese Liste
command-quit = beendet
command-english = Die englischen Wörter in Klammern gelten auch.
command-foot = Die Eingabetaste allein zeigt die Antworten noch einmal. Tab vervollständigt, die Pfeiltasten holen frühere Zeilen zurück. Bei einem dunklen Riss stehen die Kosten für Bündeln und Aktivieren: 2/5.

said-card-name = Welche? { typed-card } NAME
said-which-one = „{ $name }“ passt auf mehrere: { $names }
said-no-card = Keine Karte, kein Magier und kein Erzfeind heißt „{ $name }“.
said-no-card-close = Keine Karte, kein Magier und kein Erzfeind heißt „{ $name }“. Meinst du { $names }?
said-no-number = Tippe eine Nummer von 1 bis { $n }.
said-no-gems = Es gibt keine Kristalle auszuspielen.
said-type-help = { typed-help } zeigt alles, was du eintippen kannst.
said-interrupted = Zum Beenden { typed-quit } eintippen oder noch einmal Strg-C drücken.
said-left-saved = Tschüss. Die Partie ist gespeichert; weiter geht es mit { $command }.
said-left-new = Tschüss.
said-not-kept = Die Partie konnte nicht gespeichert werden ({ $error }). Du kannst weiterspielen, aber beim Beenden geht sie verloren; { typed-save } DATEI speichert eine Kopie.
said-waiting = { $n ->
    [one] Eine angefangene Partie wartet
   *[other] { $n } angefangene Partien warten
}: { $command }
resume-list = Angefangene Partien, die neueste zuerst:
resume-row = { $nemesis } · { $mages } · { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} · { $when }
resume-ask = Welche? Die Eingabetaste nimmt die erste.

coming-next = Nach diesem Zug
coming-kept = Wenn du die Hand behältst
coming-after = Nach der jetzigen Hand
coming-then = Danach
coming-none = Es gibt keine Karten zu ziehen.

report-mage = Schaden zugefügt { $dealt }, erlitten { $suffered }, Zauber gewirkt { $cast }
report-sources = Schaden nach Quelle: { $what }
report-no-damage = Es wurde kein Schaden zugefügt.
report-hardest = Härtester Treffer: { $n } ({ $card }, { $who })
report-nemesis = Erzfeind-Züge: { $turns } · SPEZIAL: { $unleashed } · Monster und Pläne beseitigt: { $slain }
report-file = Aufzeichnung: { $file }
