// @vitest-environment jsdom
import "../../tests/dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tip } from "./Tip";

/** It says why not, while it cannot be done. */
function Act({ able }: { able: boolean }) {
  const [asked, ask] = useState(false);
  return (
    <Tooltip.Provider delayDuration={0}>
      <Tip open={asked && !able} onOpenChange={ask} tip="It costs 2.">
        <button type="button" data-asked={asked}>
          Charge
        </button>
      </Tip>
    </Tooltip.Provider>
  );
}

/** The pointer comes while it can be done; then it cannot be done any more. */
async function pointed(then: (button: HTMLElement) => void): Promise<void> {
  const { rerender } = render(<Act able />);
  const button = screen.getByRole("button");
  fireEvent.pointerMove(button);
  await waitFor(() => expect(button).toHaveAttribute("data-asked", "true"));
  then(button);
  rerender(<Act able={false} />);
}

test("a tip is shown as soon as there is something to say, while the pointer is there", async () => {
  await pointed(() => {});

  expect(await screen.findByRole("tooltip")).toHaveTextContent("It costs 2.");
});

test("a tip is not shown when the pointer has left before there was anything to say", async () => {
  await pointed((button) => fireEvent.pointerLeave(button));

  expect(screen.queryByRole("tooltip")).toBeNull();
});
