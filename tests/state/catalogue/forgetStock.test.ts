import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetStock } from '../../../src/state/catalogue/forgetStock.ts';

test('products and searches by stock are loaded again; other queries stay', () => {
  const queries = new QueryClient();
  const keys = [['store', { text: '' }], ['offers', [1, 2]], ['offer', 1], ['category-bundles'], ['deals']];
  for (const queryKey of keys) queries.setQueryData(queryKey, []);
  forgetStock(queries);
  const isStale = keys.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated);
  expect(isStale).toEqual([true, true, true, false, false]);
});
