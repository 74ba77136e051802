const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** The first place in a sorted list whose digits aren't below `digits`. */
const firstFrom = (numbers: readonly { digits: string }[], digits: string): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle]?.digits ?? '') < digits) low = middle + 1;
    else high = middle;
  }
  return low;
};

const roundsTo = (digits: string, shown: string): boolean => {
  const kept = BigInt(digits.slice(0, shown.length));
  const rounded = Number(digits.charAt(shown.length)) >= 5 ? kept + 1n : kept;
  return rounded === BigInt(shown);
};

/**
 * The products with a number that a spreadsheet shows as this text: `4.00638E+12` is 4006381333931. `numbers`: sorted by their digits.
 * None for any other text.
 */
export const scientificMatches = (
  numbers: readonly { digits: string; doc: number }[],
  text: string,
): number[] => {
  const [, whole = '', decimals = '', exponent = ''] = SCIENTIFIC.exec(text) ?? [];
  const shown = whole + decimals;
  const length = Number(exponent) + 1;
  if (shown === '' || length <= shown.length) return [];
  // One less in the last digit may have been rounded up to it.
  const lowest = String(BigInt(shown) - 1n).padStart(shown.length, '0');
  const found = new Set<number>();
  for (let at = firstFrom(numbers, lowest); at < numbers.length; at += 1) {
    const { digits = '', doc = 0 } = numbers[at] ?? {};
    if (digits.slice(0, shown.length) > shown) break;
    if (digits.length === length && roundsTo(digits, shown)) found.add(doc);
  }
  return [...found];
};
