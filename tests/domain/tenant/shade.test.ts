import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blend,
  brandColour,
  SECONDARY_SHADE,
  shade,
  TERTIARY_SHADE,
} from '../../../src/domain/tenant/shade.ts';

test.each([
  ['#000000', SECONDARY_SHADE, '#333333'],
  ['#000000', TERTIARY_SHADE, '#999999'],
  ['#ff6f00', TERTIARY_SHADE, '#ffc599'],
  ['#0f766e', 0, '#0f766e'],
  ['#0f766e', 100, '#ffffff'],
  ['nothing', SECONDARY_SHADE, '#333333'],
])('%s with %i %% white is %s', (colour, percent, expected) => {
  expect(shade(colour, percent)).toBe(expected);
});

test.each([
  ['half black', '#0f766e', 50, 0, 1, '#083b37'],
  ['twice as bright', '#102030', 0, 255, 2, '#204060'],
  ['as bright as the hue allows', '#40c080', 0, 255, 2, '#55ffaa'],
])('%s: %s with %i %% of %i, × %i, is %s', (_, colour, percent, other, factor, expected) => {
  expect(blend(colour, percent, other, factor)).toBe(expected);
});

test.each([
  ['#0F766E', '#0f766e'],
  ['#0f7', '#00ff77'],
  ['#FF6F00', '#000000'],
  ['no colour', '#000000'],
  [null, '#000000'],
])('the brand colour of %j is %s', (colour, expected) => {
  expect(brandColour(colour)).toBe(expected);
});

test('colour names are converted by the given function', () => {
  const browser = (colour: unknown) => (colour === 'teal' ? '#008080' : null);
  expect([brandColour('teal', browser), brandColour('nothing', browser)]).toEqual(['#008080', '#000000']);
});

test('more white never makes a channel darker', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const channels = (colour: string) =>
    (colour.match(/[\da-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), percent, percent, (number, a, b) => {
      const colour = `#${number.toString(16).padStart(6, '0')}`;
      const [darker, lighter] = [Math.min(a, b), Math.max(a, b)].map((percentWhite) =>
        channels(shade(colour, percentWhite)),
      );
      expect(darker?.every((channel, index) => channel <= (lighter?.[index] ?? -1))).toBe(true);
    }),
  );
});
