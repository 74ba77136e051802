const CHARACTERS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
/** Shorter codes are near to too many, and longer ones are no codes. */
const SHORTEST = 4;
const LONGEST = 32;

/** All texts that differ by one character left out, exchanged with its neighbour, replaced or added. */
const variantsOf = function* (code: string): Generator<string> {
  for (let at = 0; at <= code.length; at += 1) {
    const [before, after] = [code.slice(0, at), code.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const character of CHARACTERS) {
      if (after) yield before + character + after.slice(1);
      yield before + character + after;
    }
  }
};

/**
 * The products whose code differs from this one by one character, nearest first. `codes`: folded codes to products. About 70 look-ups a
 * character, whatever the size of the catalogue; a text without a digit is no code.
 */
export const nearCodes = (codes: ReadonlyMap<string, readonly number[]>, code: string): number[] => {
  if (code.length < SHORTEST || code.length > LONGEST || !/\d/.test(code)) return [];
  const found = new Set<number>();
  for (const variant of variantsOf(code)) for (const product of codes.get(variant) ?? []) found.add(product);
  return [...found];
};
