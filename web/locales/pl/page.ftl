# Słowa strony, których serwer nigdy nie mówi.

## Wszędzie

title = Unshuffled
close = Zamknij
settings = Ustawienia
gallery = Karty
rules = Zasady
replay = Powtórka
begin = Rozpocznij
somebody = Gość
unofficial = Nieoficjalna, wolna wersja kooperacyjnej gry w budowanie talii. Nie zawiera ilustracji ani tekstów wydawcy; nazwy należą do ich właścicieli.
connecting = Łączenie …
fault-title = Coś się na tej stronie zepsuło
fault-text = Gra jest bezpieczna na serwerze.
fault-again = Wczytaj stronę ponownie
lost-title = Tu nic nie ma
lost-text = Pod tym adresem nie ma strony.
lost-table = Nie ma takiego stołu albo potrzebny jest jego aktualny link.
lost-home = Na stronę główną
refused = To się nie udało ({ $code }).
refused-table-stale = Przy stole coś się już zmieniło; spójrz jeszcze raz.
refused-answer-not-yours = O tym decyduje ktoś inny.
refused-answer-not-an-option = To nie jest już możliwe.
refused-client-offline = Nie ma połączenia.
wire-lost = Brak połączenia z serwerem. Trwa kolejna próba …
wire-kept = Twoja odpowiedź nie przepadnie.
release-leaving = Jest nowa wersja tej strony. Wczyta się sama, gdy tylko dotrze twoja ostatnia odpowiedź.
release-came = Ta strona została zaktualizowana do nowej wersji.
version-title = Ta strona nie pasuje do serwera
version-text = Mają różne wersje, a ponowne wczytanie strony nie pomogło. Spróbuj jeszcze raz za kilka minut; jeśli nic się nie zmieni, zwróć się do osoby, która prowadzi serwer.
other-version-title = Tej gry nie można tu otworzyć
refused-table-other-version = Tę grę utworzono z zawartością, której ten serwer nie ma; pozostaje zachowana bez zmian.
refused-table-other-rules = W tę grę grano według starszych zasad: można ją obejrzeć i grać dalej przy nowym stole.
old-rules = W tę grę grano według starszych zasad. Dzisiejsze różnią się od nich po kroku { $n }: do tego miejsca można ją obejrzeć i od niego grać dalej przy nowym stole.

## Strona główna i przygotowanie gry

landing-lead = Magowie wspólnie bronią miasta Gravehold. Talii nigdy się nie tasuje: w jakiej kolejności odrzucasz karty, w takiej je dobierzesz.
landing-alone = Graj samodzielnie
landing-together = Otwórz stół
your-name = Twoje imię
how-many-mages = Ilu magów?
random-mage = Dowolny mag
random-nemesis = Dowolne Nemezis
random-market = Dowolny rynek
choose-difficulty = Poziom trudności
make-table = Otwórz stół
lobby-title = Nowy stół
lobby-wait = Grę rozpoczyna gospodarz.
seat-free = wolne
seat-take = Usiądź tutaj
seat-leave = Wstań
link-play = Link do gry
link-watch = Link do oglądania

## Ustawienia

settings-language = Język
settings-theme = Kolory
settings-text-size = Wielkość tekstu
settings-card-size = Wielkość kart
settings-motion = Ruch
settings-plain-cards = Karty jako sam tekst
settings-sound = Dźwięki
theme-dark = ciemne
theme-light = jasne
theme-contrast = wysoki kontrast
size-small = mała
size-normal = zwykła
size-large = duża
size-largest = bardzo duża
motion-normal = zwykły
motion-fast = szybki
motion-off = wyłączony

## Części stołu

part-nemesis = Nemezis
part-market = Rynek
part-turn-order = Kolejność tur
part-mage = Mag
part-hand = Ręka
part-played = Zagrane
part-piles = Talia i karty odrzucone
part-log = Co się wydarzyło
part-talk = Rozmowa
gravehold = Gravehold
life = Życie
aether = eter
power-tokens = Żetony Mocy
turn = Tura { $n }
marked = cofnięto odkryte karty
exhausted = wyczerpanie
unknown-card = nieznana karta
breach = Brama
card-cost = Koszt w eterze: { $n }
nemesis-life = { $name }: życie { $life } z { $max }
track-at = { $name }: pole { $n } z { $of }
track-many = { $name }: { $steps }
swarm-count = { $name }: { $n }
mage-number = Gracz { $n }
mage-life = { $name }: życie { $life } z { $max }
mage-charges = Ładunki: { $n } z { $needed }
breach-closed = Brama { $numeral }: wzmocnienie { $focus }, otwarcie { $open }
breach-open = Brama { $numeral }: otwarta{ $bonus ->
    [0] { "" }
   *[other] , obrażenia +{ $bonus }
}
breach-none = Nie ma Bramy { $numeral }
pile-left = zostało: { $n }
deck-count = Talia { $n }
discard-count = Odrzucone { $n }
discard-pile = Stos kart odrzuconych
next-hands = Następne ręce, bez tasowania
turn-order-left = Jeszcze w talii
forecast-title = Jeśli następna jest tura Nemezis
forecast-chance = { $n } do { $of }

## Decyzje

tray-decides = Decyduje: { $who }
take-back = Cofnij
redo = Ponów
vote-yes = Zgoda
vote-no = Nie

