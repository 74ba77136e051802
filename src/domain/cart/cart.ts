import type { ShippingAddress } from '../access/customer.ts';
import type { PaymentMethod } from '../payments/paymentMethod.ts';
import type { CartLine } from './cartLine.ts';
import type { Coupon } from './coupon.ts';
import type { RemovedLine } from './removedLines.ts';

/** All sessions use the same key. Entries are sorted by position. */
export type CartEntry = { readonly key: string; readonly position: number; readonly line: CartLine };

/** `madeAt`: when the cart got its own number, ms since the epoch. */
export type SentOrder = { number: string; madeAt: number };
/** `at`: time of submission, ms since the epoch. */
export type PreviousSubmission = SentOrder & { at: number };

/**
 * `orderNumberMadeAt`: ms since the epoch (rules: Order number). `sent`: the last submission without a
 * response, which is looked up before another attempt; its `madeAt` identifies the cart, so that late
 * messages about an earlier cart are ignored. `lastShippingMethodCode`: selected while none is chosen.
 * `address`: null uses the sub-customer's, else the customer's own.
 */
export type CartDetails = {
  orderNumber: string;
  orderNumberMadeAt: number;
  sent: PreviousSubmission | null;
  coupon: Coupon | null;
  shippingMethodCode: string | null;
  lastShippingMethodCode: string | null;
  address: ShippingAddress | null;
  notes: string;
  purchaseOrder: string;
  subCustomerId: number | null;
  paymentMethod: PaymentMethod | null;
  removed: readonly RemovedLine[];
};

export type Cart = { readonly entries: readonly CartEntry[]; readonly details: CartDetails };

/** The product id, with a suffix for further lines of the same product. */
function newLineKey(productId: number, usedKeys: ReadonlySet<string>): string {
  const key = String(productId);
  if (!usedKeys.has(key)) return key;
  for (let copy = 2; ; copy += 1) if (!usedKeys.has(`${key}-${copy}`)) return `${key}-${copy}`;
}

/** Replaces the lines of entries. A line at an existing index keeps its key and position; further lines are new. */
export function withLines(entries: readonly CartEntry[], lines: readonly CartLine[]): CartEntry[] {
  const usedKeys = new Set(entries.map(({ key }) => key));
  let position = Math.max(-1, ...entries.map((entry) => entry.position));
  return lines.map((line, index) => {
    const entry = entries[index];
    if (entry) return entry.line === line ? entry : { ...entry, line };
    const key = newLineKey(line.productId, usedKeys);
    usedKeys.add(key);
    position += 1;
    return { key, position, line };
  });
}
