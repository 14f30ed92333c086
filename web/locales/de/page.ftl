# Wörter der Seite, die der Server nie sagt.

## Überall

title = Unshuffled
close = Schließen
settings = Einstellungen
gallery = Karten
rules = Regeln
replay = Wiederholung
begin = Beginnen
somebody = Gast
unofficial = Eine inoffizielle, freie Umsetzung eines kooperativen Deckbauspiels. Sie enthält keine Bilder und keine Texte des Verlags; die Namen gehören ihren Eigentümern.
connecting = Verbindung wird hergestellt …
fault-title = Auf dieser Seite ist etwas kaputtgegangen
fault-text = Das Spiel liegt sicher auf dem Server.
fault-again = Seite neu laden
lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es keine Seite.
lost-table = Diesen Tisch gibt es nicht, oder du brauchst seinen aktuellen Link.
lost-home = Zur Startseite
refused = Das ging nicht ({ $code }).
refused-table-stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
refused-answer-not-yours = Das entscheidet jemand anderes.
refused-answer-not-an-option = Das geht nicht mehr.
refused-client-offline = Es gibt keine Verbindung.
wire-lost = Keine Verbindung zum Server. Neuer Versuch läuft …
wire-kept = Deine Antwort geht nicht verloren.
release-leaving = Es gibt eine neue Version dieser Seite. Sie lädt sich selbst neu, sobald deine letzte Antwort angekommen ist.
release-came = Diese Seite wurde auf eine neue Version gebracht.
version-title = Diese Seite und der Server passen nicht zusammen
version-text = Sie haben verschiedene Versionen, und neu laden half nicht. Versuch es in ein paar Minuten noch einmal; wenn es dabei bleibt, wende dich an die Person, die ihn betreibt.
other-version-title = Diese Partie lässt sich hier nicht öffnen
refused-table-other-version = Diese Partie wurde mit Inhalten begonnen, die dieser Server nicht hat; sie bleibt erhalten, wie sie ist.
refused-table-other-rules = Diese Partie wurde mit älteren Regeln gespielt: Du kannst sie ansehen und an einem neuen Tisch weiterspielen.
old-rules = Diese Partie wurde mit älteren Regeln gespielt. Nach Schritt { $n } weichen die heutigen davon ab; bis dahin kann man sie ansehen und von dort an einem neuen Tisch weiterspielen.

## Startseite und Aufbau

landing-lead = Magier verteidigen gemeinsam die Feste der letzten Ruhe. Kein Deck wird je gemischt: In der Reihenfolge, in der du ablegst, ziehst du wieder.
landing-alone = Allein spielen
landing-together = Tisch eröffnen
your-name = Dein Name
how-many-mages = Wie viele Magier?
random-mage = Zufälliger Magier
random-nemesis = Zufälliger Erzfeind
random-market = Zufällige Vorräte
choose-difficulty = Schwierigkeit
make-table = Tisch eröffnen
lobby-title = Ein neuer Tisch
lobby-wait = Wer den Tisch eröffnet hat, beginnt das Spiel.
seat-free = frei
seat-take = Hier sitzen
seat-leave = Aufstehen
link-play = Link zum Mitspielen
link-watch = Link zum Zuschauen

## Einstellungen

settings-language = Sprache
settings-theme = Farben
settings-text-size = Schriftgröße
settings-card-size = Kartengröße
settings-motion = Bewegung
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
motion-off = aus

## Teile des Tisches

part-nemesis = Erzfeind
part-market = Vorräte
part-turn-order = Reihenfolge
part-mage = Magier
part-hand = Hand
part-played = Spielbereich
part-piles = Deck und Ablage
part-log = Was geschah
part-talk = Gespräch
gravehold = Feste der letzten Ruhe
life = Leben
aether = Aetherium
power-tokens = Zeit
turn = Zug { $n }
marked = Verdecktes wurde zurückgenommen
exhausted = erschöpft
unknown-card = unbekannte Karte
breach = Riss
card-cost = Kostet { $n } Aetherium
nemesis-life = { $name }: { $life } von { $max } Leben
track-at = { $name }: Feld { $n } von { $of }
track-many = { $name }: { $steps }
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
next-hands = Nächste Hände, nie gemischt
turn-order-left = Noch im Stapel
forecast-title = Wenn der Erzfeind als Nächstes zieht
forecast-chance = { $n } von { $of }

## Entscheiden