## Rozmowa

talk-write = Powiedz coś
talk-note = { $what ->
    [Joined] { $name } jest przy stole.
    [Watching] { $name } ogląda.
    [TakenBack] { $name }: cofnięcie gry.
    [BackAsked] { $name } prosi o cofnięcie gry.
    [BackAgreed] { $name } się zgadza.
    [BackRefused] { $name } woli nie cofać.
    [Saved] { $name } zapisuje tę chwilę: { $saved }
    [SeatTaken] { $name } siada jako gracz { $n }.
    [SeatTakenOver] { $name } gra w zastępstwie: { $to }
    [SeatGiven] { $name } przekazuje miejsce: { $to }
    [SeatLeft] { $name } wstaje.
    [ChatOn] { $name } pozwala pisać swobodnie.
    [ChatOff] { $name } wyłącza swobodne pisanie.
    [LinksRenewed] { $name } zmienia linki: stare już nie działają.
    [SeedTold] { $name } ma grę jako tekst: ukryta kolejność może być znana.
   *[other] { $name }: { $what }
}
phrase-hello = Cześć!
phrase-thanks = Dzięki!
phrase-well-done = Dobra robota!
phrase-your-turn = Twoja tura.
phrase-wait = Chwileczkę.
phrase-save-charge = Zachowaj Ładunki.
phrase-hit-minion = Bijmy Poplecznika.
phrase-hit-nemesis = Bijmy Nemezis.
phrase-ready = Gotowe.
phrase-sorry = Przepraszam!

## Koniec

end-won = Zwycięstwo
end-lost = Porażka
end-again = Zagraj ponownie
end-look = Obejrzyj stół
replay-back = Krok wstecz
replay-on = Krok dalej
replay-at = Krok

## Plansza maga

mage-yours = Ty, gracz { $n }
charge-it = Ładunek
breach-focus = Wzmocnij
breach-open-it = Otwórz
breach-is-open = otwarta
breach-is-gone = zniszczona
breach-never = brak Bramy
breach-bonus = +{ $n } do obrażeń
spell-fresh = Przygotowane w tej turze: można je rzucić od następnej twojej tury.
spell-fresh-short = następna tura
spell-linked = { $name }, z Bramą { $numeral }
aether-count = { $n } { $n ->
    [one] eter
   *[other] eteru
} w tej turze
aether-bound = { $n } ograniczone
aether-only = Z tego { $n } tylko, aby { $uses }
aether-not = Z tego { $n } nie po to, aby { $uses }
aether-use-gain-gem = pozyskiwać Klejnoty
aether-use-gain-relic = pozyskiwać Artefakty
aether-use-gain-spell = pozyskiwać Zaklęcia
aether-use-charge = pozyskiwać Ładunki
aether-use-focus = wzmacniać Bramy
aether-use-open = otwierać Bramy
aether-use-other = robić coś innego
timeline-title = Następne ręce
hand-empty = Brak kart na ręce
hand-next = Po tej turze
hand-after-this = Po obecnej ręce
hand-then = Potem
hand-used = ręka zagrana
hand-kept = ręka zostaje
hands-none = Nie ma kart do dobrania.
deck-short = Talia
discard-short = Odrzucone
deck-look = Przejrzyj talię: { $n }
discard-look = Przejrzyj stos kart odrzuconych: { $n }
deck-title = Talia
deck-said = Od góry: karta 1 zostanie dobrana pierwsza.
deck-hidden = Na nieznanych miejscach, bez kolejności:
deck-turned = Stos kart odrzuconych zostaje odwrócony
decks-closed = Talie są zakryte: nikt nie widzi, co będzie dalej.
discard-said = Gdy talia jest pusta, stos zostaje odwrócony: karta 1 zostanie dobrana pierwsza. Ostatnia karta leży na wierzchu.
pile-empty = Brak kart
arrange-title = Kolejność stosu kart odrzuconych
arrange-hint = Przeciągnij: z lewej wraca pierwsza.
arrange-put = Odłóż tak
arrange-earlier = { $name }: wcześniej
arrange-later = { $name }: później
ally-open-named = Pokaż planszę w powiększeniu: { $name }
ally-back = Wróć

## Przygotowanie gry

