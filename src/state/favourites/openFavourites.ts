import type { StoreApi } from 'zustand/vanilla';
import { createFavouritesCodec } from '../../api/favourites/favouritesCodec.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import type { PortalContext } from '../portal.ts';
import type { FavouritesState, OpenFavourites } from './favouritesService.ts';
import { createFavouritesStore } from './favouritesStore.ts';

/** Opens the locally stored favourites and synchronises them until `close` (rules: Visitors and customers). */
export const openFavourites = (
  { clock, documents }: Pick<PortalContext, 'clock'> & { documents: CustomerDocuments },
  state: StoreApi<FavouritesState>,
): OpenFavourites => {
  const document = documents.open({
    name: 'favourites',
    codec: createFavouritesCodec(new Date(clock.now()).toISOString()),
    occasion: 'Keeping the favourites',
  });
  const store = createFavouritesStore({ state, document, now: clock.now });
  document.start();
  return {
    change: store.change,
    close() {
      document.stop();
      store.stop();
    },
  };
};
