import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, textOn } from '../../../src/domain/tenant/textOn.ts';

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#1d4ed8', '#ffffff'],
  ['#ffd500', '#000000'],
  ['#777777', '#000000'],
  ['#757575', '#ffffff'],
])('on %s the text is %s', (background, expected) => {
  expect(textOn(background)).toBe(expected);
});

test('black on white has a contrast of 21:1', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 10);
});

test('text has a contrast of 4.5:1 at least on any colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const colour = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
