import type { ProductSearch } from '../../src/api/search/productQuery.ts';

/** A search for everything that a company sells. */
export const aProductSearch = (changes: Partial<ProductSearch> = {}): ProductSearch => ({
  companyId: 1,
  text: '',
  lines: [],
  sublines: [],
  brands: [],
  sizes: [],
  categories: null,
  hiddenLines: [],
  inStockOnly: false,
  ids: null,
  sort: 'relevance',
  from: 0,
  size: 40,
  ...changes,
});
