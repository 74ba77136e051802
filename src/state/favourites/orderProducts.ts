import type { Offer } from '../../domain/catalogue/product.ts';
import { type AddResult, addToCart } from '../cart/addToCart.ts';
import { loadOffers } from '../catalogue/loadOffers.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import type { Workspace } from '../workspace.ts';

const CHUNK_SIZE = 40;
/** The wire's section_added. */
export const FAVOURITES_SECTION = 'favourites';

type Skipped = Extract<AddResult, { ok: true }>['skipped'][number];

export type OrderedProducts =
  | {
      ok: true;
      added: number;
      /** Names of products that could not be added. */
      skipped: Skipped[];
      /** Number of products that are no longer sold; their names are unknown. */
      gone: number;
    }
  | { ok: false; reason: 'login_required' | 'failed' };

/**
 * Adds one of each product in its first unit; products in the cart increase by one (specification §4, Cart). When loading
 * fails, nothing is added and the result is `failed`.
 */
export const orderProducts = async (
  workspace: Workspace,
  productIds: readonly number[],
): Promise<OrderedProducts> => {
  if (!workspace.cart) return { ok: false, reason: 'login_required' };
  try {
    const offers: Offer[] = [];
    for (let from = 0; from < productIds.length; from += CHUNK_SIZE) {
      const products = await loadSoldProducts(workspace.portal, productIds.slice(from, from + CHUNK_SIZE));
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
