import { DEFAULT_STORE_VIEW } from '../../domain/catalogue/storeView.ts';
import { hasCode } from '../../domain/partNumbers/hasCode.ts';
import { customerOf } from '../access/sessionStore.ts';
import { type SearchDependencies, storeProductsQuery } from '../catalogue/useCatalogue.ts';
import { documentsQuery, withNumber } from '../history/useFoundDocuments.ts';
import type { PortalContext } from '../portal.ts';
import { noteSearch } from './recentSearches.ts';

/** What Enter leads to: the product with this code, the document with this number, or the store's results. */
export type EnteredSearch = { kind: 'code' } | { kind: 'document'; id: string } | { kind: 'words' };

type Dependencies = SearchDependencies & Pick<PortalContext, 'local' | 'session'>;

const hasProduct = async (search: Dependencies, text: string): Promise<boolean> => {
  const view = { ...DEFAULT_STORE_VIEW, text };
  const list = await search.queries.fetchInfiniteQuery(
    storeProductsQuery(search, { view, bundles: [], upTo: 0 }),
  );
  return list.pages[0]?.products.some((product) => hasCode(product, text, search.numbers)) ?? false;
};

const documentWith = async (
  { http, queries, session }: Dependencies,
  text: string,
): Promise<string | null> => {
  const { enabled, ...query } = documentsQuery(http, customerOf(session.getState()), text);
  if (!enabled) return null;
  const { transactions } = await queries.fetchQuery(query);
  return withNumber(transactions, text)[0]?.id ?? null;
};

/** Looks up a text that was ended with Enter, and keeps it as a recent search. What can't be looked up is words. */
export const enterSearch = async (search: Dependencies, text: string): Promise<EnteredSearch> => {
  noteSearch(search, text);
  const [isCode, id] = await Promise.all([
    text.trim() !== '' && hasProduct(search, text).catch(() => false),
    documentWith(search, text).catch(() => null),
  ]);
  if (isCode) return { kind: 'code' };
  return id === null ? { kind: 'words' } : { kind: 'document', id };
};
