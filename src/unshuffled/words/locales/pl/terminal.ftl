## Gra w terminalu: wiersz poleceń, polecenia, zapisane gry i podsumowanie

prompt-aether = eter: { $n }
prompt-in-hand = +{ $n } na ręce
option-gems = Zagraj wszystkie Klejnoty: { $n } (eter +{ $aether })

typed-card = karta
typed-hands = ręce
typed-keys = klucze
typed-gems = klejnoty

command-intro = Odpowiadasz numerem lub słowami odpowiedzi. Możesz też wpisać:
command-gems = zagrywa wszystkie Klejnoty z ręki, które nie wymagają wyboru
command-card = pełny tekst karty, maga lub Nemezis
    .args = NAZWA
command-table = cały stół
command-forecast = co zrobi Nemezis
command-hands = następne ręce, bo talii nigdy się nie tasuje
command-why = dlaczego coś wolno albo nie
    .args = ODPOWIEDŹ
command-keys = odpowiedzi wraz z kluczami
command-log = co się wydarzyło
    .args = [N]
command-undo = cofa ostatnią odpowiedź albo N ostatnich
    .args = [N]
command-redo = przywraca to, co cofnięto
command-save = zapisuje kopię gry
    .args = PLIK
command-load = wczytuje zapisaną grę
    .args = PLIK
command-help = ta lista
command-quit = kończy
command-english = Angielskie słowa w nawiasach też działają.
command-foot = Sam Enter pokazuje odpowiedzi jeszcze raz. Tab uzupełnia wpisywany tekst, strzałki przywołują wcześniejsze wiersze. Przy zamkniętej Bramie podano koszt wzmocnienia i otwarcia: 2/5.

said-card-name = Która? { typed-card } NAZWA
said-which-one = „{ $name }” pasuje do kilku nazw: { $names }
said-no-card = Nie ma karty, maga ani Nemezis o nazwie „{ $name }”.
said-no-card-close = Nie ma karty, maga ani Nemezis o nazwie „{ $name }”. Może chodzi o: { $names }?
said-no-number = Wpisz numer od 1 do { $n }.
said-no-gems = Nie ma Klejnotów do zagrania.
said-type-help = Wpisz { typed-help }, aby zobaczyć, co można wpisać.
said-interrupted = Aby wyjść, wpisz { typed-quit } albo jeszcze raz naciśnij Ctrl-C.
said-left-saved = Do zobaczenia. Gra jest zapisana; wznowisz ją poleceniem { $command }.
said-left-new = Do zobaczenia.
said-not-kept = Nie udało się zapisać gry ({ $error }). Możesz grać dalej, ale po wyjściu gra przepadnie; { typed-save } PLIK zapisuje kopię.
said-waiting = { $n ->
    [one] Czeka niedokończona gra
    [few] Czekają { $n } niedokończone gry
   *[other] Czeka { $n } niedokończonych gier
}: { $command }
resume-list = Niedokończone gry, od najnowszej:
resume-row = { $nemesis } · { $mages } · { $n ->
    [one] { $n } odpowiedź
   *[other] { $n } odpowiedzi
} · { $when }
resume-ask = Która? Enter wybiera pierwszą.

coming-next = Po tej turze
coming-kept = Jeśli zachowasz rękę
coming-after = Po obecnej ręce
coming-then = Potem
coming-none = Nie ma kart do dobrania.

report-mage = obrażenia zadane { $dealt }, otrzymane { $suffered }, aktywowane Zaklęcia { $cast }
report-sources = Obrażenia według źródła: { $what }
report-no-damage = Nie zadano obrażeń.
report-hardest = Najmocniejszy cios: { $n } ({ $card }, { $who })
report-nemesis = Tury Nemezis: { $turns } · Wyzwolenia: { $unleashed } · pokonani Poplecznicy i odrzucone Moce: { $slain }
report-file = Zapis gry: { $file }
