import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import type { PortalContext } from '../portal.ts';

/** What paying needs. `order`: the customer and their cart; null for visitors, who pay by a public form. */
export type PaymentDependencies = {
  portal: Pick<PortalContext, 'http' | 'clock' | 'company' | 'session' | 'base' | 'parent'>;
  order: OrderDependencies | null;
};
