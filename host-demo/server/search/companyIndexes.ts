import type { ProductSource } from '../contracts.ts';
import { buildProductIndex, markSoldOut, type ProductIndex } from './productIndex.ts';
import { createSearch, type Search } from './productSearch.ts';

type Built = { index: ProductIndex; search: Search };

/** The search index of each company. It is built once, on first use; changes of `sold_out` are applied in order. */
export function createCompanyIndexes(source: ProductSource): (companyId: number) => Promise<Search> {
  const built = new Map<number, Promise<Built>>();
  const marked = new Map<number, Promise<void>>();

  const build = async (companyId: number): Promise<Built> => {
    const index = await buildProductIndex(companyId, await source.forCompany(companyId));
    return { index, search: createSearch(index) };
  };

  const mark = async (companyId: number, ids: readonly number[]): Promise<void> => {
    try {
      const known = await built.get(companyId);
      if (!known) return;
      for (const { id, soldOut } of await source.soldOut(companyId, ids)) {
        markSoldOut(known.index, id, soldOut);
      }
    } catch {
      // An index that can't be updated is rebuilt by the next search.
      built.delete(companyId);
    }
  };

  source.onSoldOut((companyId, ids) => {
    const before = marked.get(companyId) ?? Promise.resolve();
    marked.set(
      companyId,
      before.then(() => mark(companyId, ids)),
    );
  });

  return async (companyId) => {
    const building = built.get(companyId) ?? build(companyId);
    built.set(companyId, building);
    try {
      return (await building).search;
    } catch (error) {
      built.delete(companyId);
      throw error;
    }
  };
}
