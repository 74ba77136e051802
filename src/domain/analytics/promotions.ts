import type { CategoryBundle } from '../catalogue/product.ts';
import type { Deal } from '../deals/deal.ts';

/** The id is also that of the product list which the promotion links to. */
export const bundlePromotion = ({ id, name }: CategoryBundle): { id: string; name: string } => ({
  id: `bundle-${id}`,
  name,
});

export const dealPromotion = ({ id, name }: Deal): { id: string; name: string } => ({
  id: `deal-${id}`,
  name,
});
