# Wörter der Seite, die der Server nie sagt.

## Überall

title = Unshuffled
close = Schließen
settings = Einstellungen
gallery = Karten
rules = Regeln
replay = Wiederholung
begin = Starten
somebody = Gast
unofficial = Eine inoffizielle, freie Umsetzung eines kooperativen Deckbauspiels. Sie enthält keine Bilder und keine Texte des Verlags; die Namen gehören ihren Eigentümern.
connecting = Verbindung wird hergestellt …
fault-title = Auf dieser Seite ist ein Fehler aufgetreten
fault-text = Deine Partie ist sicher auf dem Server gespeichert.
fault-again = Seite neu laden
lost-title = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es keine Seite.
lost-table = Diesen Tisch gibt es nicht, oder du brauchst seinen aktuellen Link.
lost-expedition-title = Du siehst nur diesen Kampf
lost-expedition = Der Kampf gehört zu einer Expedition. Um sie zu sehen, brauchst du ihren eigenen Link: Frag jemanden, der mitspielt.
lost-expedition-back = Zurück zum Kampf
lost-home = Zur Startseite
refused = Das hat nicht geklappt ({ $code }).
refused-table-stale = Die Partie ist schon weiter; sieh noch einmal hin.
refused-answer-not-yours = Das entscheidet jemand anderes.
refused-answer-not-an-option = Das geht nicht mehr.
refused-client-offline = Du bist offline.
wire-lost = Keine Verbindung zum Server. Neuer Versuch läuft …
wire-kept = Deine Antwort geht nicht verloren.
wire-slow = Der Server antwortet langsam. Deine Antwort ist unterwegs.
release-leaving = Es gibt eine neue Version dieser Seite. Sie lädt sich selbst neu, sobald deine letzte Antwort angekommen ist.
release-came = Diese Seite wurde aktualisiert.
version-title = Diese Seite und der Server passen nicht zusammen
version-text = Sie haben verschiedene Versionen, und neu laden hat nicht geholfen. Versuch es in ein paar Minuten noch einmal. Hilft das nicht, frag die Person, die den Server betreibt.
other-version-title = Diese Partie lässt sich hier nicht öffnen
refused-table-other-version = Diese Partie wurde mit Inhalten begonnen, die dieser Server nicht hat; sie bleibt erhalten, wie sie ist.
refused-table-other-rules = Diese Partie wurde mit älteren Regeln gespielt: Du kannst sie ansehen und an einem neuen Tisch weiterspielen.
old-rules = Diese Partie wurde mit älteren Regeln gespielt. Nach Schritt { $n } weichen die heutigen davon ab; bis dahin kann man sie ansehen und von dort an einem neuen Tisch weiterspielen.

## Startseite und Aufbau

landing-lead = Magier verteidigen gemeinsam die Feste der letzten Ruhe. Kein Deck wird je gemischt: Was du zuerst ablegst, ziehst du zuerst.
landing-alone = Allein spielen
landing-together = Tisch erstellen
your-name = Dein Name
how-many-mages = Wie viele Magier?
random-mage = Zufälliger Magier
random-nemesis = Zufälliger Erzfeind
random-market = Zufällige Vorräte
choose-difficulty = Schwierigkeit
make-table = Tisch erstellen
lobby-title = Neuer Tisch
lobby-wait = Der Gastgeber startet die Partie.
seat-free = frei
seat-take = Platz nehmen
seat-leave = Platz verlassen
link-play = Link zum Mitspielen
link-watch = Link zum Zuschauen

## Einstellungen

settings-language = Sprache
settings-theme = Farbschema
settings-text-size = Schriftgröße
settings-card-size = Kartengröße
settings-motion = Animationen
settings-plain-cards = Karten nur als Text
settings-sound = Töne
theme-dark = dunkel
theme-light = hell
theme-contrast = hoher Kontrast
size-small = klein
size-normal = normal
size-large = groß
size-largest = sehr groß
motion-normal = normal
motion-fast = schnell
motion-off = sofort

## Teile des Tisches

part-nemesis = Erzfeind
part-market = Vorräte
part-turn-order = Reihenfolge
part-mage = Magier
part-hand = Hand
part-played = Spielbereich
part-piles = Deck und Ablage
part-log = Verlauf
part-talk = Chat
gravehold = Feste der letzten Ruhe
life = Leben
aether = Aetherium
power-tokens = Zeit
turn = Zug { $n }
marked = Nach dem Aufdecken zurückgenommen
exhausted = erschöpft
unknown-card = unbekannte Karte
breach = Riss
card-cost = Kostet { $n } Aetherium
nemesis-life = { $name }: { $life } von { $max } Leben
track-at = { $name }: Feld { $n } von { $of }
track-many = { $name }: { $steps }
track-gone = { $name }: abgelegt
track-step = { $name }, Feld { $step }: { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
mage-space = { $name }, Feld { $n }{ $here ->
    [yes] {" "}· hier liegt das Plättchen
   *[no] {""}
}
space-empty = leer
foe-number = Darauf liegt das Reihenfolgeplättchen von Spieler { $n } ({ $name })
pile-tokens = { $name } auf diesem Stapel: { $n }
pile-treasure = Schatz an diesem Stapel: { $name }
treasures-shared = Schätze aller Spieler
side-deck-says = Diese Karten liegen offen neben dem Tisch. Andere Karten sagen, wann ein Spieler eine davon erwirbt.
side-deck-left = noch { $n } von { $of }
swarm-count = { $name }: { $n }
mage-number = Spieler { $n }
mage-life = { $name }: { $life } von { $max } Leben
mage-charges = Energie: { $n } von { $needed }
breach-closed = Riss { $numeral }: bündeln { $focus }, aktivieren { $open }
breach-open = Riss { $numeral }: aktiv{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } Schaden
}
breach-none = Kein Riss { $numeral }
pile-left = noch { $n }
deck-count = Deck { $n }
discard-count = Ablage { $n }
discard-pile = Ablagestapel
next-hands = Nächste Handkarten, nie gemischt
turn-order-left = Noch im Reihenfolgedeck
forecast-title = Wenn der Erzfeind als Nächstes dran ist
forecast-chance = { $n } von { $of }

## Entscheiden

tray-decides = { $who } entscheidet
take-back = Zurücknehmen
redo = Wiederherstellen
vote-yes = Einverstanden
vote-no = Nein

## Reden

talk-write = Nachricht schreiben
talk-note = { $what ->
    [Joined] { $name } ist da.
    [Watching] { $name } sieht zu.
    [TakenBack] { $name } hat eine Entscheidung zurückgenommen.
    [BackAsked] { $name } möchte etwas zurücknehmen.
    [BackAgreed] { $name } ist einverstanden.
    [BackRefused] { $name } möchte nichts zurücknehmen.
    [Saved] { $name } hat sich diesen Moment gemerkt: { $saved }
    [SeatTaken] { $name } spielt jetzt als Spieler { $n }.
    [SeatTakenOver] { $name } vertritt { $to }.
    [SeatGiven] { $name } überlässt { $to } einen Platz.
    [SeatLeft] { $name } hat den Platz verlassen.
    [ChatOn] { $name } hat den Chat eingeschaltet.
    [ChatOff] { $name } hat den Chat ausgeschaltet.
    [LinksRenewed] { $name } hat neue Links gemacht: Die alten gelten nicht mehr.
    [AdvanceSet] { $name } hat geändert, was vorab entschieden ist.
    [AnsweredInAdvance] { $name } hatte das vorab entschieden.
    [SeedTold] { $name } hat die Aufzeichnung geöffnet: Die verdeckte Reihenfolge könnte bekannt sein.
   *[other] { $name }: { $what }
}
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-done = Gut gemacht!
phrase-your-turn = Du bist dran.
phrase-wait = Einen Moment.
phrase-save-charge = Heb dir deine Energie auf.
phrase-hit-minion = Auf das Monster!
phrase-hit-nemesis = Auf den Erzfeind!
phrase-ready = Bereit.
phrase-sorry = Entschuldigung!

## Das Ende

end-won = Sieg
end-lost = Niederlage
end-again = Noch einmal
end-look = Tisch ansehen
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-at = Schritt

## Das Tableau eines Magiers

