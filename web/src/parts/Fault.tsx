import { Component, type ReactNode } from "react";
import { useText } from "@/words/Words";
import { Plain } from "./Plain";

function Sorry() {
  const t = useText();
  return (
    <Plain title={t("fault-title")} text={t("fault-text")}>
      <a href={location.pathname}>{t("fault-again")}</a>
    </Plain>
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
