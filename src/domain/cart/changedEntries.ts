import type { CartEntry } from './cart.ts';

type Change = { before: readonly CartEntry[]; after: readonly CartEntry[] };

const isSame = (one: CartEntry | undefined, other: CartEntry | undefined): boolean =>
  one !== undefined && one.key === other?.key && one.line === other.line;

/** The part of a cart between the equal lines at its start and its end: most changes are about one line of many. */
export function changedEntries({ before, after }: Change): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}
