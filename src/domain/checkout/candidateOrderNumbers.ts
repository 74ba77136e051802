import { orderNumber } from '../cart/orderNumber.ts';
import { alternativeTimestamp, needsNewOrderNumber, renewedTimestamp } from './orderNumberRenewal.ts';

/** With a million orders in a company one number in ten is taken; five taken in a row happen once in 100,000. */
const MAX_CANDIDATES = 5;

type NumberedCart = {
  now: number;
  currentNumber: string;
  /** Ms since the epoch. */
  created: number;
  clientId: number;
  isFull: boolean;
};

/**
 * The order numbers to try until one is free: a short number has only the last digits of a timestamp, so it can be taken.
 * The first one is the cart's own, renewed after 24 hours (rules: Order number). All sessions of a customer get the same
 * list, so that a cart is submitted under one number.
 */
export function candidateOrderNumbers({
  now,
  currentNumber,
  created,
  clientId,
  isFull,
}: NumberedCart): string[] {
  const isOld = needsNewOrderNumber(now, created);
  const first = isOld ? renewedTimestamp(now, created) : created;
  return Array.from({ length: MAX_CANDIDATES }, (_, attempt) =>
    attempt === 0 && !isOld
      ? currentNumber
      : orderNumber(alternativeTimestamp(first, clientId, attempt), isFull),
  );
}
