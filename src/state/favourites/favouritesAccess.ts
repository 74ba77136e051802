import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { FavouritesStore } from './favouritesStore.ts';

/** A product as it is put into a list; its offer is null while the customer's terms are on their way. */
export type FavouriteProduct = { product: Product; offer: Offer | null };

/** What the first rows need of the favourites; the rest comes behind them. */
export type FavouritesAccess = {
  /** Null until the lists are opened; for visitors always. */
  opened: FavouritesStore | null;
  /** Products whose heart was pressed and that nobody has answered yet, in order. */
  pressed: readonly FavouriteProduct[];
  /** Ids of products that are to be saved as a list of their own, once it has a name; null when none are. */
  toSave: readonly number[] | null;
};
