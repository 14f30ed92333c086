# Mats of nemeses: what players may do there, and cards with two sides.

rule-mat-action = { $action }: during your main phase you may { $n ->
    [0] do this: { $then }
   *[other] spend { $n } aether. If you do: { $then }
}
rule-mat-action-if = { $action }: during your main phase, if { $condition }, you may { $n ->
    [0] do this: { $then }
   *[other] spend { $n } aether. If you do: { $then }
}
rule-action-cost = { $how ->
    [never] Players cannot do this: { $action }.
   *[price] { $action }: this costs { $n } aether instead.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ $n } aether)
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = There is no “{ $action }” in this game.
why-action-barred = A card in play forbids this: { $action }.
why-action-in-vain = Not possible now: { $action }.
