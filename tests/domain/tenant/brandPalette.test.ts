import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandPalette } from '../../../src/domain/tenant/brandPalette.ts';
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
