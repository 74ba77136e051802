import type { CartEntry } from '../../domain/cart/cart.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';

/** The router's location; one object per navigation. */
export type ScreenLocation = { readonly pathname: string; readonly search: string; readonly state?: unknown };

export type ListFact = {
  kind: 'list';
  at: ScreenLocation;
  view: StoreView;
  pages: readonly { products: readonly Product[]; total: number }[];
  /** `failed`: missing offers will not arrive. */
  offers: { byProduct: ReadonlyMap<number, Offer>; failed: boolean };
};

/** A complete list outside the store, under the wire's section_added. */
export type ItemsFact = {
  kind: 'items';
  at: ScreenLocation;
  list: 'smart_order' | 'recommendation' | 'favourites';
  offers: readonly Offer[];
};

export type Promotion = { id: string; name: string };

export type PromotionsFact = {
  kind: 'promotions';
  at: ScreenLocation;
  slot: 'home' | 'category_bar' | 'deals';
  promotions: readonly Promotion[];
  chosen: string | null;
};

export type UsedPromotionFact = { kind: 'promotion'; slot: PromotionsFact['slot']; promotion: Promotion };

export type PurchaseFact = {
  kind: 'purchase';
  id: string;
  number: string;
  transaction: 'order' | 'invoice' | 'estimate';
  priced: PricedCart;
  coupon: string | null;
};

/** What screens and use cases report. They may repeat a fact; the recorder reports it once. */
export type AnalyticsFact =
  | { kind: 'location'; at: ScreenLocation; via: 'PUSH' | 'REPLACE' | 'POP' }
  | ListFact
  | ItemsFact
  | PromotionsFact
  | UsedPromotionFact
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
  | PurchaseFact;
