import { toFailure } from '../../api/callError.ts';
import { findTransactionByNumber } from '../../api/orders/loadTransaction.ts';
import type { CartEntry, SentOrder } from '../../domain/cart/cart.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { CartStore } from '../cart/cartStore.ts';
import type { PriceStore } from '../cart/priceStore.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Why nothing was placed; the cart is as it was. `unknown`: the answer is lost and the back office can't be asked; `changed`:
 * the verification found what the customer must see first; `unverified`: prices and stock couldn't be verified.
 */
export type NotPlaced = {
  ok: false;
  reason: 'session_expired' | 'unknown' | 'refused' | 'failed' | 'changed' | 'unverified';
  code: string;
};

/**
 * Where an order is on its way: its token and prices are being verified, it is being sent, or its answer is late and the back
 * office is being asked for it by number.
 */
export type PlacingStage = 'checking' | 'sending' | 'asking';

export type OnStage = (stage: PlacingStage) => void;
type Opened = Workspace & { customer: Customer; cart: CartStore; prices: PriceStore };
export type Ordering = Opened & { onStage: OnStage };
/** What the back office has; `ordered` are the cart's lines that it holds. */
export type StoredOrder = { id: string; number: string; corrected: boolean; ordered: readonly CartEntry[] };

export const EXPIRED: NotPlaced = { ok: false, reason: 'session_expired', code: 'session_expired' };

export const isOpened = (workspace: Workspace): workspace is Opened =>
  workspace.customer !== null && workspace.cart !== null && workspace.prices !== null;

/** Whether the cart still is the one that got its number then: none of the open sessions has ordered or emptied it. */
export const isSameCart = ({ cart }: Ordering, madeAt: number): boolean =>
  cart.state.getState().details.orderNumberMadeAt === madeAt;

/** The cart's lines that a stored order holds; lines added or changed after it was sent are not among them. */
const linesOf = (transaction: Transaction, entries: readonly CartEntry[]): CartEntry[] =>
  entries.filter(({ line }) =>
    transaction.lines.some(({ productId, quantity, isGift }) => {
      const stored = toDecimal(quantity);
      return !isGift && productId === line.productId && stored && toDecimal(line.quantity)?.eq(stored);
    }),
  );

/** Asks whether an order arrived: the cart's, and the one under the number it was sent last. */
export const findSubmittedOrder = async (
  { portal, customer, cart, onStage }: Ordering,
  { number, madeAt }: SentOrder,
): Promise<StoredOrder | NotPlaced> => {
  onStage('asking');
  try {
    const key = cartKey(customer, { orderNumberMadeAt: madeAt });
    const transaction = await findTransactionByNumber(portal.http, number, key);
    const ordered = linesOf(transaction, cart.state.getState().entries);
    return { id: transaction.id, number: transaction.number, corrected: false, ordered };
  } catch (error) {
    switch (toFailure(error)) {
      case 'not_found':
        return { ok: false, reason: 'failed', code: 'not_arrived' };
      case 'unauthorized':
        return EXPIRED;
      default:
        return { ok: false, reason: 'unknown', code: 'unreachable' };
    }
  }
};

export const hasNotArrived = (asked: StoredOrder | NotPlaced | null): boolean =>
  asked !== null && 'ok' in asked && asked.code === 'not_arrived';
