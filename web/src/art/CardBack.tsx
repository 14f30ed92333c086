/** Backs of decks, and turn order cards. */
import { memo } from "react";
import { circle, line, polar, polygon, segment, shape, star, ticks, weave } from "./draw";
import { COLOURS, hsl, playerColour } from "./palette";
import { domId } from "./seed";
import { named } from "./types";

export type CardBackProps = {
  title?: string | undefined;
  className?: string | undefined;
} & (
  | { deck: "player"; seat?: number | undefined }
  | { deck: "nemesis"; tier?: number | undefined }
  | { deck: "turns" }
);

/** 5 to 7, like every card. */
const BOX = "0 0 100 140";

function CardBackPlain(props: CardBackProps) {
  const { title, className } = props;
  const foe = props.deck === "nemesis";
  const tier = props.deck === "nemesis" ? (props.tier ?? 0) : 0;
  const colour = props.deck === "player" && props.seat !== undefined ? playerColour(props.seat) : undefined;
  const hue = foe ? 354 : props.deck === "turns" ? 190 : 262;
  const id = (part: string) => domId("back", props.deck, tier, colour ?? "", part);
  const ink = hsl(hue, 60, 66);
  return (
    <svg
      viewBox={BOX}
      width="100%"
      height="100%"
      className={className}
      {...named(title)}
    >
      <defs>
        <radialGradient id={id("g")} cx="50%" cy="50%" r="75%">
          <stop offset="0" stopColor={hsl(hue, 55, 30)} />
          <stop offset=".5" stopColor={hsl(hue, 48, 14)} />
          <stop offset="1" stopColor={hsl(hue, 40, 7)} />
        </radialGradient>
      </defs>
      <rect
        x=".8"
        y=".8"
        width="98.4"
        height="138.4"
        rx="8"
        fill={`url(#${id("g")})`}
        stroke={colour ?? ink}
        strokeOpacity=".8"
        strokeWidth="1.6"
      />
      <rect
        x="6"
        y="6"
        width="88"
        height="128"
        rx="5"
        fill="none"
        stroke={colour ?? ink}
        strokeOpacity=".45"
        strokeWidth=".8"
      />
      <path
        d={[
          [12, 12],
          [88, 12],
          [12, 128],
          [88, 128],
        ]
          .map(([x = 0, y = 0]) => star(x, y, 5, 1.6, 4))
          .join("")}
        fill={colour ?? ink}
        opacity=".7"
      />
      <g fill="none" stroke={ink} strokeLinejoin="round" strokeLinecap="round">
        {foe ? (
          <>
            <path d={shape(polygon(50, 72, 40, 3)) + shape(polygon(50, 72, 33, 3))} strokeWidth="1.2" />
            <path d={ticks(50, 72, 42, 46, 36) + circle(50, 72, 47)} strokeWidth=".7" opacity=".6" />
            <path
              d={`M30 78Q50 58 70 78Q50 94 30 78Z`}
              fill={hsl(hue, 70, 8)}
              stroke={hsl(hue + 10, 90, 76)}
              strokeWidth="1.4"
            />
            <circle cx="50" cy="77" r="6" fill={hsl(hue + 24, 100, 74)} stroke="none" />
            <path d="M50 71V83" stroke={hsl(hue, 80, 8)} strokeWidth="2.4" />
            {tier > 0 && (
              <path
                d={Array.from({ length: tier }, (_, i) =>
                  shape(polygon(50 + (i - (tier - 1) / 2) * 15, 119, 6, 3)),
                ).join("")}
                fill={hsl(hue + 10, 90, 70)}
                stroke="none"
              />
            )}
          </>
        ) : props.deck === "turns" ? (
          <>
            <path d={circle(50, 70, 34) + circle(50, 70, 26)} strokeWidth="1.2" />
            <path
              d={
                ticks(50, 70, 27, 33, 12) +
                line([
                  [50, 70],
                  [50, 50],
                ]) +
                line([
                  [50, 70],
                  [62, 78],
                ])
              }
              strokeWidth="1.6"
            />
            <path d={ticks(50, 70, 36, 40, 48)} strokeWidth=".7" opacity=".6" />
          </>
        ) : (
          <>
            <path d={circle(50, 70, 36) + circle(50, 70, 30)} strokeWidth="1" />
            <path
              d={[0, 1, 2, 3].map((q) => segment(50, 70, 39, 43, q * 90 - 82, q * 90 - 8)).join("")}
              fill={colour ?? hsl(hue, 80, 60)}
              fillOpacity=".75"
              stroke="none"
            />
            <path d={weave(50, 70, 30, 8, 3)} strokeWidth=".9" opacity=".7" />
            <path d={star(50, 70, 17, 5, 8)} fill={hsl(hue, 90, 82)} stroke="none" />
            <path
              d={polygon(50, 70, 36, 4)
                .map(([x, y]) => circle(x, y, 3))
                .join("")}
              fill={hsl(hue, 50, 12)}
              strokeWidth="1.2"
            />
          </>
        )}
      </g>
    </svg>
  );
}

