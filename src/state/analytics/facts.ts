import type { CartEntry } from '../../domain/cart/cart.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';

/** Where the portal stands: one object for each navigation, as the router gives it. */
export type ScreenLocation = { readonly pathname: string; readonly search: string; readonly state?: unknown };

/** The list of a view, as far as it has come. Nothing of it but its view while it is found empty. */
export type SeenList = {
  kind: 'list';
  at: ScreenLocation;
  view: StoreView;
  pages: readonly { products: readonly Product[]; total: number }[];
  /** `failed`: what is missing won't come by itself. */
  offers: { byProduct: ReadonlyMap<number, Offer>; failed: boolean };
};

/** A list outside the store that shows whole, under the wire's section_added of what is added from it. */
export type SeenItems = {
  kind: 'items';
  at: ScreenLocation;
  list: 'smart_order' | 'recommendation' | 'favourites';
  offers: readonly Offer[];
};

/** Something the company puts forward: a category bundle, a deal. */
export type Promotion = { id: string; name: string };

/** Promotions beside each other; `chosen` is the id of the one whose products show. */
export type SeenPromotions = {
  kind: 'promotions';
  at: ScreenLocation;
  slot: 'home' | 'category_bar' | 'deals';
  promotions: readonly Promotion[];
  chosen: string | null;
};

/** One of the promotions that are shown is taken where it stands: a deal is filled. */
export type TakenPromotion = { kind: 'promotion'; slot: SeenPromotions['slot']; promotion: Promotion };

/** What was bought: the cart as it was sent, its order number, and what the back office made of it. */
export type Purchase = {
  kind: 'purchase';
  number: string;
  transaction: 'order' | 'invoice' | 'estimate';
  priced: PricedCart;
  coupon: string | null;
};

/**
 * What screens and use cases say of what is there and what the customer did. They may say the same as often as they like: what
 * it means, and that it is reported once, is the recorder's affair.
 */
export type AnalyticsFact =
  | { kind: 'place'; at: ScreenLocation; via: 'PUSH' | 'REPLACE' | 'POP' }
  | SeenList
  | SeenItems
  | SeenPromotions
  | TakenPromotion
  | { kind: 'product'; at: ScreenLocation; offer: Offer }
  | {
      kind: 'lines';
      name: 'view_cart' | 'begin_checkout';
      at: ScreenLocation;
      priced: PricedCart;
      coupon: string | null;
    }
  | { kind: 'cart'; before: readonly CartEntry[]; after: readonly CartEntry[] }
  | { kind: 'favourite'; product: Product; offer: Offer | null }
  | Purchase;
