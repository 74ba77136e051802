import type { QueryClient } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { canReorderAtOnce } from '../../domain/history/canReorderAtOnce.ts';
import { orderAgain } from '../../domain/history/orderAgain.ts';
import type { CartService } from '../cart/cartService.ts';
import { untilCartKnown } from '../cart/untilCartKnown.ts';
import { addOrderAgain, loadOrderOffers, ORDER_AGAIN_SECTION } from './orderAgainOffers.ts';
import { transactionQuery } from './transactionQueries.ts';

type Services = { http: Http; queries: QueryClient; cart: CartService };

/**
 * Puts what an order had into the cart, if the cart is empty and nothing is to be decided. Returns the number of products;
 * 0: nothing was added, and the customer has to choose. Throws {@link CallError}.
 */
export const reorder = async ({ http, queries, cart }: Services, id: string): Promise<number> => {
  const [{ lines }, actions] = await Promise.all([
    queries.fetchQuery(transactionQuery(http, id)),
    cart.open(),
  ]);
  if (!actions) return 0;
  const [offers, isKnown] = await Promise.all([loadOrderOffers(actions, lines), untilCartKnown(cart)]);
  if (!isKnown || cart.state.getState().entries.length > 0) return 0;
  const again = orderAgain(lines, offers, new Map(), cart.context);
  if (!canReorderAtOnce(again, cart.context)) return 0;
  const selected = again.map((line) => ({ line, quantity: line.quantity }));
  const result = addOrderAgain(cart, selected, ORDER_AGAIN_SECTION);
  return result.ok ? again.length - result.skipped.length : 0;
};
