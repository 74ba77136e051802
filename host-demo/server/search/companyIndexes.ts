import type { ProductSource } from '../contracts.ts';
import { buildCodeIndex } from './codeIndex.ts';
import type { CompanyIndex } from './companyIndex.ts';
import { buildProductIndex, markSoldOut } from './productIndex.ts';
import { createSearch } from './productSearch.ts';

/** An index is built again at most for this share of the time, because building occupies the processor. */
const REBUILD_SHARE = 1 / 5;

/**
 * The search index of each company, built on first use. It follows the products: changes of `sold_out` are applied to it, in
 * order; after other changes it is built again, while the searches use the old one.
 */
export function createCompanyIndexes(source: ProductSource): (companyId: number) => Promise<CompanyIndex> {
  const built = new Map<number, Promise<CompanyIndex>>();
  const changes = new Map<number, Promise<void>>();
  const waiting = new Map<number, NodeJS.Timeout>();
  const nextRebuilds = new Map<number, number>();

  const build = async (companyId: number): Promise<CompanyIndex> => {
    const index = await buildProductIndex(companyId, await source.forCompany(companyId));
    return { index, search: createSearch(index), codes: await buildCodeIndex(index.products) };
  };

  const inOrder = (companyId: number, change: () => Promise<void>): void => {
    const before = changes.get(companyId) ?? Promise.resolve();
    changes.set(companyId, before.then(change));
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

  const rebuild = async (companyId: number): Promise<void> => {
    const started = performance.now();
    try {
      built.set(companyId, Promise.resolve(await build(companyId)));
    } catch {
      // The old index stays: the company is gone, or the database is, whose return reports a change.
    }
    const ended = performance.now();
    nextRebuilds.set(companyId, ended + (ended - started) * (1 / REBUILD_SHARE - 1));
  };

  const rebuildSoon = (companyId: number): void => {
    if (waiting.has(companyId)) return;
    const pause = Math.max(0, (nextRebuilds.get(companyId) ?? 0) - performance.now());
    const timer = setTimeout(() => {
      waiting.delete(companyId);
      inOrder(companyId, () => rebuild(companyId));
    }, pause);
    waiting.set(companyId, timer.unref());
  };

  source.onSoldOut((companyId, ids) => inOrder(companyId, () => mark(companyId, ids)));
  source.onChange((companyId) => {
    for (const known of built.keys()) if (companyId === null || known === companyId) rebuildSoon(known);
  });

  return async (companyId) => {
    const building = built.get(companyId) ?? build(companyId);
    built.set(companyId, building);
    try {
      return await building;
    } catch (error) {
      built.delete(companyId);
      throw error;
    }
  };
}
