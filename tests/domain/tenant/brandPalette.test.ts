import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandPalette } from '../../../src/domain/tenant/brandPalette.ts';
import { shade } from '../../../src/domain/tenant/shade.ts';
import { contrast } from '../../../src/domain/tenant/textOn.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the shades 20 and 60 and the tint with 92 % white are mixed from the colour', () => {
  expect(brandPalette('#0f766e')).toMatchObject({
    colour: '#0f766e',
    secondary: '#3f918b',
    tertiary: '#9fc8c5',
    onBrand: '#ffffff',
  });
});

test.each(['#0f766e', '#b45309', '#6d28d9'])(
  'on dark %s keeps more of its hue than white leaves',
  (brand) => {
    const spread = (hex: string) => {
      const channels = (hex.match(/[\da-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16));
      return Math.max(...channels) - Math.min(...channels);
    };
    const withWhite = Array.from({ length: 101 }, (_, percent) => shade(brand, percent));
    const readable = withWhite.find((each) => contrast(each, '#2b3648') >= 4.5) ?? '#ffffff';
    expect(spread(brandPalette(brand).textOnDark)).toBeGreaterThan(spread(readable));
  },
);

test('a missing colour is black', () => {
  expect(brandPalette('nonsense').colour).toBe('#000000');
  expect(brandPalette(undefined).colour).toBe('#000000');
});

test('text on the colour and in it is readable for any colour', () => {
  fc.assert(
    fc.property(colour, (value) => {
      const palette = brandPalette(value);
      expect(contrast(palette.onBrand, palette.colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.onBrand, palette.hover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.textOnLight, palette.tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.textOnLight, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.textOnDark, '#141c2b')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
