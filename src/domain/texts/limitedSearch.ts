import { SEARCH_MAX_LENGTH } from './textLimits.ts';

/** Search services limit the clauses of a query, which grow with its words. */
const MAX_WORDS = 30;

/** A typed search within `SEARCH_MAX_LENGTH` and 30 words, without spaces around it; a longer one is cut after a word. */
export const limitedSearch = (text: string): string => {
  const trimmed = text.trim();
  const start = trimmed.slice(0, SEARCH_MAX_LENGTH);
  const isWithinWord = /\S/.test(trimmed.charAt(SEARCH_MAX_LENGTH));
  const whole = isWithinWord && /\s/.test(start) ? start.replace(/\S+$/, '') : start;
  return whole.match(new RegExp(`^(\\S+\\s*){0,${MAX_WORDS}}`))?.[0].trim() ?? '';
};
