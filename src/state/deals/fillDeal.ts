import type { Offer } from '../../domain/catalogue/product.ts';
import type { ConditionProgress } from '../../domain/deals/dealProgress.ts';
import { dealShortfall } from '../../domain/deals/dealShortfall.ts';
import type { AddResult, CartItemInput } from '../cart/addToCart.ts';
import { addItems, type CartService } from '../cart/cartService.ts';

/**
 * Adds what the conditions still need, in the unit of the existing line. Skipped products are named (rules: Adding to the
 * cart).
 */
export const fillDeal = (
  cart: Pick<CartService, 'actions' | 'context'>,
  conditions: readonly ConditionProgress[],
  offers: ReadonlyMap<number, Offer>,
): AddResult => {
  const { sizeInput } = cart.context.pricing.settings;
  const items = conditions.flatMap((progress): CartItemInput[] => {
    const offer = offers.get(progress.condition.productId);
    const fill = offer && dealShortfall(progress, offer.units, sizeInput);
    return fill ? [{ offer, ...fill, section: 'deals' }] : [];
  });
  return addItems(cart, items);
};
