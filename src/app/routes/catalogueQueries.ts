import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { storeProductsQuery } from '../../state/catalogue/useCatalogue.ts';
import { offerQuery } from '../../state/catalogue/useOffer.ts';
import { purchasesQuery } from '../../state/history/usePurchases.ts';
import { knownPartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const store = (of: QueryDependencies, { query }: RouteAddress) => {
  const view = parseStoreView(String(query));
  // What a bundle or the deals show is known only with them.
  if (view.bundle !== null || view.deals) return;
  const search = { ...of, numbers: knownPartNumbers(of.queries) };
  void of.queries.prefetchInfiniteQuery(storeProductsQuery(search, { view, bundles: [], upTo: 0 }));
};

export const product = (of: QueryDependencies, { params }: RouteAddress) => {
  const id = Number(params.productId);
  void of.queries.prefetchQuery(offerQuery(of, id));
  if (of.customer) void of.queries.prefetchQuery(purchasesQuery(of.http, id));
};