tray-decides = { $who } entscheidet
take-back = Zurücknehmen
redo = Wiederholen
vote-yes = Einverstanden
vote-no = Nein

## Reden

talk-write = Etwas sagen
talk-note = { $what ->
    [Joined] { $name } ist da.
    [Watching] { $name } sieht zu.
    [TakenBack] { $name } hat zurückgenommen.
    [BackAsked] { $name } möchte zurückgehen.
    [BackAgreed] { $name } ist einverstanden.
    [BackRefused] { $name } möchte lieber nicht zurück.
    [Saved] { $name } hat sich diesen Moment gemerkt: { $saved }
    [SeatTaken] { $name } sitzt jetzt als Spieler { $n }.
    [SeatTakenOver] { $name } vertritt { $to }.
    [SeatGiven] { $name } gibt einen Platz ab: { $to }
    [SeatLeft] { $name } ist aufgestanden.
    [ChatOn] { $name } erlaubt freie Worte.
    [ChatOff] { $name } hat freie Worte ausgeschaltet.
    [LinksRenewed] { $name } hat neue Links gemacht: Die alten gelten nicht mehr.
    [SeedTold] { $name } hat das Spiel als Text: Die verdeckte Reihenfolge kann bekannt sein.
   *[other] { $name }: { $what }
}
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-done = Gut gemacht!
phrase-your-turn = Du bist dran.
phrase-wait = Einen Moment.
phrase-save-charge = Spar deine Energie.
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
spell-fresh = In diesem Zug gebunden: ab deinem nächsten Zug kann der Zauber gewirkt werden.
spell-fresh-short = nächster Zug
spell-linked = { $name }, mit Riss { $numeral }
aether-count = { $n } Aetherium in diesem Zug
aether-bound = { $n } beschränkt
aether-only = { $n } davon nur, um { $uses }
aether-not = { $n } davon nicht, um { $uses }
aether-use-gain-gem = Kristalle zu erwerben
aether-use-gain-relic = Artefakte zu erwerben
aether-use-gain-spell = Zauber zu erwerben
aether-use-charge = Energie zu erhalten
aether-use-focus = Risse zu bündeln
aether-use-open = Risse zu aktivieren
aether-use-other = etwas anderes zu tun
timeline-title = Nächste Hände
hand-empty = Keine Karten auf der Hand
hand-next = Nach diesem Zug
hand-after-this = Nach der jetzigen Hand
hand-then = Danach
hand-used = Hand ausgespielt
hand-kept = Hand behalten
hands-none = Es gibt keine Karten zu ziehen.
deck-short = Deck
discard-short = Ablage
deck-look = Deck durchsehen: { $n }
discard-look = Ablagestapel durchsehen: { $n }
deck-title = Deck
deck-said = Von oben: 1 wird zuerst gezogen.
deck-hidden = Auf den unbekannten Plätzen, ungeordnet:
deck-turned = Der Ablagestapel wird umgedreht
decks-closed = Die Decks sind verdeckt: Niemand sieht, was als Nächstes kommt.
discard-said = Ist das Deck leer, wird der Stapel umgedreht: 1 wird zuerst gezogen. Die letzte Karte liegt oben.
pile-empty = Keine Karten
arrange-title = Die Reihenfolge des Ablagestapels
arrange-hint = Ziehen: links kommt zuerst wieder.
arrange-put = So ablegen
arrange-earlier = { $name }: früher
arrange-later = { $name }: später
ally-open-named = { $name } groß zeigen
ally-back = Zurück

## Ein Spiel aufbauen

