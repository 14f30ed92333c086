// An animated WebP from pictures that are WebP already: only the container is written here (RFC 9649).

const number = (value, bytes) => Uint8Array.from({ length: bytes }, (_, n) => (value >>> (8 * n)) & 255);

function chunk(name, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(name, "latin1"), number(body.length, 4), body, Buffer.alloc(body.length % 2)]);
}

/** The chunks of a still picture that hold its pixels, without the header around them. */
function pixelsOf(webp) {
  const kept = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const end = at + 8 + webp.readUInt32LE(at + 4);
    if (["ALPH", "VP8 ", "VP8L"].includes(webp.toString("latin1", at, at + 4)))
      kept.push(webp.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  return Buffer.concat(kept);
}

/** Each part is laid over what was there, at an even place, for `stays` milliseconds; it begins again for ever. */
export function animation({ width, height, parts }) {
  const ANIMATED = 2;
  // No blending: the part replaces what lies under it.
  const REPLACE = 2;
  const canvas = chunk("VP8X", number(ANIMATED, 4), number(width - 1, 3), number(height - 1, 3));
  const frames = parts.map((one) =>
    chunk(
      "ANMF",
      number(one.left / 2, 3),
      number(one.top / 2, 3),
      number(one.width - 1, 3),
      number(one.height - 1, 3),
      number(one.stays, 3),
      number(REPLACE, 1),
      pixelsOf(one.webp),
    ),
  );
  return chunk("RIFF", Buffer.from("WEBP"), canvas, chunk("ANIM", number(0, 4), number(0, 2)), ...frames);
}
