import type { CartEntry } from '../../domain/cart/cart.ts';
import { transactionKind } from '../../domain/tenant/transactionKind.ts';
import type { AnalyticsService } from '../analytics/analyticsService.ts';
import type { CartService } from '../cart/cartService.ts';
import type { PortalContext } from '../portal.ts';

/** Reports a placed order before its lines leave the cart. */
export const recordPurchase = (
  {
    company,
    cart,
    analytics,
  }: Pick<PortalContext, 'company'> & {
    cart: Pick<CartService, 'state' | 'prices'>;
    analytics: Pick<AnalyticsService, 'record'>;
  },
  { id, number }: { id: string; number: string },
  ordered: readonly CartEntry[],
): void => {
  const priced = cart.prices.getState();
  if (!priced) return;
  const went = new Set(ordered.map(({ line }) => line));
  analytics.record({
    kind: 'purchase',
    id,
    number,
    transaction: transactionKind(company.settings.enableInvoice),
    priced: { ...priced, lines: priced.lines.filter(({ line }) => went.has(line)) },
    coupon: cart.state.getState().details.coupon?.code ?? null,
  });
};
