import type { Decimal } from '../numbers/decimal.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricingCustomer, PricingSettings } from '../pricing/types.ts';
import type { CartLine, KnownPricing } from './cartLine.ts';

type Context = { pricing: { settings: PricingSettings; customer: PricingCustomer } };

/** The price of one base unit after discounts, at the line's quantity; null without a price. */
export function unitPriceFor(
  { price, rules }: KnownPricing,
  line: CartLine,
  { pricing }: Context,
): Decimal | null {
  const { quantity, unit, size, defaultTax } = line;
  const priced = priceLine({ quantity, unit, size, price, rules, defaultTax, ...pricing });
  return priced.ok ? priced.originalNetPrice : null;
}
