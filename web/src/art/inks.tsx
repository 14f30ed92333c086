/** The gradients attacks are drawn with. */
import { sceneId } from "./Scene";
import { type Tones, hsl } from "./palette";
import { type ArtCard } from "./types";

export interface Inks {
  t: Tones;
  edge: string;
  rock: string;
  glow: string;
}

export const inks = (card: ArtCard, t: Tones): Inks => ({
  t,
  edge: `url(#${sceneId(card, "edge")})`,
  rock: `url(#${sceneId(card, "rock")})`,
  glow: `url(#${sceneId(card, "glow")})`,
});

export function Defs({ card, t }: { card: ArtCard; t: Tones }) {
  return (
    <>
      <linearGradient id={sceneId(card, "edge")} x1="0" y1="0" x2=".7" y2="1">
        <stop offset="0" stopColor={hsl(t.hue + 32, 100, 90)} />
        <stop offset=".35" stopColor={hsl(t.hue + 16, 100, 66)} />
        <stop offset="1" stopColor={hsl(t.hue, 80, 30)} />
      </linearGradient>
      <linearGradient id={sceneId(card, "rock")} x1="0" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor={hsl(t.hue, 44, 36)} />
        <stop offset="1" stopColor={hsl(t.hue, 44, 7)} />
      </linearGradient>
      <radialGradient id={sceneId(card, "glow")}>
        <stop offset="0" stopColor={hsl(t.hue + 24, 100, 80)} stopOpacity=".9" />
        <stop offset=".35" stopColor={hsl(t.hue + 8, 100, 58)} stopOpacity=".42" />
        <stop offset="1" stopColor={t.mid} stopOpacity="0" />
      </radialGradient>
    </>
  );
}
