import { expect, test } from 'vitest';
import { searchAlternatives } from '../../../src/api/search/searchAlternatives.ts';
import { searchProducts } from '../../../src/api/search/searchProducts.ts';
import { httpReturning } from '../../support/badJson.ts';
import { aProductSearch } from '../../support/productSearch.ts';

const result = (timed_out: boolean) =>
  httpReturning({ took: 200, timed_out, hits: { total: 0, hits: [] }, aggregations: {} });

test('a search that the service ended early has failed: “no products” would be wrong', async () => {
  const search = aProductSearch({ text: 'oil' });
  await expect(searchProducts(result(true), search)).rejects.toMatchObject({ failure: 'timeout' });
  expect(await searchProducts(result(false), search)).toMatchObject({ total: 0 });

  const alternatives = { ...search, original: search, relaxed: [] };
  await expect(searchAlternatives(result(true), alternatives)).rejects.toMatchObject({ failure: 'timeout' });
  expect(await searchAlternatives(result(false), alternatives)).toEqual({ counts: [], words: [] });
});
