import { SEARCH_MAX_LENGTH } from './textLimits.ts';

/** Search services limit the clauses of a query, which grow with its words: `CO-1001` has two. */
const MAX_WORDS = 20;
const WORD = /[\p{L}\p{N}]+/gu;

const wordCount = (text: string): number => text.match(WORD)?.length ?? 0;

/** A typed search within `SEARCH_MAX_LENGTH` and 20 words, without spaces around it; a longer one is cut at a space. */
export const limitedSearch = (text: string): string => {
  const trimmed = text.trim();
  const start = trimmed.slice(0, SEARCH_MAX_LENGTH);
  const isWithinWord = /\S/.test(trimmed.charAt(SEARCH_MAX_LENGTH));
  let limited = isWithinWord && /\s/.test(start) ? start.replace(/\S+$/, '') : start;
  while (wordCount(limited) > MAX_WORDS && /\s/.test(limited.trim()))
    limited = limited.trim().replace(/\S+$/, '');
  return limited.trim();
};
