import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatColour, parseColour } from '../../../src/domain/tenant/colour.ts';

test.each([
  ['#0f766e', [15, 118, 110]],
  [' #0F766E ', [15, 118, 110]],
  ['#fa0', [255, 170, 0]],
  ['teal', null],
  ['#12345', null],
  ['0f766e', null],
  [null, null],
])('%j has the channels %j', (colour, expected) => {
  expect(parseColour(colour)).toEqual(expected);
});

test('channels are written with two digits each', () => {
  expect(formatColour([15, 118, 0])).toBe('#0f7600');
});

test('a formatted colour is read back unchanged', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      expect(parseColour(formatColour(channels))).toEqual(channels);
    }),
  );
});
