import type { Decimal } from '../numbers/decimal.ts';
import { money } from '../numbers/money.ts';
import { quantity } from '../numbers/quantity.ts';
import type { LinePrice } from './types.ts';

/**
 * Of what is added alone, at the price that it has together with what is in the cart. `price`: of both. `inCart`: base units.
 */
export function priceOfAdded(price: LinePrice, inCart: Decimal): LinePrice {
  if (!price.ok) return price;
  const added = quantity(price.baseQuantity.minus(inCart));
  const gross = money(price.productPrice.times(added));
  return { ...price, baseQuantity: added, gross, discount: money(price.productDiscount.times(added)) };
}
