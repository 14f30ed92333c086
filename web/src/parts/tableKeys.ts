/** What can be pressed at the table, and the message that says what for. */
export const TABLE_KEYS: readonly [keys: string[], id: string][] = [
  [["1", "…", "9"], "help-digits"],
  [["A", "…", "Z"], "help-letters"],
  [["E"], "help-end"],
  [["↑", "↓"], "help-arrows"],
  [["U"], "help-back"],
  [["R"], "help-redo"],
  [["S"], "help-suggest"],
  [["Tab"], "help-tab"],
  [["?"], "help-help"],
];