setup-title = Nowa gra
setup-packs = Używane pudełka
setup-mages = Magowie
setup-mage-for = Mag dla gracza { $n }
setup-roll = Losuj
setup-roll-all = Losuj wszystko
setup-chance = Przypadek
setup-mage-chance = O tym, kto przyjdzie, zdecyduje los; okaże się to na początku gry.
setup-nemesis-chance = O tym, kto zaatakuje, zdecyduje los; okaże się to na początku gry.
setup-rating = Zagrożenie { $n } z { $of }
setup-life = życie: { $n }
setup-harder = Na tym poziomie trudności
setup-market-unseen = ujawnione na początku
setup-market-own = Własny wybór
setup-market-nine = dziewięć stosów
setup-market-pick = Wybierz rynek
setup-market-count = { $n } z { $of }
setup-market-done = Dziewięć stosów: rynek jest gotowy.
setup-market-left = Pozostało do wyboru: Klejnoty { $gems }, Artefakty { $relics }, Zaklęcia { $spells }
setup-market-clear = Wyczyść
setup-market-fill = Uzupełnij losowo
setup-market-take = Użyj tego rynku
kind-gem = Klejnot
kind-relic = Artefakt
kind-spell = Zaklęcie
kinds-gem = Klejnoty
kinds-relic = Artefakty
kinds-spell = Zaklęcia
setup-options = Trudność i zasady
setup-lives = Magowie: życie { $mages }, Gravehold: { $gravehold }, Nemezis: { $nemesis }.
setup-lives-harder = Trudniejsze Nemezis.
setup-edition = Instrukcja
edition-default = Zalecana
edition-default-note = Każda zasada w najnowszym brzmieniu.
edition-war-eternal-pl-fr = Wieczna Wojna (polska, francuska)
edition-base-cs = Aeon’s End (czeska)
edition-base-cs-note = Całkowicie obróconej Bramy nie można wzmocnić.
edition-outcasts-pl = Wygnańcy (polska)
edition-outcasts-pl-note = Karta „X” działa według żetonu; czterech graczy dzieli karty tury w parach.
edition-war-eternal-de = Wieczna Wojna (niemiecka)
edition-war-eternal-de-note = Losowe numery graczy, niemieckie wartości kart i zwycięstwo, gdy tylko skończy się talia Nemezis.
setup-share = Kopiuj jako link
setup-note = { $n ->
    [one] Jeden mag. Przy stole inni mogą patrzeć i rozmawiać.
   *[other] Magów: { $n }. Samodzielnie grasz wszystkimi; przy stole każde miejsce może zająć ktoś inny.
}
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
cancel = Anuluj
refused-setup-bad-code = Ten kod nie jest znanym tu przygotowaniem gry.
refused-table-bad-setup = Tak nie można grać: sprawdź magów i rynek.

## Ludzie przy stole

people = Ludzie
people-open = Ludzie, miejsca i linki
people-others = Bez miejsca
you = ty
host = Gospodarz
is-here = obecny
is-away = nieobecny
watches = ogląda
no-seat = jeszcze bez miejsca
you-watch = Oglądasz
you-no-seat = Nie masz miejsca
wait-you = Twoja kolej
wait-for = Czekamy: { $who }
wait-away = Czekamy: { $who } (brak)
wait-empty-seat = Decyduje puste miejsce: ktoś musi je zająć.
seat-take-over = Przejmij
seat-take-back = Odzyskaj miejsce
seat-give = Przekaż
seat-give-back = Zwróć: { $name }
seat-owed = przejęte od: { $name }; można je odzyskać w każdej chwili
seat-note = Kogo nie ma dłużej niż minutę, tego można zastąpić. Po powrocie odzyskuje miejsce.
refused-seat-taken = Ta osoba była tu przed chwilą. Miejsce można przejąć po minucie.
refused-table-watching = Kto ogląda, może patrzeć i rozmawiać.
refused-seat-empty = Jedno miejsce jest jeszcze wolne.
refused-table-not-the-host = O tym decyduje gospodarz.
refused-http-too-many = Za dużo naraz; spróbuj za chwilę.
rename = Zmień
chat-allowed = Można pisać swobodnie
invite = Zaproś
link-play-hint = Kto go otworzy, może zająć miejsce. Konto nie jest potrzebne.
link-watch-hint = Kto go otworzy, może patrzeć i rozmawiać.
links-renew = Nowe linki
links-renew-hint = Stare linki przestaną działać. Osoby przy stole zostaną.
links-renewed = Linki są nowe. Wyślij je tym, którzy mają jeszcze dołączyć.
link-qr = Kod QR linku do gry
link-qr-hint = Albo skieruj na kod aparat telefonu: stół otworzy się na nim.
link-only-here = Ten adres otwiera się tylko na tym komputerze. Aby inni mogli dołączyć ze swojego, uruchom serwer poleceniem:
lobby-free = Wolne miejsca: { $n }
lobby-full = Wszystkie miejsca zajęte: można zaczynać.
lobby-watching = Jesteś tu, żeby oglądać.
lobby-rest = Jedna osoba może grać kilkoma magami.
lobby-take-rest = Zajmij wszystkie wolne: { $n }
lobby-played = W co gramy
lobby-change = Zmień przygotowanie
lobby-change-take = Zastosuj
join-invited = Zaproszenie do stołu
join-against = Przeciwnik: { $nemesis }
join-there = Przy stole: { $who }.
join-nobody = Nikt jeszcze nie usiadł.
join-started = Gra już trwa.
join-go = Wejdź
join-note = Bez konta i bez instalacji.

## Wspólne cofanie

vote-title = Cofnąć grę?
vote-asks = { $name } prosi o cofnięcie gry. Kroki: { $n }
vote-yours = Prosisz o cofnięcie gry. Kroki: { $n }
vote-note = Od tego czasu odkryto zakryte karty, więc pytamy wszystkich siedzących, a gra zostaje oznaczona.
vote-withdraw = Wycofaj
mark-marked = Gra oznaczona: zakryte karty albo zakończenie były widoczne, a potem za zgodą wszystkich je cofnięto.
mark-seed-told = Gra oznaczona: ktoś mógł znać ukrytą kolejność kart w trakcie gry.

## Podpowiadanie

suggest = Zaproponuj
suggest-how = Wskaż odpowiedź lub kartę: prawy przycisk myszy, klawisz S albo ten przycisk i kliknięcie
suggest-click = Kliknij to, co proponujesz; Escape kończy.
suggest-told = { $name } proponuje: { $what }

