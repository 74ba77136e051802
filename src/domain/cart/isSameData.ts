const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Deep equality of wire values: field order is ignored, and absent, null and empty text are equal. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b)) return (a || null) === (b || null) && a !== 0 && b !== 0;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [fieldsA, fieldsB] = [new Map<string, unknown>(Object.entries(a)), new Map(Object.entries(b))];
  if (Array.isArray(a) && fieldsA.size !== fieldsB.size) return false;
  return [...new Set([...fieldsA.keys(), ...fieldsB.keys()])].every((field) =>
    isSameData(fieldsA.get(field), fieldsB.get(field)),
  );
}
