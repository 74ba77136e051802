import { queryOptions } from '@tanstack/react-query';
import { loadDeals } from '../../api/deals/loadDeals.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { noteTab } from '../catalogue/tabNotes.ts';
import type { PortalContext } from '../portal.ts';

/** Today's deals for a customer; none for visitors. */
export const dealsQuery = (
  { http, local }: Pick<PortalContext, 'http' | 'local'>,
  customer: Customer | null,
) =>
  queryOptions({
    queryKey: ['deals'],
    enabled: customer !== null,
    queryFn: async () => {
      if (!customer) return [];
      const deals = await loadDeals(http, { clientId: customer.clientId, salesRep: customer.salesLogin });
      noteTab(local, 'deals', deals.length > 0);
      return deals;
    },
  });
