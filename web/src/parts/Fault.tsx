import { Component, type ReactNode } from "react";
import { useText } from "@/words/Words";

function Sorry() {
  const t = useText();
  return (
    <main style={{ padding: "var(--gap-6)" }}>
      <h1>{t("fault-title")}</h1>
      <p>{t("fault-text")}</p>
      <p>
        <a href={location.pathname}>{t("fault-again")}</a>
      </p>
    </main>
  );
}

/** A fault of the page does not leave an empty window: the game is on the server and can be loaded again. */
export class Fault extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}
