## Rozbor dohrané hry: šance na vítězství, štěstí a rozhodnutí, zlomové okamžiky, nákupy

review-chance = Šance na vítězství
review-start = Šance na začátku
review-luck = Štěstí
review-decisions = Rozhodnutí
review-result = { $won ->
    [yes] Výsledek: vítězství
   *[no] Výsledek: porážka
}
review-kind = { $kind ->
    [turn-order] Pořadí tahu
    [nemesis-card] Karty Pána Bezejmenných
    [other-chance] Jiné náhody
    [purchase] Nákupy
    [breach] Trhliny
    [casting] Kouzla a cíle
    [charge] Energie a schopnosti
    [discard] Odkládání
   *[other] Jiná rozhodnutí
}
review-turning-points = Zlomové okamžiky
review-no-turning-points = Žádný jednotlivý okamžik nezměnil šanci víc, než kolik činí nejistota odhadu.
review-turn = Tah { $n }
review-played = Zahráno
review-better = Lepší
review-came = Přišlo
review-turn-card = Pořadí tahu: { $card }
review-nemesis-card = { $nemesis } si bere kartu: { $card }
review-other-chance = O něčem jiném rozhodla náhoda
review-odds = { $n } z { $of }
review-lost-from = Od tahu { $n } zůstala šance pod 3 %.
review-purchases = Které nákupy se vyplatily
review-purchases-about = oproti nejlepšímu jinému využití téhož éteru
review-verdict = { $verdict ->
    [paid] vyplatilo se
    [not-paid] nevyplatilo se
   *[unclear] nelze rozhodnout
}
review-uses = { $n ->
    [0] bez použití
   *[other] použito { $n }×
}
review-damage = zranění: { $n }
review-aether = éter: { $n }
review-charges = energie: { $n }
review-playouts = Odhad podle her, které dohrál počítač ({ $n }). Čísla říkají, jak se měnily jeho šance; nejsou to známky pro hráče.
review-working = Probíhá rozbor hry
