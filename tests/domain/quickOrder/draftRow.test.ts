import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPosition, newRow, positionsAfter } from '../../../src/domain/quickOrder/draftRow.ts';

const rows = [newRow('r1', 1), newRow('r2', 2)];

test.each([
  ['between two rows', rows, 1, 3, [1.25, 1.5, 1.75]],
  ['after the last', rows, 2, 2, [3, 4]],
  ['before the first', rows, null, 1, [0.5]],
  ['of an empty order', [], null, 2, [1, 2]],
  ['for none', rows, 1, 0, []],
])('positions %s', (_, all, before, count, expected) => {
  expect(positionsAfter(all, before, count)).toEqual(expected);
});

test('rows without more are empty', () => {
  expect(newRow('r1', 4)).toEqual({
    key: 'r1',
    position: 4,
    code: '',
    productId: null,
    quantity: '',
    unit: '',
    size: '',
    unreadable: '',
    listUnit: '',
    packSize: '',
    summed: [],
    rounded: '',
  });
});

test('of two rows at one position the key decides', () => {
  const [b, a, last] = [newRow('b', 1), newRow('a', 1), newRow('0', 2)];
  expect([last, b, a].toSorted(byPosition)).toEqual([a, b, last]);
});

test('however rows are inserted, they come in order between those around them', () => {
  const step = fc.record({ after: fc.nat(), count: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let order = rows;
      for (const [turn, { after, count }] of steps.entries()) {
        const at = after % (order.length + 1);
        const before = order[at - 1]?.position ?? null;
        const added = positionsAfter(order, before, count).map((position, index) =>
          newRow(`n${turn}-${index}`, position),
        );
        const expected = order.toSpliced(at, 0, ...added);
        expect([...order, ...added].toSorted(byPosition)).toEqual(expected);
        order = expected;
      }
      expect(new Set(order.map(({ position }) => position)).size).toBe(order.length);
    }),
  );
});
