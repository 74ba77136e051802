import { endOfPrefix } from './sortedTerms.ts';

/** Elasticsearch's fuzziness AUTO: 0 edits up to 2 characters, 1 up to 5, else 2. */
export const autoEdits = (word: string): number => (word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2);

type Row = Uint8Array;
const TOO_LONG = 60;

/**
 * The next row of the edit-distance table (insertions, deletions, substitutions, transpositions) for one more character.
 * Returns its smallest value.
 */
function extend(rows: Row[], term: string, depth: number, word: string): number {
  const previousRow = rows[depth];
  const row = rows[depth + 1];
  const rowBeforePrevious = depth > 0 ? rows[depth - 1] : undefined;
  if (!previousRow || !row) return TOO_LONG;
  row[0] = depth + 1;
  let least = depth + 1;
  for (let at = 1; at <= word.length; at += 1) {
    const same = word[at - 1] === term[depth] ? 0 : 1;
    let value = Math.min(
      (previousRow[at] ?? 0) + 1,
      (row[at - 1] ?? 0) + 1,
      (previousRow[at - 1] ?? 0) + same,
    );
    if (rowBeforePrevious && at > 1 && word[at - 1] === term[depth - 1] && word[at - 2] === term[depth]) {
      value = Math.min(value, (rowBeforePrevious[at - 2] ?? 0) + 1);
    }
    row[at] = value;
    if (value < least) least = value;
  }
  return least;
}

function tableFor(word: string): Row[] {
  const rows = Array.from({ length: TOO_LONG + 1 }, () => new Uint8Array(word.length + 1));
  rows[0]?.set(Array.from({ length: word.length + 1 }, (_, at) => at));
  return rows;
}

function sharedPrefix(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * The terms within an edit distance of a word. Terms are sorted, so table rows of common prefixes are reused, and prefixes
 * that are too different skip all their terms.
 */
export function similarTerms(
  terms: readonly string[],
  word: string,
  edits: number,
  prefixLength = 0,
): { term: number; distance: number }[] {
  const found: { term: number; distance: number }[] = [];
  if (word.length + edits > TOO_LONG) return found;
  const rows = tableFor(word);
  const prefix = word.slice(0, prefixLength);
  let valid = 0;
  let previous = '';
  let at = 0;
  while (at < terms.length) {
    const term = terms[at] ?? '';
    let depth = sharedPrefix(previous, term, Math.min(valid, term.length));
    let isDead = false;
    while (depth < term.length && !isDead) {
      isDead = depth >= TOO_LONG || extend(rows, term, depth, word) > edits;
      depth += 1;
    }
    valid = Math.min(depth, TOO_LONG);
    previous = term;
    if (isDead) {
      at = endOfPrefix(terms, term.slice(0, Math.max(depth, 1)), at);
      continue;
    }
    const distance = rows[term.length]?.[word.length] ?? TOO_LONG;
    if (distance <= edits && term.startsWith(prefix)) found.push({ term: at, distance });
    at += 1;
  }
  return found;
}

export const isSimilar = (one: string, other: string, edits: number, prefixLength = 0): boolean =>
  one === other || (edits > 0 && similarTerms([other], one, edits, prefixLength).length > 0);