## Rozmowa

talk-unread = nowe: { $n }
talk-phrases = Szybkie zwroty
talk-send = Wyślij
talk-off = Przy tym stole nie można pisać swobodnie.

## Chwile i zapisy

moments = Chwile
moment-name = Nazwij tę chwilę
moment-at = Krok { $n }
moment-save = Zapisz
moment-answers = Krok { $n }, { $ago ->
    [0] teraz
   *[other] kroków temu: { $ago }
}
moment-back = Wróć tam
moment-fork = Nowy stół od tej chwili
moments-none = Żadna chwila nie ma jeszcze nazwy. Do nazwanej można wrócić albo grać od niej dalej przy nowym stole.
moment-fork-now = Graj dalej przy nowym stole
moment-fork-note = Ten stół zostaje bez zmian. Jeśli grają tu inni, zakryte karty zostaną tam rozdane od nowa.
moment-fork-same = Ten stół zostaje bez zmian; nowy ma te same zakryte karty.
record = Gra jako tekst
record-note = Zawiera wszystkie odpowiedzi i ziarno: po zakończeniu dla każdego, wcześniej tylko dla grających samodzielnie.
record-download = Pobierz
refused-record-seed-secret = Tekst zdradziłby zakryte karty. Będzie dostępny po zakończeniu gry.
refused-record-dealt-anew = Przy tym stole karty rozdano od nowa; nie ma tekstu.
refused-record-bad = To nie jest gra, którą można tu odtworzyć.

## Własne gry i konto

games = Moje gry
games-none = Nie ma jeszcze gier. Pojawią się tu te, w które grasz w tej przeglądarce.
games-waiting = Czekają na ciebie
games-going = W toku
games-over = Zakończone
games-more = Starsze
games-your-turn = twoja kolej
games-not-begun = nierozpoczęta
games-story = Przebieg
import = Wczytaj grę
import-note = Gra zapisana jako tekst trwa dalej przy nowym stole.
import-text = Tekst gry
import-file = Wybierz plik
import-go = Otwórz
account = Konto
account-guest = Grasz jako gość i nic więcej nie trzeba. Z kontem znajdziesz swoje gry na każdym urządzeniu.
account-make = Nowe konto
account-make-go = Utwórz konto
account-log-in = Zaloguj się
account-log-out = Wyloguj się
account-log-out-all = Wyloguj wszędzie
account-name = Nazwa
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-password-set = Hasło zmienione; inne sesje zakończono.
account-adopt = Zabierz gry tego gościa: { $n }
account-passkey = Klucz dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-remove = Usuń klucz dostępu { $label }
account-known = Zalogowane urządzenia: { $n }
account-ways = Klucze, hasło, usunięcie
account-delete = Usuń konto
account-delete-sure = Usuń na dobre. Moje miejsca zostaną: nikt już nie będzie mną.
refused-account-wrong = Nie ma konta o tej nazwie i haśle ani z tym kluczem.
refused-account-name-taken = Ta nazwa jest już zajęta.
refused-account-bad-name = Nazwa ma od 2 do 40 znaków, w tym literę lub cyfrę.
refused-account-bad-password = Hasło ma od 8 do 200 znaków.
refused-account-log-in-again = Najpierw wyloguj się i zaloguj ponownie.
refused-account-no-passkeys = Klucze dostępu nie działają pod tym adresem.
refused-account-bad-passkey = Klucz dostępu nie został przyjęty; spróbuj ponownie.
refused-account-last-way-in = Nic innego nie otwiera konta: najpierw dodaj inny sposób.

## Więcej ustawień

settings-heard = Dźwięki i powiadomienia
settings-chime = Cichy dźwięk, gdy jest twoja kolej, a strona jest w tle
settings-notices = Wtedy także powiadomienie systemowe
settings-reset = Przywróć domyślne

## Cards, rules, end, replay and the first game

