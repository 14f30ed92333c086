## Wer statt der Feste geschützt wird

above-max = { $above ->
    [yes] , auch über das Maximum hinaus
   *[no] { "" }
}
only-them = { $only ->
    [yes] , die niemand anders stattdessen erhalten kann
   *[no] { "" }
}
step-protected-gains = { $protected } heilt { $amount }{ above-max }.
    .do = { $protected } { $amount } heilen lassen{ above-max }
step-protected-charge = { $protected } erhält { $amount }.
    .do = { $protected } { $amount } erhalten lassen
count-protected-charges =
    .each = jede Energie von { $protected }
    .number = Energie von { $protected }
condition-count-protected-charges = { $protected } { $n ->
    [0] { $how ->
        [exactly] keine
       *[other] { how-many }
    }
   *[other] { how-many }
} Energie hat
rule-protected = Ihr schützt { $protected } statt der Feste: Was Regeln und Effekte über die Feste sagen, gilt für { $protected }. Das Leben zu Beginn ist { $life }.
rule-protected-charges = Ein Spieler, der Energie erhalten würde, darf sie stattdessen { $protected } erhalten lassen.
rule-protected-ability = Mit { $n } { CHARGE("Energie") } wirft { $protected } die gesamte Energie ab, zieht eine Karte vom Fähigkeitenstapel und führt sie aus. Beendet zuerst den Effekt, der die letzte Energie gebracht hat.
rule-protected-deck = Ist der Fähigkeitenstapel leer, mischt seinen Ablagestapel zu einem neuen.
sheet-protected = wird statt der Feste geschützt · Leben { $life } · Energie { $n }
label-ability-card = Fähigkeitskarte

## Verben, die Fähigkeitskarten brauchen

step-prep-any-number =
    .you = Binde beliebig viele Zauber von deiner Hand an deine aktiven oder dunklen Risse.
    .they = { $who } bindet beliebig viele Zauber von seiner Hand an seine aktiven oder dunklen Risse.
    .do = beliebig viele Zauber von der Hand an aktive oder dunkle Risse binden
step-cast-without-discarding =
    .you = Wirke 1 deiner gebundenen Zauber, ohne ihn abzuwerfen.
    .they = { $who } wirkt 1 seiner gebundenen Zauber, ohne ihn abzuwerfen.
    .do = 1 gebundenen Zauber wirken, ohne ihn abzuwerfen
step-discard-in-play = Wirf { $kind ->
    [power] 1 Plan
   *[minion] 1 Monster
} von Level 1, 2 oder 3 im Spiel ab.
    .do = { $kind ->
        [power] 1 Plan
       *[minion] 1 Monster
    } von Level 1, 2 oder 3 im Spiel abwerfen

## Am Tisch

log-protected-gained = { $protected } heilt { $n } Leben.
log-protected-suffered = { $protected } erleidet { $n } Schaden.
log-protected-charged = { $protected } erhält { $n } Energie.
log-protected-charges-lost = { $protected } wirft { $n } Energie ab.
log-ability-resolved = { $protected } führt „{ $card }“ aus.
log-ability-deck-shuffled = Der Fähigkeitenstapel wird gemischt.
outcome-protected = { $protected } ist gefallen
forecast-protected = { $protected } { $change }
table-protected = { $protected } { $life }/{ $max }
table-protected-charges = Energie von { $protected }: { $charges }/{ $needed } · Fähigkeitenstapel { $deck }, abgeworfen { $discard }
