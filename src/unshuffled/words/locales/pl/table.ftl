# Pytania, odpowiedzi, dziennik, odmowy i słowa wokół stołu.
# Dziennik mówi w czasie teraźniejszym (bez rodzaju), a nazwy kart stoją w cudzysłowie, żeby się nie odmieniały.

## Ludzie i rzeczy

who-players = drużyna
turn-card = { $card ->
    [player] { $who }
    [player1] gracz 1
    [player2] gracz 2
    [player3] gracz 3
    [player4] gracz 4
    [wild] karta „X”
    [pair-one] gracze 1/2
    [pair-two] gracze 3/4
    [special] { $who }
   *[nemesis] Nemezis
}
outcome = { $outcome ->
    [nemesis-slain] Nemezis zostało pokonane
    [nemesis-spent] Nemezis nie ma już żadnych kart
    [nemesis-rule-won] gracze wygrywają (zasada z arkusza Nemezis)
    [gravehold-fallen] żywotność Gravehold spadła do 0
    [all-exhausted] wszyscy gracze są wyczerpani
   *[nemesis-rule-lost] gracze przegrywają (zasada z arkusza Nemezis)
}
phase = { $phase ->
    [setup] przygotowanie
    [turn-order] kolejność tur
    [casting] faza aktywacji
    [main] faza główna
    [draw] faza dobierania
    [nemesis-main] faza główna Nemezis
    [nemesis-draw] faza dobierania Nemezis
   *[end] koniec
}
difficulty = { $difficulty ->
    [beginner] początkujący
    [expert] ekspert
    [extinction] zagłada
   *[normal] normalny
}

## Pytania

asked = { $who }: { $question }
asked-because = { $who } („{ $card }”): { $question }
ask-main = Co robisz?
ask-casting = Które Zaklęcie aktywujesz?
ask-choose-option = Wybierz jedną możliwość.
ask-choose-player = Który gracz?
ask-choose-turn = Kto rozgrywa tę turę?
ask-choose-target = Komu zadajesz { n-damage }?
ask-choose-exhausted = Który wyczerpany gracz jest pierwszy?
ask-choose-minion = Który Poplecznik?
ask-choose-pile = Który stos zasobów?
ask-choose-token = Który żeton?
ask-choose-power = Która Moc?
ask-open-breach = Którą Bramę otworzyć?
ask-close-breach = Którą Bramę zamknąć?
ask-place-card = Którą kartę umieścić?
ask-spend = Ile eteru wydajesz?
ask-choose-nemesis-card = Którą kartę wtasować do talii Nemezis?
ask-choose-breach = Która Brama?
ask-choose-turn-order-card = Która karta tury?
ask-order-turn-order = Która karta tury jest następna, licząc od wierzchu?
ask-order-discards = W jakiej kolejności odrzucasz? Wybierz następną kartę.
ask-put-revealed = Która z odkrytych kart?
ask-put-back = Która karta wraca pierwsza? Będzie leżeć pod pozostałymi.
ask-put-under = Którą kartę umieścić na spodzie talii { $gen }?
ask-shift = { $term }: na które pole?
ask-give-card = Którą kartę przekazujesz? Otrzyma ją { $who }.
ask-tutorial-discard = Odrzucić niezagrane Klejnoty lub Artefakty?
ask-destroy-breach = Którą Bramę zniszczyć?
ask-destroy-card = Którą kartę zniszczyć?
ask-discard-card = { $left ->
    [one] Którą kartę odrzucić?
   *[other] { $least ->
        [0] Którą kartę odrzucić? (maksymalnie { $left })
       *[other] Którą kartę odrzucić? (zostało: { $left })
    }
}
ask-take-card = Którą kartę wziąć na rękę?
ask-gain-card = Którą kartę pozyskać?
ask-gain-to-top = Umieścić kartę „{ $card }” na wierzchu swojej talii?
ask-play-card = Którą kartę zagrać?
ask-cast-spell = Które Zaklęcie aktywować?
ask-prep-spell = Które Zaklęcie przygotować i na której Bramie?
ask-focus-breach = Którą Bramę wzmocnić?
ask-resolve-card = Co rozpatrzyć teraz?
ask-share-charges = Ile z { $left ->
    [one] { $left } Ładunku
   *[many] { $left } Ładunków
} otrzymuje { $who }?
ask-divide = Ile z { $left ->
    [one] { $left } obrażenia
   *[many] { $left } obrażeń
} otrzymuje { $target }?
ask-spread = Otrzymać 1 obrażenie, aby pozostałymi obrażeniami ({ $n }) trafić kolejny cel?
ask-give-charges = Czy zamiast ciebie { n-charges } ma otrzymać { $protected }?
ask-activate = Użyć teraz zdolności „{ $ability }”?
ask-may = Czy chcesz { $what }?
ask-may-revealed = { ask-may } ({ $card })

