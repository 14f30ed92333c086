### Řady karet a vlastní karty pořadí tahu Pána Bezejmenných.

step-fill-row = doberte vrchní kartu příslušného balíčku a položte ji na první pole { $gen }.
step-push-row = { $which ->
    [one] posuňte kartu na poli { $n } { $gen } o 1 pole vpřed.
   *[each] posuňte každou kartu na polích { $gen } o 1 pole vpřed.
}
step-destroy-from-row =
    .you = zničte 1 kartu zásoby na polích { $gen }.
    .they = { $who } zničí 1 kartu zásoby na polích { $gen }.
    .do = zničit 1 kartu zásoby na polích { $gen }
step-take-supply = vezměte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} z každého balíčku { $kind ->
    [gem] drahokamů
    [relic] artefaktů
   *[spell] kouzel
} v zásobě{ $spare ->
    [yes] {" "}kromě nejlevnějšího
   *[no] {""}
} a zamíchejte je do balíčku { $gen }.
step-look-at-deck = ukažte { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} balíčku { $gen }. { $under ->
    [0] {""}
   *[other] Z nich { $under } položte naspod.{" "}
}{ $under ->
    [0] Vraťte je
   *[other] Ostatní vraťte
} navrch v libovolném pořadí.
step-put-into =
    .you = položte { $what } navrch balíčku { $gen }.
    .they = { $who } položí { $what } navrch balíčku { $gen }.
    .do = položit { $what } navrch balíčku { $gen }
    .together = hráči společně položí { $what } navrch balíčku { $gen }.
    .maytogether = hráči mohou společně položit { $what } navrch balíčku { $gen }.
rule-row = „{ $term }“ je řada polí (počet polí: { $n }). Karta, která se tam položí, přijde na první pole a posune ostatní o 1 pole vpřed, až k prvnímu prázdnému poli.
rule-row-end = Karta zásoby, která přijde na poslední pole { $gen }, se položí naspod balíčku { $deck-gen }{ $does ->
    [yes] , a navíc: { $then }
   *[no] .
}
rule-row-gain = Karty na polích { $gen } patří do zásoby a lze je koupit. Nejsou to balíčky v zásobě.
rule-row-empty = Pokud na polích { $gen } neleží žádná karta zásoby: { $then }
rule-row-skip = Pokud { $condition }, karty na polích { $gen } přeskakují pole { $space }.
rule-enters-on = tento přísluhovač přijde do hry na první pole { $gen } a posouvá se jako karty na něm.{ $does ->
    [yes] {" "}Přijde-li na poslední pole, odložte ho, a navíc: { $then }
   *[no] {" "}Přijde-li na poslední pole, odložte ho.
}
rule-turn-card = Karty pořadí tahu Pána Bezejmenných nahrazené kartou „{ $term }“: { $n }. Když je dobrána: { $then } Potom následuje tah Pána Bezejmenných. Počítá se jako jeho karta pořadí tahu.
option-gain-on-row = Koupit: { $card } ({ $cost }), { $term }
option-destroy-on-row = { $card } ({ $term })
log-put-into = { $who } pokládá kartu { $card } na balíček { $gen }.
log-row-filled = Karta { $card } přichází na „{ $pile }“.
log-row-moved = Karta { $card } se posouvá: „{ $pile }“.
log-side-card-revealed = Z balíčku { $gen } je ukázána karta { $card }.
count-row =
    .each = každou kartu zásoby na polích { $gen }
    .number = počtu karet zásoby na polích { $gen }
count-chosen-free =
    .each = každou takto { chosen-feminine } kartu s cenou 0
    .number = počtu takto { chosen-many } karet s cenou 0
condition-count-row = { $how ->
    [least] je na polích { $gen } karet zásoby { $n } nebo více
    [most] je na polích { $gen } karet zásoby { $n } nebo méně
   *[exactly] je na polích { $gen } karet zásoby přesně { $n }
}
condition-count-chosen-free = { $how ->
    [least] je takto { chosen-many } karet s cenou 0 celkem { $n } nebo více
    [most] je takto { chosen-many } karet s cenou 0 celkem { $n } nebo méně
   *[exactly] je takto { chosen-many } karet s cenou 0 celkem přesně { $n }
}
