import { LINE_NOTE_MAX_LENGTH } from '../texts/textLimits.ts';

const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/** A note as it is stored: one line, without spaces around it, within the limit. */
export const lineNote = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LINE_NOTE_MAX_LENGTH)
    .replace(HALF_CHARACTER_AT_END, '')
    .trim();

/** The note of two lines that become one: nothing that was written gets lost, and nothing is said twice. */
export const mergeNotes = (existing: string, added: string): string => {
  const notes = [lineNote(existing), lineNote(added)].filter((note) => note !== '');
  return lineNote([...new Set(notes)].join(' / '));
};
