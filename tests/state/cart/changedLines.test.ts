import { expect, test } from 'vitest';
import { changedLines } from '../../../src/state/cart/changedLines.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aWorkspace } from '../../support/workspace.ts';

const DEARER = { price: { defaultPrice: '12' }, known: { price: { defaultPrice: '10' }, rules: null } };

test('the changes of a line are calculated again only when the line or its stock is another', () => {
  const { context } = aWorkspace().cart;
  const entries = Array.from({ length: 100 }, (_, index) => ({
    key: String(index),
    position: index,
    line: aCartLine({ productId: index, ...DEARER }),
  }));
  const changesOf = (...[cart, stock]: [typeof entries, Parameters<typeof changedLines>[2]]) =>
    changedLines(context, cart, stock).map(({ changes }) => changes);
  const calculatedAgain = (after: ReturnType<typeof changesOf>) =>
    after.flatMap((changes, index) => (changes === first[index] ? [] : [index]));
  const first = changesOf(entries, new Map());
  expect(first).toHaveLength(100);

  const line = aCartLine({ productId: 7, quantity: '5', ...DEARER });
  const withOtherLine = entries.with(7, { key: '7', position: 7, line });
  expect(calculatedAgain(changesOf(withOtherLine, new Map()))).toEqual([7]);

  const stock = new Map([[9, { warehouses: [], soldOut: true }]]);
  expect(calculatedAgain(changesOf(entries, stock))).toEqual([9]);
});
