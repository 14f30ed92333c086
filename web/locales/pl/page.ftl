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
unofficial = Nieoficjalna, bezpłatna wersja kooperacyjnej gry karcianej z budowaniem talii. Nie zawiera ilustracji ani tekstów wydawcy; prawa do nazw należą do ich właścicieli.
connecting = Łączenie…
fault-title = Na tej stronie wystąpił błąd
fault-text = Gra jest bezpieczna na serwerze.
fault-again = Wczytaj stronę ponownie
lost-title = Nie znaleziono strony
lost-text = Pod tym adresem nie ma strony.
lost-table = Nie ma takiego stołu albo wejście wymaga jego aktualnego linku.
lost-expedition-title = Jesteś tylko przy tej bitwie
lost-expedition = Bitwa należy do ekspedycji. Aby ją zobaczyć, potrzebujesz jej własnego linku: poproś o niego kogoś z graczy.
lost-expedition-back = Wróć do bitwy
lost-home = Wróć na stronę główną
refused = To niemożliwe ({ $code }).
refused-table-stale = Gra poszła już dalej; sprawdź, co się zmieniło.
refused-answer-not-yours = O tym decyduje ktoś inny.
refused-answer-not-an-option = To nie jest już możliwe.
refused-client-offline = Brak połączenia.
wire-lost = Brak połączenia z serwerem. Trwa kolejna próba…
wire-kept = Twoja odpowiedź nie przepadnie.
wire-slow = Serwer odpowiada z opóźnieniem. Twoja odpowiedź jest w drodze.
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
landing-alone = Graj w pojedynkę
landing-together = Utwórz stół
your-name = Twoje imię
how-many-mages = Ilu Magów?
random-mage = Losowy Mag
random-nemesis = Losowe Nemezis
random-market = Losowy rynek
choose-difficulty = Poziom trudności
make-table = Utwórz stół
lobby-title = Nowy stół
lobby-wait = Grę rozpoczyna gospodarz.
seat-free = wolne
seat-take = Zajmij miejsce
seat-leave = Zwolnij miejsce
link-play = Link do gry
link-watch = Link do oglądania

## Ustawienia

settings-language = Język
settings-theme = Kolory
settings-text-size = Wielkość tekstu
settings-card-size = Wielkość kart
settings-motion = Animacje
settings-plain-cards = Karty jako sam tekst
settings-sound = Dźwięki
theme-dark = ciemne
theme-light = jasne
theme-contrast = wysoki kontrast
size-small = mała
size-normal = zwykła
size-large = duża
size-largest = bardzo duża
motion-normal = zwykłe
motion-fast = szybkie
motion-off = natychmiastowe

## Części stołu

part-nemesis = Nemezis
part-market = Rynek
part-turn-order = Kolejność tur
part-mage = Mag
part-hand = Ręka
part-played = Zagrane
part-piles = Talia i karty odrzucone
part-log = Przebieg gry
part-talk = Czat
gravehold = Gravehold
life = Życie
aether = eter
power-tokens = Żetony Mocy
turn = Tura { $n }
marked = cofnięto grę po odkryciu kart
exhausted = wyczerpanie
unknown-card = nieznana karta
breach = Brama
card-cost = Koszt w eterze: { $n }
nemesis-life = { $name }: życie { $life } z { $max }
track-at = { $name }: pole { $n } z { $of }
track-many = { $name }: { $steps }
track-gone = { $name }: odrzucony żeton
track-step = { $name }, pole { $step }: { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
mage-space = { $name }, pole { $n }{ $here ->
    [yes] {" "}· tu leży żeton
   *[no] {""}
}
space-empty = puste
foe-number = Leży na niej żeton kolejności gracza { $n } ({ $name })
pile-tokens = { $name } na tym stosie: { $n }
pile-treasure = Skarb przy tym stosie: { $name }
treasures-shared = Skarby wszystkich graczy
side-deck-says = Te karty leżą odkryte obok stołu. Karta mówi, kiedy gracz pozyskuje jedną z nich.
side-deck-left = zostało { $n } z { $of }
swarm-count = { $name }: { $n }
mage-number = Gracz { $n }
mage-life = { $name }: życie { $life } z { $max }
mage-charges = Ładunki: { $n } z { $needed }
breach-closed = Brama { $numeral }: wzmocnienie { $focus }, otwarcie { $open }
breach-open = Brama { $numeral }: otwarta{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } do obrażeń
}
breach-none = Nie ma Bramy { $numeral }
pile-left = zostało: { $n }
deck-count = Talia { $n }
discard-count = Odrzucone { $n }
discard-pile = Stos kart odrzuconych
next-hands = Następne ręce, bez tasowania
turn-order-left = Jeszcze w talii
forecast-title = Jeśli następna będzie tura Nemezis
forecast-chance = { $n } na { $of }

## Decyzje

tray-decides = Decyduje: { $who }
take-back = Cofnij
redo = Ponów
vote-yes = Zgoda
vote-no = Nie

## Rozmowa

