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
  reportMetrics(order: { id: string; number: string }, ordered: readonly CartEntry[]): void;
  notifyApprovers(orderId: string): void;
};
