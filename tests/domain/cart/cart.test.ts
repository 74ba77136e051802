import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartEntry, withLines } from '../../../src/domain/cart/cart.ts';
import { addToLines } from '../../../src/domain/cart/mergeLines.ts';
import { aCartLine } from '../builders.ts';

const olives: CartEntry = { key: '1', position: 4, line: aCartLine({ productId: 1 }) };
const oil: CartEntry = { key: '2', position: 7, line: aCartLine({ productId: 2, name: 'Oil' }) };

describe('the key of a new line', () => {
  it.each([
    { taken: [], key: '1' },
    { taken: ['2'], key: '1' },
    { taken: ['1'], key: '1-2' },
    { taken: ['1', '1-2', '1-4'], key: '1-3' },
  ])('is $key beside $taken', ({ taken, key }) => {
    const entries = taken.map((takenKey, position) => ({ key: takenKey, position, line: oil.line }));
    const lines = [...entries.map(({ line }) => line), olives.line];
    expect(withLines(entries, lines).at(-1)?.key).toBe(key);
  });
});

describe('withLines', () => {
  it('keeps the entries of unchanged lines', () => {
    const [firstEntry, secondEntry] = withLines([olives, oil], [olives.line, oil.line]);
    expect(firstEntry).toBe(olives);
    expect(secondEntry).toBe(oil);
  });

  it('keeps the position of a changed line', () => {
    const changedLine = aCartLine({ productId: 1, quantity: '5' });
    expect(withLines([olives, oil], [changedLine, oil.line])).toEqual([
      { key: '1', position: 4, line: changedLine },
      oil,
    ]);
  });

  it('adds new lines at the end, in order, with new keys', () => {
    const rice = aCartLine({ productId: 3 });
    const moreOlives = aCartLine({ productId: 1, size: '6' });
    const after = withLines([olives, oil], [olives.line, oil.line, rice, moreOlives]);
    expect(after.map(({ key, position }) => `${key} at ${position}`)).toEqual([
      '1 at 4',
      '2 at 7',
      '3 at 8',
      '1-2 at 9',
    ]);
  });

  it('starts an empty cart at position 0', () => {
    expect(withLines([], [olives.line])).toEqual([{ key: '1', position: 0, line: olives.line }]);
  });

  it('keeps the keys of lines to which something is added', () => {
    const lines = [olives.line, oil.line];
    const added = addToLines(lines, [
      aCartLine({ productId: 3 }),
      aCartLine({ productId: 2, quantity: '2' }),
    ]);
    if (!added.ok) throw new Error(added.reason);
    const after = withLines([olives, oil], added.lines);
    expect(after.map(({ key, line }) => `${key}: ${line.quantity}`)).toEqual(['1: 1', '2: 3', '3: 1']);
  });
});

it('no two lines ever have the same key', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }), (productIds) => {
      const lines = productIds.map((productId) => aCartLine({ productId }));
      const keys = withLines([], lines).map(({ key }) => key);
      expect(new Set(keys).size).toBe(lines.length);
    }),
  );
});
