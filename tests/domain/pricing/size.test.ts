import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { looksLikeDimension, parseSize, sizeText, toSize } from '../../../src/domain/pricing/size.ts';

describe('a typed size', () => {
  test.each([
    ['2x3', '2x3', '6'],
    [' 2 X 3 ', '2x3', '6'],
    ['2,5x4x2', '2,5x4x2', '20'],
    ['0.1x0.2', '0.1x0.2', '0.02'],
  ])('%s', (typed, text, value) => {
    expect(parseSize(typed)).toEqual({ text, value });
  });

  test.each(['0x3', '2x', 'x3', '2', '', '2xx3', '-2x3', '2x3m', '1x'.repeat(40)])(
    '%j isn’t a size',
    (typed) => {
      expect(parseSize(typed)).toBeNull();
    },
  );

  test.each([
    ['2x3', true],
    ['2 x', true],
    ['0x3', true],
    ['24', false],
    ['2,5', false],
    ['x', false],
    ['six', false],
  ])('%j looks like a size: %s', (typed, isSize) => {
    expect(looksLikeDimension(typed)).toBe(isSize);
  });
});

describe('a size is shown', () => {
  test.each([
    ['as it was typed', '6', '2x3', '2x3'],
    ['as a number where what was typed comes to something else', '6', '2x4', '6'],
    ['as a number where nothing is known of it', '6', '', '6'],
    ['not at all where there is none', null, '', ''],
    ['not at all at 0', '0', '0x3', ''],
  ])('%s', (_name, size, typed, text) => {
    expect(sizeText(size, typed)).toBe(text);
    expect(toSize({ size, typedSize: typed })?.text ?? '').toBe(text);
  });
});

it('is the product of its parts, and shown as typed', () => {
  const part = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(part, part, (width, length) => {
      const size = parseSize(`${width} x ${length}`);
      expect(size).toEqual({ text: `${width}x${length}`, value: String(width * length) });
      expect(sizeText(size?.value ?? null, size?.text ?? '')).toBe(`${width}x${length}`);
    }),
  );
});