talk-write = Napisz coś
talk-note = { $what ->
    [Joined] { $name } jest przy stole.
    [Watching] { $name } ogląda.
    [TakenBack] { $name } cofa grę.
    [BackAsked] { $name } prosi o cofnięcie gry.
    [BackAgreed] { $name } się zgadza.
    [BackRefused] { $name } woli nie cofać.
    [Saved] { $name } zapisuje tę chwilę: { $saved }
    [SeatTaken] { $name } siada jako gracz { $n }.
    [SeatTakenOver] { $name } zastępuje gracza „{ $to }”.
    [SeatGiven] { $name } przekazuje miejsce graczowi „{ $to }”.
    [SeatLeft] { $name } wstaje.
    [ChatOn] { $name } pozwala pisać własne wiadomości.
    [ChatOff] { $name } wyłącza własne wiadomości.
    [LinksRenewed] { $name } zmienia linki: stare już nie działają.
    [AdvanceSet] { $name } zmienia to, o czym decyduje z góry.
    [AnsweredInAdvance] { $name }: to była decyzja z góry.
    [SeedTold] { $name } ma zapis gry: ukryta kolejność może być znana.
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

## Arkusz Maga

mage-yours = Ty, gracz { $n }
charge-it = Ładunek
breach-focus = Wzmocnij
breach-open-it = Otwórz
breach-is-open = otwarta
breach-is-gone = zniszczona
breach-never = brak Bramy
breach-bonus = +{ $n } do obrażeń
spell-fresh = Przygotowane w tej turze: można je aktywować od twojej następnej tury.
spell-fresh-short = następna tura
spell-linked = { $name } (także Brama { $numeral })
aether-count = { $n } { $n ->
    [one] eter
   *[other] eteru
} w tej turze
aether-bound = { $n } z ograniczeniem
aether-only = Z tego { $n } tylko na { $uses }
aether-not = Z tego { $n } nie na { $uses }
aether-use-gain-gem = pozyskiwanie Klejnotów
aether-use-gain-relic = pozyskiwanie Artefaktów
aether-use-gain-spell = pozyskiwanie Zaklęć
aether-use-charge = pozyskiwanie Ładunków
aether-use-focus = wzmacnianie Bram
aether-use-open = otwieranie Bram
aether-use-other = inne cele
aether-more = +{ $n } na ręce
aether-in-hand = Niezagrane Klejnoty dałyby jeszcze { $n }
timeline-title = Następne ręce
hand-empty = Brak kart na ręce
hand-next = Po tej turze
hand-after-this = Po obecnej ręce
hand-then = Potem
hand-used = jeśli zagram rękę
hand-kept = jeśli ją zatrzymam
hands-none = Nie ma kart do dobrania.
deck-short = Talia
discard-short = Odrzucone
deck-look = Przejrzyj talię: { $n }
discard-look = Przejrzyj stos kart odrzuconych: { $n }
deck-title = Talia
deck-said = Od wierzchu: karta 1 zostanie dobrana pierwsza.
deck-hidden = W nieznanych miejscach, bez kolejności:
deck-turned = Stos kart odrzuconych zostaje odwrócony
decks-closed = Talie są zakryte: nikt nie widzi, co będzie dalej.
discard-said = Gdy talia jest pusta, stos zostaje odwrócony: karta 1 zostanie dobrana pierwsza. Ostatnia karta leży na wierzchu.
pile-empty = Brak kart
arrange-title = Kolejność stosu kart odrzuconych
arrange-hint = Przeciągnij karty: lewą dobierzesz pierwszą.
arrange-put = Odrzuć w tej kolejności
arrange-earlier = { $name }: wcześniej
arrange-later = { $name }: później
ally-open-named = Pokaż arkusz w powiększeniu: { $name }

## Przygotowanie gry

setup-title = Nowa gra
setup-packs = Pudełka w grze
setup-mages = Magowie
setup-mage-for = Mag dla gracza { $n }
setup-roll = Losuj
setup-roll-all = Losuj wszystko
setup-chance = Losowo
setup-mage-chance = O tym, kto przyjdzie, zdecyduje los; okaże się to na początku gry.
setup-nemesis-chance = O tym, kto zaatakuje, zdecyduje los; okaże się to na początku gry.
setup-rating = Trudność Nemezis: { $n } z { $of }
setup-life = życie: { $n }
setup-harder = Na tym poziomie trudności
setup-market-unseen = poznasz go na początku gry
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
setup-lives-harder = Trudniejszy wariant Nemezis.
setup-ai-wins = { $percent ->
    [0] Nasza szybka SI prawie nigdy nie wygrywa takich gier.
   *[other] Nasza szybka SI wygrywa { $percent }% takich gier.
}
setup-protect = Chronicie
setup-protect-note = Życie: { $life }. Przy { $charges } Ładunkach dobieracie i rozpatrujecie jedną z { $cards } kart zdolności.
setup-edition = Instrukcja
edition-default = Zalecana
edition-default-note = Każda zasada w najnowszym brzmieniu.
edition-war-eternal-pl-fr = Wieczna Wojna (polska, francuska)
edition-base-cs = Aeon’s End (czeska)
edition-base-cs-note = Całkowicie obróconej Bramy nie można wzmocnić.
edition-outcasts-pl = Wygnańcy (polska)
edition-outcasts-pl-note = Turę z karty „X” rozgrywa gracz z żetonem „X”; w cztery osoby gra się wspólnymi kartami tury 1/2 i 3/4.
edition-war-eternal-de = Wieczna Wojna (niemiecka)
edition-war-eternal-de-note = Losowe numery graczy, niemieckie wartości kart i zwycięstwo, gdy tylko skończy się talia Nemezis.
variants = Zasady i warianty
variants-book = Instrukcja: { $edition }
variants-lead = W tych punktach drukowane instrukcje się różnią. O każdym decyduje wasza instrukcja. Zmieńcie, co chcecie.
variants-reset = Wszystko jak w instrukcji
variants-done = Gotowe
variants-turns = Kolejność tur
variants-solo = W pojedynkę jednym Magiem
variants-mages = Magowie i ich talie
variants-nemesis = Nemezis
variants-only = { $n ->
    [one] Tylko z jednym Magiem.
   *[other] Tylko z { $n } Magami.
}
variants-least = Tylko z co najmniej { $n } Magami.
variants-own = W żadnej instrukcji
variants-on = Warianty
setup-share = Kopiuj jako link
setup-note = { $n ->
    [one] Jeden Mag. Przy stole inni mogą oglądać i rozmawiać.
   *[other] { $n } Magów. W pojedynkę grasz wszystkimi; przy stole każde miejsce może zająć ktoś inny.
}
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
cancel = Anuluj
refused-setup-bad-code = Ten kod nie opisuje znanego tu przygotowania gry.
refused-table-bad-setup = Tak nie można grać: sprawdź Magów i rynek.

## Ludzie przy stole

people = Gracze
people-open = Ludzie, miejsca i linki
people-others = Bez miejsca
you = ty
host = Gospodarz
is-here = online
is-away = offline
watches = ogląda
no-seat = jeszcze bez miejsca
you-watch = Oglądasz
you-no-seat = Nie masz miejsca
wait-you = Twoja kolej
wait-for = Czekamy na: { $who }
wait-away = Czekamy na: { $who } (offline)
wait-empty-seat = Decyduje puste miejsce: ktoś musi je zająć.
waited-minutes = { $n ->
    [one] od minuty
   *[other] od { $n } minut
}
waited-hours = { $n ->
    [one] od godziny
   *[other] od { $n } godzin
}
waited-days = { $n ->
    [one] od jednego dnia
   *[other] od { $n } dni
}
away-title = Podczas twojej nieobecności
away-moves = { $n ->
    [one] Jeden ruch podczas twojej nieobecności
    [few] { $n } ruchy podczas twojej nieobecności
   *[other] { $n } ruchów podczas twojej nieobecności
}
away-play = Odtwórz
away-dismiss = Ukryj
seat-take-over = Przejmij
seat-take-back = Odzyskaj miejsce
seat-give = Przekaż
seat-give-back = Zwróć: { $name }
seat-owed = przejęte od: { $name }; można je odzyskać w każdej chwili
seat-note = Osobę, której nie ma dłużej niż minutę, można zastąpić. Po powrocie odzyskuje miejsce.
refused-seat-taken = Ta osoba była tu przed chwilą. Miejsce można przejąć po minucie.
refused-table-watching = Widzowie mogą tylko oglądać i rozmawiać.
refused-seat-empty = Nie wszystkie miejsca są zajęte.
refused-table-not-the-host = O tym decyduje gospodarz.
refused-http-too-many = Za dużo naraz; spróbuj za chwilę.
rename = Zmień
chat-allowed = Można pisać własne wiadomości
invite = Zaproś
link-play-hint = Kto go otworzy, może zająć miejsce. Konto nie jest potrzebne.
link-watch-hint = Kto go otworzy, może oglądać i rozmawiać.
links-renew = Nowe linki
links-renew-hint = Stare linki przestaną działać. Osoby przy stole zostaną.
links-renewed = Linki są nowe. Wyślij je tym, którzy mają jeszcze dołączyć.
link-qr = Kod QR linku do gry
link-qr-hint = Albo skieruj na kod aparat telefonu: stół otworzy się na nim.
link-only-here = Ten adres otwiera się tylko na tym komputerze. Aby inni mogli dołączyć ze swojego, uruchom serwer poleceniem:
lobby-free = Wolne miejsca: { $n }
lobby-full = Wszystkie miejsca zajęte: można zaczynać.
lobby-watching = Jesteś tu, żeby oglądać.
lobby-rest = Jedna osoba może grać kilkoma Magami.
lobby-take-rest = Zajmij wszystkie wolne: { $n }
lobby-played = W co gramy
lobby-change = Zmień przygotowanie
lobby-change-take = Zastosuj
join-invited = Zaproszenie do stołu
join-against = Przeciwnik: { $nemesis }
join-there = Przy stole: { $who }.
join-nobody = Nikt jeszcze nie usiadł.
join-started = Gra już trwa.
join-go = Dołącz
join-note = Bez konta i bez instalacji.

## Wspólne cofanie

vote-title = Cofnąć grę?
vote-asks = { $name } prosi o cofnięcie gry o { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}.
vote-yours = Prosisz o cofnięcie gry o { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}.
vote-note = Od tego czasu odkryto zakryte karty, więc pytamy wszystkich graczy przy stole, a cofnięta gra zostanie oznaczona.
vote-note-others = To cofa odpowiedź innej osoby, więc pytamy ją o zgodę.
vote-withdraw = Wycofaj
mark-marked = Gra oznaczona: cofnięto ją za zgodą wszystkich, choć było już widać zakryte karty albo koniec gry.
mark-seed-told = Gra oznaczona: ktoś mógł znać ukrytą kolejność kart w trakcie gry.

## Podpowiadanie

suggest = Zaproponuj
suggest-how = Wskaż odpowiedź lub kartę: prawy przycisk myszy, klawisz S albo ten przycisk i kliknięcie
suggest-click = Kliknij to, co proponujesz; Esc kończy.
suggest-told = { $name } proponuje: { $what }

## Rozmowa

talk-unread = nowe: { $n }
talk-phrases = Szybkie zwroty
talk-send = Wyślij
talk-off = Przy tym stole można wysyłać tylko gotowe zwroty.

## Chwile i zapisy

moments = Chwile
moment-name = Nazwij tę chwilę
moment-at = Krok { $n }
moment-save = Zapisz
moment-answers = Krok { $n }, { $ago ->
    [0] teraz
    [one] krok temu
    [few] { $ago } kroki temu
   *[other] { $ago } kroków temu
}
moment-back = Wróć tam
moment-fork = Nowy stół od tej chwili
moments-none = Żadna chwila nie ma jeszcze nazwy. Do nazwanej można wrócić albo grać od niej dalej przy nowym stole.
moment-fork-now = Graj dalej przy nowym stole
moment-fork-note = Ten stół zostaje bez zmian. Jeśli grają tu inni, zakryte karty zostaną tam rozdane od nowa.
moment-fork-same = Ten stół zostaje bez zmian; nowy ma te same zakryte karty.
record = Zapis gry
record-note = Zawiera wszystkie odpowiedzi i ziarno: po zakończeniu dla każdego, wcześniej tylko dla grających w pojedynkę.
record-download = Pobierz
refused-record-seed-secret = Zapis zdradziłby zakryte karty. Będzie dostępny po zakończeniu gry.
refused-record-dealt-anew = Przy tym stole karty rozdano od nowa; nie ma zapisu.
refused-record-bad = To nie jest gra, którą można tu odtworzyć.

## Własne gry i konto

games = Moje gry
games-none = Nie ma jeszcze gier. Pojawią się tu te, w które grasz w tej przeglądarce.
games-going = W toku
games-over = Zakończone
games-more = Starsze
games-your-turn = twoja kolej
games-not-begun = nierozpoczęta
games-story = Przebieg
import = Wczytaj grę
import-note = Zapisana gra toczy się dalej przy nowym stole.
import-text = Zapis gry
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
account-adopt = Przenieś na konto gry tego gościa: { $n }
account-passkey = Klucz dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-remove = Usuń klucz dostępu { $label }
account-known = Zalogowane urządzenia: { $n }
account-ways = Klucze, hasło, usunięcie
account-delete = Usuń konto
account-delete-sure = Usuń na zawsze. Moje miejsca zostaną, ale już bez właściciela.
refused-account-wrong = Nie ma konta o tej nazwie i haśle ani z tym kluczem.
refused-account-name-taken = Ta nazwa jest już zajęta.
refused-account-bad-name = Nazwa ma od 2 do 40 znaków, w tym literę lub cyfrę.
refused-account-bad-password = Hasło ma od 8 do 200 znaków.
refused-account-log-in-again = Najpierw wyloguj się i zaloguj ponownie.
refused-account-no-passkeys = Klucze dostępu nie działają pod tym adresem.
refused-account-bad-passkey = Klucz dostępu nie został przyjęty; spróbuj ponownie.
refused-account-last-way-in = To jedyny sposób logowania: najpierw dodaj inny.

## Więcej ustawień

settings-hints = Wyjaśniaj nowości za pierwszym razem
settings-heard = Dźwięki i powiadomienia
settings-chime = Cichy dźwięk, gdy jest twoja kolej, a strona jest w tle
settings-notices = Wtedy pokaż też powiadomienie
settings-reset = Przywróć domyślne
settings-volume = Głośność
settings-replay-sound = Dźwięki także w powtórkach
settings-touch = Telefon wibruje wraz z wydarzeniami
settings-ends-itself = Kończ moją turę automatycznie, gdy nic więcej nie da się zrobić

## Cards, rules, end, replay and the first game

site-nav = Strony
site-play = Graj
landing-alone-text = Od jednego do czterech Magów, jeden ekran
landing-learn = Naucz się grać
landing-learn-text = W dziesięć minut, w prawdziwej rozgrywce
landing-together-text = Link dla maksymalnie czterech graczy
landing-why = W czym pomaga ten stół
landing-order = Talii się nie tasuje
landing-order-text = To ty wybierasz kolejność odrzucania kart. Strona pokazuje, co dzięki temu dobierzesz.
landing-forecast = Wiesz, co zrobi Nemezis
landing-forecast-text = Jaka jest szansa, że następna będzie jego tura, i co wtedy komu zrobią jego Poplecznicy i Moce.
landing-back = Cofanie bez przeszkód
landing-back-text = Wszystko można cofnąć, dopóki nie odkryto niczego zakrytego. Gdy czegoś nie można zrobić, strona mówi dlaczego.
landing-fair = Uczciwie i do sprawdzenia
landing-fair-text = Bez konta, bez reklam. Po grze każdy może sprawdzić tasowanie.
landing-source = Kod źródłowy
learn-short = Nauka
landing-games-title = Twoje gry
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
    [treasure] Skarby
    [ability] Karty zdolności
    [mage] Magowie
    [nemesis] Nemezis
    [foe] Karty Nemezis
   *[all] Wszystko
}
gallery-pack = Pudełko
gallery-cost = Koszt
gallery-whose = Czyje
gallery-any = wszystkie
gallery-market = Rynek
gallery-basic = Każde Nemezis
gallery-none = Nic nie pasuje.
gallery-reset = Wyczyść
reconstructed = Odtworzone
reconstructed-says = Żadne znane nam źródło nie podaje tego w całości. Brakującą liczbę lub wiersz tekstu uzupełniliśmy sami. Wydrukowany oryginał może się różnić.
gallery-nemesis-type = { $life ->
    [1] Nemezis · trudność { $n }
   *[other] Nemezis · życie { $life } · trudność { $n }
 }
