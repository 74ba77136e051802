import { priceLine } from '../pricing/priceLine.ts';
import type { LinePrice, PricingCustomer, PricingSettings } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';

type Remembered = { settings: PricingSettings; customer: PricingCustomer; price: LinePrice };

const remembered = new WeakMap<CartLine, Remembered>();

/**
 * The price of a cart line. Lines are immutable, so the price of a line object is remembered for as long as the line lives
 * and the settings and the customer are the same objects: a cart of 1,000 lines reprices one when one changes.
 */
export function cartLinePrice(
  line: CartLine,
  settings: PricingSettings,
  customer: PricingCustomer,
): LinePrice {
  const known = remembered.get(line);
  if (known && known.settings === settings && known.customer === customer) return known.price;
  const { quantity, unit, size, price: facts, rules, defaultTax } = line;
  const price = priceLine({ quantity, unit, size, price: facts, rules, defaultTax, settings, customer });
  remembered.set(line, { settings, customer, price });
  return price;
}
