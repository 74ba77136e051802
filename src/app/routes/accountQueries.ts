import { accountQuery, addressesQuery, devicesQuery } from '../../state/account/accountQueries.ts';
import type { QueryDependencies } from './screenRoute.ts';

export const accountSettings = ({ queries, parent, ...portal }: QueryDependencies) => {
  void queries.prefetchQuery(accountQuery(portal));
  void queries.prefetchQuery(addressesQuery(portal));
  if (!parent) void queries.prefetchQuery(devicesQuery(portal));
};
