import type { Offer } from '../../domain/catalogue/product.ts';
import type { SkippedItem } from '../cart/addToCart.ts';
import type { CartService } from '../cart/cartService.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import type { PortalContext } from '../portal.ts';

const CHUNK_SIZE = 40;
/** The wire's section_added. */
export const FAVOURITES_SECTION = 'favourites';

type Dependencies = Pick<PortalContext, 'http' | 'errors'> & {
  cart: Pick<CartService, 'state' | 'add'>;
  catalogue: Pick<CatalogueService, 'loadOffers'>;
};

export type OrderedProducts =
  | {
      ok: true;
      added: number;
      /** Names of products that could not be added. */
      skipped: SkippedItem[];
      /** Number of products that are no longer sold; their names are unknown. */
      gone: number;
    }
  | { ok: false; reason: 'login_required' | 'failed' };

/**
 * Adds one of each product in its first unit; products in the cart increase by one (specification §4, Cart). When loading
 * fails, nothing is added and the result is `failed`.
 */
export const orderProducts = async (
  { http, errors, cart, catalogue }: Dependencies,
  productIds: readonly number[],
): Promise<OrderedProducts> => {
  if (cart.state.getState().status !== 'open') return { ok: false, reason: 'login_required' };
  try {
    const offers: Offer[] = [];
    for (let from = 0; from < productIds.length; from += CHUNK_SIZE) {
      const products = await loadSoldProducts(http, productIds.slice(from, from + CHUNK_SIZE));
      offers.push(...(await catalogue.loadOffers(products)));
    }
    const gone = productIds.length - offers.length;
    const items = offers.map((offer) => ({
      offer,
      quantity: '1',
      unit: offer.units[0] ?? null,
      size: null,
      section: FAVOURITES_SECTION,
    }));
    const result = cart.add(items);
    if (!result.ok && result.reason === 'login_required') return { ok: false, reason: result.reason };
    const skipped = result.ok ? result.skipped : [];
    return { ok: true, added: items.length - skipped.length, skipped, gone };
  } catch (error) {
    errors.report('Ordering a favourite list', error);
    return { ok: false, reason: 'failed' };
  }
};
