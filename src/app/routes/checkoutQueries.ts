import { checkoutSettingsQuery } from '../../state/checkout/checkoutSettingsQuery.ts';
import type { QueryDependencies } from './screenRoute.ts';

export const checkout = ({ http, queries }: QueryDependencies) =>
  void queries.prefetchQuery(checkoutSettingsQuery(http));
