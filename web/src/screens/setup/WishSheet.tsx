// Conditions for a random market, each with how many cards fit it; and whether any market fits all of them.
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Segments } from "@/parts/Segments";
import { Sheet } from "@/parts/Sheet";
import type { Catalog } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import { supplyOf } from "./choice";
import { drawn, type Trait, traitsOf, useWishes, type Wish } from "./wishes";
import styles from "./WishSheet.module.css";

const STATES = ["any", "some", "none"] as const;

/** What a condition is about, in words. */
export function useTraitNames(): (trait: Pick<Trait, "id" | "pack" | "cost">) => string {
  const t = useText();
  const voice = useVoice();
  return ({ id, pack = "", cost = 0 }) =>
    pack ? t("trait-spells", { pack: voice.name({ name: pack, kind: "pack" }) }) : t(`trait-${id}`, { cost });
}

interface Props {
  catalog: Catalog;
  packs: string[];
  take: (market: string[]) => void;
  close: () => void;
}

export function WishSheet({ catalog, packs, take, close }: Props) {
  const t = useText();
  const named = useTraitNames();
  const { wishes, wish, clear } = useWishes();
  const traits = traitsOf(catalog, packs);
  const supply = supplyOf(catalog, packs);
  const made = drawn({ catalog, packs, wishes });
  return (
    <Sheet title={t("wishes-title")} open close={close}>
      <p className={styles.lead}>{t("wishes-lead")}</p>
      <ul className={styles.list}>
        {traits.map((trait) => (
          <li
            key={trait.id}
            className={styles.trait}
            data-problem={made.problem?.includes(trait.id) || undefined}
            data-trait={trait.id}
          >
            <span>
              <b>{named(trait)}</b>
              <small>{t("wishes-fit", { n: supply.filter(trait.fits).length })}</small>
            </span>
            <Segments
              quiet
              label={named(trait)}
              value={wishes[trait.id] ?? "any"}
              values={STATES}
              named={(state) => t(`wish-${state}`)}
              choose={(state) => wish(trait.id, state === "any" ? null : (state as Wish))}
            />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Problem problem={made.problem} traits={traits} />
        <Button disabled={Object.keys(wishes).length === 0} onClick={clear}>
          {t("wishes-clear")}
        </Button>
        <Button
          look="main"
          disabled={!made.cards}
          onClick={() => {
            if (made.cards) take(made.cards);
            close();
          }}
        >
          <Icon name="dice" size={18} /> {t("setup-roll")}
        </Button>
      </footer>
    </Sheet>
  );
}

/** Says whether a market fits, and else which conditions are the reason. */
export function Problem({ problem, traits }: { problem: string[] | undefined; traits: readonly Trait[] }) {
  const t = useText();
  const named = useTraitNames();
  const { wishes } = useWishes();
  const why = traits
    .filter((trait) => problem?.includes(trait.id))
    .map((trait) => t("wishes-named", { what: named(trait), how: t(`wish-${wishes[trait.id] ?? "any"}`) }));
  return (
    <p role="status" className={styles.status} data-bad={problem !== undefined || undefined}>
      {problem ? t("wishes-problem", { n: why.length, why: why.join(", ") }) : t("wishes-ok")}
    </p>
  );
}
