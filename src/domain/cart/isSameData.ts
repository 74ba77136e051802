const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Deep equality of wire values: field order is ignored, and absent, null and empty text are equal. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other)) return (one || null) === (other || null) && one !== 0 && other !== 0;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [new Map<string, unknown>(Object.entries(one)), new Map(Object.entries(other))];
  if (Array.isArray(one) && left.size !== right.size) return false;
  return [...new Set([...left.keys(), ...right.keys()])].every((field) =>
    isSameData(left.get(field), right.get(field)),
  );
}
