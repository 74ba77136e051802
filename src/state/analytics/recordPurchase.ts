import type { CartEntry } from '../../domain/cart/cart.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import type { Workspace } from '../workspace.ts';

/** Reports a placed order before its lines leave the cart. */
export const recordPurchase = (
  { portal, cart, prices, report }: Workspace,
  number: string,
  ordered: readonly CartEntry[],
): void => {
  const priced = prices?.state.getState();
  if (!priced) return;
  const went = new Set(ordered.map(({ line }) => line));
  report({
    kind: 'purchase',
    number,
    transaction: transactionKind(portal.company.settings.enableInvoice),
    priced: { ...priced, lines: priced.lines.filter(({ line }) => went.has(line)) },
    coupon: cart?.state.getState().details.coupon?.code ?? null,
  });
};
