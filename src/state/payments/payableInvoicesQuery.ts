import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';

/** The history asks it only when invoices are selected, so it is without the query's code until then. */
export const payableInvoicesQuery = (http: Http) =>
  queryOptions({
    queryKey: ['transactions', 'payable'],
    queryFn: async () => {
      const { loadPayableInvoices } = await import(
        /* webpackChunkName: "payments" */ './loadPayableInvoices.ts'
      );
      return loadPayableInvoices(http);
    },
  });
