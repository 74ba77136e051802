import { normalizeText } from './normalizeText.ts';

const MAX_SUGGESTIONS = 3;

/** Damerau-Levenshtein distance: letters inserted, removed, replaced, or swapped with their neighbour. */
const editDistance = (a: string, b: string): number => {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      currentRow[column] = Math.min(
        (previousRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rowBeforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow[b.length] ?? 0;
};

/** Numbers, sizes and codes are not misspelt words. */
const HAS_DIGIT = /\d/;
const MAX_MISTAKES = 2;

/** With two mistakes a word keeps its first letter: qwerty isn't a misspelt twenty. */
const isMisspelling = (typed: string, word: string, distance: number): boolean => {
  if (distance === 0) return true;
  if (HAS_DIGIT.test(typed) || HAS_DIGIT.test(word) || distance > MAX_MISTAKES) return false;
  if (distance * 2 > typed.length) return false;
  return distance === 1 || typed[0] === word[0];
};

const closestWord = (typed: string, words: readonly string[]): { word: string; distance: number } | null => {
  const candidates = words
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ word, distance }) => isMisspelling(typed, word, distance))
    .sort((a, b) => a.distance - b.distance);
  return candidates[0] ?? null;
};

/**
 * Suggestions ("Did you mean …?") for a text that finds nothing. `wordsByProduct` holds the similar words of each of
 * the closest products. A suggestion uses the words of one product, so that it finds at least that product. Only
 * suggestions that keep most of the typed words are left, those with the fewest mistakes first.
 */
export const spellingSuggestions = (
  text: string,
  wordsByProduct: readonly (readonly string[])[],
): string[] => {
  const typed = normalizeText(text).trim().split(/\s+/).filter(Boolean);
  const suggestions = wordsByProduct.map((words) => {
    const normalizedWords = words.map(normalizeText);
    const matches = typed.flatMap((word) => closestWord(word, normalizedWords) ?? []);
    return {
      text: [...new Set(matches.map(({ word }) => word))].join(' '),
      words: matches.length,
      distance: matches.reduce((sum, { distance }) => sum + distance, 0),
    };
  });
  suggestions.sort((a, b) => b.words - a.words || a.distance - b.distance);
  const most = Math.max(0, ...suggestions.map(({ words }) => words));
  const isNew = (suggestion: string) =>
    suggestion.split(' ').some((word) => word !== '' && !typed.includes(word));
  const kept = suggestions.filter(({ words }) => words === most).map((suggestion) => suggestion.text);
  return [...new Set(kept.filter(isNew))].slice(0, MAX_SUGGESTIONS);
};
