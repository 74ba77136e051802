import { offerQuery } from '../../state/catalogue/useOffer.ts';
import { purchasesQuery } from '../../state/history/usePurchases.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const product = (of: QueryDependencies, { params }: RouteAddress) => {
  const id = Number(params.productId);
  void of.queries.prefetchQuery(offerQuery(of, id));
  if (of.customer) void of.queries.prefetchQuery(purchasesQuery(of.http, id));
};
