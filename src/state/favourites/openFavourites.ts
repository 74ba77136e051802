import { createFavouritesCodec } from '../../api/favourites/favouritesCodec.ts';
import type { CustomerDocuments } from '../documents/customerDocuments.ts';
import type { Portal } from '../portal.ts';
import { createFavouritesStore, type FavouritesStore } from './favouritesStore.ts';

/** Synchronised with the cloud store until `close`. */
export type OpenFavourites = { favourites: FavouritesStore; close(): void };

/** Opens the locally stored favourites and synchronises them (specification §6 and §7). */
export const openFavourites = (portal: Portal, documents: CustomerDocuments): OpenFavourites => {
  const document = documents.open({
    name: 'favourites',
    codec: createFavouritesCodec(new Date(portal.clock.now()).toISOString()),
    occasion: 'Keeping the favourites',
  });
  const favourites = createFavouritesStore(document, portal.clock.now);
  document.start();
  return {
    favourites,
    close() {
      document.stop();
      favourites.stop();
    },
  };
};
