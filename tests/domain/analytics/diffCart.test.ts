import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffCart } from '../../../src/domain/analytics/diffCart.ts';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { aCartLine } from '../builders.ts';

const caseOf12 = { code: 'CS12', name: 'Case of 12', factor: '12' };
const eachUnit = { code: 'EA', name: 'Each', factor: '1' };

const cart = (...lines: Partial<CartLine>[]): CartEntry[] =>
  lines.map((changes, position) => {
    const line = aCartLine(changes);
    return { key: String(line.productId), position, line };
  });

const describeMoves = (before: readonly CartEntry[], after: readonly CartEntry[], sizeInput = false) => {
  const { added, removed } = diffCart(before, after, sizeInput);
  const describeMove = (sign: string) => (move: (typeof added)[number]) =>
    `${sign}${move.quantity.toFixed()} of ${move.line.productId}`;
  return [...added.map(describeMove('+')), ...removed.map(describeMove('-'))];
};

describe('changes of the cart', () => {
  it.each<[string, CartEntry[], CartEntry[], string[]]>([
    ['a new line came in', [], cart({ quantity: '2' }), ['+2 of 1']],
    ['a quantity was raised', cart({ quantity: '2' }), cart({ quantity: '6' }), ['+4 of 1']],
    ['a quantity was lowered', cart({ quantity: '2.5' }), cart({ quantity: '1' }), ['-1.5 of 1']],
    ['a line was taken out', cart({ quantity: '2' }), [], ['-2 of 1']],
    [
      'one line came and another went',
      cart({ productId: 1 }),
      cart({ productId: 2, quantity: '3' }),
      ['+3 of 2', '-1 of 1'],
    ],
    [
      'the unit became a case: 2 each to 2 cases',
      cart({ quantity: '2', unit: eachUnit }),
      cart({ quantity: '2', unit: caseOf12 }),
      ['+1.833333 of 1'],
    ],
    [
      'a case became pieces: 1 case to 6 each',
      cart({ quantity: '1', unit: caseOf12 }),
      cart({ quantity: '6', unit: eachUnit }),
      ['-6 of 1'],
    ],
    ['only the price changed', cart({}), cart({ price: { defaultPrice: 12 } }), []],
    ['what was typed is no quantity', cart({ quantity: '2' }), cart({ quantity: 'many' }), ['-2 of 1']],
  ])('%s', (_name, before, after, moves) => {
    expect(describeMoves(before, after)).toEqual(moves);
  });

  it('includes the size if the company uses sizes', () => {
    const [one, two] = [cart({ quantity: '2', size: '6' }), cart({ quantity: '3', size: '6' })];
    expect(describeMoves(one, two, true)).toEqual(['+1 of 1']);
    expect(describeMoves(cart({ quantity: '2' }), cart({ quantity: '2', size: '4' }), true)).toEqual([
      '+1.5 of 1',
    ]);
  });

  it('is the opposite in the other direction', () => {
    const quantities = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 6 });
    const cartOf = (all: number[]) =>
      cart(...all.map((quantity, productId) => ({ productId, quantity: `${quantity}` })));
    fc.assert(
      fc.property(quantities, quantities, (quantitiesBefore, quantitiesAfter) => {
        const forward = diffCart(cartOf(quantitiesBefore), cartOf(quantitiesAfter), false);
        const backward = diffCart(cartOf(quantitiesAfter), cartOf(quantitiesBefore), false);
        const quantitiesOf = (moves: typeof forward.added) =>
          moves.map((m) => `${m.quantity} of ${m.line.productId}`).toSorted();
        expect(quantitiesOf(backward.added)).toEqual(quantitiesOf(forward.removed));
        expect(quantitiesOf(backward.removed)).toEqual(quantitiesOf(forward.added));
        expect(describeMoves(cartOf(quantitiesBefore), cartOf(quantitiesBefore))).toEqual([]);
      }),
    );
  });
});
