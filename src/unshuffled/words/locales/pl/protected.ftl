## Kto jest chroniony zamiast Gravehold

above-max = { $above ->
    [yes] , także powyżej maksimum
   *[no] { "" }
}
only-them = { $only ->
    [yes] { " " }(nikt inny nie może otrzymać tych Ładunków)
   *[no] { "" }
}
step-protected-gains = { $protected } otrzymuje { $amount }{ above-max }.
    .do = sprawić, że { $protected } otrzyma { $amount }{ above-max }
step-protected-charge = { $protected } otrzymuje { $amount }.
    .do = sprawić, że { $protected } otrzyma { $amount }
count-protected-charges =
    .each = za każdy Ładunek, który ma { $protected }
    .number = { $half ->
        [yes] liczby Ładunków, które ma { $protected }
       *[no] ile Ładunków ma { $protected }
    }
condition-count-protected-charges = { $how ->
    [exactly] { $n ->
        [0] { $protected } nie ma Ładunków
       *[other] { $protected } ma { how-many } { n-charges }
    }
   *[other] { $protected } ma { how-many } { n-charges }
}
rule-protected = Zamiast Gravehold chroniony jest { $protected }: wszystko, co zasada lub efekt mówi o Gravehold, dotyczy jego. Początkowe życie: { $life }.
rule-protected-charges = Gracz, który miałby otrzymać Ładunki, może sprawić, że zamiast niego otrzyma je { $protected }.
rule-protected-ability = Gdy { $protected } ma { n-charges }, traci wszystkie Ładunki, dobiera kartę z talii zdolności i ją rozpatruje. Najpierw dokończcie efekt, który dał ostatni Ładunek.
rule-protected-deck = Gdy talia zdolności jest pusta, przetasujcie jej stos kart odrzuconych i utwórzcie z niego nową.
sheet-protected = chroniony zamiast Gravehold · życie { $life } · Ładunki { $n }
label-ability-card = Karta zdolności

## Czasowniki, których potrzebują karty zdolności

step-prep-any-number =
    .you = przygotuj dowolną liczbę Zaklęć z ręki na swoich otwartych lub zamkniętych Bramach.
    .they = { $who } przygotowuje dowolną liczbę Zaklęć z ręki na swoich otwartych lub zamkniętych Bramach.
    .do = przygotować dowolną liczbę Zaklęć z ręki na otwartych lub zamkniętych Bramach
step-cast-without-discarding =
    .you = aktywuj jedno ze swoich przygotowanych Zaklęć bez odrzucania go.
    .they = { $who } aktywuje jedno ze swoich przygotowanych Zaklęć bez odrzucania go.
    .do = aktywować przygotowane Zaklęcie bez odrzucania go
step-discard-in-play = odrzuć { $kind ->
    [power] Moc w grze 1., 2. lub 3. rzędu
   *[minion] Poplecznika w grze 1., 2. lub 3. rzędu
}.
    .do = odrzucić { $kind ->
        [power] Moc w grze 1., 2. lub 3. rzędu
       *[minion] Poplecznika w grze 1., 2. lub 3. rzędu
    }

## Przy stole

log-protected-gained = { $protected } otrzymuje { n-life }.
log-protected-suffered = { $protected } otrzymuje { n-damage }.
log-protected-charged = { $protected } otrzymuje { n-charges }.
log-protected-charges-lost = { $protected } traci { n-charges }.
log-ability-resolved = { $protected } rozpatruje kartę „{ $card }”.
log-ability-deck-shuffled = Talia zdolności zostaje przetasowana.
outcome-protected = { $protected } upada
forecast-protected = { $protected }: { $change }
table-protected = { $protected } { $life }/{ $max }
table-protected-charges = { $protected }: Ładunki { $charges }/{ $needed } · talia zdolności { $deck }, odrzucone { $discard }
