// What lies over something else, is out of reach, or is cut, as a browser has laid it out.
import type { Page } from "playwright-core";

/**
 * Everything that is wrong with the layout of the table now, in words.
 * - Controls and pieces of text must not overlap, unless one contains the other. What lies on something on purpose, as a badge on its card,
 *   says so with `data-over`, and may then cover what its parent contains, and nothing else.
 * - A control must be in the window and in every box around it, or in a box that can be scrolled.
 * - The words on the cards of the nemesis must not be cut. (Its mat shows the beginning of its rules, and opens.)
 */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      node: Element;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** Overlaps of so few pixels are not seen. */
    const SLACK = 3;
    const CONTROLS = "button, a[href], input, select, textarea";
    const board = document.querySelector("[data-board]");
    if (board === null) return ["there is no board"];

    const called = (node: Element) => {
      const at = node.closest<HTMLElement>("[data-place], [data-key], [data-tab]")?.dataset ?? {};
      const text = (node as HTMLElement).innerText?.replaceAll(/\s+/g, " ").slice(0, 40);
      return `${node.tagName.toLowerCase()} ${at.place ?? at.key ?? at.tab ?? ""} "${text}"`;
    };
    interface Edge {
      clipsX: boolean;
      clipsY: boolean;
      scrollsX: boolean;
      scrollsY: boolean;
      box: DOMRect;
      /** Heard and not shown: it is clipped to nothing. */
      unseen: boolean;
    }
    const edges = new Map<Element, Edge>();
    const edgeOf = (node: Element): Edge => {
      const known = edges.get(node);
      if (known) return known;
      const { overflowX, overflowY, clipPath } = getComputedStyle(node);
      const scrolls = (how: string) => how === "auto" || how === "scroll";
      const edge = {
        clipsX: overflowX !== "visible",
        clipsY: overflowY !== "visible",
        scrollsX: scrolls(overflowX),
        scrollsY: scrolls(overflowY),
        box: node.getBoundingClientRect(),
        unseen: clipPath === "inset(50%)" || (node.parentElement !== null && edgeOf(node.parentElement).unseen),
      };
      edges.set(node, edge);
      return edge;
    };
    const seen = (node: Element) =>
      node.closest("svg") === null &&
      !edgeOf(node).unseen &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /** What is left of a box inside everything that clips it. */
    const clipped = (box: Box): Box | null => {
      let { left, top, right, bottom } = box;
      for (let at = box.node.parentElement; at !== null; at = at.parentElement) {
        const edge = edgeOf(at);
        if (edge.clipsX) [left, right] = [Math.max(left, edge.box.left), Math.min(right, edge.box.right)];
        if (edge.clipsY) [top, bottom] = [Math.max(top, edge.box.top), Math.min(bottom, edge.box.bottom)];
      }
      left = Math.max(left, 0);
      right = Math.min(right, innerWidth);
      return right - left > SLACK && bottom - top > SLACK ? { node: box.node, left, top, right, bottom } : null;
    };

    const controls = [...board.querySelectorAll(CONTROLS)].filter(seen);
    const boxes: Box[] = controls.map((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return { node, left, top, right, bottom };
    });
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode.parentElement;
      if (node === null || !walker.currentNode.textContent?.trim() || !seen(node)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // Letters fill the middle of their line.
        const edge = (bottom - top) / 4;
        boxes.push({ node, left, top: top + edge, right, bottom: bottom - edge });
      }
    }
    const inSight = boxes.map(clipped).filter((box) => box !== null);
    const onPurpose = (one: Element, other: Element): boolean => {
      // A heading that stays while what is below it scrolls away under it.
      const heading = one.closest("h3");
      if (heading && getComputedStyle(heading).position === "sticky")
        return heading.parentElement?.parentElement?.contains(other) ?? false;
      for (
        let over = one.closest("[data-over]");
        over !== null;
        over = over.parentElement?.closest("[data-over]") ?? null
      )
        if (over.parentElement?.contains(other)) return true;
      return false;
    };
    const found = new Set<string>();
    for (const [n, a] of inSight.entries()) {
      for (let m = n + 1; m < inSight.length; m += 1) {
        const b = inSight[m] as Box;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= SLACK) continue;
        if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= SLACK) continue;
        if (a.node.contains(b.node) || b.node.contains(a.node)) continue;
        if (onPurpose(a.node, b.node) || onPurpose(b.node, a.node)) continue;
        found.add(`overlap: ${called(a.node)} and ${called(b.node)}`);
      }
    }

    for (const node of controls) {
      let { left, top, right, bottom } = edgeOf(node).box;
      if (right - left === 0 || bottom - top === 0) continue;
      for (let at = node.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
        const { clipsX, clipsY, scrollsX, scrollsY, box } = edgeOf(at);
        if (clipsX) {
          if (!scrollsX && (left < box.left - SLACK || right > box.right + SLACK))
            found.add(`out of reach sideways: ${called(node)}`);
          [left, right] = [box.left, box.right];
        }
        if (clipsY) {
          if (!scrollsY && (top < box.top - SLACK || bottom > box.bottom + SLACK))
            found.add(`out of reach: ${called(node)}`);
          [top, bottom] = [box.top, box.bottom];
        }
      }
      if (left < -SLACK || right > innerWidth + SLACK || top < -SLACK || bottom > innerHeight + SLACK)
        found.add(`outside of the window: ${called(node)}`);
    }

    const CARDS = '[data-place^="in_play/"], [data-place="swarm"], [data-place="open_pile"], [data-place^="shown/"]';
    for (const { node, left, top, right, bottom } of boxes) {
      const card = node.closest(CARDS);
      if (card === null) continue;
      for (let at: Element | null = node; at !== null && card.contains(at); at = at.parentElement) {
        const { clipsX, clipsY, box } = edgeOf(at);
        const beside = clipsX && (left < box.left - SLACK || right > box.right + SLACK);
        const below = clipsY && (top < box.top - SLACK || bottom > box.bottom + SLACK);
        if (beside || below) found.add(`cut: ${called(card)}`);
      }
    }
    return [...found];
  });
}
