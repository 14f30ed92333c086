# Plansze Nemezis: co mogą na nich robić gracze, oraz karty dwustronne.

rule-mat-action = { $action }: podczas swojej fazy głównej możesz { $n ->
    [0] rozpatrzyć ten efekt: { $then }
   *[other] wydać { n-aether }. Jeśli to zrobisz, { $then }
}
rule-mat-action-if = { $action }: podczas swojej fazy głównej, jeśli { $condition }, możesz { $n ->
    [0] rozpatrzyć ten efekt: { $then }
   *[other] wydać { n-aether }. Jeśli to zrobisz, { $then }
}
rule-action-cost = { $how ->
    [never] gracze nie mogą tego robić: { $action }.
   *[price] { $action }: zamiast zwykłego kosztu wydaje się { n-aether }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ n-aether })
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = W tej grze nie ma akcji „{ $action }”.
why-action-barred = Karta w grze tego zabrania: { $action }.
why-action-in-vain = Teraz nie można: { $action }.
