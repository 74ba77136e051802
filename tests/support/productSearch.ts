import type { ProductSearch } from '../../src/api/search/productQuery.ts';

export const aProductSearch = (changes: Partial<ProductSearch> = {}): ProductSearch => ({
  companyId: 1,
  text: '',
  lines: [],
  sublines: [],
  brands: [],
  sizes: [],
  categories: null,
  shownLines: [],
  hiddenLines: [],
  inStockOnly: false,
  ids: null,
  sort: 'relevance',
  from: 0,
  size: 40,
  ...changes,
});
