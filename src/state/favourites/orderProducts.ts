import type { Offer } from '../../domain/catalogue/product.ts';
import { type AddResult, addToCart } from '../cart/addToCart.ts';
import { loadOffers } from '../catalogue/loadOffers.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import type { Workspace } from '../workspace.ts';

/** Products asked for at a time. */
const CHUNK = 40;
/** The wire's section_added of what is ordered from a list. */
export const FAVOURITES_SECTION = 'favourites';

type Skipped = Extract<AddResult, { ok: true }>['skipped'][number];

export type OrderedProducts =
  | {
      ok: true;
      added: number;
      /** What couldn't be added, by name. */
      skipped: Skipped[];
      /** How many are no longer sold, or not to this customer: nobody knows their names any more. */
      gone: number;
    }
  | { ok: false; reason: 'login_required' | 'failed' };

/**
 * Puts one of each product into the cart, in its first unit: all that can be ordered. What is in the cart already becomes one
 * more (specification §4, Cart). Either all are asked for, or nothing is added and the answer is `failed`.
 */
export const orderProducts = async (
  workspace: Workspace,
  productIds: readonly number[],
): Promise<OrderedProducts> => {
  if (!workspace.cart) return { ok: false, reason: 'login_required' };
  try {
    const offers: Offer[] = [];
    for (let from = 0; from < productIds.length; from += CHUNK) {
      const products = await loadSoldProducts(workspace.portal, productIds.slice(from, from + CHUNK));
      offers.push(...(await loadOffers(workspace, products)));
    }
    const gone = productIds.length - offers.length;
    const wishes = offers.map((offer) => ({
      offer,
      quantity: '1',
      unit: offer.units[0] ?? null,
      size: null,
      section: FAVOURITES_SECTION,
    }));
    const answer = addToCart(workspace, wishes);
    if (!answer.ok && answer.reason === 'login_required') return { ok: false, reason: answer.reason };
    const skipped = answer.ok ? answer.skipped : [];
    return { ok: true, added: wishes.length - skipped.length, skipped, gone };
  } catch (error) {
    workspace.portal.errors.report('Ordering a favourite list', error);
    return { ok: false, reason: 'failed' };
  }
};
