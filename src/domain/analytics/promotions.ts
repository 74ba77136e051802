import type { CategoryBundle } from '../catalogue/product.ts';
import type { Deal } from '../deals/deal.ts';

/** A category bundle as something that is put forward: its id is also that of the list it leads to. */
export const promotionOfBundle = ({ id, name }: CategoryBundle): { id: string; name: string } => ({
  id: `bundle-${id}`,
  name,
});

/** A deal as something that is put forward. */
export const promotionOfDeal = ({ id, name }: Deal): { id: string; name: string } => ({
  id: `deal-${id}`,
  name,
});