site-nav = Strony
site-play = Graj
landing-alone-text = Od jednego do czterech magów, jeden ekran
landing-learn = Naucz się grać
landing-learn-text = W dziesięć minut, w prawdziwej rozgrywce
landing-together-text = Link dla maksymalnie czterech graczy
landing-why = Co ten stół robi dla ciebie
landing-order = Talii się nie tasuje
landing-order-text = To ty wybierasz kolejność odrzucania kart. Strona pokazuje, jakie ręce z tego wynikną.
landing-forecast = Nemezis przewidziane
landing-forecast-text = Jaka jest szansa, że ruszy jako następne, i co wtedy zrobią jego Poplecznicy i Moce, i komu.
landing-back = Cofanie bez przeszkód
landing-back-text = Wszystko można cofnąć, dopóki nie odkryto niczego zakrytego. Co jest niemożliwe, mówi dlaczego.
landing-fair = Uczciwie i do sprawdzenia
landing-fair-text = Bez konta, bez reklam. Po grze każdy może sprawdzić tasowanie.
landing-source = Kod źródłowy
learn-short = Nauka
landing-games-title = Twoje rozgrywki
landing-games-more = Pokaż więcej
landing-games-state = { $state ->
    [waiting] Twoja decyzja
    [open] Jeszcze nierozpoczęta
    [won] Zwycięstwo
    [lost] Porażka
   *[going] Trwa
}
gallery-count = { $n ->
    [one] znaleziono { $n }
   *[other] znaleziono { $n }
}
gallery-search = Nazwa lub tekst, także po angielsku
gallery-kind = Rodzaj
gallery-kind-of = { $kind ->
    [gem] Klejnoty
    [relic] Artefakty
    [spell] Zaklęcia
    [mage] Magowie
    [nemesis] Nemezis
    [foe] Karty Nemezis
   *[all] Wszystko
}
gallery-pack = Pudełko
gallery-cost = Koszt
gallery-whose = Czyje
gallery-any = dowolne
gallery-market = Rynek
gallery-basic = Każde Nemezis
gallery-none = Nic nie pasuje.
gallery-reset = Wyczyść
gallery-nemesis-type = Nemezis · życie { $life } · trudność { $n }
look-nav = Od karty do karty
look-back = Poprzednia
look-on = Następna
look-at = { $n } z { $of }
look-also = Także po
look-english = Po angielsku
look-of = Należy do
look-starts = W początkowej talii
look-all-mages = każdego maga
look-markets = W zestawach rynku
look-first = Karty początkowe
look-own = Własne karty
rules-lead = Cała gra w skrócie, naszymi słowami. Przy stole do wyboru są zawsze tylko odpowiedzi zgodne z zasadami.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-none = Nic nie znaleziono.
rules-see = Zobacz też
rules-clauses = Punkty zasad:
rules-page = Ta strona
rules-help = Jak pomaga strona
rules-keys = Klawisze
rules-chapter = { $chapter ->
    [basics] Gra
    [turn] Twoja tura
    [nemesis] Nemezis
    [words] Słowa na kartach
   *[more] Inne
}
aid-tray = Wszystkie odpowiedzi w jednym miejscu
aid-tray-text = Panel mówi, kto decyduje, i wymienia każdą dozwoloną odpowiedź. Te same odpowiedzi świecą na stole.
aid-why = Dlaczego nie?
aid-why-text = Wskaż coś, czego teraz nie można zrobić, albo przejdź tam klawiszem: strona powie, czego brakuje.
aid-forecast = Prognoza
aid-forecast-text = Obok Nemezis: szansa, że ruszy jako następne, i co wtedy zrobią jego karty w grze, w liczbach.
aid-timeline = Twoje następne ręce
aid-timeline-text = Talii się nie tasuje, więc strona pokazuje, co dobierzesz i jak zmienia to kolejność odrzucania.
aid-back = Cofanie
aid-back-text = Bez przeszkód, dopóki nie odkryto niczego zakrytego; potem muszą zgodzić się wszyscy przy stole, a gra zostaje oznaczona.
aid-sum = Skąd biorą się liczby
aid-sum-text = Zanim padną obrażenia, widać ich rachunek: karta, Brama i wszystko, co dochodzi.
aid-suggest = Podpowiedzi
aid-suggest-text = Pokaż innym odpowiedź lub kartę. Zaświeci się u nich i do niczego nie zobowiązuje.
aid-replay = Powtórka
aid-replay-text = Każdą grę można obejrzeć krok po kroku i z każdego kroku zagrać dalej inaczej.
keys-where = { $where ->
    [replay] W powtórce
    [cards] Przy oglądaniu karty
   *[table] Przy stole
}
keys-space = Spacja
keys-play = Odtwarzaj lub zatrzymaj
keys-step = O krok wstecz lub dalej
keys-turn = O turę wstecz lub dalej
keys-ends = Na początek lub na koniec
keys-look = Poprzednia lub następna karta
replay-loading = Pobieranie gry …
replay-step = Krok { $n } z { $of }
replay-going = gra trwa
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-turn = Tura
replay-turn-back = O turę wstecz
replay-turn-on = O turę dalej
replay-setup = Początek
replay-fork = Graj dalej od tego miejsca
replay-fork-text = Nowy stół w takim stanie, w jakim był ten
replay-share = Skopiuj link do tego kroku
replay-shared = Link skopiowany.
replay-table = Do stołu
end-report = Podsumowanie
end-going = Jeszcze nierozstrzygnięte
end-against = Przeciwnik: { $nemesis }
end-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
}
end-answers = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
}
end-life = życie: { $n } z { $of }
end-ways = Co dalej
end-other = Ten sam rynek, inne Nemezis
end-share = Skopiuj link
end-curves = Życie w czasie gry
end-curve-sides = Nemezis i Gravehold
end-curve-mages = Magowie
end-axis = tura
end-foe-turns = tury Nemezis
end-whose = Czyja
end-table = To samo w tabeli
end-damage = Obrażenia i ich źródła
end-no-damage = Nie zadano obrażeń.
end-times = { $n }×
end-all = Pokaż wszystkie ({ $n })
end-mages = Magowie
end-dealt = Zadane obrażenia
end-suffered = Otrzymane obrażenia
end-cast = Aktywowane Zaklęcia
end-opened = Otwarte Bramy
end-focused = Wzmocnienia Bram
end-abilities = Użycia zdolności
end-gained = { $n ->
    [0] Nie pozyskano kart
    [one] Pozyskano { $n } kartę
    [few] Pozyskano { $n } karty
   *[other] Pozyskano { $n } kart
}
end-facts = Warto zapamiętać
end-foe-turn-count = Tury Nemezis
end-unleashed = Wyzwolenia Nemezis
end-slain = Usunięci Poplecznicy i Moce
end-city-suffered = Obrażenia Gravehold
end-foe-life = Życie Nemezis na końcu
end-hardest = Najmocniejszy cios
end-longest = Najdłuższa tura
end-longest-text = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
} · tura { $turn } ({ $mage })
end-fair = Tasowanie można sprawdzić
end-fair-text = Zanim ktokolwiek usiadł do stołu, serwer związał się tajną wartością, nie pokazując jej. Przeglądarka każdego gracza dodała własną liczbę. Teraz wszystko jest jawne: mając zapis gry, każdy może sprawdzić, że niczego nie zmieniono.
end-fair-told = Ktoś przy tym stole mógł znać ziarno w trakcie gry. Zapis i tak można sprawdzić.
end-proof-proved = Twoja przeglądarka zapamiętała zobowiązanie serwera sprzed gry i sama dodała liczbę do ziarna. Wszystko się zgadza: nikt nie wybrał tego tasowania.
end-proof-other = Uwaga: to, co serwer pokazuje teraz, nie jest tym, do czego zobowiązał się przed grą. Ktoś mógł wybrać to tasowanie.
end-proof-unknown = Ta przeglądarka nie widziała stołu przed grą, więc nie może udowodnić tasowania. Może to zrobić ktoś, kto był od początku, poleceniem poniżej.
end-seed = Ziarno
end-commitment = Zobowiązanie
end-verify = Sprawdź poleceniem
end-record = Pobierz zapis gry
learn-lead = Grasz prawdziwą partię, w pojedynkę przeciw łatwemu Nemezis. Krótkie wskazówki pojawiają się obok tego, o czym mówią. Możesz je wyłączyć w każdej chwili: gra toczy się dalej.
learn-gems = Zagrywaj Klejnoty i za eter pozyskuj lepsze karty
learn-spells = Przygotowuj Zaklęcia na Bramach i aktywuj je w następnej turze
learn-order = Wybieraj kolejność odrzucania: w takiej dobierzesz karty
learn-nemesis = Sprawdzaj, co szykuje Nemezis, i ubiegaj je
learn-begin = Rozpocznij pierwszą grę
learn-again = Wróć do pierwszej gry ({ $n } z { $of })
learn-read = Wolę poczytać
learn-table = Pierwsza gra
course-hint = Wskazówka
course-next = Dalej
course-skip = Pomiń
course-try = Spróbuj
course-leave = Wyłącz wskazówki
course-on = Graj dalej
course-progress = poznano { $n } z { $of }
course-done = Wiesz już dość
course-done-text = Resztę mówią karty, a gdy czegoś nie można zrobić, strona mówi dlaczego. Ta gra toczy się dalej: pokonaj Nemezis.
lesson-goal = O co chodzi
lesson-goal-text = Sprowadź życie Nemezis do 0. Przegrywasz, gdy upadnie Gravehold albo wszyscy magowie będą wyczerpani.
lesson-tray = Tu decydujesz
lesson-tray-text = Tu jest wszystko, co możesz teraz zrobić. To samo świeci na stole: klikaj, gdzie wolisz.
lesson-cast = Aktywuj Zaklęcie
lesson-cast-text = Zaklęcia przygotowane we wcześniejszej turze możesz aktywować teraz, na początku swojej tury.
lesson-target = Wybierz cel
lesson-target-text = Obrażenia mają jeden cel: Nemezis albo Poplecznika, który szkodziłby ci co turę.
lesson-prep = Przygotuj Zaklęcie
lesson-prep-text = Przygotowanie nic nie kosztuje. Połóż Zaklęcie na otwartej Bramie: od następnej tury możesz je aktywować.
lesson-gem = Zagraj Klejnot
lesson-gem-text = Klejnoty dają eter, czyli pieniądze na tę turę. Zagraj jeden, a najlepiej wszystkie, zanim coś pozyskasz.
lesson-aether = Eter
lesson-aether-text = Tyle możesz wydać. Co zostanie na końcu tury, przepada.
lesson-gain = Pozyskaj kartę
lesson-gain-text = Wydaj eter na kartę z rynku. Trafia na stos kart odrzuconych, więc wkrótce ją dobierzesz. Gry wygrywa się Zaklęciami.
lesson-breach = Wzmocnij Bramę
lesson-breach-text = Więcej Bram to więcej Zaklęć. Wzmocnienie obraca Bramę: w tej turze przyjmie Zaklęcie, a jej otwarcie będzie tańsze.
lesson-charge = Ładunki
lesson-charge-text = Za 2 eteru pozyskasz Ładunek. Gdy masz komplet, możesz użyć zdolności swojego maga.
lesson-ability = Zdolność jest gotowa
lesson-ability-text = Masz komplet Ładunków. Użycie zdolności zabiera je wszystkie.
lesson-back = Cofanie
lesson-back-text = Zmiana zdania? Dopóki nie odkryto niczego zakrytego, cofasz bez przeszkód.
lesson-power = Moc
lesson-power-text = W każdej turze Nemezis traci żeton; z ostatnim zaczyna działać. Wiele Mocy można wcześniej odrzucić za podaną cenę.
lesson-minion = Poplecznik
lesson-minion-text = Działa w każdej turze Nemezis, dopóki ma życie. Twoje Zaklęcia mogą trafić jego zamiast Nemezis.
lesson-forecast = Prognoza
lesson-forecast-text = Co się stanie, jeśli następna będzie tura Nemezis, i jaka jest na to szansa. Weź to pod uwagę.
lesson-order = Kolejność ma znaczenie
lesson-order-text = Talii nigdy się nie tasuje. Co odrzucisz pierwsze, to pierwsze dobierzesz: kładź razem karty, które chcesz mieć razem na ręce.
lesson-turns = Kto następny
lesson-turns-text = Po każdej turze odkrywa się kartę z talii tur. Co leży tutaj, już było; co zostało w talii, dopiero będzie.
lesson-timeline = Twoje następne ręce
lesson-timeline-text = Tu widzisz, co dobierzesz. Pozyskane karty i kolejność odrzucania widać od razu.
lesson-nemesis = Tura Nemezis
lesson-nemesis-text = Najpierw działają jego karty w grze, od najstarszej; potem dobiera nową. Co się stało, mówi dziennik.
lesson-end = Zakończ turę
lesson-end-text = Gdy nie ma już nic pożytecznego, zakończ fazę. Odrzucisz zagrane karty i dobierzesz do pięciu.
lesson-rules = Gdzie szukać
lesson-rules-text = Zasady i klawisze są pod znakiem zapytania. Wskaż kartę, aby przeczytać ją w powiększeniu.

