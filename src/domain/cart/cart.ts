import type { PaymentMethod } from '../payments/paymentMethod.ts';
import type { ShippingAddress } from '../session/customer.ts';
import type { CartLine } from './cartLine.ts';
import type { Coupon } from './coupon.ts';
import type { RemovedLine } from './removedLines.ts';

/** A line under the key by which every open session knows it; a higher position stands further down. */
export type CartEntry = { readonly key: string; readonly position: number; readonly line: CartLine };

/** An order on its way: under which number, and when its cart got its own, ms since the epoch. */
export type SentOrder = { number: string; madeAt: number };
/** `at`: when it was sent. */
export type SentBefore = SentOrder & { at: number };

/** What an order holds beside its lines. */
export type CartDetails = {
  orderNumber: string;
  /** When the number was made, ms since the epoch (rules: Dates and numbers, renewal). */
  orderNumberMadeAt: number;
  /**
   * The number under which this order was sent without an answer so far; it is asked for before another attempt. `madeAt`
   * names the cart it was: what a late session says of an earlier one counts for nothing.
   */
  sent: SentBefore | null;
  coupon: Coupon | null;
  shippingMethodCode: string | null;
  /** Null: the customer's own address. */
  address: ShippingAddress | null;
  notes: string;
  purchaseOrder: string;
  subCustomerId: number | null;
  paymentMethod: PaymentMethod | null;
  /** What the price verification took out, until the customer has read it. */
  removed: readonly RemovedLine[];
};

export type Cart = { readonly entries: readonly CartEntry[]; readonly details: CartDetails };

/** The key of a product's line that isn't in the cart yet: its id, with a number behind it for a second line of it. */
export function newLineKey(productId: number, taken: ReadonlySet<string>): string {
  const key = String(productId);
  if (!taken.has(key)) return key;
  for (let copy = 2; ; copy += 1) if (!taken.has(`${key}-${copy}`)) return `${key}-${copy}`;
}

/**
 * The entries with other lines in them: a line at the place of an old one keeps its key and position, lines beyond those
 * are new (`addToLines` keeps the order of what was there).
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
