import { type Decimal, ZERO } from '../../domain/numbers/decimal.ts';
import type { Quantity } from '../../domain/numbers/quantity.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { toSize } from '../../domain/pricing/size.ts';
import { useCartEntry } from '../../state/cart/useCart.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';

/** `chosen`: in base units; null when it is no quantity. */
type WithCart = { chosen: Quantity | null; inCart: Decimal; priced: ProductOrdering };

/** What is added joins what is in the cart, and so is priced together with it, in base units. */
export const useWithCart = (ordering: ProductOrdering): WithCart => {
  const { sizeInput } = useCompany().settings;
  const line = useCartEntry(ordering.productId)?.line;
  const size = ordering.size?.value ?? null;
  const chosen = baseQuantity({ ...ordering, size }, sizeInput);
  const joins = line && toSize(line)?.text === ordering.size?.text;
  const inCart = (joins && baseQuantity(line, sizeInput)) || ZERO;
  const both = { ...ordering, unit: null, size: null, quantity: inCart.plus(chosen ?? ZERO).toFixed() };
  return { chosen, inCart, priced: chosen && inCart.gt(ZERO) ? both : ordering };
};
