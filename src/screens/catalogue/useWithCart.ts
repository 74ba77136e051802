import { type Decimal, ZERO } from '../../domain/numbers/decimal.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { toSize } from '../../domain/pricing/size.ts';
import { useCartEntry } from '../../state/cart/useCart.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';

/** `inCart`: base units. */
type WithCart = { inCart: Decimal; priced: ProductOrdering };

/** What is added joins what is in the cart, and so is priced together with it, in base units. */
export const useWithCart = (ordering: ProductOrdering): WithCart => {
  const { sizeInput } = useCompany().settings;
  const line = useCartEntry(ordering.productId)?.line;
  const size = ordering.size?.value ?? null;
  const chosen = baseQuantity({ ...ordering, size }, sizeInput);
  const joins = line && toSize(line)?.text === ordering.size?.text;
  const inCart = (joins && baseQuantity(line, sizeInput)) || ZERO;
  if (!chosen || inCart.eq(ZERO)) return { inCart, priced: ordering };
  const both = inCart.plus(chosen).toFixed();
  return { inCart, priced: { ...ordering, unit: null, size: null, quantity: both } };
};