setup-title = Neues Spiel
setup-packs = Verwendete Spiele
setup-mages = Magier
setup-mage-for = Magier für Spieler { $n }
setup-roll = Würfeln
setup-roll-all = Alles würfeln
setup-chance = Zufall
setup-mage-chance = Der Zufall entscheidet, wer kommt; ihr seht es, wenn das Spiel beginnt.
setup-nemesis-chance = Der Zufall entscheidet, wer angreift; ihr seht es, wenn das Spiel beginnt.
setup-rating = Gefahr { $n } von { $of }
setup-life = { $n } Leben
setup-harder = Bei dieser Schwierigkeit
setup-market-unseen = erst im Spiel zu sehen
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
setup-edition = Regelheft
edition-default = Empfohlen
edition-default-note = Jede Regel in ihrer neuesten Fassung.
edition-war-eternal-pl-fr = Für die Ewigkeit! (polnisch, französisch)
edition-base-cs = Aeon’s End (tschechisch)
edition-base-cs-note = Ein ganz gedrehter Riss kann nicht gebündelt werden.
edition-outcasts-pl = Outcasts (polnisch)
edition-outcasts-pl-note = Die Karte „Eure Wahl“ folgt einem Marker; zu viert teilen sich je zwei eine Reihenfolgekarte.
edition-war-eternal-de = Für die Ewigkeit! (deutsch)
edition-war-eternal-de-note = Zufällige Spielernummern, die deutschen Kartenwerte, und Sieg, sobald der Erzfeind-Stapel verbraucht ist.
setup-share = Als Link kopieren
setup-note = { $n ->
    [one] Ein Magier. Am Tisch können andere zusehen und mitreden.
   *[other] { $n } Magier. Allein spielst du alle; am Tisch kann jeder Platz jemand anderem gehören.
}
copy = Kopieren
copied = Kopiert
share = Teilen
cancel = Abbrechen
refused-setup-bad-code = Dieser Code ist kein Aufbau, der hier bekannt ist.
refused-table-bad-setup = Das ist so nicht spielbar: Sieh dir Magier und Vorräte an.

## Leute am Tisch

people = Leute
people-open = Leute, Plätze und Links
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
wait-empty-seat = Ein leerer Platz ist dran: Jemand muss sich dort hinsetzen.
seat-take-over = Übernehmen
seat-take-back = Platz zurücknehmen
seat-give = Abgeben
seat-give-back = An { $name } zurückgeben
seat-owed = von { $name } übernommen, jederzeit zurückzugeben
seat-note = Wer länger als eine Minute weg ist, kann vertreten werden. Wer zurückkommt, bekommt den Platz wieder.
refused-seat-taken = Eben war noch jemand da. Nach einer Minute kann der Platz übernommen werden.
refused-table-watching = Wer zusieht, kann schauen und reden.
refused-seat-empty = Ein Platz ist noch frei.
refused-table-not-the-host = Das entscheidet, wer den Tisch eröffnet hat.
refused-http-too-many = Zu viel auf einmal; versuch es gleich noch einmal.
rename = Ändern
chat-allowed = Freie Worte sind erlaubt
invite = Einladen
link-play-hint = Wer ihn öffnet, kann sich setzen. Ein Konto braucht es nicht.
link-watch-hint = Wer ihn öffnet, kann zusehen und mitreden.
links-renew = Neue Links
links-renew-hint = Alte Links gelten dann nicht mehr. Wer am Tisch ist, bleibt.
links-renewed = Die Links sind neu. Schick sie allen, die noch kommen sollen.
link-qr = QR-Code des Links zum Mitspielen
link-qr-hint = Oder die Kamera eines Telefons auf den Code richten: Der Tisch öffnet sich dort.
link-only-here = Diese Adresse öffnet sich nur auf diesem Rechner. Damit andere von ihrem aus mitspielen, starte den Server mit:
lobby-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
lobby-full = Alle Plätze sind besetzt: Es kann losgehen.
lobby-watching = Du siehst zu.
lobby-rest = Eine Person kann mehrere Magier spielen.
lobby-take-rest = Alle { $n } freien Plätze nehmen
lobby-played = Was gespielt wird
lobby-change = Aufbau ändern
lobby-change-take = Übernehmen
join-invited = Du bist eingeladen
join-against = Gegen: { $nemesis }
join-there = Am Tisch: { $who }.
join-nobody = Noch sitzt niemand.
join-started = Das Spiel läuft schon.
join-go = Hereinkommen
join-note = Kein Konto, nichts zu installieren.

## Gemeinsam zurück

vote-title = Zurückgehen?
vote-asks = { $n ->
    [one] { $name } möchte einen Schritt zurück.
   *[other] { $name } möchte { $n } Schritte zurück.
}
vote-yours = { $n ->
    [one] Du möchtest einen Schritt zurück.
   *[other] Du möchtest { $n } Schritte zurück.
}
vote-note = Seitdem wurden verdeckte Karten gesehen. Darum werden alle gefragt, und das Spiel wird markiert.
vote-withdraw = Doch nicht
mark-marked = Markiert: Verdeckte Karten oder das Ende wurden gesehen und dann einvernehmlich zurückgenommen.
mark-seed-told = Markiert: Jemand kann die verdeckte Reihenfolge der Karten während des Spiels gekannt haben.

## Vorschlagen

