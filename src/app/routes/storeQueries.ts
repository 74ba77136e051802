import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { isOpenedAnew } from '../../state/catalogue/listPositions.ts';
import { bundlesQuery, storeProductsQuery } from '../../state/catalogue/useCatalogue.ts';
import { knownPartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const store = (of: QueryDependencies, { query, isFirst }: RouteAddress) => {
  const view = parseStoreView(String(query));
  void of.queries.prefetchQuery(bundlesQuery(of));
  // What a bundle or the deals show is known only with them; the list to which a customer comes back may be longer than its first page.
  if (view.bundle !== null || view.deals || (isFirst && !isOpenedAnew())) return;
  const search = { ...of, numbers: knownPartNumbers(of.queries) };
  void of.queries.prefetchInfiniteQuery(storeProductsQuery(search, { view, bundles: [], upTo: 0 }));
};