## Stół: Nemezis, rynek, decyzja, przebieg

part-tray = Decyzja
part-rail = Decyzja, przebieg gry, pozostali
nemesis-mat = Cała plansza
nemesis-no-cards = Brak kart w grze
nemesis-resolving = Rozpatrywana
nemesis-deck-tiers = Talia Nemezis: { $n }. Rząd 1: { $one }, rząd 2: { $two }, rząd 3: { $three }. Następna: rząd { $next }
nemesis-discard = Odrzucone karty Nemezis
nemesis-open-pile = Cały stos, od karty na wierzchu
foe-life = Życie { $life } z { $max }
foe-tokens = Żetony Mocy: { $n }
foe-silenced = Raz pauzuje
foe-covered = Jeszcze nieodwrócona
foe-turned = Odwrócona
shield-left = Zapobiega następnym obrażeniom ({ $n })
lasting-treasure = Skarb
lasting-in-front = przed graczem
waiting-end-of-turn = do końca tury
waiting-your-next-turn = do twojej następnej tury
waiting-end-of-game = do końca gry
swarm-life = Życie każdej: { $life }
destroyed = Zniszczone karty
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
gravehold-short = Gravehold
gravehold-life = Życie Gravehold: { $life } z { $max }
forecast-badge = W następnej turze Nemezis, jak jest teraz
forecast-in = { $n ->
    [few] za { $n } tury
   *[other] za { $n } tur
}
forecast-later = W jego następnej turze
forecast-no-cards = Żadna karta w grze nic nie robi.
forecast-unleash-now = Wyzwolenie:
forecast-total = Razem
forecast-calm = bez utraty życia
forecast-doom = może zakończyć grę
turn-order-next = Następna:
turn-order-sure = na pewno
turn-order-empty = Potem tasowanie
turn-order-token = { $token ->
    [wild] Dowolny gracz
   *[other] Karta { $token }
}: { $who }
turn-order-nobody = jeszcze nikt
supply-empty = Pusty
tray-decide-all = Decydujecie wspólnie
tray-waiting = Czekamy na: { $who }
tray-group = { $group ->
    [play] Zagraj
    [prep] Przygotuj
    [gain] Pozyskaj
    [breach] Ładunek i Bramy
    [ability] Zdolności
   *[other] Inne
}
back-free = swobodnie
back-marks = odkryto zakryte karty
back-vote = potrzebna zgoda innych
marked-short = cofnięto
help = Klawisze i pomoc
help-digits = Wybierz odpowiedź o tym numerze
help-letters = Wybierz odpowiedź z tą literą, gdy jest ich więcej niż dziewięć
help-end = Zakończ fazę lub wybieranie
help-arrows = Od odpowiedzi do odpowiedzi; Enter ją wybiera
help-back = Cofnij
help-redo = Ponów to, co cofnięto
help-suggest = Wskaż innym odpowiedź lub kartę
help-tab = Po całym stole; Enter odpowiada także tam
help-help = Ta strona
help-look = Karta pokazuje się w dużym formacie po najechaniu, wybraniu lub przytrzymaniu palcem. Gdy nic nie można zrobić, podaje powód.
help-glow = To, co świeci, można kliknąć: to ta sama odpowiedź co na liście.

