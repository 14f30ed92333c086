"""What many games say: `reading` takes them from the tables of `lab.data`, `figures` counts, `plots` draws, `page` puts it on a page
that needs no network. `difficulty` compares nemeses with what is printed on them; `worth` measures a card by swapping it.
"""