## Odpowiedzi

option-play = Zagraj: { $card }
option-gain = Pozyskaj: { $card } ({ $cost })
option-gain-open = Pozyskaj ({ $term }): { $card } ({ $cost })
option-card = { $card }
option-charge = Pozyskaj Ładunek (2)
option-focus = Wzmocnij Bramę { $numeral } ({ $cost })
option-focus-free = Wzmocnij Bramę { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-open = Otwórz Bramę { $numeral } ({ $cost })
option-open-free = Otwórz Bramę { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-close = Zamknij Bramę { $numeral }{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}
option-cast-from = Aktywuj { $zone ->
    [discard] ze stosu kart odrzuconych
   *[hand] z ręki
}: { $card }
option-place = Umieść: { $card }{ option-where }
option-spend = { $n ->
    [one] { $n } eter
   *[many] { $n } eteru
}
option-token = { $term } (pole { $n } z { $of })
option-power = { $card } (żetony Mocy: { $n })
option-prep = Przygotuj na Bramie { $numeral }: { $card }
option-cast = Aktywuj: { $card } (Brama { $numeral }{ $owned ->
    [yes] , { $who }
   *[no] { "" }
})
option-use = { $card }: { $what }
option-activate = { $who }: { $ability }
option-oppose = Odrzuć Moc „{ $card }”: { $price }
option-end = Zakończ fazę główną
option-end-casting = Koniec aktywowania
option-yes = Tak
option-no = Nie
option-done = Gotowe
option-rest = Odrzuć resztę w kolejności zagrania
option-player = { $who }
option-target = { $target }
option-target-life = { $target } (życie { $life })
option-amount = { $target }: { $n }
option-breach = Brama { $numeral }
option-resolve = { $card }
option-put = { $card }
option-bottom = { $card }
option-discard = Odrzuć: { $card }{ option-where }
option-destroy = Zniszcz: { $card }{ option-where }
option-take = Weź na rękę: { $card }
option-where = { $zone ->
    [discard] { " " }(ze stosu kart odrzuconych)
    [breach] { " " }(z Bramy { $numeral })
   *[none] { "" }
}{ $owned ->
    [yes] { " " }({ $who })
   *[no] { "" }
}

## Rachunek

sum = { $n } = { $parts }
part-plus = { $a } + { $b }
part-card = { $n } (karta)
part-each = { $n } ({ $each }: { $times }×)
part-condition = { $n } (bo { $condition })
part-offer = { $n } (za opłatą)
part-breach = { $n } (Brama { $numeral })
part-effect = { $n } (efekt, który je aktywuje)

## Dlaczego nie

why-legal = Możesz to teraz zrobić.
why-over = Gra jest zakończona: { $outcome }.
why-unknown = Nie znam „{ $key }”.
why-other-question = Najpierw odpowiedz na to pytanie: { $ask }
why-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-no-such-pile = Na tym rynku nie ma karty „{ $card }”.
why-pile-empty = Stos karty „{ $card }” jest pusty.
why-not-on-top = Karta „{ $card }” nie leży na wierzchu tego stosu.
why-aether = Koszt w eterze: { $cost }; możesz na to wydać: { $have }.
why-charges-full = Wszystkie pola Ładunków są zajęte ({ $have }).
why-charges-missing = Zdolność ma { $have } z { $need } potrzebnych Ładunków.
why-not-at-table = { $mage } nie bierze udziału w tej grze.
why-wrong-time = Tej zdolności używa się kiedy indziej: { $during ->
    [your-main-phase] w fazie głównej gracza, do którego należy
    [nemesis-draw-phase] w fazie dobierania Nemezis
    [after-turn-order-card-drawn] natychmiast po dobraniu karty tury
    [end-of-your-draw-phase] na koniec twojej fazy dobierania
   *[any-player-main-phase] w fazie głównej gracza
}.
why-ability-in-vain = Ta zdolność pochłonęłaby Ładunki, a nie miałaby teraz żadnego efektu: { $mage }.
why-no-breach = Nie ma Bramy { $breach }.
why-breach-open = Brama { $breach } jest już otwarta.
why-breach-turned = Bramy { $breach } nie można już bardziej obrócić; otwórz ją.
why-breach-closed = Brama { $breach } jest zamknięta i nie została w tej turze wzmocniona.
why-breach-taken = Na Bramie { $breach } jest już przygotowane Zaklęcie.
why-two-breaches = Potrzebna jest Brama { $breach } oraz następna, obie wolne i zdatne do użycia.
why-not-prepped = Karta „{ $card }” nie jest tam przygotowana.
why-used-this-turn = Karta „{ $card }” została już w tej turze użyta.
why-prepped-this-turn = Karta „{ $card }” została przygotowana w tej turze; można ją aktywować od twojej następnej tury.
why-nothing-to-do = Karta „{ $card }” nie miałaby teraz żadnego efektu.
why-not-in-play = W grze nie ma karty „{ $card }”.
why-cannot-pay-fully = Nie możesz w pełni rozpatrzyć efektu, który odrzuca kartę „{ $card }”.
why-must-cast = Karta „{ $card }” leży na zamkniętej Bramie i musi zostać aktywowana.

## Dziennik

log-activated = { $who } używa zdolności „{ $ability }”.
log-aether-gained = { $who } otrzymuje { n-aether }.
log-breach-destroyed = { $who } traci Bramę { $numeral }.
log-breach-replaced = { $who } zastępuje Bramę { $numeral } Bramą Runiczną.
log-buried = Karta „{ $card }” trafia na spód talii Nemezis.
log-cards-moved = { $n ->
    [one] { $n } karta trafia
    [few] { $n } karty trafiają
   *[many] { $n } kart trafia
} ze stosu „{ $term }” na stos „{ $pile }”.
log-cast = { $same ->
    [yes] { $who } aktywuje Zaklęcie „{ $card }” z Bramy { $numeral }.
   *[no] { $who } aktywuje Zaklęcie „{ $card }” z Bramy { $numeral } ({ $owner }).
}
log-cast-unprepped = { $who } aktywuje { $zone ->
    [discard] ze stosu kart odrzuconych
   *[hand] z ręki
}: { $card }.
log-charged = { $who } otrzymuje { n-charges }.
log-charges-lost = { $who } traci { n-charges }.
log-closed = { $who } zamyka Bramę { $numeral }.
log-counter-changed = { $how ->
    [gain] { $nemesis } otrzymuje { n-tokens } { $gen }.
   *[lose] { $nemesis } traci { n-tokens } { $gen }.
}
log-damage-prevented = Liczba obrażeń, którym zapobieżono: { $n }.
log-damage-warded = { $who } zapobiega wszystkim obrażeniom w tej turze.
log-deck-shuffled = { $who } tasuje swoją talię.
log-deck-turned-over = { $who } odwraca swój stos kart odrzuconych i tworzy z niego talię.
log-destroyed = Karta „{ $card }” zostaje zniszczona ({ $who }).
log-devoured = { $n ->
    [one] { $nemesis } pożera kartę „{ $card }”.
    [few] { $nemesis } pożera { $n } karty „{ $card }”.
   *[many] { $nemesis } pożera { $n } kart „{ $card }”.
}
log-discarded = { $who } odrzuca kartę „{ $card }”.
log-discounted = { $who }: następne wzmocnienie lub otwarcie Bramy kosztuje o { n-aether } mniej.
log-drawn = { $who } dobiera kartę „{ $card }”.
log-entered-play = { $kind ->
    [power] Karta „{ $card }” wchodzi do gry (żetony Mocy: { $n }).
   *[minion] Karta „{ $card }” wchodzi do gry (życie { $n }).
}
log-exhausted = Wyczerpanie: { $who }!
log-focused = { $who } wzmacnia Bramę { $numeral }.
log-gained = { $who } pozyskuje kartę „{ $card }”{ $to ->
    [hand] { " " }na rękę
    [top-of-deck] { " " }na wierzch swojej talii
   *[discard] { "" }
}.
log-game-ended = Koniec gry: { $outcome }.
log-given = { $who } przekazuje kartę „{ $card }”. Otrzymuje ją { $owner }.
log-gravehold-gained = Gravehold otrzymuje { n-vitality }.
log-gravehold-suffered = Gravehold otrzymuje { n-damage }.
log-healed = { $who } otrzymuje { n-life }.
log-invoked = Rozpatrzony zostaje efekt karty „{ $card }”.
log-left-play = Karta „{ $card }” opuszcza grę.
log-minion-damaged = Poplecznik „{ $card }” otrzymuje { n-damage }.
log-minion-healed = Poplecznik „{ $card }” otrzymuje { n-life }.
log-nemesis-card-discarded = Karta „{ $card }” zostaje odrzucona.
log-nemesis-card-drawn = { $nemesis } dobiera kartę „{ $card }”.
log-nemesis-card-revealed = Na wierzchu talii Nemezis leży „{ $card }”.
log-nemesis-damaged = { $nemesis } otrzymuje { n-damage }.
log-nemesis-deck-empty = Talia Nemezis jest pusta.
log-nemesis-gained = { $nemesis } otrzymuje { n-life }.
log-nemesis-turn-started = Tura: { $nemesis }.
log-next-gain-set = { $who }: następna pozyskana karta { $to ->
    [ally-discard] trafi na stos kart odrzuconych sojusznika
   *[top-of-deck] może trafić na wierzch własnej talii
}.
log-opened = { $who } otwiera Bramę { $numeral }.
log-paid = { $who } wydaje { n-aether }.
log-persistent = „{ $card }”: efekt trwały.
log-played = { $who } zagrywa kartę „{ $card }”.
log-player-drawn-by-lot = Los wskazuje: { $who }.
log-power-opposed = { $who } rozpatruje efekt „ABY ODRZUCIĆ” karty „{ $card }”.
log-power-token-added = „{ $card }”: żetony Mocy: { $n }.
log-power-token-removed = { $n ->
    [0] „{ $card }”: usunięto ostatni żeton Mocy.
   *[other] „{ $card }”: usunięto żeton Mocy, zostało: { $n }.
}
log-prepped = { $who } przygotowuje Zaklęcie „{ $card }” na Bramie { $numeral }.
log-prepped-spell-used = { $who } używa przygotowanego Zaklęcia „{ $card }”.
log-put-on-deck = { $who } umieszcza kartę „{ $card }” na wierzchu swojej talii.
log-put-under-deck = { $who } umieszcza kartę „{ $card }” na spodzie swojej talii.
log-returned-to-supply = { $who } zwraca kartę „{ $card }” na rynek zasobów.
log-resolved-again = Karta „{ $card }” zostaje ponownie rozpatrzona.
log-returned = { $who } bierze na rękę kartę „{ $card }”.
log-revealed = { $who } odkrywa kartę „{ $card }”.
log-revived = Karta „{ $card }” wraca do gry.
log-routine = { $nemesis }: { $term }!
log-shuffled-into-nemesis-deck = Karta „{ $card }” zostaje wtasowana do talii Nemezis.
log-side-card-discarded = Karta „{ $card }” zostaje odrzucona.
log-side-card-drawn = { $nemesis } dobiera kartę „{ $card }”.
log-side-card-gained = { $who } pozyskuje zakrytą kartę { $gen }.
log-side-deck-shuffled = Talia { $gen } zostaje przetasowana.
log-silenced = Karta „{ $card }” nie zadziała w następnej turze Nemezis.
log-spawned = { $n ->
    [one] Do gry wchodzi { $n } żeton { $gen }.
    [few] Do gry wchodzą { $n } żetony { $gen }.
   *[many] Do gry wchodzi { $n } żetonów { $gen }.
}
log-shielded = { $who }: następne obrażenia zostaną powstrzymane (maksymalnie { $n }).
log-stayed-silent = Karta „{ $card }” tym razem nie działa.
log-suffered = { $who } otrzymuje { n-damage }.
log-swarm-damaged = Żeton { $gen } otrzymuje { n-damage }.
log-swarm-discarded = { $n ->
    [one] Odrzucony zostaje { $n } żeton { $gen }.
    [few] Odrzucone zostają { $n } żetony { $gen }.
   *[many] Odrzuconych zostaje { $n } żetonów { $gen }.
}
log-swarm-killed = { $n ->
    [one] Pokonany zostaje { $n } żeton { $gen }.
    [few] Pokonane zostają { $n } żetony { $gen }.
   *[many] Pokonanych zostaje { $n } żetonów { $gen }.
}
log-token-gained = { $who } otrzymuje { n-tokens } { $gen }.
log-token-returned = { $who } odzyskuje { n-tokens } { $gen }.
log-token-lost = { $who } traci { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} { $gen }.
log-tokens-placed = { $who } ma { n-tokens } { $gen } na karcie „{ $card }”.
log-token-shifted = { $who } przesuwa żeton „{ $term }” na pole { $n }.
log-track-moved = Znacznik „{ $term }” przesuwa się { $how ->
    [gain] do przodu
   *[lose] do tyłu
} o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}.
log-turn-ended = Koniec tury.
log-turn-order-drawn = Karta tury: { $card }.
log-turn-order-moved = Karta tury ({ $card }) { $to ->
    [bottom] trafia na spód talii tur
   *[discard] zostaje odrzucona
}.
log-turn-order-reordered = { $who } układa talię tur w nowej kolejności.
log-turn-order-revealed = Odkryta karta tury: { $card }.
log-turn-order-shuffled = Talia tur zostaje przetasowana.
log-turn-started = Tura: { $who }.
log-two-per-breach = { $who } może w tej turze przygotować dwa Zaklęcia na każdej otwartej Bramie.
log-unleashed = { $nemesis }: Wyzwolenie.

## Prognoza Nemezis

forecast-chance = { $n } na { $of }
forecast-certain = na pewno
forecast-who = { $who }: { $chance }
forecast-next = { $how ->
    [sure] Następna jest tura Nemezis:
    [never] Następna tura nie należy do Nemezis. Gdy przyjdzie na nie kolej:
   *[chance] Jeśli następna będzie tura Nemezis ({ $chance }):
}
forecast-row = Nemezis może rozegrać do { $n } tur jedną po drugiej.
forecast-fires = { $n ->
    [1] „{ $card }” zadziała: { $what }
    [few] „{ $card }” zadziała za { $n } tury Nemezis: { $what }
   *[many] „{ $card }” zadziała za { $n } tur Nemezis: { $what }
}
forecast-acts = „{ $card }”: { $what }
forecast-total = { $known ->
    [yes] Razem: { $what }
   *[no] Wiadomo na razie: { $what }
}
forecast-drawn = { $n ->
    [1] { $tier ->
        [0] Nieznane: karta, którą dobierze.
       *[other] Nieznane: karta { $tier }. rzędu, którą dobierze.
    }
   *[other] Nieznane: karty, które dobierze ({ $n }).
}
forecast-rule = { $when ->
    [start] Na początku jego tury: { $what }
    [end] Na końcu jego tury, jeśli dobrana karta tego nie zmieni: { $what }
    [token] „{ $card }” traci żeton: { $what }
   *[special] „{ $card }”: { $what }
}
forecast-one-unleash = Jedno Wyzwolenie teraz: { $what }
forecast-and = { $a }; { $b }
forecast-or = { $a } albo { $b }
forecast-with = { $a } i { $b }
forecast-one-of = jedno z was: { $change }
forecast-all-of = wszyscy razem: { $change }
forecast-to = od { $a } do { $b }
forecast-nothing = nic
forecast-gravehold = Gravehold: { $change }
forecast-life = { $who }: { $change }
forecast-counter = żetony { $gen }: { $change }
forecast-track = „{ $term }”: { $change }
forecast-unleash = { $n ->
    [one] Wyzwolenie
    [2] dwukrotne Wyzwolenie
    [3] trzykrotne Wyzwolenie
    [4] czterokrotne Wyzwolenie
   *[other] { $n }-krotne Wyzwolenie
}
forecast-unleash-range = Wyzwolenie { $times } razy
forecast-count = { $what ->
    [discard] odrzucone karty
    [destroy] zniszczone karty
    [gain] pozyskane karty
    [devour] pożarte karty
    [enter] nowe w grze
    [laid] karty położone w rzędzie
    [advance] przesunięte żetony
    [charges] stracone Ładunki
    [breaches] stracone Bramy
    [exhausted] wyczerpani gracze
   *[draws] dodatkowe karty Nemezis
}: { $n }
forecast-over = { $how ->
    [lost] gra jest przegrana
    [won] gra jest wygrana
    [may-be-won] gra może zostać wygrana
   *[may-be-lost] gra może zostać przegrana
}
forecast-unknown = zdecyduje zakryta karta
forecast-more = możliwe są też inne wyniki

## Stół w terminalu

table-turn = Tura { $n } · { $who } · { $phase }
table-over = Koniec gry
table-between = Tura { $n }
table-gravehold = Gravehold { $life }/{ $max }
table-nemesis = { $nemesis } · życie { $life }/{ $max } · rząd { $tier }
table-counter = { $term } { $n }
table-track = { $term } { $n }/{ $of }
table-swarm = { $swarm } ×{ $n }
table-player = { $n }. { $mage } · życie { $life }/{ $max } · Ładunki { $charges }/{ $needed }
table-player-exhausted = { $n }. { $mage } · wyczerpanie · Ładunki { $charges }/{ $needed }
table-aether = eter { $n }
table-aether-limited = +{ $n } z ograniczeniem
table-token = { $term } { $n }
table-deck = talia
table-tiers = { $n } · rząd { $tier }
table-in-play = w grze
table-discard = odrzucone
table-open-pile = odkryty stos
table-order = kolejność tur
table-order-drawn = dobrane: { $cards }
table-order-left = pozostałe: { $cards }
table-order-next = następne: { $cards }
table-order-token = żeton „{ $card }”: { $who }
table-on-table = na stole
table-number-token = żeton kolejności: { $who }
table-supply = rynek
table-treasures = Skarby
table-hand = ręka
table-played = zagrane
table-breaches = Bramy
table-unknown = ? = { $cards }
table-life = życie { $n }
table-power = Moc { $n }
table-breach-none = { $numeral } –
table-breach-open = { $numeral } otwarta{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
table-breach-closed = { $numeral } zamknięta (wzmocnienie { $focus }, otwarcie { $open })
table-breach-focused = { $numeral } wzmocniona (wzmocnienie { $focus }, otwarcie { $open })

## Słowa, które można wpisać

typed-undo = cofnij
typed-redo = ponów
typed-save = zapisz
typed-load = wczytaj
typed-why = dlaczego
typed-table = stół
typed-forecast = prognoza
typed-log = dziennik
typed-help = pomoc
typed-quit = koniec
said-seed = Ziarno: { $seed }. Wpisz { typed-help }, aby zobaczyć, co jeszcze można wpisać.
said-undone = { $n ->
    [one] Cofnięto { $n } odpowiedź.
   *[many] Cofnięto { $n } odpowiedzi.
}
said-nothing-to-undo = Nie ma czego cofnąć.
said-nothing-to-redo = Nic nie zostało cofnięte.
said-no = { $why }
said-where-to = Dokąd? { typed-save } PLIK
said-saved = { $n ->
    [one] Zapisano { $n } odpowiedź w pliku { $file }.
   *[many] Zapisano { $n } odpowiedzi w pliku { $file }.
}
said-not-saved = Nie udało się zapisać pliku { $file }.
said-loaded = { $n ->
    [one] Wczytano { $n } odpowiedź z pliku { $file }.
   *[many] Wczytano { $n } odpowiedzi z pliku { $file }.
}
said-not-loaded = Nie udało się wczytać pliku { $file }.
said-left = Do zobaczenia. Gra nie została zapisana; { typed-save } PLIK zapisuje grę.
said-won = { $n ->
    [one] Zwycięstwo po { $n } turze: { $outcome }.
   *[many] Zwycięstwo po { $n } turach: { $outcome }.
}
said-lost = { $n ->
    [one] Porażka po { $n } turze: { $outcome }.
   *[many] Porażka po { $n } turach: { $outcome }.
}
