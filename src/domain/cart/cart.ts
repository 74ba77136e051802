import type { PaymentMethod } from '../payments/paymentMethod.ts';
import type { ShippingAddress } from '../session/customer.ts';
import type { CartLine } from './cartLine.ts';
import type { Coupon } from './coupon.ts';
import type { RemovedLine } from './removedLines.ts';

/** A line with the key that all sessions use; higher positions are further down. */
export type CartEntry = { readonly key: string; readonly position: number; readonly line: CartLine };

/** A submitted order: its number, and when its cart got its own number, ms since the epoch. */
export type SentOrder = { number: string; madeAt: number };
/** `at`: time of submission, ms since the epoch. */
export type SentBefore = SentOrder & { at: number };

/** The order's data besides its lines. */
export type CartDetails = {
  orderNumber: string;
  /** Creation of the number, ms since the epoch (rules: Dates and numbers, renewal). */
  orderNumberMadeAt: number;
  /**
   * The last submission without a response; it is looked up before another attempt. `madeAt` identifies the cart, so that
   * late messages about an earlier cart are ignored.
   */
  sent: SentBefore | null;
  coupon: Coupon | null;
  shippingMethodCode: string | null;
  /** Null uses the customer's own address. */
  address: ShippingAddress | null;
  notes: string;
  purchaseOrder: string;
  subCustomerId: number | null;
  paymentMethod: PaymentMethod | null;
  /** Lines that price verification removed, until the customer dismisses them. */
  removed: readonly RemovedLine[];
};

export type Cart = { readonly entries: readonly CartEntry[]; readonly details: CartDetails };

/** The key of a new line: the product id, with a number for further lines of the same product. */
function newLineKey(productId: number, taken: ReadonlySet<string>): string {
  const key = String(productId);
  if (!taken.has(key)) return key;
  for (let copy = 2; ; copy += 1) if (!taken.has(`${key}-${copy}`)) return `${key}-${copy}`;
}

/**
 * Replaces the lines of entries. A line at an existing index keeps its key and position; further lines are new
 * (`addToLines` keeps the order).
 */
export function withLines(entries: readonly CartEntry[], lines: readonly CartLine[]): CartEntry[] {
  const taken = new Set(entries.map(({ key }) => key));
  let position = Math.max(-1, ...entries.map((entry) => entry.position));
  return lines.map((line, at) => {
    const entry = entries[at];
    if (entry) return entry.line === line ? entry : { ...entry, line };
    const key = newLineKey(line.productId, taken);
    taken.add(key);
    position += 1;
    return { key, position, line };
  });
}
