### Řady karet a vlastní karty pořadí tahu Pána Bezejmenných.

step-fill-row = položte vrchní kartu příslušného balíčku na první pole { $gen }.
step-push-row = { $which ->
    [one] posuňte kartu na poli { $n } { $gen } o 1 pole vpřed.
   *[each] posuňte každou kartu na polích { $gen } o 1 pole vpřed.
}
step-destroy-from-row =
    .you = znič 1 kartu zásoby na polích { $gen }.
    .they = { $who } zničí 1 kartu zásoby na polích { $gen }.
    .do = zničit 1 kartu zásoby na polích { $gen }
step-take-supply = zamíchejte { $n ->
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
} do balíčku { $gen }.
step-look-at-deck = ukažte { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} balíčku { $gen }. { $under ->
    [0] Vraťte je navrch v libovolném pořadí.
    [one] { $under } z nich položte naspod balíčku a ostatní vraťte navrch v libovolném pořadí.
   *[other] { $under } z nich položte naspod balíčku a ostatní vraťte navrch v libovolném pořadí.
}
step-put-into =
    .you = polož { $what } navrch balíčku { $gen }.
    .they = { $who } položí { $what } navrch balíčku { $gen }.
    .do = položit { $what } navrch balíčku { $gen }
    .together = hráči společně položí { $what } navrch balíčku { $gen }.
    .maytogether = hráči mohou společně položit { $what } navrch balíčku { $gen }.
rule-row = { $term } má { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}. Každou novou kartu položte na první pole. Karty, které jí stojí v cestě, se posunou o 1 pole vpřed, až k prvnímu prázdnému poli.
rule-row-end = když karta zásoby dojde na poslední pole { $gen }, položte ji naspod balíčku { $deck-gen }.{ $does ->
    [yes] {" "}{ $says }
   *[no] {""}
}
rule-row-gain = karty na polích { $gen } patří do zásoby a lze je koupit. Nejsou to ale balíčky v zásobě.
rule-row-empty = když na polích { $gen } nezbývá žádná karta zásoby: { $then }
rule-row-skip = dokud platí, že { $condition }, karty na polích { $gen } přeskakují pole { $space }.
rule-enters-on = tento přísluhovač přijde do hry na první pole { $gen } a posouvá se jako karty tam. Když dojde na poslední pole, odložte ho.{ $does ->
    [yes] {" "}{ $says }
   *[no] {""}
}
rule-turn-card = nahraďte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} pořadí tahu Pána Bezejmenných kartou „{ $term }“. Počítá se jako karta pořadí tahu Pána Bezejmenných. Když je otočena, před tahem Pána Bezejmenných platí: { $says }
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