suggest = Vorschlagen
suggest-how = Auf eine Antwort oder Karte zeigen: Rechtsklick, Taste S oder dieser Knopf und ein Klick
suggest-click = Klick an, was du vorschlägst; Escape beendet es.
suggest-told = { $name } schlägt vor: { $what }

## Reden

talk-unread = { $n } neu
talk-phrases = Schnelle Sätze
talk-send = Senden
talk-off = Freie Worte sind an diesem Tisch ausgeschaltet.

## Momente und Aufzeichnungen

moments = Momente
moment-name = Diesem Moment einen Namen geben
moment-at = Schritt { $n }
moment-save = Merken
moment-answers = Schritt { $n }, { $ago ->
    [0] jetzt
    [one] vor einem Schritt
   *[other] vor { $ago } Schritten
}
moment-back = Dorthin zurück
moment-fork = Neuer Tisch von hier
moments-none = Noch hat kein Moment einen Namen. Zu einem benannten kann man zurückkehren oder von dort an einem neuen Tisch weiterspielen.
moment-fork-now = Von jetzt an einem neuen Tisch weiterspielen
moment-fork-note = Dieser Tisch bleibt, wie er ist. Spielen hier auch andere, wird Verdecktes dort neu verteilt.
moment-fork-same = Dieser Tisch bleibt, wie er ist; der neue hat dieselben verdeckten Karten.
record = Das Spiel als Text
record-note = Er enthält jede Antwort und den Startwert: nach dem Ende für alle, vorher nur, wenn du allein spielst.
record-download = Herunterladen
refused-record-seed-secret = Der Text würde Verdecktes verraten. Es gibt ihn, wenn das Spiel vorbei ist.
refused-record-dealt-anew = An diesem Tisch wurde neu verteilt; es gibt keinen Text.
refused-record-bad = Das ist kein Spiel, das hier nachgespielt werden kann.

## Eigene Spiele und Konto