mage-yours = Du, Spieler { $n }
charge-it = Energie
breach-focus = Bündeln
breach-open-it = Aktivieren
breach-is-open = aktiv
breach-is-gone = zerstört
breach-never = kein Riss
breach-bonus = +{ $n } Schaden
spell-fresh = In diesem Zug gebunden: Ab deinem nächsten Zug kannst du ihn wirken.
spell-fresh-short = nächster Zug
spell-linked = { $name }, mit Riss { $numeral }
aether-count = { $n } Aetherium in diesem Zug
aether-bound = { $n } exklusiv
aether-only = { $n } davon nur, um { $uses }
aether-not = { $n } davon nicht, um { $uses }
aether-use-gain-gem = Kristalle zu erwerben
aether-use-gain-relic = Artefakte zu erwerben
aether-use-gain-spell = Zauber zu erwerben
aether-use-charge = Energie zu erhalten
aether-use-focus = Risse zu bündeln
aether-use-open = Risse zu aktivieren
aether-use-other = etwas anderes zu tun
aether-more = +{ $n } auf der Hand
aether-in-hand = Nicht ausgespielte Kristalle brächten { $n } mehr
timeline-title = Nächste Handkarten
hand-empty = Keine Karten auf der Hand
hand-next = Nach diesem Zug
hand-after-this = Nach der jetzigen Hand
hand-then = Danach
hand-used = wenn ich alles ausspiele
hand-kept = wenn ich die Hand behalte
hands-none = Es gibt keine Karten zu ziehen.
deck-short = Deck
discard-short = Ablage
deck-look = Deck durchsehen: { $n }
discard-look = Ablagestapel durchsehen: { $n }
deck-title = Deck
deck-said = Von oben: 1 wird zuerst gezogen.
deck-hidden = Unbekannte Plätze, Reihenfolge offen:
deck-turned = Der Ablagestapel wird umgedreht
decks-closed = Die Decks sind verdeckt: Niemand sieht, was als Nächstes kommt.
discard-said = Ist das Deck leer, wird der Stapel umgedreht: 1 wird zuerst gezogen. Die letzte Karte liegt oben.
pile-empty = Keine Karten
arrange-title = Reihenfolge beim Ablegen
arrange-hint = Verschieben: Was links liegt, ziehst du zuerst.
arrange-put = In dieser Reihenfolge ablegen
arrange-earlier = { $name }: früher
arrange-later = { $name }: später
ally-open-named = { $name } groß zeigen

## Eine Partie aufbauen

setup-title = Neue Partie
setup-packs = Verwendete Boxen
setup-mages = Magier
setup-mage-for = Magier für Spieler { $n }
setup-roll = Auslosen
setup-roll-all = Alles auslosen
setup-chance = Zufall
setup-mage-chance = Der Zufall entscheidet, wer kommt; das zeigt sich zu Beginn.
setup-nemesis-chance = Der Zufall entscheidet, wer angreift; das zeigt sich zu Beginn.
setup-rating = Schwierigkeitsgrad { $n } von { $of }
setup-life = { $n } Leben
setup-harder = Bei dieser Schwierigkeit
setup-market-unseen = zeigt sich zu Beginn
setup-market-own = Eigene Auswahl
setup-market-nine = neun Vorräte
setup-market-pick = Vorräte auswählen
setup-market-count = { $n } von { $of }
setup-market-done = Neun Vorräte: alles da.
setup-market-left = Noch zu wählen: Kristalle { $gems }, Artefakte { $relics }, Zauber { $spells }
setup-market-clear = Leeren
setup-market-fill = Zufällig auffüllen
setup-market-take = Diese Vorräte nehmen
kind-gem = Kristall
kind-relic = Artefakt
kind-spell = Zauber
kinds-gem = Kristalle
kinds-relic = Artefakte
kinds-spell = Zauber
setup-options = Schwierigkeit und Regeln
setup-lives = Magier { $mages } Leben, Feste { $gravehold }, Erzfeind { $nemesis }.
setup-lives-harder = Ein stärkerer Erzfeind.
setup-ai-wins = { $percent ->
    [0] Unsere schnelle KI gewinnt solche Spiele fast nie.
   *[other] Unsere schnelle KI gewinnt { $percent } % solcher Spiele.
}
setup-protect = Ihr beschützt
setup-protect-note = { $life } Leben. Mit { $charges } Energie wird eine von { $cards } Fähigkeitskarten gezogen und ausgeführt.
setup-edition = Spielanleitung
edition-default = Empfohlen
edition-default-note = Jede Regel in ihrer neuesten Fassung.
edition-war-eternal-pl-fr = Für die Ewigkeit! (polnisch, französisch)
edition-base-cs = Aeon’s End (tschechisch)
edition-base-cs-note = Ein ganz gedrehter Riss kann nicht gebündelt werden.
edition-outcasts-pl = Outcasts (polnisch)
edition-outcasts-pl-note = Wer bei „Eure Wahl“ dran ist, bestimmt das „Keine Wahl“-Plättchen; zu viert teilen sich je zwei eine Reihenfolgekarte.
edition-war-eternal-de = Für die Ewigkeit! (deutsch)
edition-war-eternal-de-note = Zufällige Spielernummern, die deutschen Kartenwerte und Sieg, sobald der Erzfeind-Stapel verbraucht ist.
variants = Regeln und Varianten
variants-book = Spielanleitung: { $edition }
variants-lead = In diesen Punkten unterscheiden sich die gedruckten Spielanleitungen. Eure Spielanleitung entscheidet jeden davon. Ändert, was ihr wollt.
variants-reset = Alles wie in der Spielanleitung
variants-done = Fertig
variants-turns = Zugreihenfolge
variants-solo = Allein mit einem Magier
variants-mages = Magier und ihre Decks
variants-nemesis = Erzfeind
variants-only = { $n ->
    [one] Nur mit einem Magier.
   *[other] Nur mit { $n } Magiern.
}
variants-least = Nur mit mindestens { $n } Magiern.
variants-own = In keiner Spielanleitung
variants-on = Varianten
setup-share = Als Link kopieren
setup-note = { $n ->
    [one] Ein Magier. Am Tisch können andere zusehen und chatten.
   *[other] { $n } Magier. Allein spielst du alle; am Tisch kann jeder Platz jemand anderem gehören.
}
copy = Kopieren
copied = Kopiert
share = Teilen
cancel = Abbrechen
refused-setup-bad-code = Dieser Code enthält keinen bekannten Spielaufbau.
refused-table-bad-setup = So lässt sich nicht spielen: Prüf die Magier und die Vorräte.

## Leute am Tisch

people = Am Tisch
people-open = Mitspieler, Plätze und Links
people-others = Ohne Platz
you = du
host = Gastgeber
is-here = da
is-away = nicht da
watches = sieht zu
no-seat = noch ohne Platz
you-watch = Du siehst zu
you-no-seat = Du hast keinen Platz
wait-you = Du bist dran
wait-for = Warten auf { $who }
wait-away = Warten auf { $who } (nicht da)
wait-empty-seat = Ein leerer Platz ist dran: Jemand muss ihn einnehmen.
waited-minutes = { $n ->
    [one] seit einer Minute
   *[other] seit { $n } Minuten
}
waited-hours = { $n ->
    [one] seit einer Stunde
   *[other] seit { $n } Stunden
}
waited-days = { $n ->
    [one] seit einem Tag
   *[other] seit { $n } Tagen
}
away-title = Während du weg warst
away-moves = { $n ->
    [one] Ein Schritt, während du weg warst
   *[other] { $n } Schritte, während du weg warst
}
away-play = Abspielen
away-dismiss = Ausblenden
seat-take-over = Übernehmen
seat-take-back = Platz zurückholen
seat-give = Abgeben
seat-give-back = An { $name } zurückgeben
seat-owed = von { $name } übernommen, jederzeit zurückzugeben
seat-note = Ist jemand länger als eine Minute weg, kann ein anderer den Platz übernehmen. Wer zurückkommt, bekommt seinen Platz wieder.
refused-seat-taken = Eben war noch jemand da. Nach einer Minute kannst du den Platz übernehmen.
refused-table-watching = Als Zuschauer kannst du nur zusehen und chatten.
refused-seat-empty = Ein Platz ist noch frei.
refused-table-not-the-host = Das darf nur der Gastgeber.
refused-http-too-many = Zu viel auf einmal; versuch es gleich noch einmal.
rename = Ändern
chat-allowed = Chat ist eingeschaltet
invite = Einladen
link-play-hint = Wer diesen Link hat, kann Platz nehmen. Ein Konto braucht es nicht.
link-watch-hint = Wer diesen Link hat, kann zusehen und chatten.
links-renew = Neue Links
links-renew-hint = Alte Links gelten dann nicht mehr. Wer am Tisch ist, bleibt.
links-renewed = Die Links sind neu. Schick sie allen, die noch kommen sollen.
link-qr = QR-Code des Links zum Mitspielen
link-qr-hint = Oder den Code mit dem Handy scannen: Der Tisch öffnet sich dort.
link-only-here = Diese Adresse funktioniert nur auf diesem Rechner. Damit andere Geräte mitspielen können, starte den Server mit:
lobby-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
lobby-full = Alle Plätze sind besetzt: Es kann losgehen.
lobby-watching = Du siehst zu.
lobby-rest = Eine Person kann mehrere Magier spielen.
lobby-take-rest = Alle { $n } freien Plätze nehmen
lobby-played = Aufbau
lobby-change = Aufbau ändern
lobby-change-take = Übernehmen
join-invited = Du bist eingeladen
join-against = Gegen: { $nemesis }
join-there = Am Tisch: { $who }.
join-nobody = Noch hat niemand Platz genommen.
join-started = Die Partie läuft schon.
join-go = Beitreten
join-note = Kein Konto, nichts zu installieren.

## Gemeinsam zurück

