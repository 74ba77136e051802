import { orderNumber } from './orderNumber.ts';
import { needsNewOrderNumber, renewalOf, stepAside } from './orderNumberRenewal.ts';

/** Of a million orders in a company one number in ten is taken: five in a row are once in 100,000. */
const MOST = 5;

type Cart = {
  now: number;
  /** The cart's own number. */
  own: string;
  /** When the cart got its number, ms since the epoch. */
  created: number;
  clientId: number;
  isFull: boolean;
};

/**
 * The numbers under which a cart is sent, in turn, until one isn't taken: the last digits of a clock come round again. The
 * first is the cart's own, renewed at 24 hours (rules: Dates and numbers). All of a customer's open sessions try the same
 * ones, and a number that is taken stays so: the first that is free for one is the first for all.
 */
export function numbersToTry({ now, own, created, clientId, isFull }: Cart): string[] {
  const isOld = needsNewOrderNumber(now, created);
  const first = isOld ? renewalOf(now, created) : created;
  return Array.from({ length: MOST }, (_, times) =>
    times === 0 && !isOld ? own : orderNumber(stepAside(first, clientId, times), isFull),
  );
}