games = Meine Spiele
games-none = Noch keine Spiele. Was du in diesem Browser spielst, steht dann hier.
games-waiting = Warten auf dich
games-going = Laufend
games-over = Beendet
games-more = Ältere
games-your-turn = du bist dran
games-not-begun = noch nicht begonnen
games-story = Wie es lief
import = Spiel einlesen
import-note = Ein als Text gespeichertes Spiel geht an einem neuen Tisch weiter.
import-text = Text des Spiels
import-file = Datei wählen
import-go = Öffnen
account = Konto
account-guest = Du spielst als Gast, mehr braucht es nicht. Mit einem Konto findest du deine Spiele auf jedem Gerät.
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
account-password-set = Das Passwort gilt; alle anderen Sitzungen sind beendet.
account-adopt = { $n ->
    [one] Das Spiel dieses Gasts mitnehmen
   *[other] Die { $n } Spiele dieses Gasts mitnehmen
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
account-delete-sure = Endgültig löschen. Meine Plätze bleiben zurück: Niemand kann sie mehr für mich spielen.
refused-account-wrong = Kein Konto mit diesem Namen und Passwort oder mit diesem Passkey.
refused-account-name-taken = Ein anderes Konto heißt schon so.
refused-account-bad-name = Ein Name hat 2 bis 40 Zeichen, darunter ein Buchstabe oder eine Ziffer.
refused-account-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
refused-account-log-in-again = Dafür bitte erst ab- und wieder anmelden.
refused-account-no-passkeys = Passkeys funktionieren unter dieser Adresse nicht.
refused-account-bad-passkey = Der Passkey wurde nicht angenommen; versuch es noch einmal.
refused-account-last-way-in = Nichts anderes öffnet das Konto: Füge erst etwas anderes hinzu.

## Weitere Einstellungen

settings-heard = Töne und Hinweise
settings-chime = Ein leiser Ton, wenn du dran bist und die Seite im Hintergrund ist
settings-notices = Dann auch ein Hinweis des Systems
settings-reset = Zurücksetzen

## Cards, rules, end, replay and the first game

site-nav = Seiten
site-play = Spielen
landing-alone-text = Ein bis vier Magier, ein Bildschirm
landing-learn = Spielen lernen
landing-learn-text = In zehn Minuten, an einer echten Partie
landing-together-text = Ein Link für bis zu vier Spieler
landing-why = Was dieser Tisch für dich tut
landing-order = Kein Deck wird gemischt
landing-order-text = Du bestimmst, in welcher Reihenfolge du Karten ablegst. Die Seite zeigt die Hände, die daraus werden.
landing-forecast = Der Erzfeind, vorhergesehen
landing-forecast-text = Wie wahrscheinlich er als Nächster dran ist und was seine Monster und Pläne dann bei wem anrichten.
landing-back = Frei zurücknehmen
landing-back-text = Alles lässt sich zurücknehmen, solange nichts Verdecktes gesehen wurde. Was nicht geht, sagt, warum.
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
    [mage] Magier
    [nemesis] Erzfeinde
    [foe] Erzfeind-Karten
   *[all] Alle
}
gallery-pack = Schachtel
gallery-cost = Kosten
gallery-whose = Von wem
gallery-any = beliebig
gallery-market = Vorräte
gallery-basic = Jeder Erzfeind
gallery-none = Nichts passt.
gallery-reset = Zurücksetzen
gallery-nemesis-type = Erzfeind · Leben { $life } · Schwierigkeit { $n }
look-nav = Von Karte zu Karte
look-back = Die vorige
look-on = Die nächste
look-at = { $n } von { $of }
look-also = Auch auf
look-english = Auf Englisch
look-of = Gehört zu
look-starts = Im Startdeck von
look-all-mages = allen Magiern
look-markets = In den Zusammenstellungen
look-first = Erste Karten
look-own = Eigene Karten
rules-lead = Das ganze Spiel in Kürze, in unseren eigenen Worten. Am Tisch stehen ohnehin immer nur Antworten zur Wahl, die die Regeln erlauben.
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-none = Nichts gefunden.
rules-see = Siehe auch
rules-clauses = Regelstellen:
rules-page = Diese Seite
rules-help = Wie die Seite hilft
rules-keys = Tasten
rules-chapter = { $chapter ->
    [basics] Das Spiel
    [turn] Dein Zug
    [nemesis] Der Erzfeind
    [words] Wörter auf Karten
   *[more] Weiteres
}
aid-tray = Alle Antworten an einem Ort
aid-tray-text = Hier steht, wer entscheiden muss, und jede erlaubte Antwort. Dieselben Antworten leuchten auf dem Tisch.
aid-why = Warum nicht?
aid-why-text = Zeige auf etwas, das gerade nicht geht, oder fokussiere es: Die Seite sagt, was fehlt.
aid-forecast = Vorhersage
aid-forecast-text = Neben dem Erzfeind: wie wahrscheinlich er als Nächster dran ist und was seine Karten im Spiel dann tun, in Zahlen.
aid-timeline = Deine nächsten Hände
aid-timeline-text = Weil Decks nicht gemischt werden, zeigt die Seite, was du ziehen wirst und wie die Reihenfolge des Ablegens das ändert.
aid-back = Zurücknehmen
aid-back-text = Frei, solange nichts Verdecktes gesehen wurde; danach müssen alle am Tisch zustimmen, und die Partie wird markiert.
aid-sum = Woher Zahlen kommen
aid-sum-text = Bevor Schaden zugefügt wird, steht da, wie er zusammenkommt: Karte, Riss und alles, was dazukommt.
aid-suggest = Vorschlagen
aid-suggest-text = Zeige den anderen eine Antwort oder Karte. Sie leuchtet bei ihnen auf und bindet niemanden.
aid-replay = Wiederholung
aid-replay-text = Jede Partie lässt sich Schritt für Schritt ansehen und von jedem aus anders weiterspielen.
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
keys-look = Die Karte davor oder danach
replay-loading = Die Partie wird geholt …
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
replay-fork-text = Ein neuer Tisch, der so steht wie dieser hier
replay-share = Link zu diesem Schritt kopieren
replay-shared = Der Link ist kopiert.
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
end-other = Gleiche Vorräte, anderer Erzfeind
end-share = Link kopieren
end-curves = Leben im Lauf der Zeit
end-curve-sides = Erzfeind und Feste
end-curve-mages = Die Magier
end-axis = Zug
end-foe-turns = Züge des Erzfeinds
end-whose = Wer
end-table = Dasselbe als Tabelle
end-damage = Schaden und woher er kam
end-no-damage = Es wurde kein Schaden zugefügt.
end-times = { $n }×
end-all = Alle { $n } zeigen
end-mages = Die Magier
end-dealt = Schaden zugefügt
end-suffered = Schaden erlitten
end-cast = Zauber gewirkt
end-opened = Risse aktiviert
end-focused = Risse gebündelt
end-abilities = Fähigkeit benutzt
end-gained = { $n ->
    [0] Keine Karten erworben
    [one] { $n } Karte erworben
   *[other] { $n } Karten erworben
}
end-facts = Der Rede wert
end-foe-turn-count = Züge des Erzfeinds
end-unleashed = Mal SPEZIAL ausgelöst
end-slain = Monster und Pläne beseitigt
end-city-suffered = Schaden an der Feste
end-foe-life = Leben des Erzfeinds am Ende
end-hardest = Härtester Treffer
end-longest = Längster Zug
end-longest-text = { $n } Entscheidungen · Zug { $turn } ({ $mage })
end-fair = Das Mischen lässt sich nachprüfen
end-fair-text = Bevor sich jemand setzte, hat sich der Server auf ein Geheimnis festgelegt, ohne es zu zeigen. Der Browser jedes Mitspielers hat eine eigene Zahl beigetragen. Jetzt liegt alles offen: Mit der Aufzeichnung kann jeder prüfen, dass nichts geändert wurde.
end-fair-told = Jemand an diesem Tisch kann den Startwert während der Partie gekannt haben. Prüfen lässt sich die Aufzeichnung trotzdem.
end-proof-proved = Dein Browser hat behalten, worauf sich der Server vor der Partie festgelegt hat, und selbst eine Zahl zum Startwert beigetragen. Beides stimmt: Niemand hat dieses Mischen ausgesucht.
end-proof-other = Vorsicht: Was der Server jetzt zeigt, ist nicht das, worauf er sich vor der Partie festgelegt hat. Jemand kann dieses Mischen ausgesucht haben.
end-proof-unknown = Dieser Browser war vor der Partie nicht am Tisch und kann das Mischen deshalb nicht beweisen. Wer von Anfang an dabei war, kann es mit dem Befehl unten.
end-seed = Startwert
end-commitment = Was ihn festlegte
end-verify = Nachprüfen mit
end-record = Aufzeichnung herunterladen
learn-lead = Du spielst eine echte Partie, allein gegen einen leichten Erzfeind. Kurze Hinweise stehen neben dem, was sie meinen. Du kannst sie jederzeit verlassen: Die Partie geht weiter.
learn-gems = Kristalle ausspielen und vom Aetherium bessere Karten erwerben
learn-spells = Zauber an Risse binden und im nächsten Zug wirken
learn-order = Die Reihenfolge beim Ablegen wählen: So ziehst du später
learn-nemesis = Sehen, was der Erzfeind vorhat, und ihm zuvorkommen
learn-begin = Erste Partie beginnen
learn-again = Zurück zur ersten Partie ({ $n } von { $of })
learn-read = Ich lese lieber
learn-table = Erste Partie
course-hint = Hinweis
course-next = Weiter
course-skip = Überspringen
course-try = Probier es
course-leave = Ohne Hinweise spielen
course-on = Weiterspielen
course-progress = { $n } von { $of } gelernt
course-done = Du weißt genug
course-done-text = Der Rest steht auf den Karten, und wenn etwas nicht geht, sagt die Seite, warum. Diese Partie geht weiter: Bring den Erzfeind zu Fall.
lesson-goal = Worum es geht
lesson-goal-text = Bringt den Erzfeind auf 0 Leben. Ihr verliert, wenn die Feste fällt oder alle Magier erschöpft sind.
lesson-tray = Hier entscheidest du
lesson-tray-text = Alles, was du jetzt tun darfst, steht hier. Dasselbe leuchtet auf dem Tisch: Klicke, wo du magst.
lesson-cast = Wirke deinen Zauber
lesson-cast-text = Zauber, die du in einem früheren Zug gebunden hast, kannst du jetzt wirken, am Anfang deines Zuges.
lesson-target = Wähle ein Ziel
lesson-target-text = Schaden trifft ein Ziel: den Erzfeind oder ein Monster, das dir sonst jede Runde zusetzt.
lesson-prep = Binde einen Zauber
lesson-prep-text = Zauber zu binden kostet nichts. Lege ihn an deinen aktiven Riss: Ab deinem nächsten Zug kannst du ihn wirken.
lesson-gem = Spiele einen Kristall aus
lesson-gem-text = Kristalle geben Aetherium, das Geld dieses Zuges. Spiele einen aus, am besten alle, bevor du etwas erwirbst.
lesson-aether = Aetherium
lesson-aether-text = So viel kannst du ausgeben. Was am Ende deines Zuges übrig ist, verfällt.
lesson-gain = Erwirb eine Karte
lesson-gain-text = Gib Aetherium für eine Karte aus den Vorräten aus. Sie kommt auf deinen Ablagestapel, du ziehst sie also bald. Zauber gewinnen Partien.
lesson-breach = Bündle einen Riss
lesson-breach-text = Mehr Risse fassen mehr Zauber. Bündeln dreht einen Riss: In diesem Zug nimmt er einen Zauber auf, und das Aktivieren wird billiger.
lesson-charge = Energie
lesson-charge-text = 2 Aetherium kaufen eine Energie. Sind alle Felder voll, kannst du die Spezialfähigkeit deines Magiers benutzen.
lesson-ability = Deine Spezialfähigkeit ist bereit
lesson-ability-text = Alle Energie-Felder sind voll. Wenn du die Fähigkeit benutzt, werden sie wieder leer.
lesson-back = Zurücknehmen
lesson-back-text = Anders überlegt? Solange nichts Verdecktes gesehen wurde, ist Zurücknehmen frei.
lesson-power = Ein Plan
lesson-power-text = In jedem Zug des Erzfeinds verliert er einen Zeitmarker; mit dem letzten tritt er ein. Viele lassen sich vorher verhindern, zum genannten Preis.
lesson-minion = Ein Monster
lesson-minion-text = Es handelt in jedem Zug des Erzfeinds, bis es kein Leben mehr hat. Deine Zauber können es statt des Erzfeinds treffen.
lesson-forecast = Vorhersage
lesson-forecast-text = Was geschieht, wenn der Erzfeind als Nächster dran ist, und wie wahrscheinlich das ist. Plane damit.
lesson-order = Auf die Reihenfolge kommt es an
lesson-order-text = Dein Deck wird nie gemischt. Was du zuerst ablegst, ziehst du zuerst: Lege zusammen, was du auf einer Hand haben willst.
lesson-turns = Wer als Nächster dran ist
lesson-turns-text = Nach jedem Zug wird eine Karte vom Reihenfolgedeck gezogen. Was hier liegt, war schon; was noch im Deck ist, kommt.
lesson-timeline = Deine nächsten Hände
lesson-timeline-text = Hier siehst du, was du ziehen wirst. Erworbene Karten und die Reihenfolge beim Ablegen zeigen sich sofort.
lesson-nemesis = Der Erzfeind war dran
lesson-nemesis-text = Zuerst seine Karten im Spiel, die älteste zuerst; dann zieht er eine neue. Was geschah, steht im Verlauf.
lesson-end = Beende deinen Zug
lesson-end-text = Ist nichts Nützliches mehr übrig, beende den Schritt. Danach legst du Ausgespieltes ab und ziehst auf fünf Karten nach.
lesson-rules = Nachschlagen
lesson-rules-text = Regeln und Tasten findest du beim Fragezeichen. Zeige auf eine Karte, um sie groß zu lesen.

