import type { QueryClient } from '@tanstack/react-query';
import type { Customer } from '../../domain/access/customer.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { AnalyticsService } from '../analytics/analyticsService.ts';
import type { OrderableCart } from '../cart/cartService.ts';
import type { PortalContext } from '../portal.ts';

export type OrderDependencies = Pick<PortalContext, 'http' | 'clock' | 'company' | 'settings' | 'session'> & {
  customer: Customer;
  cart: OrderableCart;
  analytics: Pick<AnalyticsService, 'record'>;
  queries: QueryClient;
  /** Sends recommendation metrics of a placed order in the background. */
  reportMetrics(order: { id: string; number: string }, ordered: readonly CartEntry[]): void;
  /** E-mails the approvers of a placed order in the background, where it needs approval. */
  notifyApprovers(orderId: string): void;
};