vote-title = Zurücknehmen?
vote-asks = { $n ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $n } Schritte zurücknehmen.
}
vote-yours = { $n ->
    [one] Du möchtest einen Schritt zurücknehmen.
   *[other] Du möchtest { $n } Schritte zurücknehmen.
}
vote-note = Seitdem wurden Karten aufgedeckt. Darum werden alle gefragt, und die Partie wird markiert.
vote-note-others = Dadurch wird die Antwort von jemand anderem zurückgenommen. Darum wird gefragt.
vote-withdraw = Doch nicht
mark-marked = Markiert: Nach dem Aufdecken von Karten oder nach dem Ende wurde einvernehmlich zurückgenommen.
mark-seed-told = Markiert: Jemand kann die verdeckte Reihenfolge der Karten während der Partie gekannt haben.

## Vorschlagen

suggest = Vorschlagen
suggest-how = Vorschlagen: Rechtsklick auf eine Karte, Taste S, oder erst hier klicken und dann auf die Karte
suggest-click = Klick an, was du vorschlägst; Escape bricht ab.
suggest-told = { $name } schlägt vor: { $what }

## Reden

talk-unread = { $n } neu
talk-phrases = Schnelle Sätze
talk-send = Senden
talk-off = Der Chat ist an diesem Tisch ausgeschaltet.

## Momente und Aufzeichnungen

moments = Momente
moment-name = Name für diesen Moment
moment-at = Schritt { $n }
moment-save = Merken
moment-answers = Schritt { $n }, { $ago ->
    [0] jetzt
    [one] vor einem Schritt
   *[other] vor { $ago } Schritten
}
moment-back = Dorthin zurück
moment-fork = Neuer Tisch von hier
moments-none = Noch ist kein Moment gemerkt. Zu einem gemerkten kannst du zurückkehren oder von dort an einem neuen Tisch weiterspielen.
moment-fork-now = Ab hier an neuem Tisch weiterspielen
moment-fork-note = Dieser Tisch bleibt, wie er ist. Spielen hier auch andere, werden verdeckte Karten dort neu gemischt.
moment-fork-same = Dieser Tisch bleibt, wie er ist; der neue hat dieselben verdeckten Karten.
record = Aufzeichnung der Partie
record-note = Enthält jede Entscheidung und den Startwert: nach dem Ende für alle, vorher nur, wenn du durchgehend allein gespielt hast.
record-download = Herunterladen
refused-record-seed-secret = Die Aufzeichnung würde verdeckte Karten verraten. Es gibt sie, wenn die Partie vorbei ist.
refused-record-dealt-anew = An diesem Tisch wurden verdeckte Karten neu gemischt; darum gibt es keine Aufzeichnung.
refused-record-bad = Diese Aufzeichnung lässt sich hier nicht abspielen.

## Eigene Partien und Konto

games = Meine Partien
games-none = Noch keine Partien. Was du in diesem Browser spielst, steht dann hier.
games-going = Laufend
games-over = Beendet
games-more = Ältere Partien
games-your-turn = du bist dran
games-not-begun = noch nicht begonnen
games-story = Bericht
import = Partie einlesen
import-note = Eine gespeicherte Aufzeichnung geht an einem neuen Tisch weiter.
import-text = Aufzeichnung
import-file = Datei wählen
import-go = Öffnen
account = Konto
account-guest = Du spielst als Gast, mehr braucht es nicht. Mit einem Konto findest du deine Partien auf jedem Gerät.
account-make = Neues Konto
account-make-go = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-all = Überall abmelden
account-name = Name
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-set = Passwort geändert; auf allen anderen Geräten bist du abgemeldet.
account-adopt = { $n ->
    [one] Die Partie dieses Gastes übernehmen
   *[other] Die { $n } Partien dieses Gastes übernehmen
}
account-passkey = Passkey
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Passkey { $label } entfernen
account-known = { $n ->
    [one] Auf diesem Gerät angemeldet.
   *[other] Auf { $n } Geräten angemeldet.
}
account-ways = Passkeys, Passwort, Löschen
account-delete = Konto löschen
account-delete-sure = Endgültig löschen. Meine Plätze bleiben leer: Niemand kann sie für mich weiterspielen.
refused-account-wrong = Kein Konto mit diesem Namen und Passwort oder mit diesem Passkey.
refused-account-name-taken = Dieser Name ist schon vergeben.
refused-account-bad-name = Ein Name hat 2 bis 40 Zeichen, darunter ein Buchstabe oder eine Ziffer.
refused-account-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
refused-account-log-in-again = Dafür bitte erst ab- und wieder anmelden.
refused-account-no-passkeys = Passkeys funktionieren unter dieser Adresse nicht.
refused-account-bad-passkey = Der Passkey wurde nicht angenommen; versuch es noch einmal.
refused-account-last-way-in = Das ist dein einziger Zugang zum Konto: Füge erst einen anderen hinzu.

## Weitere Einstellungen

settings-hints = Neues beim ersten Mal erklären
settings-heard = Töne und Benachrichtigungen
settings-chime = Ein leiser Ton, wenn du dran bist und die Seite im Hintergrund ist
settings-notices = Dann auch eine Systembenachrichtigung
settings-reset = Zurücksetzen
settings-volume = Lautstärke
settings-replay-sound = Töne auch in Wiederholungen
settings-touch = Das Telefon vibriert mit dem Geschehen
settings-ends-itself = Meinen Zug von selbst beenden, wenn sonst nichts mehr möglich ist

## Cards, rules, end, replay and the first game

site-nav = Seiten
site-play = Spielen
landing-alone-text = Ein bis vier Magier, ein Bildschirm
landing-learn = Spielen lernen
landing-learn-text = In zehn Minuten, an einer echten Partie
landing-together-text = Ein Link für bis zu vier Spieler
landing-why = Was dieser Tisch für dich tut
landing-order = Kein Deck wird gemischt
landing-order-text = Du bestimmst, in welcher Reihenfolge du Karten ablegst. Die Seite zeigt, welche Karten du dann ziehst.
landing-forecast = Der Erzfeind, vorhergesagt
landing-forecast-text = Wie wahrscheinlich er als Nächstes dran ist und wen seine Monster und Pläne dann treffen.
landing-back = Frei zurücknehmen
landing-back-text = Solange keine verdeckte Karte aufgedeckt wurde, kannst du alles zurücknehmen. Geht etwas nicht, sagt die Seite, warum.
landing-fair = Fair und nachprüfbar
landing-fair-text = Kein Konto, keine Werbung. Nach der Partie kann jeder das Mischen nachprüfen.
landing-source = Quelltext
learn-short = Lernen
landing-games-title = Deine Partien
landing-games-more = Mehr zeigen
landing-games-state = { $state ->
    [waiting] Du entscheidest
    [open] Noch nicht begonnen
    [won] Sieg
    [lost] Niederlage
   *[going] Läuft
}
gallery-count = { $n ->
    [one] { $n } gefunden
   *[other] { $n } gefunden
}
gallery-search = Name oder Text, auch auf Englisch
gallery-kind = Art
gallery-kind-of = { $kind ->
    [gem] Kristalle
    [relic] Artefakte
    [spell] Zauber
    [treasure] Schätze
    [ability] Fähigkeitskarten
    [mage] Magier
    [nemesis] Erzfeinde
    [foe] Erzfeind-Karten
   *[all] Alle
}
gallery-pack = Box
gallery-cost = Kosten
gallery-whose = Gehört zu
gallery-any = beliebig
gallery-market = Vorräte
gallery-basic = Allgemein
gallery-none = Keine Karten gefunden.
gallery-reset = Zurücksetzen
reconstructed = Rekonstruiert
reconstructed-says = Keine uns bekannte Quelle gibt dies vollständig wieder. Was fehlte, haben wir selbst ergänzt: eine Zahl oder eine Zeile des Textes. Das Gedruckte kann anders lauten.
gallery-nemesis-type = { $life ->
    [1] Erzfeind · Schwierigkeitsgrad { $n }
   *[other] Erzfeind · Leben { $life } · Schwierigkeitsgrad { $n }
 }