# The table on a phone, and the way to the answers by keys
status = Stół w skrócie
status-turn = Tura
sheets = Części stołu
sheet-nemesis = Nemezis
sheet-market = Rynek
sheet-allies = Sojusznicy
sheet-log = Przebieg
sheet-answers = { $n ->
    [one] { $n } odpowiedź tutaj
    [few] { $n } odpowiedzi tutaj
   *[other] { $n } odpowiedzi tutaj
}
sheet-unread = ktoś coś napisał
menu = Menu
tray-fold = Zwiń odpowiedzi
tray-unfold = { $n ->
    [one] Pokaż { $n } odpowiedź
   *[other] Pokaż { $n } odpowiedzi
}
skip-to-tray = Do odpowiedzi

# Ekspedycje
expedition = Ekspedycja
landing-expedition-text = Kilka bitew jako jedna historia
expedition-new = Nowa ekspedycja
expedition-which = Która ekspedycja
expedition-lead = Bitwa za bitwą z coraz silniejszymi Nemezis. Pomiędzy nimi zdobywacie karty, Magów i Skarby i decydujecie, co zatrzymać.
expedition-battles = { $n ->
    [one] 1 bitwa
    [few] { $n } bitwy
   *[many] { $n } bitew
}
expedition-most = punkty: do { $n }
expedition-missing = Z tymi pudełkami nie można jej rozegrać. Brakuje: { $what }.
expedition-pocket = Duża kieszeń
expedition-pocket-text = nic nie jest wykluczane
expedition-note = Sam lub z innymi: link jest na następnej stronie. Wszystko zostaje zapisane; możesz wrócić innego dnia.
expedition-begin = Rozpocznij ekspedycję
expedition-next = Wygrane bitwy: { $won } z { $of }. Dalej: { $nemesis }.
expedition-points = z { $of } punktów
expedition-tries = { $n ->
    [one] stoczona bitwa
    [few] stoczone bitwy
   *[many] stoczonych bitew
}
expedition-path = Droga
expedition-unknown = Jeszcze nieznane
expedition-rating = Ranga { $n }
expedition-won-on = { $n ->
    [1] Wygrana w pierwszej próbie
    [2] Wygrana w drugiej próbie
    [3] Wygrana w trzeciej próbie
   *[other] Wygrana w próbie { $n }
}
expedition-lost-try = Próba { $n } przegrana
expedition-worth = Próba { $try }: wygrana daje { $n }
expedition-later = Jeszcze przed wami
expedition-won-from = Zdobyte w bitwie: { $nemesis }
expedition-new-things = Nowe przed kolejną próbą: { $nemesis }
expedition-barracks = Koszary
expedition-treasures = Skarby
expedition-banished = Wykluczone
expedition-fresh = Nowe
expedition-watching = Oglądasz: wybierają gracze.
expedition-market-title = Wybierz dziewięć stosów rynku
expedition-market-text = Karty w Koszarach: { $n }. Pominięte zostaną wykluczone na stałe.
expedition-market-pocket = Karty w Koszarach: { $n }. Pominięte zostaną tam.
expedition-market-left = Pozostało do wyboru:
expedition-in-market = Na rynku
expedition-goes = Do wykluczenia
expedition-stays = Zostaje
expedition-pick = Wybierz
expedition-mages-title = Kto walczy?
expedition-mages-text = Od jednego do { $n } Magów z Koszar. Jedna osoba może grać kilkoma.
expedition-mages-chosen = { $n ->
    [one] 1 Mag rusza do bitwy
    [few] { $n } Magów rusza do bitwy
   *[many] { $n } Magów rusza do bitwy
}
expedition-mages-none = Wybierz co najmniej jednego Maga
expedition-mages-take = Ci walczą
expedition-treasures-title = Które Skarby zabieracie?
expedition-treasures-text = Nikt nie musi żadnego brać. Po bitwie wszystkie wracają do Koszar.
expedition-treasures-chosen = { $n ->
    [0] Bez Skarbów
   *[other] Zabrane Skarby: { $n }
}
expedition-treasures-take = Ruszaj z nimi
expedition-level-1 = Poziom 1 · po jednym dla Maga
expedition-level-2 = Poziom 2 · jeden dla wszystkich
expedition-level-3 = Poziom 3 · po jednym dla Maga
expedition-for-all = Dla wszystkich
expedition-for = { $treasure }: { $mage }
expedition-reward-title = Bitwa przegrana
expedition-reward-text = Wybierz coś nowego przed kolejną próbą. Przeciwnik pozostaje ten sam ({ $nemesis }); wygrana da wtedy { $n }.
expedition-path-title = Dokąd?
expedition-path-text = Tu droga się rozdziela.
expedition-battle = Bitwa { $n } · próba { $try }
expedition-upgraded = Ulepszone karty Podstawowe w talii Nemezis: { $n }.
expedition-start = Rozpocznij bitwę { $n }
expedition-start-alone = Grasz wszystkimi tymi Magami. Gra rozpocznie się od razu.
expedition-start-together = Przy jej stole każdy najpierw zajmuje miejsce.
expedition-go = Do bitwy
expedition-going = Bitwa trwa. Jej wynik trafi tutaj.
expedition-over-won = Ekspedycja wygrana
expedition-over-lost = Ekspedycja przegrana
expedition-fights = Stoczone bitwy
expedition-back = Wróć do ekspedycji
games-expedition = bitwa { $n } z { $of }, punkty: { $score }
refused-expedition-none = Ten stół nie jest ekspedycją.
refused-expedition-no-game = Gry ekspedycji mają własne stoły.
refused-expedition-bad = Tej ekspedycji nie można tu rozegrać.
refused-expedition-not-asked = Ekspedycja poszła już dalej; spójrz jeszcze raz.
refused-expedition-choice = Tego nie można wybrać.
refused-expedition-setup = Czym gra się bitwę, wynika z ekspedycji.
refused-expedition-battle-over = Bitwa się skończyła, a jej wynik się liczy.