export const CardBack = memo(CardBackPlain);

export interface TurnCardProps {
  /** "1" to "4", "nemesis", "special" (one of its own), "wild", or players who share it: "1/2", "3/4". */
  card: string;
  title?: string | undefined;
  className?: string | undefined;
}

function TurnCardPlain({ card, title, className }: TurnCardProps) {
  const seats = card.match(/[1-9]/g)?.map((n) => Number(n) - 1) ?? [];
  const foe = seats.length === 0 && /nemesis|special|foe|^n$/i.test(card);
  const colours = foe ? [COLOURS.foe] : seats.length ? seats.map(playerColour) : ["#f2ecff"];
  const [first = "#fff", second = colours[0] ?? "#fff"] = colours;
  const id = (part: string) => domId("turn", card, part);
  const two = seats.length > 1;
  return (
    <svg
      viewBox="0 0 60 84"
      width="100%"
      height="100%"
      className={className}
      {...named(title)}
    >
      <defs>
        <linearGradient id={id("e")} x1="0" y1="0" x2="1" y2="1">
          <stop offset={two ? ".48" : "0"} stopColor={first} />
          <stop offset={two ? ".52" : "1"} stopColor={second} />
        </linearGradient>
        <radialGradient id={id("g")} cx="50%" cy="42%" r="70%">
          <stop offset="0" stopColor={first} stopOpacity=".34" />
          <stop offset="1" stopColor={second} stopOpacity=".05" />
        </radialGradient>
      </defs>
      <rect x="1.5" y="1.5" width="57" height="81" rx="7" fill="#100d1a" />
      <rect
        x="1.5"
        y="1.5"
        width="57"
        height="81"
        rx="7"
        fill={`url(#${id("g")})`}
        stroke={`url(#${id("e")})`}
        strokeWidth="2.4"
      />
      {foe ? (
        <>
          <path
            d={shape(polygon(30, 46, 25, 3))}
            fill={hsl(354, 70, 10)}
            stroke={COLOURS.foe}
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
          <path d="M17 52Q30 38 43 52Q30 60 17 52Z" fill="none" stroke="#ffb3aa" strokeWidth="1.8" />
          <circle cx="30" cy="50" r="4.4" fill="#ffd9a8" />
        </>
      ) : seats.length ? (
        <>
          <path d={circle(30, 42, 21)} fill="none" stroke={`url(#${id("e")})`} strokeWidth="1" opacity=".7" />
          <path
            d={[0, 1, 2, 3]
              .map((q) => polar(30, 42, 21, q * 90 + 45))
              .map(([x, y]) => circle(x, y, 1.8))
              .join("")}
            fill={`url(#${id("e")})`}
          />
          <text
            x="30"
            y="42"
            dy=".34em"
            textAnchor="middle"
            fontFamily="var(--serif, 'Alegreya Variable', Alegreya, Georgia, serif)"
            fontWeight="700"
            fontSize={two ? 22 : 34}
            fill="#fff"
          >
            {two ? (
              <>
                <tspan fill={first}>{(seats[0] ?? 0) + 1}</tspan>
                <tspan fill="#a9a2bd" fontSize="16" dx="1">
                  /
                </tspan>
                <tspan fill={second} dx="1">
                  {(seats[1] ?? 0) + 1}
                </tspan>
              </>
            ) : (
              <tspan fill={first}>{(seats[0] ?? 0) + 1}</tspan>
            )}
          </text>
        </>
      ) : (
        <>
          <path d={star(30, 42, 22, 7, 4)} fill="none" stroke="#f2ecff" strokeWidth="1.4" />
          {[0, 1, 2, 3].map((seat) => {
            const [x, y] = polar(30, 42, 12, seat * 90 - 45);
            return <circle key={seat} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.4" fill={playerColour(seat)} />;
          })}
          <path d={star(30, 42, 6, 2.2, 4)} fill="#fff" />
        </>
      )}
    </svg>
  );
}

export const TurnCard = memo(TurnCardPlain);
