import { priceLine } from '../pricing/priceLine.ts';
import type { LinePrice, PricingCustomer, PricingSettings } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';

export function cartLinePrice(
  line: CartLine,
  settings: PricingSettings,
  customer: PricingCustomer,
): LinePrice {
  const { quantity, unit, size, price: priceData, rules, defaultTax } = line;
  return priceLine({ quantity, unit, size, price: priceData, rules, defaultTax, settings, customer });
}
