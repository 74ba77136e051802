import { loadDeals } from '../../api/deals/loadDeals.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { PortalContext } from '../portal.ts';

/** Today's deals; none for visitors. */
export const dealsQuery = ({
  http,
  customer,
}: Pick<PortalContext, 'http'> & { customer: Customer | null }) => ({
  queryKey: ['deals'] as const,
  enabled: customer !== null,
  queryFn: async (): Promise<Deal[]> =>
    customer ? loadDeals(http, { clientId: customer.clientId, salesRep: customer.salesLogin }) : [],
});
