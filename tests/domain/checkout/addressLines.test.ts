import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS_LINES, addressLines } from '../../../src/domain/checkout/addressLines.ts';

describe('the lines of an address', () => {
  test.each([
    [[], []],
    [['', ' ', ''], []],
    [['12 Main Street', '', '', ''], ['12 Main Street']],
    [
      ['12 Main Street', '', 'Dock 3', ''],
      ['12 Main Street', '', 'Dock 3'],
    ],
    [
      ['', '', '', 'c/o Lee'],
      ['', '', '', 'c/o Lee'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', 'd'],
    ],
  ])('%j are %j', (lines, kept) => {
    expect(addressLines(lines)).toEqual(kept);
  });

  test('keep their positions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ' ', 'a', 'b'), { maxLength: 6 }), (lines) => {
        const kept = addressLines(lines);
        for (let at = 0; at < ADDRESS_LINES; at += 1) expect(kept[at] ?? '').toBe((lines[at] ?? '').trim());
        expect(kept.at(-1)).not.toBe('');
      }),
    );
  });
});
