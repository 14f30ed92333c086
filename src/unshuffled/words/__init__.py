"""Every sentence a person reads, made from the same records that do what it says.

Two halves. The first knows the rules and no language: it turns records, decisions, events and reasons
into `Phrase` trees (a message id with arguments; `phrases`). The second knows languages and no rules:
it formats a phrase with Project Fluent (`speech`), from the `.ftl` files in `locales/`, which the page
in a browser reads too. No text is typed per card.
"""