look-nav = Von Karte zu Karte
look-back = Die vorige
look-on = Die nächste
look-at = { $n } von { $of }
look-also = Auch auf
look-english = Auf Englisch
look-of = Gehört zu
look-starts = Im Startdeck von
look-all-mages = allen Magiern
look-markets = In der Auswahl
look-first = Startkarten
look-own = Eigene Karten
rules-lead = Das ganze Spiel in Kürze, in unseren eigenen Worten. Am Tisch steht ohnehin nur zur Wahl, was die Regeln erlauben.
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-none = Nichts gefunden.
rules-see = Siehe auch
rules-page = Diese Seite
rules-help = Wie die Seite hilft
rules-keys = Tasten
rules-chapter = { $chapter ->
    [basics] Das Spiel
    [turn] Dein Zug
    [nemesis] Der Erzfeind
    [words] Wörter auf Karten
    [mats] Tableaus und eigene Decks
    [expeditions] Expeditionen
   *[more] Weiteres
}
aid-tray = Alle Möglichkeiten an einem Ort
aid-tray-text = Hier steht, wer entscheiden muss, und alles, was erlaubt ist. Dasselbe leuchtet auf dem Tisch.
aid-why = Warum nicht?
aid-why-text = Zeige auf etwas, das gerade nicht geht, oder fokussiere es: Die Seite sagt, was fehlt.
aid-forecast = Vorhersage
aid-forecast-text = Neben dem Erzfeind: wie wahrscheinlich er als Nächstes dran ist und was seine Karten im Spiel dann tun, in Zahlen.
aid-timeline = Deine nächsten Handkarten
aid-timeline-text = Weil Decks nicht gemischt werden, zeigt die Seite, was du ziehen wirst und wie die Reihenfolge des Ablegens das ändert.
aid-back = Zurücknehmen
aid-back-text = Ohne Abstimmung, solange keine verdeckte Karte aufgedeckt wurde; danach müssen alle am Tisch zustimmen, und die Partie wird markiert.
aid-sum = Woher Zahlen kommen
aid-sum-text = Bevor Schaden zugefügt wird, steht da, wie er zusammenkommt: Karte, Riss und jeder Bonus.
aid-suggest = Vorschlagen
aid-suggest-text = Zeige den anderen eine Möglichkeit oder Karte. Sie leuchtet bei ihnen auf und verpflichtet niemanden.
aid-replay = Wiederholung
aid-replay-text = Jede Partie lässt sich Schritt für Schritt ansehen und von jedem Schritt aus anders weiterspielen.
keys-where = { $where ->
    [replay] In einer Wiederholung
    [cards] Beim Ansehen einer Karte
   *[table] Am Tisch
}
keys-space = Leertaste
keys-play = Abspielen oder anhalten
keys-step = Einen Schritt zurück oder vor
keys-turn = Einen Zug zurück oder vor
keys-ends = An den Anfang oder ans Ende
keys-look = Vorige oder nächste Karte
replay-loading = Die Partie wird geladen …
replay-step = Schritt { $n } von { $of }
replay-going = läuft noch
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-turn = Zug
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug vor
replay-setup = Anfang
replay-fork = Von hier weiterspielen
replay-fork-text = Ein neuer Tisch, der bei diesem Schritt beginnt
replay-share = Link zu diesem Schritt kopieren
replay-shared = Link kopiert.
replay-table = Zum Tisch
end-report = Bericht
end-going = Noch offen
end-against = Gegen: { $nemesis }
end-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
end-answers = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
end-life = { $n } von { $of } Leben
end-ways = Was nun
end-other = Anderer Erzfeind, gleiche Vorräte
end-share = Link kopieren
end-curves = Leben im Lauf der Zeit
end-curve-sides = Erzfeind und Feste
end-curve-protected = Der Erzfeind und { $name }
end-curve-mages = Die Magier
end-axis = Zug
end-foe-turns = Erzfeind-Züge
end-whose = Wer
end-table = Als Tabelle
end-damage = Schaden nach Quelle
end-no-damage = Es wurde kein Schaden zugefügt.
end-times = { $n }×
end-all = Alle { $n } zeigen
end-mages = Die Magier
end-dealt = Schaden zugefügt
end-suffered = Schaden erlitten
end-cast = Zauber gewirkt
end-opened = Risse aktiviert
end-focused = Risse gebündelt
end-abilities = Fähigkeit genutzt
end-gained = { $n ->
    [0] Keine Karten erworben
    [one] { $n } Karte erworben
   *[other] { $n } Karten erworben
}
end-facts = Der Rede wert
end-foe-turn-count = Erzfeind-Züge
end-unleashed = SPEZIAL ausgeführt
end-slain = Monster und Pläne beseitigt
end-city-suffered = Schaden an der Feste
end-protected-suffered = Schaden an { $name }
end-foe-life = Leben des Erzfeindes am Ende
end-hardest = Härtester Treffer
end-longest = Längster Zug
end-longest-text = { $n } Entscheidungen · Zug { $turn } ({ $mage })
end-fair = Das Mischen lässt sich nachprüfen
end-fair-text = Bevor jemand Platz nahm, hat sich der Server auf ein Geheimnis festgelegt, ohne es zu zeigen. Der Browser jedes Mitspielers hat eine eigene Zahl beigetragen. Jetzt liegt alles offen: Mit der Aufzeichnung kann jeder prüfen, dass nichts geändert wurde.
end-fair-told = Jemand an diesem Tisch kann den Startwert während der Partie gekannt haben. Prüfen lässt sich die Aufzeichnung trotzdem.
end-proof-proved = Dein Browser hat behalten, worauf sich der Server vor der Partie festgelegt hat, und selbst eine Zahl zum Startwert beigetragen. Beides stimmt: Niemand hat dieses Mischen ausgesucht.
end-proof-other = Vorsicht: Was der Server jetzt zeigt, ist nicht das, worauf er sich vor der Partie festgelegt hat. Jemand kann dieses Mischen ausgesucht haben.
end-proof-unknown = Dieser Browser war vor der Partie nicht am Tisch und kann das Mischen deshalb nicht beweisen. Wer von Anfang an dabei war, kann es mit dem Befehl unten.
end-seed = Startwert
end-commitment = Prüfsumme vorab
end-verify = Nachprüfen mit
end-record = Aufzeichnung herunterladen
learn-lead = Drei kurze Kapitel mit je drei Zügen, allein gegen Hassgeburt. Hinweise stehen da, wo du sie brauchst, und richten sich nach dem, was du tust. Du kannst sie jederzeit ausblenden und weiterspielen.
learn-begin = Erste Partie beginnen
learn-again = Kapitel { $chapter } fortsetzen
learn-read = Lieber die Regeln lesen
chapter-number = Kapitel { $chapter }
chapter-1 = Dein Zug
chapter-1-text = Kristalle ausspielen, Karten erwerben, Zauber binden und wirken
chapter-2 = Der Erzfeind
chapter-2-text = Monster, Pläne und die Vorhersage: Wähle, wen du triffst
chapter-3 = Risse und deine Fähigkeit
chapter-3-text = Energie sammeln, einen Riss bündeln, die nächsten Handkarten planen
chapter-finished = abgeschlossen
chapter-done = Kapitel { $chapter } geschafft
chapter-1-done = So geht ein Zug: Kristalle ausspielen, eine Karte erwerben, einen Zauber binden und ihn im nächsten Zug wirken.
chapter-2-done = So kämpft der Erzfeind: Monster handeln jeden Zug, Pläne zählen herunter, und die Vorhersage warnt dich.
chapter-3-done = Jetzt kennst du die Grundlagen. Der Rest steht auf den Karten, und wenn etwas nicht geht, sagt dir die Seite, warum. Diese Partie geht weiter: Besiege Hassgeburt.
chapter-cast = { $n ->
    [one] Du hast einen Zauber gewirkt und { $damage } Schaden zugefügt.
   *[other] Du hast { $n } Zauber gewirkt und { $damage } Schaden zugefügt.
  }
chapter-gained = { $n ->
    [one] Du hast eine Karte erworben.
   *[other] Du hast { $n } Karten erworben.
  }
