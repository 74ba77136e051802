import type { TextPart } from './highlights.ts';
import { normalizeText } from './normalizeText.ts';

/** The places of `text` where `word`, which is folded, begins and ends. `signs`: the folded letters of `text`, one by one. */
const placesOf = (word: string, signs: readonly string[]): [number, number][] => {
  const folded = signs.join('');
  const startOf: number[] = signs.flatMap((sign, index) => Array<number>(sign.length).fill(index));
  const found: [number, number][] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    found.push([startOf[at] ?? 0, (startOf[at + word.length - 1] ?? 0) + 1]);
  }
  return found;
};

/**
 * A text, split where it contains the words of a search, with and without accents and capitals. The parts together are the text
 * in its composed form (NFC).
 */
export const matchingParts = (text: string, search: string): TextPart[] => {
  const letters = [...text.normalize('NFC')];
  const signs = letters.map(normalizeText);
  const isMatch = letters.map(() => false);
  for (const word of normalizeText(search).split(/\s+/).filter(Boolean))
    for (const [start, end] of placesOf(word, signs)) isMatch.fill(true, start, end);
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] === true });
  }
  return parts;
};