look-nav = Od karty do karty
look-back = Poprzednia
look-on = Następna
look-at = { $n } z { $of }
look-also = W innym języku
look-english = Po angielsku
look-of = Należy do
look-starts = Zaczyna z nią
look-all-mages = każdy Mag
look-markets = Sugerowane zasoby
look-first = Karty początkowe
look-own = Własne karty
rules-lead = Cała gra w skrócie, naszymi słowami. Przy stole do wyboru są zawsze tylko odpowiedzi zgodne z zasadami.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-none = Nic nie znaleziono.
rules-see = Zobacz też
rules-page = Ta strona
rules-help = Jak pomaga strona
rules-keys = Klawisze
rules-chapter = { $chapter ->
    [basics] Gra
    [turn] Twoja tura
    [nemesis] Nemezis
    [words] Słowa na kartach
    [mats] Arkusze i osobne talie
    [expeditions] Ekspedycje
   *[more] Inne
}
aid-tray = Wszystkie odpowiedzi w jednym miejscu
aid-tray-text = Panel mówi, kto decyduje, i wymienia każdą dozwoloną odpowiedź. Te same odpowiedzi świecą na stole.
aid-why = Dlaczego nie?
aid-why-text = Wskaż coś, czego teraz nie można zrobić, albo przejdź tam klawiszem: strona powie, czego brakuje.
aid-forecast = Prognoza
aid-forecast-text = Obok Nemezis: szansa, że następna będzie jego tura, i co wtedy zrobią jego karty w grze, w liczbach.
aid-timeline = Twoje następne ręce
aid-timeline-text = Talii się nie tasuje, więc strona pokazuje, co dobierzesz i jak wpływa na to kolejność odrzucania.
aid-back = Cofanie
aid-back-text = Bez przeszkód, dopóki nie odkryto niczego zakrytego; potem muszą zgodzić się wszyscy przy stole, a gra zostaje oznaczona.
aid-sum = Skąd biorą się liczby
aid-sum-text = Zanim zadasz obrażenia, widzisz, z czego się składają: karta, Brama i wszystko, co dochodzi.
aid-suggest = Propozycje
aid-suggest-text = Zaproponuj innym odpowiedź lub kartę. Zaświeci się u nich i do niczego nie zobowiązuje.
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
replay-loading = Pobieranie gry…
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
replay-table = Wróć do stołu
end-report = Podsumowanie
end-going = Gra nierozstrzygnięta
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
end-curve-protected = Nemezis i { $name }
end-curve-mages = Magowie
end-axis = tura
end-foe-turns = tury Nemezis
end-whose = Czyja
end-table = To samo w tabeli
end-damage = Obrażenia według źródła
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
end-slain = Pokonani Poplecznicy i odrzucone Moce
end-city-suffered = Obrażenia otrzymane przez Gravehold
end-protected-suffered = Obrażenia, które otrzymał { $name }
end-foe-life = Życie Nemezis na końcu
end-hardest = Najmocniejszy cios
end-longest = Najdłuższa tura
end-longest-text = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
} · tura { $turn } ({ $mage })
end-fair = Tasowanie można sprawdzić
end-fair-text = Zanim ktokolwiek usiadł do stołu, serwer zobowiązał się do tajnej wartości, nie ujawniając jej. Przeglądarka każdego gracza dodała własną liczbę. Teraz wszystko jest jawne: mając zapis gry, każdy może sprawdzić, że niczego nie zmieniono.
end-fair-told = Ktoś przy tym stole mógł znać ziarno w trakcie gry. Zapis i tak można sprawdzić.
end-proof-proved = Twoja przeglądarka zapamiętała zobowiązanie serwera sprzed gry i sama dodała liczbę do ziarna. Wszystko się zgadza: nikt nie wybrał tego tasowania.
end-proof-other = Uwaga: to, co serwer pokazuje teraz, nie jest tym, do czego zobowiązał się przed grą. Ktoś mógł wybrać to tasowanie.
end-proof-unknown = Ta przeglądarka nie widziała stołu przed grą, więc nie może udowodnić tasowania. Może to zrobić ktoś, kto był od początku, poleceniem poniżej.
end-seed = Ziarno
end-commitment = Zobowiązanie
end-verify = Sprawdź poleceniem
end-record = Pobierz zapis gry
learn-lead = Trzy krótkie rozdziały po trzy tury, w pojedynkę przeciw Gnieworodnemu. Wskazówki pojawiają się tam, gdzie są potrzebne, i zależą od tego, co robisz. Możesz je wyłączyć w każdej chwili i grać dalej.
learn-begin = Rozpocznij pierwszą grę
learn-again = Kontynuuj rozdział { $chapter }
learn-read = Wolę przeczytać zasady
chapter-number = Rozdział { $chapter }
chapter-1 = Twoja tura
chapter-1-text = Zagrywaj Klejnoty, pozyskuj karty, przygotowuj i aktywuj Zaklęcia
chapter-2 = Przeciwnik
chapter-2-text = Poplecznicy, Moce i prognoza: wybierz, w co uderzyć
chapter-3 = Bramy i twoja zdolność
chapter-3-text = Zbierz Ładunki, wzmocnij Bramę, zaplanuj następne ręce
chapter-finished = ukończony
chapter-done = Rozdział { $chapter } ukończony
chapter-1-done = Tak wygląda tura: zagraj Klejnoty, pozyskaj kartę, przygotuj Zaklęcie i aktywuj je w następnej turze.
chapter-2-done = Tak walczy Nemezis: Poplecznicy działają co turę, Moce odliczają, a prognoza cię ostrzega.
chapter-3-done = Znasz już podstawy. Resztę mówią karty, a gdy czegoś nie można zrobić, strona mówi dlaczego. Ta gra toczy się dalej: pokonaj Gnieworodnego.
chapter-cast = { $n ->
    [one] Aktywowano { $n } Zaklęcie, zadane obrażenia: { $damage }.
    [few] Aktywowano { $n } Zaklęcia, zadane obrażenia: { $damage }.
   *[other] Aktywowano { $n } Zaklęć, zadane obrażenia: { $damage }.
  }
