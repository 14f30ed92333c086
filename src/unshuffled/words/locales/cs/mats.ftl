# Desky Pánů Bezejmenných: co na nich mohou hráči dělat, a oboustranné karty.

rule-mat-action = { $action }: ve své hlavní fázi můžete { $n ->
    [0] provést toto: { $then }
   *[other] utratit { aether-acc }. Pokud to uděláte: { $then }
}
rule-mat-action-if = { $action }: pokud { $condition }, můžete ve své hlavní fázi { $n ->
    [0] provést toto: { $then }
   *[other] utratit { aether-acc }. Pokud to uděláte: { $then }
}
rule-action-cost = { $how ->
    [never] hráči nemohou dělat toto: { $action }.
   *[price] { $action }: místo obvyklé ceny to stojí { aether-acc }.
}
option-mat-action = { $n ->
    [0] { $action }
   *[other] { $action } ({ aether-acc })
}
log-mat-action = { $who }: { $term }.
why-not-on-mat = Akce „{ $action }“ v této hře není.
why-action-barred = Karta ve hře to zakazuje: { $action }.
why-action-in-vain = Teď to není možné: { $action }.
