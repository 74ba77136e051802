import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '../../domain/access/customer.ts';
import { nextFrame } from '../../platform/nextFrame.ts';
import type { PortalContext } from '../portal.ts';
import { noteTab } from './tabNotes.ts';

/** Products are painted before this code loads; it comes with that for their offers. */
const loadCode = async () => {
  await nextFrame();
  return import(/* webpackChunkName: "product" */ '../../api/deals/loadDeals.ts');
};

export const dealsQuery = (
  { http, local }: Pick<PortalContext, 'http' | 'local'>,
  customer: Customer | null,
) =>
  queryOptions({
    queryKey: ['deals'],
    enabled: customer !== null,
    queryFn: async () => {
      if (!customer) return [];
      const { loadDeals } = await loadCode();
      const deals = await loadDeals(http, { clientId: customer.clientId, salesRep: customer.salesLogin });
      noteTab(local, 'deals', deals.length > 0);
      return deals;
    },
  });