chapter-left = Noch zu entdecken: { $what }.
chapter-next = Kapitel { $chapter }: { $name }
course-hint = Hinweis
course-next = Weiter
course-skip = Überspringen
course-try = Probier es aus
course-leave = Hinweise abschalten
course-on = Weiterspielen
course-at = Kapitel { $chapter }, Zug { $turn } von { $of }
course-nudge = Nicht sicher? Wähle etwas mit einem Ring darum.
lesson-goal = Worum es geht
lesson-goal-text = Das ist dein Gegner. Bring sein Leben auf 0, bevor die Feste, die du verteidigst, kein Leben mehr hat.
lesson-cast = Wirke deinen Zauber
lesson-cast-text = Diesen Zauber hast du in einem früheren Zug gebunden. Jetzt, am Anfang deines Zuges, kannst du ihn wirken.
lesson-late = Binde einen Zauber
lesson-late-text = In diesem Zug hattest du keinen Zauber zum Wirken. Binde jetzt einen an deinen aktiven Riss, dann kannst du ihn im nächsten Zug wirken.
lesson-gem = Spiele einen Kristall aus
lesson-gem-text = Kristalle geben Aetherium, das Geld dieses Zuges. Spiele einen aus.
lesson-aether = Mehr Aetherium
lesson-aether-text = Spiele auch deine anderen Kristalle aus. Aetherium, das du nicht ausgibst, verfällt am Ende deines Zuges.
lesson-prep = Binde einen Zauber
lesson-prep-text = Binden kostet nichts. Binde den Zauber an deinen aktiven Riss: Ab deinem nächsten Zug kannst du ihn wirken.
lesson-gain = Erwirb eine Karte
lesson-gain-text = Gib dein Aetherium für eine Karte aus den Vorräten aus. Sie kommt auf deinen Ablagestapel, und du ziehst sie später.
lesson-end = Beende deinen Zug
lesson-end-text = Nichts Nützliches mehr zu tun? Beende deinen Zug. Du legst die ausgespielten Karten ab und ziehst auf fünf Karten nach.
lesson-back = Anders überlegt?
lesson-back-text = Hier nimmst du deine letzten Schritte zurück. Das geht ohne Nachfrage, solange keine verdeckte Karte aufgedeckt wurde.
lesson-turns = Wer als Nächster dran ist
lesson-turns-text = Nach jedem Zug bestimmt eine Reihenfolgekarte, wer als Nächster dran ist. Die Karten hier wurden schon gezogen, die übrigen sind noch im Deck. Auch der Erzfeind hatte seinen ersten Zug: Im Verlauf steht, was er getan hat.
lesson-minion = Ein Monster
lesson-minion-text = Sein ANSTURM wird in jedem Erzfeind-Zug ausgeführt, bis es kein Leben mehr hat. Deine Zauber können es treffen.
lesson-aim = Dein Zauber ist bereit
lesson-aim-text = Wirke ihn. Danach wählst du, wer den Schaden bekommt.
lesson-target = Wähle ein Ziel
lesson-target-text = Schaden am Erzfeind bringt dich dem Sieg näher. Ein Monster ohne Leben wird abgeworfen und setzt dir nicht mehr zu.
lesson-forecast = Die Vorhersage
lesson-forecast-text = Das geschieht, wenn der Erzfeind als Nächster dran ist, und so wahrscheinlich ist es. Sieh hier nach, bevor du deinen Zug beendest.
lesson-power = Ein Plan
lesson-power-text = In jedem Erzfeind-Zug wird 1 Zeitmarker entfernt. Mit dem letzten wird der Plan ausgeführt.
lesson-oppose = Verhindere den Plan
lesson-oppose-text = Du kannst diesen Plan loswerden, bevor er ausgeführt wird. Was das kostet, steht auf der Karte.
lesson-unleash = Die eigene Regel des Erzfeindes
lesson-unleash-text = Steht auf einer Karte „SPEZIAL“, tut der Erzfeind, was auf seinem Tableau steht. Wähle ihn an, um es zu lesen.
lesson-lose = So verlierst du
lesson-lose-text = Du verlierst, wenn die Feste kein Leben mehr hat. Ein Magier ohne Leben ist erschöpft: Du spielst weiter, aber Schaden, den er erleiden müsste, erleidet dann die Feste doppelt.
lesson-plan = Fast bereit
lesson-plan-text = Dein Magier hat vier von fünf Energie. Spiele zuerst deine Kristalle aus: Du brauchst das Aetherium.
lesson-charge = Erhalte Energie
lesson-charge-text = Für 2 Aetherium erhältst du 1 Energie. Ist die Energieleiste voll, kannst du deine Spezialfähigkeit nutzen.
lesson-ability = Nutze deine Spezialfähigkeit
lesson-ability-text = Deine Energieleiste ist voll. Nutze jetzt deine Spezialfähigkeit: Dabei wirfst du die gesamte Energie ab.
lesson-breach = Noch ein Riss
lesson-breach-text = An mehr Risse kannst du mehr Zauber binden. Bündele einen Riss: In diesem Zug kannst du einen Zauber an ihn binden, und ihn zu aktivieren wird billiger. Ist er aktiv, bleibt er es.
lesson-order = Auf die Reihenfolge kommt es an
lesson-order-text = Dein Deck wird nie gemischt. Was du zuerst ablegst, ziehst du zuerst. So bestimmst du, welche Karten zusammenkommen.
lesson-timeline = Deine nächsten Handkarten
lesson-timeline-text = Das wirst du ziehen. Erworbene Karten und die Reihenfolge beim Ablegen ändern es.
lesson-rules = Nachschlagen
lesson-rules-text = Hier findest du Tasten und Regeln. Wähle eine Karte an, um sie groß zu lesen.
aside-seen = Verstanden
aside-off = Hinweise ausblenden
aside-curse = Ein Fluch
aside-curse-text = Ein Effekt hat einem Spieler diese Karte aus dem Fluch-Deck gegeben. Sie ist jetzt eine seiner eigenen Karten und wird gezogen wie jede andere. Jeder Fluch lässt dir eine Wahl: Behalte ihn, oder bezahle dafür, ihn zu zerstören.
aside-treasure = Ein Schatz
aside-treasure-text = Schätze gewinnt man in Expeditionen. Ein Schatz der Stufe 1 ist eine deiner Startkarten, anstelle einer anderen. Die übrigen liegen neben den Tableaus und tun, was auf ihnen steht: die der Stufe 2 für alle Spieler, die der Stufe 3 für ihren Spieler.

## Die Analyse einer Partie
review = Analyse
review-about = wenn ein geübter Computerspieler von dort weiterspielte
review-band = Bereich von 9 aus 10 Schätzungen
review-foe-turn = Erzfeind-Zug
review-end = Ende
review-went = Wo sie blieb
review-in-points = in Prozentpunkten
review-points = Punkte
review-decided = Entscheidung: { $who }
review-making = Die Partie wird analysiert: Ein Computerspieler spielt sie viele Male weiter. Das dauert bis zu einer Minute und läuft weiter, wenn du die Seite verlässt.
review-failed = Die Analyse wurde nicht fertig.
review-retry = Neu starten
review-not-over = Eine Partie lässt sich erst analysieren, wenn sie vorbei ist.
review-dealt-anew = An diesem Tisch wurden verdeckte Karten neu gemischt; darum lässt sich die Partie nicht analysieren.
review-again = Versuch es noch einmal
review-again-text = die teuersten Entscheidungen
review-try = Noch einmal versuchen
review-solution = Zeigen, was gespielt wurde

## Der Tisch: Erzfeind, Vorräte, Entscheidung, Verlauf

part-tray = Entscheidung
part-rail = Entscheidung, Verlauf und Chat
nemesis-mat = Ganzes Tableau
nemesis-no-cards = Keine Karten im Spiel
nemesis-resolving = Wird abgehandelt
nemesis-deck-tiers = Erzfeind-Stapel: { $n }. Level 1: { $one }, Level 2: { $two }, Level 3: { $three }. Als Nächstes: Level { $next }
nemesis-discard = Erzfeind-Ablagestapel
nemesis-open-pile = Der ganze Stapel, oberste Karte zuerst
foe-life = { $life } von { $max } Leben
foe-tokens = Zeitmarker: { $n }
foe-silenced = Setzt einmal aus
foe-covered = Noch nicht umgedreht
foe-turned = Umgedreht
shield-left = Wendet die nächsten { $n } Schaden ab
lasting-treasure = Schatz
lasting-in-front = liegt davor
waiting-end-of-turn = bis zum Ende des Zuges
waiting-your-next-turn = bis zu deinem nächsten Zug
waiting-end-of-game = bis zum Ende der Partie
swarm-life = Je { $life } Leben
destroyed = Zerstörte Karten
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
gravehold-short = Feste
gravehold-life = Leben der Feste: { $life } von { $max }
protected-life = Leben von { $name }: { $life } von { $max }
protected-charges = Energie von { $name }: { $n } von { $of }
protected-abilities = Fähigkeitskarten von { $name }
protected-deck = Fähigkeiten
forecast-badge = Im nächsten Erzfeind-Zug, nach jetzigem Stand
forecast-in = in { $n } Erzfeind-Zügen
forecast-later = In seinem nächsten Zug
forecast-no-cards = Keine Karte im Spiel bewirkt etwas.
forecast-unleash-now = SPEZIAL:
forecast-total = Insgesamt
forecast-calm = kein Leben geht verloren
forecast-doom = kann die Partie beenden
forecast-start = Zu Beginn seines Zuges:
forecast-end = Am Ende seines Zuges:
forecast-token = verliert ein Plättchen
forecast-so-far = Bisher bekannt
forecast-quiet = nichts
forecast-one-of = einer von euch
forecast-all-of = ihr zusammen
forecast-span = { $a } bis { $b }
forecast-draws = { $tier ->
    [0] + unbekannte Karte
   *[other] + unbekannte Level-{ $tier }-Karte
}
forecast-draws-more = + { $n } unbekannte Karten
forecast-hidden = eine verdeckte Karte entscheidet
forecast-or-else = andere Ergebnisse sind möglich
forecast-lost = beendet die Partie
turn-order-next = Als Nächstes:
turn-order-sure = sicher
turn-order-empty = Danach wird gemischt
turn-order-token = { $token ->
    [wild] „Eure Wahl“
   *[other] Karte { $token }
}: { $who }
turn-order-nobody = noch niemand
supply-empty = Leer
tray-decide-all = Ihr entscheidet gemeinsam
tray-group = { $group ->
    [play] Ausspielen
    [prep] Binden
    [gain] Erwerben
    [breach] Energie und Risse
    [ability] Fähigkeiten
   *[other] Sonstiges
}
back-free = ohne Abstimmung
back-marks = Karten wurden aufgedeckt
back-vote = andere müssen zustimmen
back-ask = { $name } muss zustimmen
marked-short = zurückgenommen
help = Tasten und Hilfe
help-digits = Bei anderen Fragen: die Möglichkeit mit dieser Nummer wählen
help-end = Den Schritt beenden oder nichts mehr wählen
help-arrows = Von Möglichkeit zu Möglichkeit; die Eingabetaste wählt sie
help-back = Zurücknehmen
help-redo = Zurückgenommenes wiederherstellen
help-suggest = Den anderen eine Möglichkeit oder Karte vorschlagen
help-tab = Über den ganzen Tisch; die Eingabetaste wählt auch dort
help-help = Diese Seite
help-look = Eine Karte wird groß gezeigt, wenn du darauf zeigst, sie fokussierst oder den Finger darauf hältst. Geht dort nichts, steht da, warum.
help-glow = Was leuchtet, kannst du anklicken: Es ist dieselbe Möglichkeit wie in der Liste.
end-turn = Zug beenden
unused = Ungenutzt: { $what }
unused-aether = { $n } Aetherium
unused-gem = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
unused-relic = { $n ->
    [one] 1 Artefakt
   *[other] { $n } Artefakte
}
unused-spell = { $n } Zauber
unused-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
unused-cast = { $n ->
    [one] 1 Zauber kann noch gewirkt werden
   *[other] { $n } Zauber können noch gewirkt werden
}
gems-all = { $n ->
    [one] Den Kristall ausspielen
   *[other] Alle { $n } Kristalle ausspielen
}
gain-with-gems = { $n ->
    [one] Einen Kristall ausspielen und { $card } erwerben
   *[other] { $n } Kristalle ausspielen und { $card } erwerben
}
aim-damage = { $n } Schaden
help-hand = Die Karte an dieser Stelle deiner Hand; passt sie auf mehrere Risse, danach die Nummer des Risses
help-market = Die Karte mit diesem Buchstaben erwerben; nötige Kristalle werden dafür ausgespielt
help-gems = Alle Kristalle ausspielen
help-breaches = Energie; einen Riss bündeln oder aktivieren, danach seine Nummer; Fähigkeit
help-drag = Zieh eine Karte auf eine leuchtende Stelle, oder aus der Hand heraus, um sie auszuspielen. Oder klick erst auf sie und dann auf die leuchtende Stelle.