## Der Tisch: Erzfeind, Vorräte, Entscheidung, Verlauf

part-tray = Entscheidung
part-rail = Entscheiden, was geschah, die anderen
nemesis-mat = Ganze Tafel
nemesis-no-cards = Keine Karten im Spiel
nemesis-resolving = Wird abgehandelt
nemesis-deck-tiers = Erzfeind-Stapel: { $n }. Level 1: { $one }, Level 2: { $two }, Level 3: { $three }. Als Nächstes: Level { $next }
nemesis-discard = Ablagestapel des Erzfeinds
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
swarm-life = Leben von jedem: { $life }
destroyed = Zerstörte Karten
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
gravehold-short = Feste
gravehold-life = Leben der Feste: { $life } von { $max }
forecast-badge = Im nächsten Erzfeind-Zug, wie es jetzt steht
forecast-in = im { $n }. Zug
forecast-later = In seinem nächsten Zug
forecast-no-cards = Keine Karte im Spiel bewirkt etwas.
forecast-unleash-now = SPEZIAL 1:
forecast-total = Insgesamt
forecast-calm = kein Leben geht verloren
forecast-doom = kann das Spiel beenden
turn-order-next = Nächste:
turn-order-sure = sicher
turn-order-empty = Danach wird gemischt
turn-order-token = { $token ->
    [wild] „Eure Wahl“
   *[other] Karte { $token }
}: { $who }
turn-order-nobody = noch niemand
supply-empty = Leer
tray-decide-all = Ihr entscheidet gemeinsam
tray-waiting = Warten auf { $who }
tray-group = { $group ->
    [play] Ausspielen
    [prep] Binden
    [gain] Erwerben
    [breach] Energie und Risse
    [ability] Fähigkeiten
   *[other] Anderes
}
back-free = frei
back-marks = Verdecktes wurde gesehen
back-vote = andere müssen zustimmen
marked-short = zurückgenommen
help = Tasten und Hilfe
help-digits = Die Antwort mit dieser Nummer geben
help-letters = Die Antwort mit diesem Buchstaben geben, wenn es mehr als neun sind
help-end = Den Schritt beenden oder nichts mehr wählen
help-arrows = Von Antwort zu Antwort; die Eingabetaste gibt sie
help-back = Zurücknehmen
help-redo = Zurückgenommenes wiederholen
help-suggest = Den anderen eine Antwort oder Karte zeigen
help-tab = Über den ganzen Tisch; die Eingabetaste antwortet auch dort
help-help = Diese Seite
help-look = Eine Karte wird groß gezeigt, wenn du darauf zeigst, sie fokussierst oder den Finger darauf hältst. Geht dort nichts, steht da, warum.
help-glow = Was leuchtet, kann angeklickt werden: Es ist dieselbe Antwort wie in der Liste.

