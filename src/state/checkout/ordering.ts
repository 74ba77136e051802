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
 * Why nothing was placed; the cart is unchanged. `unknown`: the response was lost and the back office can't be asked;
 * `changed`: changes must be seen first; `unverified`: prices and stock could not be verified.
 */
export type NotPlaced = {
  ok: false;
  reason: 'session_expired' | 'unknown' | 'refused' | 'failed' | 'changed' | 'unverified';
  code: string;
};

/** Progress: verifying token and prices, sending, or asking the back office for a lost response. */
export type PlacingStage = 'checking' | 'sending' | 'asking';

export type OnStage = (stage: PlacingStage) => void;
type Opened = Workspace & { customer: Customer; cart: CartStore; prices: PriceStore };
export type Ordering = Opened & { onStage: OnStage };
/** The stored order; `ordered` are its cart lines. */
export type StoredOrder = { id: string; number: string; corrected: boolean; ordered: readonly CartEntry[] };

export const EXPIRED: NotPlaced = { ok: false, reason: 'session_expired', code: 'session_expired' };

export const isOpened = (workspace: Workspace): workspace is Opened =>
  workspace.customer !== null && workspace.cart !== null && workspace.prices !== null;

/** Whether the cart is unchanged since `madeAt`: no session has ordered or emptied it. */
export const isSameCart = ({ cart }: Ordering, madeAt: number): boolean =>
  cart.state.getState().details.orderNumberMadeAt === madeAt;

/** The cart lines in a stored order, without lines added or changed later. */
const linesOf = (transaction: Transaction, entries: readonly CartEntry[]): CartEntry[] =>
  entries.filter(({ line }) =>
    transaction.lines.some(({ productId, quantity, isGift }) => {
      const stored = toDecimal(quantity);
      return !isGift && productId === line.productId && stored && toDecimal(line.quantity)?.eq(stored);
    }),
  );

/** Finds a submitted order by cart key and last number. */
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
