import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { FavouritesStore } from './favouritesStore.ts';

/** A product to add; its offer is null while loading. */
export type FavouriteProduct = { product: Product; offer: Offer | null };

/** The part of the favourites that the first rows need; the rest is loaded later. */
export type FavouritesAccess = {
  /** Null until opened, and for visitors. */
  opened: FavouritesStore | null;
  /** Products whose heart was pressed and not handled yet. */
  pressed: readonly FavouriteProduct[];
  /** Product ids to save as a list that needs a name; null without any. */
  toSave: readonly number[] | null;
};
