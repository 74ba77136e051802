/** Binary search: the first index from `from` on where `isThere` is true. */
function firstPlace(from: number, end: number, isThere: (place: number) => boolean): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isThere(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index of a term; null when missing. */
export function placeOf(terms: readonly string[], term: string): number | null {
  const place = firstPlace(0, terms.length, (at) => (terms[at] ?? '') >= term);
  return terms[place] === term ? place : null;
}

/** The first index after all terms with `prefix`. */
export const beginsAfter = (terms: readonly string[], prefix: string, from = 0): number =>
  firstPlace(from, terms.length, (at) => {
    const start = (terms[at] ?? '').slice(0, prefix.length);
    return start > prefix;
  });

/** The range of terms with `prefix`, end exclusive. */
export function prefixRange(terms: readonly string[], prefix: string): [first: number, end: number] {
  const first = firstPlace(0, terms.length, (at) => (terms[at] ?? '') >= prefix);
  return [first, beginsAfter(terms, prefix, first)];
}
