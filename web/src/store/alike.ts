// Whether two slices of a table are the same to a part that shows them. Each of some hundred parts asks it several times for every answer,
// so nothing is made for it.

/** The same value, or lists or plain objects with the same members. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let n = 0; n < one.length; n += 1) if (!Object.is(one[n], other[n])) return false;
    return true;
  }
  if (Object.getPrototypeOf(one) !== Object.prototype || Object.getPrototypeOf(other) !== Object.prototype)
    return false;
  let more = 0;
  for (const key in one) {
    if (!(key in other) || !Object.is(one[key as never], other[key as never])) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}
