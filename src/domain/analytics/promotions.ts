import type { CategoryBundle } from '../catalogue/product.ts';
import type { Deal } from '../deals/deal.ts';

/** The GA4 promotion of a category bundle. Its id is also the id of the product list that it links to. */
export const bundlePromotion = ({ id, name }: CategoryBundle): { id: string; name: string } => ({
  id: `bundle-${id}`,
  name,
});

/** The GA4 promotion of a deal. */
export const dealPromotion = ({ id, name }: Deal): { id: string; name: string } => ({
  id: `deal-${id}`,
  name,
});
