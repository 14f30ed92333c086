// A new expedition: which one, how hard, and whether everything may be kept.
import { useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { Home } from "@/parts/Home";
import { Night } from "@/parts/Night";
import { Segments } from "@/parts/Segments";
import { openExpedition, Refusal } from "@/protocol/http";
import { say } from "@/protocol/phrases";
import type { ExpeditionForm, LackInfo } from "@/protocol/wire";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { useNames, useText, useVoice } from "@/words/Words";
import { type Ruled, Variants } from "../setup/Variants";
import { refusalText } from "../table/people/refusals";
import styles from "./Begin.module.css";
import { Rating } from "./Rating";

export default function BeginExpedition() {
  const ready = useContent((content) => content.ready);
  return ready ? <Choosing /> : null;
}

function Choosing() {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const name = useSettings((settings) => settings.name);
  const setSettings = useSettings((settings) => settings.set);
  const forms = catalog.expeditions ?? [];
  const [form, setForm] = useState(() => forms.find((one) => one.missing.length === 0)?.id ?? "");
  const [difficulty, setDifficulty] = useState("normal");
  const bookOf = (id: string) => forms.find((one) => one.id === id)?.edition ?? "default";
  const [ruled, setRuled] = useState<Ruled>(() => ({ edition: bookOf(form), switches: {} }));
  // Each expedition begins with the edition of its own book, and the variants below show which.
  const choose = (id: string) => {
    setForm(id);
    setRuled({ ...ruled, edition: bookOf(id) });
  };
  const [pocket, setPocket] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const open = async () => {
    setBusy(true);
    refuse(null);
    try {
      const at = await openExpedition({
        name: name || t("somebody"),
        form,
        difficulty,
        ...ruled,
        ...(pocket ? { big_pocket: true } : {}),
      });
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy(false);
    }
  };
  return (
    <main className={styles.begin}>
      <Night />
      <header className={styles.top}>
        <Home />
        <div>
          <h1>{t("expedition-new")}</h1>
          <p>{t("expedition-lead")}</p>
        </div>
      </header>
      <section className={`panel ${styles.options}`} aria-label={t("setup-options")}>
        <Segments
          label={t("choose-difficulty")}
          value={difficulty}
          values={catalog.difficulties}
          named={(one) => voice.say(say("difficulty", { difficulty: one }))}
          choose={setDifficulty}
        />
        <Variants ruled={ruled} mages={null} change={setRuled} />
        <label className={styles.pocket}>
          <input type="checkbox" checked={pocket} onChange={(event) => setPocket(event.target.checked)} />
          <span>{t("expedition-pocket")}</span>
          <small>{t("expedition-pocket-text")}</small>
        </label>
        <label className={styles.name}>
          <span className="cap">{t("your-name")}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="off"
            placeholder={t("somebody")}
            onChange={(event) => setSettings({ name: event.target.value })}
          />
        </label>
      </section>
      <ul className={styles.forms} aria-label={t("expedition-which")}>
        {forms.map((one) => (
          <li key={one.id}>
            <Form form={one} chosen={one.id === form} choose={() => choose(one.id)} />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <p role={refusal ? "alert" : undefined} data-bad={refusal !== null || undefined}>
          {refusal ? refusalText(t, refusal) : t("expedition-note")}
        </p>
        <Button look="main" disabled={busy || form === ""} onClick={() => void open()}>
          <Icon name="play" size={19} solid />
          {t("expedition-begin")}
        </Button>
      </footer>
    </main>
  );
}

function Form({ form, chosen, choose }: { form: ExpeditionForm; chosen: boolean; choose: () => void }) {
  const t = useText();
  const voice = useVoice();
  const missing = form.missing.length > 0;
  const most = (form.score[0] ?? 0) * form.ratings.length;
  return (
    <button type="button" className={styles.form} aria-pressed={chosen} disabled={missing} onClick={choose}>
      <strong>{form.names[voice.lang] ?? form.names.en ?? form.id}</strong>
      <span className={styles.sum}>
        {[t("expedition-battles", { n: form.ratings.length }), most > 0 ? t("expedition-most", { n: most }) : ""]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <span className={styles.ratings} aria-hidden>
        {form.ratings.map((rating, n) => (
          <span key={n} className={styles.step}>
            {rating > 0 ? <Rating n={rating} /> : <Icon name="why" size={18} />}
          </span>
        ))}
      </span>
      <small>
        {voice.say(say("expedition-source", { source: form.source.replaceAll("_", "-") }))}
        {form.left_out.map((what) => ` ${voice.say(say("expedition-left-out", { what: what.replaceAll("_", "-") }))}`)}
      </small>
      {missing ? (
        <small className={styles.lacks}>{t("expedition-missing", { what: said(form.missing, voice) })}</small>
      ) : null}
      {form.fewer.length > 0 ? (
        <small>{voice.say(say("expedition-short", { what: said(form.fewer, voice) }))}</small>
      ) : null}
    </button>
  );
}

/** The sorts of things that are missing, each once. */
function said(lacks: LackInfo[], voice: ReturnType<typeof useVoice>): string {
  const sorts = lacks.map((lack) =>
    voice.form(
      say("expedition-sort", { of: lack.what.replaceAll("_", "-"), rating: lack.what === "rating" ? lack.id : "" }),
    ),
  );
  return [...new Set(sorts)].join(", ");
}
