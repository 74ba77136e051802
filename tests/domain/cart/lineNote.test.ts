import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineNote, mergeNotes } from '../../../src/domain/cart/lineNote.ts';
import { LINE_NOTE_MAX_LENGTH } from '../../../src/domain/texts/textLimits.ts';

const LONG = 'x'.repeat(LINE_NOTE_MAX_LENGTH);

describe('the note of a cart line', () => {
  test.each([
    ['', ''],
    ['  leave at dock 3 ', 'leave at dock 3'],
    ['red\nor blue', 'red or blue'],
    [`${LONG}y`, LONG],
    [`${LONG.slice(1)}🎁`, LONG.slice(1)],
  ])('%j is kept as %j', (text, note) => {
    expect(lineNote(text)).toBe(note);
  });

  test.each([
    ['', '', ''],
    ['red', '', 'red'],
    ['', 'blue', 'blue'],
    ['red', ' red ', 'red'],
    ['red', 'blue', 'red / blue'],
    [LONG, 'blue', LONG],
  ])('of merged lines: %j and %j give %j', (existing, added, merged) => {
    expect(mergeNotes(existing, added)).toBe(merged);
  });

  test('never exceeds the limit, and what is stored is stored unchanged again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 400 }),
        (one, other) => {
          const note = mergeNotes(one, other);
          expect(note.length).toBeLessThanOrEqual(LINE_NOTE_MAX_LENGTH);
          expect(lineNote(note)).toBe(note);
          expect(note.startsWith(lineNote(one))).toBe(true);
        },
      ),
    );
  });
});