chapter-gained = { $n ->
    [one] Pozyskano { $n } kartę.
    [few] Pozyskano { $n } karty.
   *[other] Pozyskano { $n } kart.
  }
chapter-left = Do odkrycia: { $what }.
chapter-next = Rozdział { $chapter }: { $name }
course-hint = Wskazówka
course-next = Dalej
course-skip = Pomiń
course-try = Spróbuj
course-leave = Wyłącz wskazówki
course-on = Graj dalej
course-at = Rozdział { $chapter }, tura { $turn } z { $of }
course-nudge = Nie wiesz, co zrobić? Wybierz coś, co ma obwódkę.
lesson-goal = O co chodzi
lesson-goal-text = To twój przeciwnik. Sprowadź jego życie do 0, zanim żywotność Gravehold, miasta, którego bronisz, spadnie do 0.
lesson-cast = Aktywuj Zaklęcie
lesson-cast-text = To Zaklęcie przygotowano we wcześniejszej turze. Teraz, na początku swojej tury, możesz je aktywować.
lesson-late = Przygotuj Zaklęcie
lesson-late-text = W tej turze nie było czego aktywować. Połóż teraz Zaklęcie na otwartej Bramie, a aktywujesz je w następnej turze.
lesson-gem = Zagraj Klejnot
lesson-gem-text = Klejnoty dają eter, czyli pieniądze na tę turę. Zagraj jeden.
lesson-aether = Więcej eteru
lesson-aether-text = Zagraj też pozostałe Klejnoty. Niewydany eter przepada na końcu tury.
lesson-prep = Przygotuj Zaklęcie
lesson-prep-text = Przygotowanie nic nie kosztuje. Połóż Zaklęcie na otwartej Bramie: od następnej tury możesz je aktywować.
lesson-gain = Pozyskaj kartę
lesson-gain-text = Wydaj eter na kartę z rynku. Trafi na twój stos kart odrzuconych i dobierzesz ją później.
lesson-end = Zakończ turę
lesson-end-text = Nie masz już nic pożytecznego do zrobienia? Zakończ turę. Odrzucisz zagrane karty i dobierzesz do pięciu.
lesson-back = Zmiana zdania?
lesson-back-text = Tutaj cofasz ostatnie kroki. Możesz to robić swobodnie, dopóki nie odkryto niczego zakrytego.
lesson-turns = Kto następny
lesson-turns-text = Po każdej turze dobiera się kartę tury: wskazuje, kto jest następny. Te karty już dobrano, reszta jest jeszcze w talii tur. Nemezis też ma za sobą pierwszą turę: co zrobiło, mówi przebieg gry.
lesson-minion = Poplecznik
lesson-minion-text = Działa w każdej turze Nemezis, dopóki ma życie. Twoje Zaklęcia mogą go trafić.
lesson-aim = Zaklęcie jest gotowe
lesson-aim-text = Aktywuj je. Potem wybierzesz, kto otrzyma obrażenia.
lesson-target = Wybierz cel
lesson-target-text = Obrażenia zadane Nemezis przybliżają cię do zwycięstwa. Poplecznik bez życia znika i już nie działa.
lesson-forecast = Prognoza
lesson-forecast-text = Oto co się stanie, jeśli następna będzie tura Nemezis, i jaka jest na to szansa. Spójrz tu, zanim zakończysz turę.
lesson-power = Moc
lesson-power-text = Moc traci żeton w każdej turze Nemezis. Gdy straci ostatni, zaczyna działać.
lesson-oppose = Powstrzymaj Moc
lesson-oppose-text = Możesz pozbyć się tej Mocy, zanim zadziała. Cena jest na karcie.
lesson-unleash = Własna zasada Nemezis
lesson-unleash-text = Gdy karta mówi „Wyzwolenie”, Nemezis robi to, co mówi jego arkusz. Wybierz Nemezis, aby go przeczytać.
lesson-lose = Kiedy przegrywasz
lesson-lose-text = Przegrywasz, gdy żywotność Gravehold spadnie do 0. Mag bez życia jest wyczerpany: grasz dalej, ale zamiast niego podwójne obrażenia otrzymuje Gravehold.
lesson-plan = Prawie gotowe
lesson-plan-text = Twój Mag ma cztery z pięciu Ładunków. Najpierw zagraj Klejnoty: potrzebujesz eteru.
lesson-charge = Pozyskaj Ładunek
lesson-charge-text = Ładunek kosztuje 2 eteru. Gdy masz komplet, możesz użyć zdolności swojego Maga.
lesson-ability = Użyj zdolności
lesson-ability-text = Masz komplet Ładunków. Użyj teraz zdolności: zużyje je wszystkie.
lesson-breach = Jeszcze jedna Brama
lesson-breach-text = Więcej Bram to więcej Zaklęć. Wzmocnij Bramę: w tej turze może przyjąć Zaklęcie, a jej otwarcie będzie tańsze. Otwarta Brama pozostaje otwarta.
lesson-order = Kolejność ma znaczenie
lesson-order-text = Talii nigdy się nie tasuje. Co odrzucisz pierwsze, to pierwsze dobierzesz. To ty decydujesz, które karty przyjdą razem.
lesson-timeline = Twoje następne ręce
lesson-timeline-text = To dobierzesz. Zmieniają to pozyskane karty i kolejność odrzucania.
lesson-rules = Gdzie szukać
lesson-rules-text = Tu są klawisze i zasady. Wybierz kartę, aby przeczytać ją w powiększeniu.
aside-seen = Rozumiem
aside-off = Bez podpowiedzi
aside-curse = Klątwa
aside-curse-text = Efekt dał graczowi tę kartę z talii Klątw. Jest teraz jedną z jego własnych kart i dobiera się ją jak każdą inną. Każda Klątwa daje wybór: w jednym wypadku ją zachowujesz, w drugim niszczysz ją za pewną cenę.
aside-treasure = Skarb
aside-treasure-text = Skarby zdobywa się w ekspedycjach. Skarb poziomu 1 jest jedną z twoich kart początkowych zamiast innej. Pozostałe leżą obok arkuszy i robią to, co na nich napisano: Skarby poziomu 2 dla wszystkich graczy, Skarby poziomu 3 dla swojego gracza.

