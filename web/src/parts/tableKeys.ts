/** What can be pressed at the table, and the message that says what for. */
export const TABLE_KEYS: readonly [keys: string[], id: string][] = [
  [["1", "…", "9"], "help-hand"],
  [["B", "…", "N"], "help-market"],
  [["C", "F", "O", "A"], "help-breaches"],
  [["G"], "help-gems"],
  [["E"], "help-end"],
  [["1", "…", "Z"], "help-digits"],
  [["↑", "↓"], "help-arrows"],
  [["U"], "help-back"],
  [["R"], "help-redo"],
  [["S"], "help-suggest"],
  [["Tab"], "help-tab"],
  [["?"], "help-help"],
];
