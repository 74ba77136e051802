import type { Offer } from '../../domain/catalogue/product.ts';
import type { ConditionProgress } from '../../domain/deals/dealProgress.ts';
import { dealShortfall } from '../../domain/deals/dealShortfall.ts';
import { type AddResult, addToCart, type CartItemInput } from '../cart/addToCart.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Adds what the conditions still need, in the unit of the existing line. Skipped products are named (specification §5,
 * Adding to cart).
 */
export const fillDeal = (
  workspace: Workspace,
  conditions: readonly ConditionProgress[],
  offers: ReadonlyMap<number, Offer>,
): AddResult => {
  const { sizeInput } = workspace.pricing.settings;
  const wishes = conditions.flatMap((progress): CartItemInput[] => {
    const offer = offers.get(progress.condition.productId);
    const fill = offer && dealShortfall(progress, offer.units, sizeInput);
    return fill ? [{ offer, ...fill, section: 'deals' }] : [];
  });
  return addToCart(workspace, wishes);
};
