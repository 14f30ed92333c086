// Setups kept under a name: to be played again, as a whole or only their market.
import { type FormEvent, useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Sheet } from "@/parts/Sheet";
import type { SetupChoice } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { cardsOf, type Chosen, chosenOf, RANDOM } from "./choice";
import styles from "./Favourites.module.css";
import { useFavourites } from "./favourites";

const LONGEST = 40;

interface Props {
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
  close: () => void;
}

export function Favourites({ chosen, change, close }: Props) {
  const t = useText();
  const { catalog } = useNames();
  const { favourites, keep, remove } = useFavourites();
  const [name, setName] = useState("");
  const known = favourites.some((one) => one.name === name.trim());
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    keep(name.trim(), chosen);
    setName("");
  };
  const use = (setup: SetupChoice) => {
    const again = chosenOf(catalog, setup, chosen);
    // Protection is left out of a setup that has none: it must not stay from the one before.
    change({ protect: undefined, abilities: undefined, ...again } as Partial<Chosen>);
    close();
  };
  return (
    <Sheet title={t("favourites")} open close={close}>
      <form className={styles.keep} onSubmit={save}>
        <label>
          <span className="cap">{t("favourites-name")}</span>
          <input
            value={name}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" look="main" disabled={!name.trim()}>
          {t(known ? "favourites-replace" : "favourites-keep")}
        </Button>
      </form>
      <p className={styles.note}>{t("favourites-note")}</p>
      {favourites.length === 0 ? <p>{t("favourites-none")}</p> : null}
      <ul className={styles.list}>
        {favourites.map((one) => (
          <li key={one.name} className={styles.one}>
            <span className={styles.text}>
              <b>{one.name}</b>
              <About setup={chosenOf(catalog, one.setup, chosen)} />
            </span>
            <span className={styles.acts}>
              <Button look="main" onClick={() => use(one.setup)}>
                {t("favourites-use")}
              </Button>
              <Button
                onClick={() => {
                  change({ market: chosenOf(catalog, one.setup, chosen).market });
                  close();
                }}
              >
                {t("favourites-market")}
              </Button>
              <Button aria-label={t("favourites-remove", { name: one.name })} onClick={() => remove(one.name)}>
                <Icon name="cross" size={18} />
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A setup in two lines: who against whom, and what can be bought. */
function About({ setup }: { setup: Chosen }) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const [first = RANDOM] = setup.market;
  const mages = setup.mages.map((id) => (id === RANDOM ? t("random-mage") : voice.mage(id))).join(", ");
  const nemesis = setup.nemesis === RANDOM ? t("random-nemesis") : voice.nemesis(setup.nemesis);
  const cards = cardsOf(catalog, setup.market).map((id) => voice.card(id));
  const market =
    setup.market.length > 1
      ? cards.join(", ")
      : first === RANDOM
        ? t("favourites-random-market")
        : voice.say({ name: first, kind: "market" });
  return (
    <>
      <small>{t("favourites-about", { mages, nemesis })}</small>
      <small>{market}</small>
    </>
  );
}