# The table on a phone, and the way to the answers by keys
status = Der Tisch auf einen Blick
status-turn = Zug
sheets = Teile des Tisches
sheet-nemesis = Erzfeind
sheet-market = Vorräte
sheet-allies = Mitspieler
sheet-log = Verlauf
sheet-answers = { $n ->
    [one] 1 Möglichkeit hier
   *[other] { $n } Möglichkeiten hier
}
sheet-unread = neue Nachrichten
sheet-table = Tisch
menu = Menü
tray-fold = Möglichkeiten einklappen
tray-unfold = { $n ->
    [one] 1 Möglichkeit zeigen
   *[other] { $n } Möglichkeiten zeigen
}
tray-more = { $n } weitere
skip-to-tray = Zur Auswahl

# The nemesis' turn on its stage, and what it did afterwards
stage-acts = { $name } ist am Zug
stage-on = Weiter
stage-skip = Überspringen
stage-hint = weiter · gedrückt halten: überspringen
recap = Was der Erzfeind getan hat
recap-turn = Zug: { $name }
recap-no-loss = kein Leben verloren
recap-power = noch { $n } Zeitmarker

# Andere entscheiden
others-choose = { $ask ->
    [main] { $who } ist am Zug
    [casting] { $who } wählt Zauber, die gewirkt werden
    [cast-spell] { $who } wählt einen Zauber, der gewirkt wird
    [choose-target] { $who } wählt das Ziel des Schadens
    [choose-player] { $who } wählt einen Spieler
    [choose-option] { $who } wählt zwischen zwei Möglichkeiten
    [choose-minion] { $who } wählt ein Monster
    [order-discards] { $who } ordnet die abgelegten Karten
    [discard-card] { $who } wählt, was abgeworfen wird
    [destroy-card] { $who } wählt, was zerstört wird
    [destroy-breach] { $who } wählt, welcher Riss zerstört wird
    [gain-card] { $who } wählt, was erworben wird
    [prep-spell] { $who } wählt einen Zauber zum Binden
    [resolve-card] { $who } wählt, welche Karte als Nächstes kommt
    [together] Die Spieler entscheiden: { $question }
   *[other] { $who } entscheidet: { $question }
}
others-options = { $n ->
    [one] Mögliche Antwort ansehen
   *[other] Die { $n } möglichen Antworten ansehen
}
ally-back-mine = Zurück zu mir

# Der Verlauf
log-cards = { $what ->
    [drawn] { $who } zieht
    [discarded] { $who } wirft ab
    [played] { $who } spielt aus
    [destroyed] { $who } zerstört
    [returned] { $who } nimmt auf die Hand
   *[revealed] { $who } deckt auf
}:
log-look = Den Tisch bei Schritt { $n } ansehen

# Expeditionen
expedition = Expedition
landing-expedition-text = Mehrere Kämpfe, eine Geschichte
expedition-new = Neue Expedition
expedition-which = Welche Expedition
expedition-lead = Kampf um Kampf gegen stärkere Erzfeinde. Dazwischen gewinnt ihr Karten, Magier und Schätze und entscheidet, was ihr behaltet.
expedition-battles = { $n ->
    [one] 1 Kampf
   *[other] { $n } Kämpfe
}
expedition-most = bis zu { $n } Punkte
expedition-missing = Mit diesen Boxen nicht spielbar. Es fehlen: { $what }.
expedition-pocket = Große Tasche
expedition-pocket-text = nichts wird verbannt
expedition-note = Allein oder mit anderen: Der Link steht auf der nächsten Seite. Alles bleibt gespeichert; spielt an einem anderen Tag weiter. Das Regelbuch sieht für Expeditionen die normale Schwierigkeit vor.
expedition-begin = Expedition starten
expedition-next = Gewonnene Kämpfe: { $won } von { $of }. Als Nächstes: { $nemesis }.
expedition-points = von { $of } Punkten
expedition-tries = { $n ->
    [one] Kampf ausgetragen
   *[other] Kämpfe ausgetragen
}
expedition-path = Der Weg
expedition-unknown = Noch unbekannt
expedition-rating = Schwierigkeitsgrad { $n }
expedition-won-on = { $n ->
    [1] Im ersten Versuch gewonnen
    [2] Im zweiten Versuch gewonnen
    [3] Im dritten Versuch gewonnen
   *[other] In Versuch { $n } gewonnen
}
expedition-lost-try = Versuch { $n } verloren
expedition-worth = Versuch { $try }: Ein Sieg bringt { $n }
expedition-later = Kommt noch
expedition-won-from = Gewonnen gegen { $nemesis }
expedition-new-things = Neu für den nächsten Versuch gegen { $nemesis }
expedition-barracks = Kaserne
expedition-treasures = Schätze
expedition-banished = Verbannt
expedition-fresh = Neu
expedition-watching = Du siehst zu: Die Spieler wählen.
expedition-market-title = Wählt neun Stapel für die Vorräte
expedition-market-text = { $n } Karten sind in der Kaserne. Was ihr weglasst, ist für immer verbannt.
expedition-market-pocket = { $n } Karten sind in der Kaserne. Was ihr weglasst, bleibt dort.
expedition-market-left = Noch zu wählen:
expedition-in-market = Im Vorrat
expedition-goes = Wird verbannt
expedition-stays = Bleibt zurück
expedition-pick = Wählen
expedition-mages-title = Wer kämpft?
expedition-mages-text = Ein bis { $n } Magier aus der Kaserne. Eine Person kann mehrere spielen.
expedition-mages-chosen = { $n ->
    [one] 1 Magier zieht in den Kampf
   *[other] { $n } Magier ziehen in den Kampf
}
expedition-mages-none = Wählt mindestens einen Magier
expedition-mages-take = Diese kämpfen
expedition-treasures-title = Welche Schätze kommen mit?
expedition-treasures-text = Niemand muss einen nehmen. Nach dem Kampf kommen alle zurück in die Kaserne.
expedition-treasures-chosen = { $n ->
    [0] Kein Schatz kommt mit
    [one] 1 Schatz kommt mit
   *[other] { $n } Schätze kommen mit
}
expedition-treasures-take = Damit losziehen
expedition-level-1 = Stufe 1 · einer für jeden Magier
expedition-level-2 = Stufe 2 · einer für alle
expedition-level-3 = Stufe 3 · einer für jeden Magier
expedition-for-all = Für alle
expedition-for = { $treasure } für { $mage }
expedition-reward-title = Der Kampf ist verloren
expedition-reward-text = Wählt etwas Neues für den nächsten Versuch. Dann kämpft ihr wieder gegen { $nemesis }; ein Sieg bringt dann { $n }.
expedition-path-title = Wohin?
expedition-path-text = Hier teilt sich der Weg.
expedition-battle = Kampf { $n } · Versuch { $try }
expedition-upgraded = { $n ->
    [one] 1 aufgewertete allgemeine Karte ist im Erzfeind-Stapel.
   *[other] { $n } aufgewertete allgemeine Karten sind im Erzfeind-Stapel.
}
expedition-start = Kampf { $n } starten
expedition-start-alone = Du spielst alle diese Magier. Die Partie beginnt sofort.
expedition-start-together = An seinem Tisch nehmen erst alle Platz.
expedition-go = Zum Kampf
expedition-going = Der Kampf läuft. Sein Ergebnis kommt hierher zurück.
expedition-open = Sein Tisch ist offen. Der Kampf hat noch nicht begonnen.
expedition-made = Gewählt
expedition-made-of = { $step ->
    [market] Vorräte
    [mages] Magier
    [treasures] Schätze
    [reward] Belohnung
   *[path] Weg
}
expedition-back-asks = Alle Spieler werden gefragt.
expedition-vote-note = Jemand anderes hat das gewählt, oder der Zufall hat etwas gebracht. Darum werden alle Spieler gefragt. Hat der Zufall etwas gebracht, wird die Expedition markiert.
lobby-called-off = Eine Wahl für diesen Kampf wurde zurückgenommen, er findet nicht statt. Geh zurück zur Expedition.
expedition-over-won = Die Expedition ist gewonnen
expedition-over-lost = Die Expedition ist verloren
expedition-fights = Ausgetragene Kämpfe
expedition-back = Zurück zur Expedition
games-expedition = Kampf { $n } von { $of }, Punkte: { $score }
refused-expedition-none = Dieser Tisch ist keine Expedition.
refused-expedition-no-game = Die Kämpfe einer Expedition haben eigene Tische.
refused-expedition-bad = Diese Expedition ist hier nicht spielbar.
refused-expedition-not-asked = Die Expedition ist schon weiter; sieh noch einmal hin.
refused-expedition-choice = Das lässt sich nicht wählen.
refused-expedition-setup = Womit ein Kampf gespielt wird, folgt aus der Expedition.
refused-expedition-battle-over = Der Kampf ist vorbei, und sein Ergebnis zählt.
refused-expedition-battle-begun = Der Kampf hat begonnen. Was dafür gewählt wurde, gilt.
refused-expedition-called-off = Eine Wahl für diesen Kampf wurde zurückgenommen, er findet nicht statt. Geh zurück zur Expedition.

