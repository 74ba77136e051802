import { toFailure } from '../../api/callError.ts';
import { findTransactionByNumber } from '../../api/history/loadTransaction.ts';
import type { CartEntry, SentOrder } from '../../domain/cart/cart.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import { UNKNOWN } from '../submission/submitOnce.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import type { OnStage } from './submissionResult.ts';

/** Whether the cart is unchanged since `madeAt`: no session has ordered or emptied it. */
export const isSameCart = ({ cart }: Pick<OrderDependencies, 'cart'>, madeAt: number): boolean =>
  cart.state.getState().details.orderNumberMadeAt === madeAt;

/** The cart lines in a stored order, without lines added or changed later. */
const linesOf = (transaction: Transaction, entries: readonly CartEntry[]): CartEntry[] =>
  entries.filter(({ line }) =>
    transaction.lines.some(({ productId, quantity, isGift }) => {
      const stored = toDecimal(quantity);
      return !isGift && productId === line.productId && stored && toDecimal(line.quantity)?.eq(stored);
    }),
  );

/** It is stored, and counts when its payment has succeeded. */
const AWAITING_PAYMENT = { kind: 'unknown', code: 'awaiting_payment' } as const;

export const findSubmittedOrder = async (
  { http, customer, cart }: Pick<OrderDependencies, 'http' | 'customer' | 'cart'>,
  { number, madeAt }: SentOrder,
  onStage: OnStage,
): Promise<OrderOutcome> => {
  onStage('asking');
  try {
    const key = cartKey(customer, { orderNumberMadeAt: madeAt });
    const transaction = await findTransactionByNumber(http, number, key);
    if (transaction.status === 'awaiting_payment') return AWAITING_PAYMENT;
    const ordered = linesOf(transaction, cart.state.getState().entries);
    const { id, number: storedNumber } = transaction;
    return {
      kind: 'known',
      order: { status: 'stored', id, number: storedNumber, corrected: false, ordered },
    };
  } catch (error) {
    switch (toFailure(error)) {
      case 'not_found':
        return { kind: 'missing' };
      case 'unauthorized':
        return { kind: 'session_expired' };
      default:
        return UNKNOWN;
    }
  }
};
