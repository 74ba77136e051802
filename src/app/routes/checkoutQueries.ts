import { checkoutSettingsQuery } from '../../state/tenant/checkoutSettingsQuery.ts';
import type { QueryDependencies } from './screenRoute.ts';

export const checkout = ({ http, queries }: QueryDependencies) =>
  void queries.prefetchQuery(checkoutSettingsQuery(http));
