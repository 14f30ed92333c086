// A link that a camera can read. Loaded when there is one to show.
import { useMemo } from "react";
import { encode } from "uqr";

/** Squares around the code: fewer, and some cameras do not find it. */
const QUIET = 3;

interface QrCodeProps {
  of: string;
  label: string;
  className?: string | undefined;
}

/** Always dark on white, whatever the theme: cameras want it so. */
export default function QrCode({ of, label, className }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(of, { ecc: "M", border: QUIET }), [of]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#171327" />
    </svg>
  );
}
