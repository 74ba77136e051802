import type { CategoryBundle } from '../catalogue/product.ts';

/** A category bundle as something that is put forward: its id is also that of the list it leads to. */
export const promotionOfBundle = ({ id, name }: CategoryBundle): { id: string; name: string } => ({
  id: `bundle-${id}`,
  name,
});
