import { payableInvoicesQuery } from '../../state/payments/payableInvoicesQuery.ts';
import { paymentFormQuery, paymentQuery } from '../../state/payments/paymentQueries.ts';
import { checkoutSettingsQuery } from '../../state/tenant/checkoutSettingsQuery.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const invoicePayment = ({ http, queries, customer }: QueryDependencies) => {
  if (!customer || customer.gateways.length === 0) return;
  void queries.prefetchQuery(checkoutSettingsQuery(http));
  void queries.prefetchQuery(payableInvoicesQuery(http));
};

export const receipt = ({ http, queries }: QueryDependencies, { query }: RouteAddress) =>
  void queries.prefetchQuery(paymentQuery(http, query.get('receipt') ?? ''));

export const paymentForm = ({ http, queries }: QueryDependencies, { params }: RouteAddress) => {
  if (params.id) void queries.prefetchQuery(paymentFormQuery(http, params.id));
};
