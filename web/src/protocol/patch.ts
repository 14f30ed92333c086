// Changes of a view: JSON Pointers (RFC 6901) and what replaces what is there.

const plain = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

function replaced(value: unknown, path: string[], depth: number, made: unknown): unknown {
  const name = path[depth];
  if (name === undefined) return made;
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[Number(name)] = replaced(value[Number(name)], path, depth + 1, made);
    return copy;
  }
  const record = value as Record<string, unknown>;
  return { ...record, [name]: replaced(record[name], path, depth + 1, made) };
}

/** The value after the changes. What has not changed stays the same object, so that readers of it need not look again. */
export function patched<T>(value: T, patch: Record<string, unknown>): T {
  let made: unknown = value;
  for (const [pointer, replacement] of Object.entries(patch)) {
    made = replaced(made, pointer.split("/").slice(1).map(plain), 0, replacement);
  }
  return made as T;
}