## Wiederkommen

landing-continue = Weiterspielen
landing-waiting = { $n ->
    [one] Eine Partie wartet auf dich
   *[other] { $n } Partien warten auf dich
}
statistics = Statistik
stats-loading = Deine Partien werden geladen …
stats-failed = Deine Partien konnten nicht geladen werden. Lade die Seite neu.
stats-none = Noch keine beendeten Partien. Spiel eine zu Ende, dann zählt sie hier.
stats-played = Partien
stats-won = Siege
stats-rate = Siegquote
stats-streak = Siege in Folge, jetzt
stats-longest = Längste Serie
stats-expeditions = Gewonnene Expeditionen
stats-of = { $n } von { $of }
stats-nemeses = Erzfeinde
stats-mages = Deine Magier
stats-difficulties = Schwierigkeitsgrad
stats-sizes = Anzahl der Magier
stats-foe-score = { $n } von { $of } gewonnen
stats-best-turns = Schnellster Sieg: Zug { $n }
stats-best-life = meiste Leben der Feste: { $n }
stats-best-streak = Serie: jetzt { $now }, höchstens { $n }
stats-unbeaten = Noch nicht besiegt: { $names }
stats-mage-count = { $n } Magier
stats-col-won = Siege
stats-col-rate = Quote
stats-col-turns = Züge
stats-col-life = Leben
stats-col-streak = Serie
stats-legend = Züge: die wenigsten bei einem Sieg. Leben: die meisten der Feste nach einem Sieg. Serie: Siege in Folge, jetzt und höchstens.
stats-note = Eine Partie zählt, wenn du am Ende einen Platz hattest. Abzweigungen und eingelesene Kopien einer Partie zählen einmal: die, die zuerst endete.
achievements = Erfolge
achievement-new = { $n ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}
achievement-earned = Erreicht am { $date }
achievement-open = Noch offen
achievement-box-progress = { $n } von { $of } Erzfeinden aus „{ $pack }“
achievement-first = Erster Sieg
achievement-first-text = Gewinne eine Partie.
achievement-sizes = Jede Runde
achievement-sizes-text = Gewinne mit einem, zwei, drei und vier Magiern.
achievement-box = Bezwinger: { $pack }
achievement-box-text = Besiege jeden Erzfeind aus „{ $pack }“.
achievement-brink = Um Haaresbreite
achievement-brink-text = Gewinne mit höchstens { $n } Leben der Feste.
achievement-walls = Die Mauern halten
achievement-walls-text = Gewinne mit mindestens { $n } Leben der Feste.
achievement-unbroken = Alle stehen noch
achievement-unbroken-text = Gewinne mit zwei oder mehr Magiern, von denen keiner erschöpft ist.
achievement-hardest = Gegen den Untergang
achievement-hardest-text = Gewinne auf dem höchsten Schwierigkeitsgrad.
achievement-expedition = Expeditionsleitung
achievement-expedition-text = Gewinne eine Expedition.
achievement-streak = Siegesserie
achievement-streak-text = Gewinne { $n } Partien in Folge.
achievement-mages = Viele Schulen
achievement-mages-text = Gewinne mit { $n } verschiedenen eigenen Magiern.
achievement-veteran = Alter Hase
achievement-veteran-text = Spiele { $n } Partien zu Ende.
own = Unter deinen Partien
own-best = Deine Bestwerte gegen { $nemesis }: Sieg in Zug { $turns }, Leben der Feste { $life }.
own-won = Das ist dein { $n }. Sieg in { $of ->
    [one] einer Partie
   *[other] { $of } Partien
}.
own-lost = Bisher gewonnene Partien gegen { $nemesis }: { $n } von { $of }.
wishes = Bedingungen
wishes-count = { $n ->
    [one] Eine Bedingung
   *[other] { $n } Bedingungen
}
wishes-title = Bedingungen für ausgeloste Vorräte
wishes-lead = Ausgeloste Vorräte erfüllen diese Bedingungen, auch wenn du einen einzelnen Vorrat ersetzt.
wishes-fit = { $n ->
    [one] Eine Karte passt
   *[other] { $n } Karten passen
}
wishes-ok = Es gibt passende Vorräte.
wishes-named = { $what } ({ $how })
wishes-problem = { $n ->
    [one] Nichts passt. Ändere diese Bedingung: { $why }
   *[other] Nichts passt. Ändere eine dieser Bedingungen: { $why }
}
wishes-clear = Alle löschen
wishes-unseen = Für Vorräte, die sich erst zu Beginn zeigen, gelten die Bedingungen nicht. Nimm „Auslosen“.
wish-any = Egal
wish-some = Mindestens eine
wish-none = Keine
trait-destroy = Zerstört Karten
trait-draw = Zieht Karten
trait-charge = Gibt Energie
trait-focus = Bündelt einen Riss
trait-life = Heilt Leben
trait-rich-gem = Kristall für { $cost } oder mehr
trait-cheap-spell = Zauber für { $cost } oder weniger
trait-strong-spell = Zauber für { $cost } oder mehr
trait-spells = Zauber aus „{ $pack }“
setup-reroll = { $card } durch Zufall ersetzen
setup-unbeaten = Noch nicht besiegt
setup-all-beaten = Alle sind besiegt
setup-beaten = Besiegt
favourites = Favoriten
favourites-name = Name für diesen Spielaufbau
favourites-keep = Speichern
favourites-replace = Ersetzen
favourites-note = Favoriten bleiben in diesem Browser.
favourites-none = Noch keine Favoriten.
favourites-use = Verwenden
favourites-market = Nur die Vorräte
favourites-remove = { $name } löschen
favourites-about = { $mages } gegen { $nemesis }
favourites-random-market = Zufällige Vorräte

# KI-Magier und Tipps
mind-name = { $mind ->
    [quick] KI (schnell)
    [steady] KI (gründlich)
   *[other] KI ({ $mind })
}
mind-short = KI
mind-about = { $mind ->
    [quick] Spielt nach Faustregeln.
   *[other] Probiert aus, was als Nächstes geschehen könnte. Spielt besser.
}
mind-seat = KI-Magier
mind-dismiss = KI-Magier entfernen
mind-rest = KI-Magier auf die übrigen Plätze
mind-away = Den Platz Abwesender übernimmt die KI
mind-after = { $n ->
    [0] Nie
   *[other] Nach { $n } Min.
}
mind-instant = KI-Magier handeln sofort
mind-go-on = Nicht warten
phrase-go-on = Weiter!
hint-ask = Was würdest du tun?
hint-thinking = Überlegt …
hint-tag = Tipp der KI
refused-hint-none = Gerade gibt es keinen Tipp. Versuche es noch einmal.
refused-seat-no-such-mind = Diesen KI-Magier hat der Server nicht.

## Was der Betreiber tut, Meldungen und die eigenen Daten

