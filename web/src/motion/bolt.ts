// A bolt from what strikes to what is struck, drawn over the board.
import styles from "./Stage.module.css";

const SVG = "http://www.w3.org/2000/svg";
/** How far a bend leaves the line, as a share of its length; fixed, so that the same blow looks the same. */
const BEND = [0.01, 0.045, 0.01, 0.03, -0.02, 0.015, -0.035, -0.005, -0.04, 0.01, -0.015];

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The way of a bolt, from the edge of one box to the middle of the other. */
export function wayOf(from: DOMRect, to: DOMRect): [number, number][] {
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const points: [number, number][] = [[x0, y0]];
  BEND.forEach((off, n) => {
    const along = (n + 1) / (BEND.length + 1);
    points.push([x0 + dx * along - dy * off, y0 + dy * along + dx * off]);
  });
  return [...points, [x1, y1]];
}

/** The bolt as a picture over the whole window; `foe`: the nemesis strikes. */
export function boltOf(from: DOMRect, to: DOMRect, foe: boolean): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", styles.bolt as string);
  svg.dataset.foe = String(foe);
  const points = wayOf(from, to)
    .map((point) => point.map((n) => n.toFixed(1)).join())
    .join(" ");
  for (const part of ["glow", "core"]) {
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("points", points);
    line.setAttribute("pathLength", "1");
    line.setAttribute("class", styles[part] as string);
    svg.append(line);
  }
  return svg;
}

/** It shoots out, and its tail follows. */
export const SHOT: Keyframe[] = [
  { strokeDasharray: "0 1", strokeDashoffset: "0" },
  { strokeDasharray: "1 1", strokeDashoffset: "0", offset: 0.45 },
  { strokeDasharray: "1 1", strokeDashoffset: "0", offset: 0.65 },
  { strokeDasharray: "1 1", strokeDashoffset: "-1" },
];
