const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether two values from the wire say the same: the order of fields doesn't count, and what is absent, null or an empty
 * text is the same. Two things that are not there are equal too.
 */
export function sameFacts(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other)) return (one || null) === (other || null) && one !== 0 && other !== 0;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [new Map<string, unknown>(Object.entries(one)), new Map(Object.entries(other))];
  if (Array.isArray(one) && left.size !== right.size) return false;
  return [...new Set([...left.keys(), ...right.keys()])].every((field) =>
    sameFacts(left.get(field), right.get(field)),
  );
}
