import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import type { SyncStatus } from '../../sync/engine/documentView.ts';
import { createOpener } from '../openOnce.ts';
import type { PortalContext } from '../portal.ts';

/**
 * A customer's favourites, in memory and in the cloud store (rules: Favourite lists). `all` includes deleted
 * lists, `shown` is sorted. `known`: the lists are those of the cloud store; before, some may be missing.
 */
export type FavouritesState = {
  all: readonly FavouriteList[];
  shown: readonly FavouriteList[];
  productIds: ReadonlySet<number>;
  sync: SyncStatus;
  known: boolean;
};

/** A product to add; its offer is null while loading. */
export type FavouriteProduct = { product: Product; offer: Offer | null };

export type FavouriteRequests = {
  pressed: readonly FavouriteProduct[];
  /** Lines of the cart to save as a list that needs a name; null without any. */
  toSave: readonly CartLine[] | null;
};

/** Makes new lists of the lists; `at` is the time of the change, ISO 8601. */
export type ListChange = (lists: readonly FavouriteList[], at: string) => readonly FavouriteList[];

export type FavouriteActions = {
  /** The only way to add products: the new favourites among `products` are reported to analytics. */
  change(change: ListChange, products?: readonly FavouriteProduct[]): void;
};

export type FavouritesService = {
  state: StoreApi<FavouritesState>;
  requests: StoreApi<FavouriteRequests>;
  open(): Promise<FavouriteActions | null>;
  dispose(): void;
};

/** Opened favourites; `change` answers with the product ids that are new favourites. */
export type OpenFavourites = { change(change: ListChange): number[]; close(): void };

type Options = {
  isVisitor: boolean;
  load(): Promise<(state: StoreApi<FavouritesState>) => OpenFavourites>;
  onNewFavourite(added: FavouriteProduct): void;
};

export const createFavouritesService = ({ isVisitor, load, onNewFavourite }: Options): FavouritesService => {
  const state = createStore<FavouritesState>(() => ({
    all: [],
    shown: [],
    productIds: new Set(),
    sync: 'saving',
    known: false,
  }));
  const opener = createOpener({
    isVisitor,
    load: async () => {
      const openFavourites = await load();
      return () => {
        const { change, close } = openFavourites(state);
        return {
          change(listChange: ListChange, products: readonly FavouriteProduct[] = []) {
            const added = new Set(change(listChange));
            for (const each of products) if (added.has(each.product.id)) onNewFavourite(each);
          },
          close,
        };
      };
    },
  });
  return {
    state,
    requests: createStore<FavouriteRequests>(() => ({ pressed: [], toSave: null })),
    open: opener.open,
    dispose: opener.dispose,
  };
};

export type ListDependencies = Pick<PortalContext, 'errors'> & {
  favourites: Pick<FavouritesService, 'state' | 'open'>;
};
