import { expect, test, vi } from 'vitest';
import { aCartLine } from '../../domain/builders.ts';
import { aWorkspace } from '../../support/workspace.ts';

vi.mock('../../../src/domain/cart/lineChanges.ts', { spy: true });

const DEARER = { price: { defaultPrice: '12' }, known: { price: { defaultPrice: '10' }, rules: null } };

test('the changes of a line are calculated once, until the line or its stock is another', async () => {
  // Other files of the same worker may have loaded the rules before they were spied on.
  vi.resetModules();
  const rules = await import('../../../src/domain/cart/lineChanges.ts');
  const { changedLines } = await import('../../../src/state/cart/changedLines.ts');
  const { context } = aWorkspace().cart;
  const entries = Array.from({ length: 100 }, (_, index) => ({
    key: String(index),
    position: index,
    line: aCartLine({ productId: index, ...DEARER }),
  }));
  const first = changedLines(context, entries, new Map());
  expect(first).toHaveLength(100);
  expect(rules.lineChanges).toHaveBeenCalledTimes(100);

  const line = aCartLine({ productId: 7, quantity: '5', ...DEARER });
  const afterwards = changedLines(context, entries.with(7, { key: '7', position: 7, line }), new Map());
  expect(rules.lineChanges).toHaveBeenCalledTimes(101);
  expect(afterwards[8]?.changes).toBe(first[8]?.changes);

  changedLines(context, entries, new Map([[9, { warehouses: [], soldOut: true }]]));
  expect(rules.lineChanges).toHaveBeenCalledTimes(102);
});
