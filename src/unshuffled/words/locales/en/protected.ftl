## Who is protected instead of Gravehold

above-max = { $above ->
    [yes] , even above the maximum
   *[no] { "" }
}
only-them = { $only ->
    [yes] { " " }that nobody else can gain instead
   *[no] { "" }
}
step-protected-gains = { $protected } gains { $amount }{ above-max }.
    .do = let { $protected } gain { $amount }{ above-max }
step-protected-charge = { $protected } gains { $amount }.
    .do = let { $protected } gain { $amount }
count-protected-charges =
    .each = charge { $protected } has
    .number = the number of charges { $protected } has
condition-count-protected-charges = { $protected } has { how-many } { $how ->
    [least] charges
   *[other] { $n ->
        [one] charge
       *[other] charges
    }
}
rule-protected = You protect { $protected } instead of Gravehold: what any rule or effect says about Gravehold is about { $protected }, who begins with { $life } { LIFE("life") }.
rule-protected-charges = A player who would gain charges may let { $protected } gain them instead.
rule-protected-ability = With { $n } { CHARGE("charges") }, { $protected } loses all charges, draws a card from the ability deck and resolves it. First finish the effect that gave the last charge.
rule-protected-deck = When the ability deck is empty, shuffle its discard pile to form a new one.
sheet-protected = protected instead of Gravehold · life { $life } · charges { $n }
label-ability-card = Ability card

## Verbs that ability cards need

step-prep-any-number =
    .you = prep any number of spells in hand to your open or closed breaches.
    .they = { $who } preps any number of spells in hand to their open or closed breaches.
    .do = prep any number of spells in hand to open or closed breaches
step-cast-without-discarding =
    .you = cast one of your prepped spells without discarding it.
    .they = { $who } casts one of their prepped spells without discarding it.
    .do = cast a prepped spell without discarding it
step-discard-in-play = discard a tier 1, 2 or 3 { $kind ->
    [power] power
   *[minion] minion
} in play.
    .do = discard a tier 1, 2 or 3 { $kind ->
        [power] power
       *[minion] minion
    } in play

## At the table

log-protected-gained = { $protected } gains { $n } life.
log-protected-suffered = { $protected } suffers { $n } damage.
log-protected-charged = { $protected } gains { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-protected-charges-lost = { $protected } loses { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}.
log-ability-resolved = { $protected } resolves { $card }.
log-ability-deck-shuffled = The ability deck is shuffled.
outcome-protected = { $protected } has fallen
forecast-protected = { $protected } { $change }
table-protected = { $protected } { $life }/{ $max }
table-protected-charges = Charges of { $protected } { $charges }/{ $needed } · ability deck { $deck }, discarded { $discard }
