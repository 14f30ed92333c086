// The browser's Back closes the sheet that is open, as people expect of something that lies over a page. For that the first sheet
// puts an entry of its own into the history, and the last one to close takes it out again.

const MARK = "sheet";
const isMarked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** How each open sheet is closed, the uppermost last. */
const open: (() => void)[] = [];
/** The entry is being taken out; the browser says when it is done. */
let leaving = false;

function mark(): void {
  if (!isMarked()) history.pushState({ [MARK]: true }, "");
}

function unmark(): void {
  if (open.length > 0 || leaving || !isMarked()) return;
  leaving = true;
  history.back();
}

function moved(): void {
  if (leaving) {
    leaving = false;
    if (open.length > 0) mark();
    return;
  }
  const close = open.at(-1);
  if (close === undefined || isMarked()) return;
  // What lies beneath stays, and the next Back closes it.
  if (open.length > 1) mark();
  close();
}

/** A sheet has opened; what this returns is called when it has closed. */
export function opened(close: () => void): () => void {
  // After a reload the entry may be there without its sheet.
  if (open.length === 0) {
    if (isMarked() && !leaving) history.replaceState(null, "");
    addEventListener("popstate", moved);
  }
  open.push(close);
  if (!leaving) mark();
  return () => {
    open.splice(open.indexOf(close), 1);
    // One sheet often follows another at once: only when none does, the entry goes. A link in a sheet has gone elsewhere already.
    if (open.length === 0) setTimeout(unmark);
  };
}
