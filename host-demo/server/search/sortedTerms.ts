/** Binary search: the first index from `from` on where `predicate` is true. */
function firstIndex(from: number, end: number, predicate: (index: number) => boolean): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (predicate(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function indexOfTerm(terms: readonly string[], term: string): number | null {
  const index = firstIndex(0, terms.length, (at) => (terms[at] ?? '') >= term);
  return terms[index] === term ? index : null;
}

export const endOfPrefix = (terms: readonly string[], prefix: string, from = 0): number =>
  firstIndex(from, terms.length, (at) => {
    const start = (terms[at] ?? '').slice(0, prefix.length);
    return start > prefix;
  });

/** The range of terms with `prefix`, end exclusive. */
export function prefixRange(terms: readonly string[], prefix: string): [first: number, end: number] {
  const first = firstIndex(0, terms.length, (at) => (terms[at] ?? '') >= prefix);
  return [first, endOfPrefix(terms, prefix, first)];
}
