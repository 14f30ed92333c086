// Where the links of an e-mail lead: confirm an address, or switch e-mail to it off. Only the button does it, since programs that
// look for viruses open links too.
import { useEffect, useState } from "react";
import { Button } from "@/parts/Button";
import { Plain } from "@/parts/Plain";
import { Refusal } from "@/protocol/http";
import { confirmMail, stopMail } from "@/protocol/notices";
import { Link } from "@/router/Link";
import { takeToken } from "@/router/router";
import { refusalText } from "@/screens/table/people/refusals";
import { useText } from "@/words/Words";

/** The address is read once: a page that is drawn again finds no token in it. */
let link = "";

const linkHere = () => {
  link = takeToken() || link;
  return link;
};

export default function Mail() {
  const t = useText();
  const [given, give] = useState(linkHere);
  const [done, setDone] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  useEffect(() => {
    // Another link, opened in the same tab, loads nothing.
    const another = () => {
      give(linkHere());
      setDone(false);
      refuse(null);
    };
    addEventListener("hashchange", another);
    return () => removeEventListener("hashchange", another);
  }, []);
  const [what = "", ...rest] = given.split(".");
  const known = what === "confirm" || what === "off";
  const act = async () => {
    refuse(null);
    try {
      await (what === "confirm" ? confirmMail : stopMail)(rest.join("."));
      setDone(true);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
  };
  if (!known || refusal?.code === "http/not_found") {
    return (
      <Plain title={t("email-title")} text={t("email-bad")}>
        <Link href="/">{t("lost-home")}</Link>
      </Plain>
    );
  }
  if (done) {
    return (
      <Plain title={t("email-title")} text={t(`email-${what}-done`)}>
        <Link href="/games">{t("games")}</Link>
      </Plain>
    );
  }
  return (
    <Plain title={t("email-title")} text={t(`email-${what}`)}>
      <Button look="main" onClick={() => void act()}>
        {t(`email-${what}-go`)}
      </Button>
      {refusal ? <span role="alert"> {refusalText(t, refusal)}</span> : null}
    </Plain>
  );
}
