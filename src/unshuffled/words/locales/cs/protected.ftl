## Kdo je chráněn místo Útočiště

above-max = { $above ->
    [yes] , i nad maximum
   *[no] { "" }
}
only-them = { $only ->
    [yes] { " " }(nikdo jiný ji místo toho nemůže získat)
   *[no] { "" }
}
step-protected-gains = { $protected } získá { $amount }{ above-max }.
    .do = nechat získat { $amount } postavu { $protected }{ above-max }
step-protected-charge = { $protected } získá { $amount }.
    .do = nechat získat { $amount } postavu { $protected }
count-protected-charges =
    .each = každou energii, kterou má { $protected }
    .number = počtu energií, které má { $protected }
condition-count-protected-charges = { $how ->
    [exactly] { $n ->
        [0] nemá { $protected } žádnou energii
       *[other] má { $protected } { how-many } { protected-energies }
    }
   *[other] má { $protected } { how-many } { protected-energies }
}
protected-energies = { $n ->
    [one] energii
    [few] energie
   *[other] energií
}
rule-protected = Místo Útočiště chráníte postavu { $protected }: vše, co pravidla a efekty říkají o Útočišti, platí pro ni. Na začátku má { $life } { LIFE("životů") }.
rule-protected-charges = Hráč, který by měl získat energii, ji místo sebe může přenechat postavě { $protected }.
rule-protected-ability = Jakmile má { $protected } { $n } { protected-energies }, odloží všechny své žetony energie, dobere kartu z balíčku schopností a vyhodnotí ji. Nejprve dokončete efekt, který dal poslední energii.
rule-protected-deck = Když je balíček schopností prázdný, zamíchejte jeho odkládací balíček a vytvořte z něj nový.
sheet-protected = chráněn místo Útočiště · životy { $life } · energie { $n }
label-ability-card = Karta schopnosti

## Slovesa, která potřebují karty schopností

step-prep-any-number =
    .you = připrav libovolný počet kouzel z ruky ke svým otevřeným nebo zavřeným trhlinám.
    .they = { $who } připraví libovolný počet kouzel z ruky ke svým otevřeným nebo zavřeným trhlinám.
    .do = připravit libovolný počet kouzel z ruky k otevřeným nebo zavřeným trhlinám
step-cast-without-discarding =
    .you = sešli jedno ze svých připravených kouzel, ale neodkládej ho.
    .they = { $who } sešle jedno ze svých připravených kouzel, ale neodloží ho.
    .do = seslat připravené kouzlo, ale neodložit ho
step-discard-in-play = odložte { $kind ->
    [power] hrozbu
   *[minion] přísluhovače
} ve hře úrovně 1, 2 nebo 3.
    .do = odložit { $kind ->
        [power] hrozbu
       *[minion] přísluhovače
    } ve hře úrovně 1, 2 nebo 3

## U stolu

log-protected-gained = { $protected } získává { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
log-protected-suffered = { $protected } dostává { $n } zranění.
log-protected-charged = { $protected } získává { $n } { protected-energies }.
log-protected-charges-lost = { $protected } odkládá { $n } { protected-energies }.
log-ability-resolved = { $protected } vyhodnocuje kartu { $card }.
log-ability-deck-shuffled = Balíček schopností je zamíchán.
outcome-protected = { $protected } padl
forecast-protected = { $protected } { $change }
table-protected = { $protected } { $life }/{ $max }
table-protected-charges = { $protected }: energie { $charges }/{ $needed } · balíček schopností { $deck }, odložené { $discard }
