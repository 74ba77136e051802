import { normalizeText } from './normalizeText.ts';

const MAX_SUGGESTIONS = 3;

/** Damerau-Levenshtein distance: letters inserted, removed, replaced, or swapped with their neighbour. */
const editDistance = (one: string, other: string): number => {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const currentRow = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      currentRow[at] = Math.min(
        (previousRow[at] ?? 0) + 1,
        (currentRow[at - 1] ?? 0) + 1,
        (previousRow[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rowBeforePrevious[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow[other.length] ?? 0;
};

/** Null when more than half of the typed word would have to change. */
const closestWord = (typed: string, words: readonly string[]): { word: string; distance: number } | null => {
  const candidates = words
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance * 2 <= typed.length)
    .sort((one, other) => one.distance - other.distance);
  return candidates[0] ?? null;
};

/**
 * "Did you mean …?" for a text that finds nothing. `wordsByProduct` holds, for each of the closest products, the words
 * that are similar. Each suggestion uses the words of one product, so that it finds at least that product, and has a word
 * that was not typed. Suggestions that keep most of the typed words come first.
 */
export const spellingSuggestions = (
  text: string,
  wordsByProduct: readonly (readonly string[])[],
): string[] => {
  const typed = normalizeText(text).trim().split(/\s+/).filter(Boolean);
  const suggestions = wordsByProduct.map((words) => {
    const folded = words.map(normalizeText);
    const matches = typed.flatMap((word) => closestWord(word, folded) ?? []);
    return {
      text: [...new Set(matches.map(({ word }) => word))].join(' '),
      words: matches.length,
      distance: matches.reduce((sum, { distance }) => sum + distance, 0),
    };
  });
  suggestions.sort((one, other) => other.words - one.words || one.distance - other.distance);
  const isNew = (suggestion: string) =>
    suggestion.split(' ').some((word) => word !== '' && !typed.includes(word));
  return [...new Set(suggestions.map((suggestion) => suggestion.text).filter(isNew))].slice(
    0,
    MAX_SUGGESTIONS,
  );
};