## Analiza zakończonej gry
review = Analiza
review-about = gdyby od tego miejsca grał wprawny gracz komputerowy
review-band = Zakres 9 na 10 szacunków
review-foe-turn = Tura Nemezis
review-end = Koniec
review-went = Co ją zmieniło
review-in-points = w punktach procentowych
review-points = pkt
review-decided = Decyzja: { $who }
review-making = Trwa analiza: komputer wiele razy rozgrywa ciąg dalszy. Potrwa to do minuty i będzie trwać, nawet jeśli opuścisz stronę.
review-failed = Nie udało się dokończyć analizy.
review-retry = Zacznij od nowa
review-not-over = Grę można przeanalizować po jej zakończeniu.
review-dealt-anew = Przy tym stole zakryte karty rozdano od nowa, więc tej gry nie można przeanalizować.
review-again = Spróbuj jeszcze raz
review-again-text = najkosztowniejsze decyzje
review-try = Spróbuj jeszcze raz
review-solution = Pokaż, co zagrano

## Stół: Nemezis, rynek, decyzja, przebieg

part-tray = Decyzja
part-rail = Decyzja, przebieg gry, pozostali
nemesis-mat = Cały arkusz
nemesis-no-cards = Brak kart w grze
nemesis-resolving = Rozpatrywana
nemesis-deck-tiers = Talia Nemezis: { $n }. Rząd 1: { $one }, rząd 2: { $two }, rząd 3: { $three }. Następna: rząd { $next }
nemesis-discard = Odrzucone karty Nemezis
nemesis-open-pile = Cały stos, od karty na wierzchu
foe-life = Życie { $life } z { $max }
foe-tokens = Żetony Mocy: { $n }
foe-silenced = Raz nie działa
foe-covered = Jeszcze nieodwrócona
foe-turned = Odwrócona
shield-left = Zapobiega następnym obrażeniom ({ $n })
lasting-treasure = Skarb
lasting-in-front = przed graczem
waiting-end-of-turn = do końca tury
waiting-your-next-turn = do twojej następnej tury
waiting-end-of-game = do końca gry
swarm-life = Życie każdego żetonu: { $life }
destroyed = Zniszczone karty
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
gravehold-short = Gravehold
gravehold-life = Żywotność Gravehold: { $life } z { $max }
protected-life = { $name }, życie: { $life } z { $max }
protected-charges = { $name }, Ładunki: { $n } z { $of }
protected-abilities = { $name }: karty zdolności
protected-deck = Zdolności
forecast-badge = W następnej turze Nemezis, przy obecnym stanie gry
forecast-in = { $n ->
    [one] za { $n } turę
    [few] za { $n } tury
   *[other] za { $n } tur
}
forecast-later = W następnej turze Nemezis
forecast-no-cards = Żadna karta w grze nic nie robi.
forecast-unleash-now = Wyzwolenie:
forecast-total = Razem
forecast-calm = bez utraty życia
forecast-doom = grozi porażką
forecast-start = Na początku jego tury:
forecast-end = Na końcu jego tury:
forecast-token = traci żeton
forecast-so-far = Wiadomo na razie
forecast-quiet = nic
forecast-one-of = jedno z was
forecast-all-of = wy razem
forecast-span = od { $a } do { $b }
forecast-draws = { $tier ->
    [0] + nieznana karta
   *[other] + nieznana karta { $tier }. rzędu
}
forecast-draws-more = + nieznane karty: { $n }
forecast-hidden = zdecyduje zakryta karta
forecast-or-else = możliwe są też inne wyniki
forecast-lost = kończy grę
turn-order-next = Następna:
turn-order-sure = na pewno
turn-order-empty = Potem tasowanie
turn-order-token = { $token ->
    [wild] Żeton „X”
   *[other] Żeton { $token }
}: { $who }
turn-order-nobody = jeszcze nikt
supply-empty = Pusty
tray-decide-all = Decydujecie wspólnie
tray-group = { $group ->
    [play] Zagraj
    [prep] Przygotuj
    [gain] Pozyskaj
    [breach] Ładunek i Bramy
    [ability] Zdolności
   *[other] Inne
}
back-free = cofanie bez przeszkód
back-marks = odkryto zakryte karty
back-vote = potrzebna zgoda innych
back-ask = potrzebna zgoda: { $name }
marked-short = gra oznaczona
help = Klawisze i pomoc
help-digits = Przy innych pytaniach: daj odpowiedź o tym numerze
help-end = Zakończ fazę lub wybieranie
help-arrows = Od odpowiedzi do odpowiedzi; Enter ją wybiera
help-back = Cofnij
help-redo = Ponów to, co cofnięto
help-suggest = Zaproponuj innym odpowiedź lub kartę
help-tab = Po całym stole; Enter odpowiada także tam
help-help = Ta pomoc
help-look = Karta pokazuje się w powiększeniu po najechaniu, wybraniu lub przytrzymaniu palcem. Gdy z kartą nic nie można zrobić, podaje powód.
help-glow = To, co świeci, można kliknąć: to ta sama odpowiedź co na liście.
end-turn = Zakończ turę
unused = Niewykorzystane: { $what }
unused-aether = { $n } { $n ->
    [one] eter
   *[other] eteru
}
unused-gem = { $n } { $n ->
    [one] Klejnot
    [few] Klejnoty
   *[other] Klejnotów
}
unused-relic = { $n } { $n ->
    [one] Artefakt
    [few] Artefakty
   *[other] Artefaktów
}
unused-spell = { $n } { $n ->
    [one] Zaklęcie
    [few] Zaklęcia
   *[other] Zaklęć
}
unused-card = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
unused-cast = { $n ->
    [one] Można jeszcze aktywować { $n } Zaklęcie
    [few] Można jeszcze aktywować { $n } Zaklęcia
   *[other] Można jeszcze aktywować { $n } Zaklęć
}
gems-all = { $n ->
    [one] Zagraj Klejnot
    [few] Zagraj wszystkie { $n } Klejnoty
   *[other] Zagraj wszystkie { $n } Klejnotów
}
gain-with-gems = { $n ->
    [one] Zagraj Klejnot i pozyskaj: { $card }
    [few] Zagraj { $n } Klejnoty i pozyskaj: { $card }
   *[other] Zagraj { $n } Klejnotów i pozyskaj: { $card }
}
aim-damage = { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
help-hand = Karta z tego miejsca na ręce; jeśli pasuje do kilku Bram, potem numer Bramy
help-market = Pozyskaj kartę z tą literą; potrzebne Klejnoty zostaną zagrane
help-gems = Zagraj wszystkie Klejnoty
help-breaches = Ładunek; wzmocnij lub otwórz Bramę, potem jej numer; zdolność
help-drag = Przeciągnij kartę na podświetlone miejsce albo poza rękę, aby ją zagrać. Możesz też kliknąć kartę, a potem podświetlone miejsce.

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
sheet-table = Stół
menu = Menu
tray-fold = Zwiń odpowiedzi
tray-unfold = { $n ->
    [one] Pokaż { $n } odpowiedź
   *[other] Pokaż { $n } odpowiedzi
}
tray-more = jeszcze { $n }
skip-to-tray = Do odpowiedzi

# The nemesis' turn on its stage, and what it did afterwards
stage-acts = { $name } działa
stage-on = Dalej
stage-skip = Pomiń
stage-hint = dalej · przytrzymaj, aby pominąć
recap = Działania Nemezis
recap-turn = Tura: { $name }
recap-no-loss = bez strat
recap-power = żetony Mocy: { $n }

# Decydują inni
others-choose = { $ask ->
    [main] { $who } rozgrywa swoją turę
    [casting] { $who } wybiera Zaklęcia do aktywowania
    [cast-spell] { $who } wybiera Zaklęcie do aktywowania
    [choose-target] { $who } wybiera cel obrażeń
    [choose-player] { $who } wybiera gracza
    [choose-option] { $who } wybiera jeden z efektów
    [choose-minion] { $who } wybiera Poplecznika
    [order-discards] { $who } układa odrzucane karty
    [discard-card] { $who } wybiera, co odrzucić
    [destroy-card] { $who } wybiera, co zniszczyć
    [destroy-breach] { $who } wybiera, którą Bramę zniszczyć
    [gain-card] { $who } wybiera, co pozyskać
    [prep-spell] { $who } wybiera Zaklęcie do przygotowania
    [resolve-card] { $who } wybiera kartę do rozpatrzenia
    [together] Gracze decydują: { $question }
   *[other] { $who } decyduje: { $question }
}
others-options = { $n ->
    [one] Pokaż tę możliwość
    [few] Pokaż { $n } możliwości
   *[many] Pokaż { $n } możliwości
}
ally-back-mine = Wróć do mojej planszy

# Dziennik
log-cards = { $what ->
    [drawn] { $who } dobiera
    [discarded] { $who } odrzuca
    [played] { $who } zagrywa
    [destroyed] { $who } niszczy
    [returned] { $who } bierze na rękę
   *[revealed] { $who } odkrywa
}:
log-look = Zobacz stół w kroku { $n }

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
expedition-note = W pojedynkę lub z innymi: link jest na następnej stronie. Wszystko zostaje zapisane; możesz wrócić innego dnia. Instrukcja przewiduje dla ekspedycji normalny poziom trudności.
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
expedition-open = Jej stół jest otwarty. Bitwa jeszcze się nie zaczęła.
expedition-made = Wybrano
expedition-made-of = { $step ->
    [market] Rynek
    [mages] Magowie
    [treasures] Skarby
    [reward] Nagroda
   *[path] Droga
}
expedition-back-asks = Pytamy wszystkich graczy.
expedition-vote-note = Wybrał to ktoś inny albo los coś przyniósł, więc pytamy wszystkich graczy. Jeśli zdecydował los, ekspedycja zostaje oznaczona.
lobby-called-off = Wybór do tej bitwy cofnięto, więc bitwa się nie odbędzie. Wróć do ekspedycji.
expedition-over-won = Ekspedycja wygrana
expedition-over-lost = Ekspedycja przegrana
expedition-fights = Stoczone bitwy
expedition-back = Wróć do ekspedycji
games-expedition = bitwa { $n } z { $of }, punkty: { $score }
refused-expedition-none = Ten stół nie jest ekspedycją.
refused-expedition-no-game = Gry ekspedycji mają własne stoły.
refused-expedition-bad = Tej ekspedycji nie można tu rozegrać.
refused-expedition-not-asked = Ekspedycja poszła już dalej; sprawdź, co się zmieniło.
refused-expedition-choice = Tego nie można wybrać.
refused-expedition-setup = O tym, czym gra się bitwę, decyduje ekspedycja.
refused-expedition-battle-over = Bitwa się skończyła, a jej wynik się liczy.
refused-expedition-battle-begun = Bitwa się zaczęła, więc wybory do niej są już ostateczne.
refused-expedition-called-off = Wybór do tej bitwy cofnięto, więc bitwa się nie odbędzie. Wróć do ekspedycji.

## Powrót do gry

landing-continue = Kontynuuj
landing-waiting = { $n ->
    [one] Jedna gra czeka na ciebie
    [few] { $n } gry czekają na ciebie
   *[other] { $n } gier czeka na ciebie
}
statistics = Statystyki
stats-loading = Pobieranie twoich gier…
stats-failed = Nie udało się pobrać twoich gier. Odśwież stronę.
stats-none = Nie masz jeszcze zakończonych gier. Zakończ jedną, a pojawi się tutaj.
stats-played = Gry
stats-won = Zwycięstwa
stats-rate = Odsetek zwycięstw
stats-streak = Zwycięstwa z rzędu teraz
stats-longest = Najdłuższa seria
stats-expeditions = Wygrane ekspedycje
stats-of = { $n } z { $of }
stats-nemeses = Przeciwnicy
stats-mages = Twoi Magowie
stats-difficulties = Poziom trudności
stats-sizes = Liczba Magów
stats-foe-score = wygrane: { $n } z { $of }
stats-best-turns = Najszybsze zwycięstwo: tura { $n }
stats-best-life = największa żywotność Gravehold: { $n }
stats-best-streak = seria: teraz { $now }, najwięcej { $n }
stats-unbeaten = Jeszcze niepokonani: { $names }
stats-mage-count = { $n ->
    [one] { $n } Mag
    [few] { $n } Magów
   *[other] { $n } Magów
}
stats-col-won = Wygr.
stats-col-rate = Proc.
stats-col-turns = Tury
stats-col-life = Żyw.
stats-col-streak = Seria
stats-legend = Wygr.: zwycięstwa i wszystkie gry. Tury: najmniej przy zwycięstwie. Żyw.: największa żywotność Gravehold po zwycięstwie. Seria: zwycięstwa z rzędu, teraz i najwięcej.
stats-note = Gra się liczy, jeśli na jej końcu miejsce przy stole było twoje. Odgałęzienia i wczytane kopie jednej gry liczą się raz: ta, która skończyła się pierwsza.
achievements = Osiągnięcia
achievement-new = { $n ->
    [one] Nowe osiągnięcie
   *[other] Nowe osiągnięcia
}
achievement-earned = Zdobyte: { $date }
achievement-open = Jeszcze nie
achievement-box-progress = przeciwnicy z „{ $pack }”: { $n } z { $of }
achievement-first = Pierwsze zwycięstwo
achievement-first-text = Wygraj grę.
achievement-sizes = W każdym składzie
achievement-sizes-text = Wygraj jednym, dwoma, trzema i czterema Magami.
achievement-box = Pogromca: { $pack }
achievement-box-text = Pokonaj wszystkie Nemezis z „{ $pack }”.
achievement-brink = O włos
achievement-brink-text = Wygraj, gdy żywotność Gravehold wynosi najwyżej { $n }.
achievement-walls = Mury wytrzymały
achievement-walls-text = Wygraj, gdy żywotność Gravehold wynosi co najmniej { $n }.
achievement-unbroken = Wszyscy na nogach
achievement-unbroken-text = Wygraj co najmniej dwoma Magami, bez żadnego wyczerpania.
achievement-hardest = Wbrew zagładzie
achievement-hardest-text = Wygraj na najwyższym poziomie trudności.
achievement-expedition = Na czele ekspedycji
achievement-expedition-text = Wygraj ekspedycję.
achievement-streak = Zwycięska seria
achievement-streak-text = Wygraj { $n } gier z rzędu.
achievement-mages = Wiele szkół
achievement-mages-text = Wygraj { $n } różnymi Magami.
achievement-veteran = Weteran
achievement-veteran-text = Zakończ { $n } gier.
own = Wśród twoich gier
own-best = Twój rekord, { $nemesis }: zwycięstwo w turze { $turns }, żywotność Gravehold { $life }.
own-won = To twoje { $n }. zwycięstwo na { $of ->
    [one] { $of } grę
    [few] { $of } gry
   *[other] { $of } gier
}.
own-lost = Dotąd wygrane gry, { $nemesis }: { $n } z { $of }.
wishes = Warunki
wishes-count = { $n ->
    [one] Jeden warunek
    [few] { $n } warunki
   *[other] { $n } warunków
}
wishes-title = Warunki losowego rynku
wishes-lead = Każdy wylosowany rynek spełnia te warunki, tak samo każdy stos, który wymienisz.
wishes-fit = pasujące karty: { $n }
wishes-ok = Są rynki, które pasują.
wishes-named = { $what } ({ $how })
wishes-problem = { $n ->
    [one] Nic nie pasuje. Zmień ten warunek: { $why }
   *[other] Nic nie pasuje. Zmień jeden z tych warunków: { $why }
}
wishes-clear = Wyczyść wszystkie
wishes-unseen = Warunki nie dotyczą rynku, który poznasz na początku gry. Użyj „Losuj”.
wish-any = Dowolnie
wish-some = Co najmniej jedna
wish-none = Żadna
trait-destroy = Niszczy karty
trait-draw = Dobiera karty
trait-charge = Daje Ładunki
trait-focus = Wzmacnia Bramę
trait-life = Przywraca życie
trait-rich-gem = Klejnot za { $cost } lub więcej
trait-cheap-spell = Zaklęcie za { $cost } lub mniej
trait-strong-spell = Zaklęcie za { $cost } lub więcej
trait-spells = Zaklęcie z „{ $pack }”
setup-reroll = Wymień losowo: { $card }
setup-unbeaten = Jeszcze niepokonane
setup-all-beaten = Wszystkie pokonane
setup-beaten = Pokonane
favourites = Ulubione
favourites-name = Nazwa tego przygotowania
favourites-keep = Zapisz
favourites-replace = Zastąp
favourites-note = Ulubione zostają w tej przeglądarce.
favourites-none = Nie ma jeszcze ulubionych.
favourites-use = Użyj
favourites-market = Tylko rynek
favourites-remove = Usuń: { $name }
favourites-about = { $mages } kontra { $nemesis }
favourites-random-market = Losowy rynek

# Magowie SI i wskazówki
mind-name = { $mind ->
    [quick] SI (szybka)
    [steady] SI (rozważna)
   *[other] SI ({ $mind })
}
mind-short = SI
mind-about = { $mind ->
    [quick] Gra według prostych reguł.
   *[other] Sprawdza, co może się zdarzyć dalej. Gra lepiej.
}
mind-seat = Mag SI
mind-dismiss = Usuń maga SI
mind-rest = Magowie SI na pozostałe miejsca
mind-away = Miejsce nieobecnego przejmuje SI
mind-after = { $n ->
    [0] Nigdy
   *[other] Po { $n } min
}
mind-instant = Magowie SI działają od razu
mind-go-on = Nie czekaj
phrase-go-on = Dalej!
hint-ask = Co radzisz?
hint-thinking = Myśli…
hint-tag = Wskazówka SI
refused-hint-none = Teraz nie ma wskazówki. Spróbuj ponownie.
refused-seat-no-such-mind = Ten serwer nie ma takiego maga SI.

## Co robi administrator, zgłoszenia i własne dane

phrase-removed = (usunięte przez administratora)
talk-operator = { $what ->
    [sent_out] Administrator usunął kogoś od tego stołu.
    [let_in] Administrator pozwala komuś wrócić.
    [closed] Administrator zamknął ten stół.
    [reopened] Administrator otworzył ten stół ponownie.
    [links_renewed] Administrator zmienił linki: stare już nie działają.
    [talk_removed] Administrator usunął wiadomości.
   *[other] Administrator interweniował.
}
closed-table = Administrator zamknął ten stół. Można go oglądać, ale nikt nie może tu grać ani pisać.
refused-table-closed = Administrator zamknął ten stół.
refused-table-sent-out = Administrator usunął cię od tego stołu.
refused-http-banned = Administrator zablokował ci dostęp do tego serwera.
barred-title = Brak dostępu
barred-text = Administrator tego serwera usunął cię od stołu albo zablokował.
report = Zgłoś kogoś
report-hint = Zgłoszenie przeczyta administrator serwera, razem z ostatnimi wiadomościami przy tym stole. Nikt przy stole go nie zobaczy.
report-who = Kogo
report-table = Cały stół
report-why = Powód
report-reason = { $reason ->
    [abuse] Obrażanie lub nękanie
    [name] Obraźliwe imię
    [cheating] Oszukiwanie lub psucie gry
   *[other] Coś innego
}
report-words = Co się stało? (nieobowiązkowe)
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Administrator to sprawdzi.
data = Moje dane
data-download = Pobierz moje dane
data-deletes = Usunięcie kasuje też twoje imię i wiadomości przy wszystkich stołach. Ruchy zostają, bez imienia.
data-delete-sure = Usuń na zawsze. Powrót do moich stołów nie będzie możliwy.
data-delete = Usuń moje dane
notify-title = Powiadom mnie, gdy przyjdzie moja kolej
notify-note = Jeśli nie patrzysz na stół, po chwili dostaniesz powiadomienie, najwyżej jedno na turę. Podaje nazwę stołu i nie zdradza niczego z gry.
notify-first = Najpierw utwórz stół albo do jakiegoś dołącz. Potem możesz to tutaj włączyć.
notify-device = Na tym urządzeniu, także gdy strona jest zamknięta
notify-device-none = Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
notify-denied = Twoja przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach dla tej strony.
notify-other-device = Inne urządzenie
notify-service = Przez Discord, ntfy, Gotify lub webhook
notify-format = Usługa
notify-format-discord = Discord
notify-format-ntfy = ntfy
notify-format-gotify = Gotify
notify-format-json = Webhook (JSON)
notify-format-mail = E-mail
notify-mail = E-mailem
notify-mail-ask = Wyślij link
notify-mail-asked = Otwórz link w wiadomości wysłanej na { $address }. Jest ważny 24 godziny.
notify-address = Adres
notify-token = Token
notify-token-optional = Token (jeśli potrzebny)
notify-add = Dodaj
notify-remove = Usuń: { $what }
notify-remove-short = Usuń
notify-try = Wyślij test
notify-tried = Wysłano.
notify-tried-not = Usługa tego nie przyjęła. Sprawdź adres.
notify-quiet = Godziny ciszy
notify-quiet-from = od
notify-quiet-until = do
notify-quiet-note = W tym czasie nic nie wysyłamy, a później tylko wtedy, gdy nadal jest twoja kolej. Strefa czasowa: { $zone }.
refused-notice-bad-channel = Na ten adres nie można wysyłać powiadomień.
refused-notice-too-many = Za dużo odbiorców. Najpierw usuń któregoś.
refused-notice-no-push = Ten serwer nie wysyła powiadomień do przeglądarek.
refused-notice-no-mail = Ten serwer nie wysyła e-maili.
email-title = Powiadomienia e-mailem
email-confirm = Chcesz dostawać e-mail, gdy przyjdzie twoja kolej, a nie patrzysz na stół?
email-confirm-go = Tak, wysyłajcie
email-confirm-done = Gotowe. Od teraz e-maile będą przychodzić na ten adres.
email-off = Nie chcesz więcej e-maili na ten adres?
email-off-go = Wyłącz
email-off-done = Gotowe. Na ten adres nie przyjdzie już żaden e-mail.
email-bad = Ten link już nie działa. Nowy dostaniesz w ustawieniach.

## Partia dnia

daily = Partia dnia
daily-table = Partia dnia
daily-landing = Jedna partia dla wszystkich, codziennie nowa
daily-lead = Dziś wszyscy tutaj grają przeciw tej samej Nemezis, z tym samym rynkiem, tymi samymi magami i tak samo potasowanymi taliami. Graj w pojedynkę lub ze znajomymi.
daily-loading = Wczytywanie partii dnia…
daily-left = { $hours ->
    [0] zostało { $minutes } min
   *[other] zostało { $hours } godz. { $minutes } min
}
daily-how-many = Ilu magów?
daily-mages = { $n ->
    [one] { $n } mag
    [few] { $n } magów
   *[other] { $n } magów
}
daily-friends = Ze znajomymi
daily-go-on = Twoja dzisiejsza partia
daily-once = Liczy się twoja pierwsza partia dnia, od chwili jej rozpoczęcia. Kolejne możesz grać dla wprawy.
daily-again = Twoja dzisiejsza partia już się zaczęła. Kolejna trafi do treningu.
daily-results = Wyniki
daily-results-today = Dzisiejsze wyniki
daily-results-yesterday = Wczorajsze wyniki
daily-first = Pierwsze partie
daily-marked = Z cofaniem po ujawnieniu kart
daily-practice = Trening
daily-place = Miejsce
daily-who = Gracze
daily-result = Wynik
daily-yours = Ty
daily-none = Nie ma jeszcze wyników.
daily-won = { $turns ->
    [one] Wygrana w { $turns } turę, Gravehold { $gravehold }
    [few] Wygrana w { $turns } tury, Gravehold { $gravehold }
   *[other] Wygrana w { $turns } tur, Gravehold { $gravehold }
}
daily-lost = Przegrana, życie Nemezis: { $life }
daily-rank = miejsce { $n }
daily-checking = { $n ->
    [0] Serwer odtwarza twoją partię, żeby ją sprawdzić…
    [one] Trwa sprawdzanie jeszcze jednej partii.
    [few] Trwa sprawdzanie jeszcze { $n } partii.
   *[other] Trwa sprawdzanie jeszcze { $n } partii.
}
daily-not-listed = Tej partii nie ma w wynikach: dzień skończył się wcześniej albo partia jest jeszcze sprawdzana.
daily-rule = Najpierw wygrane: mniej tur, potem większa żywotność Gravehold. Dalej przegrane: im mniej życia zostało Nemezis, tym lepiej. Serwer odtwarza każdą partię, zanim ją pokaże.
daily-share = Kopiuj wynik
daily-copied = Wynik skopiowany. Niczego nie zdradza.
daily-sealed = Inni grają jeszcze z tym ziarnem. Zapis, analiza i ziarno będą dostępne po zakończeniu dnia (północ UTC).
daily-fork = Ten stół zostaje bez zmian. Na nowym zakryte karty są rozdawane od nowa, bo inni wciąż grają w partię dnia.
daily-opened = Dzień się skończył, oto jego ziarno. Zgadza się z opublikowanym wcześniej zobowiązaniem.
daily-verify = Sprawdź samodzielnie w terminalu:
daily-fair = Ustalone z góry
daily-fair-text = Zobowiązanie ustala ziarno dnia, nie zdradzając go. Jest publikowane dzień wcześniej, a ziarno dzień później.
daily-today = Dziś
daily-tomorrow = Jutro
daily-announced = Opublikowane od
refused-daily-setup = Partia dnia ma stałe przygotowanie.
refused-daily-sealed = Inni grają jeszcze z tym ziarnem. Będzie dostępne po zakończeniu dnia (północ UTC).
refused-daily-over = Gra się skończyła i jej wynik się liczy.

## Otwarte stoły

open-tables = Otwarte stoły
open-tables-landing = Dołącz do tych, którzy szukają graczy
open-tables-about = Do tych stołów może dołączyć każdy. Bez konta i bez rankingu.
open-tables-loading = Szukanie otwartych stołów…
open-tables-none = Nie ma teraz otwartych stołów. Utwórz własny i zaznacz „Każdy może dołączyć”.
open-tables-gone = Ten stół jest pełny, gra już się zaczęła albo nie jest już otwarty.
open-tables-host = Gospodarz: { $name }
open-tables-free = { $n ->
    [one] { $n } wolne miejsce z { $of }
    [few] { $n } wolne miejsca z { $of }
   *[other] { $n } wolnych miejsc z { $of }
}
open-table = Każdy może dołączyć
open-table-note = Stół widać w „Otwartych stołach”, póki tu jesteś i gra się nie zaczęła.

## Odpowiedzi z góry

ahead = Decyzje z góry
ahead-note = Na pytania poza twoją turą: gra wtedy na ciebie nie czeka. Twój wybór widzą wszyscy przy stole, a taką odpowiedź można cofnąć.
ahead-decline = Gdy mogę coś zrobić, rezygnuję
ahead-decline-note = Także ze swojej zdolności i z tego, co proponują inni.
ahead-cheapest = Gdy muszę odrzucić lub zniszczyć kartę, wybieram najtańszą
ahead-leave = Wspólne decyzje zostawiam innym
ahead-of = Z góry: { $what }
ahead-does = { $kind ->
    [decline] rezygnuje
    [cheapest] oddaje najtańszą kartę
   *[leave] wspólne decyzje zostawia innym
}
