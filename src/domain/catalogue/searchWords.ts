const LETTERS = /^\p{Letter}{4,}$/u;
/** Longer texts are not names of products. */
const MAX_JOINED_WORDS = 6;
/** Each joined text adds its words to the query: `CO-1001` has two. */
const MAX_JOINED_PARTS = 10;
const PART = /[\p{L}\p{N}]+/gu;

export const searchWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The singular of a plural and the reverse, by the final s of English, Spanish and French; null for short words and numbers. */
export const otherGrammaticalNumber = (word: string): string | null => {
  if (!LETTERS.test(word)) return null;
  if (/ss$/i.test(word)) return null;
  return /s$/i.test(word) ? word.slice(0, -1) : `${word}s`;
};

/** The text with each two neighbouring words written as one: `500 ml` may be `500ml` in the catalogue. */
export const joinedNeighbours = (text: string): string[] => {
  const words = searchWords(text);
  const parts = text.match(PART) ?? [];
  if (words.length > MAX_JOINED_WORDS || parts.length > MAX_JOINED_PARTS) return [];
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(' '));
};
