import { fold } from './fold.ts';

/** So many are offered. */
const MOST = 3;

/** How many letters are missing, too many, wrong, or swapped with their neighbour. */
const distanceOf = (one: string, other: string): number => {
  let beforeThat: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeThat[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeThat = before;
    before = current;
  }
  return before[other.length] ?? 0;
};

/** The word of a product that is nearest to a typed one; none when half of it would have to change. */
const nearest = (typed: string, words: readonly string[]): { word: string; distance: number } | null => {
  const near = words
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .filter(({ distance }) => distance * 2 <= typed.length)
    .sort((one, other) => one.distance - other.distance);
  return near[0] ?? null;
};

/**
 * What the customer may have meant by a text that finds nothing. `found` holds, for each of the nearest products, the words
 * in which it comes near; each text offered is made of words of one product, so that it finds at least that one, and has
 * a word that wasn't typed. The texts that keep most of what was typed come first.
 */
export const nearestTexts = (text: string, found: readonly (readonly string[])[]): string[] => {
  const typed = fold(text).trim().split(/\s+/).filter(Boolean);
  const offers = found.map((words) => {
    const folded = words.map(fold);
    const kept = typed.flatMap((word) => nearest(word, folded) ?? []);
    return {
      text: [...new Set(kept.map(({ word }) => word))].join(' '),
      words: kept.length,
      distance: kept.reduce((sum, { distance }) => sum + distance, 0),
    };
  });
  offers.sort((one, other) => other.words - one.words || one.distance - other.distance);
  const isNew = (offer: string) => offer.split(' ').some((word) => word !== '' && !typed.includes(word));
  return [...new Set(offers.map((offer) => offer.text).filter(isNew))].slice(0, MOST);
};