# The table on a phone, and the way to the answers by keys
status = Der Tisch in Kürze
status-turn = Zug
sheets = Teile des Tisches
sheet-nemesis = Erzfeind
sheet-market = Vorräte
sheet-allies = Mitspieler
sheet-log = Verlauf
sheet-answers = { $n ->
    [one] 1 Antwort hier
   *[other] { $n } Antworten hier
}
sheet-unread = etwas Neues wurde gesagt
menu = Menü
tray-fold = Antworten einklappen
tray-unfold = { $n ->
    [one] 1 Antwort zeigen
   *[other] { $n } Antworten zeigen
}
skip-to-tray = Zu den Antworten

# Expeditionen
expedition = Expedition
landing-expedition-text = Mehrere Kämpfe als eine Geschichte
expedition-new = Neue Expedition
expedition-which = Welche Expedition
expedition-lead = Kampf um Kampf gegen stärkere Erzfeinde. Dazwischen gewinnt ihr Karten, Magier und Schätze und entscheidet, was ihr behaltet.
expedition-battles = { $n ->
    [one] 1 Kampf
   *[other] { $n } Kämpfe
}
expedition-most = bis zu { $n } Punkte
expedition-missing = Mit diesen Schachteln nicht spielbar. Es fehlen: { $what }.
expedition-pocket = Große Tasche
expedition-pocket-text = nichts wird verbannt
expedition-note = Allein oder mit anderen: Der Link steht auf der nächsten Seite. Alles bleibt gespeichert; weiter geht es an jedem anderen Tag.
expedition-begin = Expedition beginnen
expedition-next = Gewonnene Kämpfe: { $won } von { $of }. Als Nächstes: { $nemesis }.
expedition-points = von { $of } Punkten
expedition-tries = { $n ->
    [one] Kampf ausgetragen
   *[other] Kämpfe ausgetragen
}
expedition-path = Der Weg
expedition-unknown = Noch unbekannt
expedition-rating = Wertung { $n }
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
    [one] 1 aufgewertete allgemeine Karte ist im Deck des Erzfeinds.
   *[other] { $n } aufgewertete allgemeine Karten sind im Deck des Erzfeinds.
}
expedition-start = Kampf { $n } beginnen
expedition-start-alone = Du spielst alle diese Magier. Das Spiel beginnt sofort.
expedition-start-together = An seinem Tisch nehmen erst alle Platz.
expedition-go = Zum Kampf
expedition-going = Der Kampf läuft. Sein Ergebnis kommt hierher zurück.
expedition-over-won = Die Expedition ist gewonnen
expedition-over-lost = Die Expedition ist verloren
expedition-fights = Ausgetragene Kämpfe
expedition-back = Zurück zur Expedition
games-expedition = Kampf { $n } von { $of }, Punkte: { $score }
refused-expedition-none = Dieser Tisch ist keine Expedition.
refused-expedition-no-game = Die Spiele einer Expedition haben eigene Tische.
refused-expedition-bad = Diese Expedition ist hier nicht spielbar.
refused-expedition-not-asked = Die Expedition ging schon weiter; sieh noch einmal hin.
refused-expedition-choice = Das lässt sich nicht wählen.
refused-expedition-setup = Womit ein Kampf gespielt wird, folgt aus der Expedition.
refused-expedition-battle-over = Der Kampf ist vorbei, und sein Ergebnis zählt.