phrase-removed = (vom Betreiber entfernt)
talk-operator = { $what ->
    [sent_out] Der Betreiber hat jemanden von diesem Tisch entfernt.
    [let_in] Der Betreiber lässt jemanden wieder an den Tisch.
    [closed] Der Betreiber hat diesen Tisch geschlossen.
    [reopened] Der Betreiber hat diesen Tisch wieder geöffnet.
    [links_renewed] Der Betreiber hat neue Links gemacht: Die alten gelten nicht mehr.
    [talk_removed] Der Betreiber hat Nachrichten entfernt.
   *[other] Der Betreiber hat eingegriffen.
}
closed-table = Der Betreiber hat diesen Tisch geschlossen. Du kannst ihn ansehen, aber niemand kann hier spielen oder schreiben.
refused-table-closed = Der Betreiber hat diesen Tisch geschlossen.
refused-table-sent-out = Der Betreiber hat dich von diesem Tisch entfernt.
refused-http-banned = Der Betreiber hat dich auf diesem Server gesperrt.
barred-title = Kein Zugang
barred-text = Der Betreiber dieses Servers hat dich vom Tisch entfernt oder gesperrt.
report = Jemanden melden
report-hint = Der Betreiber dieses Servers liest die Meldung, zusammen mit den letzten Nachrichten an diesem Tisch. Am Tisch sieht sie niemand.
report-who = Wen
report-table = Den ganzen Tisch
report-why = Grund
report-reason = { $reason ->
    [abuse] Beleidigung oder Belästigung
    [name] Anstößiger Name
    [cheating] Betrug oder Spielverderben
   *[other] Etwas anderes
}
report-words = Was ist passiert? (freiwillig)
report-send = Meldung senden
report-sent = Danke. Der Betreiber sieht es sich an.
data = Meine Daten
data-download = Meine Daten herunterladen
data-deletes = Beim Löschen verschwinden auch dein Name und deine Nachrichten von allen Tischen. Deine Züge bleiben, ohne Namen.
data-delete-sure = Endgültig löschen. Ich kann nicht mehr an meine Tische zurück.
data-delete = Meine Daten löschen
notify-title = Sag mir, wenn ich dran bin
notify-note = Wenn du nicht auf den Tisch schaust, bekommst du nach kurzer Zeit eine Benachrichtigung, höchstens eine pro Zug. Sie nennt den Tisch und verrät nichts aus der Partie.
notify-first = Eröffne zuerst einen Tisch oder tritt einem bei. Dann kannst du das hier einschalten.
notify-device = Auf diesem Gerät, auch wenn die Seite geschlossen ist
notify-device-none = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen anzeigen. Füge die Seite auf iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
notify-denied = Dein Browser erlaubt keine Benachrichtigungen für diese Seite. Das kannst du in den Einstellungen des Browsers für diese Seite ändern.
notify-other-device = Anderes Gerät
notify-service = Über Discord, ntfy, Gotify oder einen Webhook
notify-format = Dienst
notify-format-discord = Discord
notify-format-ntfy = ntfy
notify-format-gotify = Gotify
notify-format-json = Webhook (JSON)
notify-format-mail = E-Mail
notify-mail = Per E-Mail
notify-mail-ask = Link schicken
notify-mail-asked = Öffne den Link in der Nachricht an { $address }. Er gilt 24 Stunden.
notify-address = Adresse
notify-token = Token
notify-token-optional = Token (falls nötig)
notify-add = Hinzufügen
notify-remove = { $what } entfernen
notify-remove-short = Entfernen
notify-try = Test senden
notify-tried = Gesendet.
notify-tried-not = Der Dienst hat es nicht angenommen. Prüfe die Adresse.
notify-quiet = Ruhezeit
notify-quiet-from = von
notify-quiet-until = bis
notify-quiet-note = In dieser Zeit wird nichts gesendet, danach nur, wenn du noch dran bist. Zeitzone: { $zone }.
refused-notice-bad-channel = An diese Adresse können keine Benachrichtigungen gesendet werden.
refused-notice-too-many = Das sind zu viele Empfänger. Entferne zuerst einen.
refused-notice-no-push = Dieser Server sendet keine Benachrichtigungen an Browser.
refused-notice-no-mail = Dieser Server sendet keine E-Mails.
email-title = Benachrichtigung per E-Mail
email-confirm = Möchtest du eine E-Mail, wenn du an der Reihe bist und nicht auf den Tisch schaust?
email-confirm-go = Ja, bitte schicken
email-confirm-done = Fertig. Ab jetzt kommen E-Mails an diese Adresse.
email-off = Möchtest du keine E-Mails mehr an diese Adresse?
email-off-go = Abschalten
email-off-done = Fertig. An diese Adresse kommen keine E-Mails mehr.
email-bad = Dieser Link gilt nicht mehr. In den Einstellungen bekommst du einen neuen.

## Die Tagespartie

daily = Partie des Tages
daily-table = Tagespartie
daily-landing = Eine Partie für alle, jeden Tag neu
daily-lead = Alle hier spielen heute gegen denselben Erzfeind, mit denselben Vorräten, denselben Magiern und derselben Mischung. Spiel allein oder mit Freunden.
daily-loading = Die Partie des Tages wird geladen …
daily-left = { $hours ->
    [0] noch { $minutes } Min.
   *[other] noch { $hours } Std. { $minutes } Min.
}
daily-how-many = Wie viele Magier?
daily-mages = { $n ->
    [one] { $n } Magier
   *[other] { $n } Magier
}
daily-friends = Mit Freunden
daily-go-on = Deine heutige Partie
daily-once = Deine erste Partie heute zählt, sobald sie beginnt. Weitere kannst du zur Übung spielen.
daily-again = Du hast deine heutige Partie schon begonnen. Eine weitere steht unter „Übung“.
daily-results = Ergebnisse
daily-results-today = Ergebnisse von heute
daily-results-yesterday = Ergebnisse von gestern
daily-first = Erste Partien
daily-marked = Mit Zurücknehmen nach verdeckten Karten
daily-practice = Übung
daily-place = Platz
daily-who = Spieler
daily-result = Ergebnis
daily-yours = du
daily-none = Noch keine Ergebnisse.
daily-won = { $turns ->
    [one] In { $turns } Zug gewonnen, Feste { $gravehold }
   *[other] In { $turns } Zügen gewonnen, Feste { $gravehold }
}
daily-lost = Verloren, der Erzfeind hatte noch { $life } Leben
daily-rank = Platz { $n }
daily-checking = { $n ->
    [0] Der Server spielt deine Partie zur Prüfung nach …
    [one] Eine weitere Partie wird geprüft.
   *[other] { $n } weitere Partien werden geprüft.
}
daily-not-listed = Diese Partie steht nicht in den Ergebnissen: Der Tag war vorher zu Ende, oder sie wird noch geprüft.
daily-rule = Zuerst kommen Siege: weniger Züge, dann mehr Leben für die Feste. Danach Niederlagen: je weniger Leben der Erzfeind noch hatte, desto besser. Der Server spielt jede Partie nach, bevor sie hier steht.
daily-share = Ergebnis kopieren
daily-copied = Ergebnis kopiert. Es verrät nichts.
daily-sealed = Andere spielen noch mit diesem Startwert. Aufzeichnung, Analyse und Startwert gibt es, wenn der Tag vorbei ist (Mitternacht UTC).
daily-fork = Dieser Tisch bleibt, wie er ist. Am neuen werden verdeckte Karten neu gemischt, weil andere die Partie des Tages noch spielen.
daily-opened = Der Tag ist vorbei, hier ist sein Startwert. Er passt zur vorher veröffentlichten Prüfsumme.
daily-verify = Prüfe es selbst im Terminal:
daily-fair = Im Voraus festgelegt
daily-fair-text = Die Prüfsumme legt den Startwert eines Tages fest, ohne ihn zu verraten. Sie wird am Vortag veröffentlicht, der Startwert am Tag danach.
daily-today = Heute
daily-tomorrow = Morgen
daily-announced = Veröffentlicht seit
refused-daily-setup = Der Aufbau der Tagespartie steht fest.
refused-daily-sealed = Andere spielen noch mit diesem Startwert. Du bekommst ihn, wenn der Tag vorbei ist (Mitternacht UTC).
refused-daily-over = Die Partie ist vorbei, und ihr Ergebnis zählt.

## Offene Tische

open-tables = Offene Tische
open-tables-landing = Spiel mit anderen, die Mitspieler suchen
open-tables-about = An diesen Tischen darf jeder mitspielen. Ohne Konto, ohne Wertung.
open-tables-loading = Offene Tische werden gesucht …
open-tables-none = Gerade gibt es keine offenen Tische. Erstelle einen und wähle „Alle dürfen mitspielen“.
open-tables-gone = Dieser Tisch ist voll, hat schon begonnen oder ist nicht mehr offen.
open-tables-host = Gastgeber: { $name }
open-tables-free = { $n ->
    [one] { $n } von { $of } Plätzen frei
   *[other] { $n } von { $of } Plätzen frei
}
open-table = Alle dürfen mitspielen
open-table-note = Der Tisch steht unter „Offene Tische“, solange du da bist und die Partie nicht begonnen hat.

## Antworten vorab

ahead = Vorab entscheiden
ahead-note = Für Fragen außerhalb deines Zuges: Die Partie wartet dann nicht auf dich. Alle am Tisch sehen deine Wahl, und so eine Antwort lässt sich zurücknehmen.
ahead-decline = Wenn ich etwas tun darf, verzichte ich
ahead-decline-note = Auch auf deine Fähigkeit und auf das, was andere dir anbieten.
ahead-cheapest = Wenn ich eine Karte abwerfen oder zerstören muss, nehme ich die billigste
ahead-leave = Was wir gemeinsam entscheiden, überlasse ich den anderen
ahead-of = Entscheidet vorab: { $what }
ahead-does = { $kind ->
    [decline] verzichtet
    [cheapest] gibt die billigste Karte her
   *[leave] überlässt gemeinsame Entscheidungen den anderen
}
