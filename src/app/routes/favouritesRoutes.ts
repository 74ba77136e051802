import { loadCartCode, loadFavourites, loadOfferCode } from '../loadCode.ts';
import { loadShelf } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

export const favouritesRoutes = {
  /** Its rows are painted before prices are asked for. */
  favourites: screenRoute('favourites', async () => (await loadFavourites()).FavouritesScreen, {
    loadData: loadCartCode,
  }),
  shelfCount: screenRoute('shelfCount', async () => (await loadShelf()).ShelfCountScreen, {
    loadData: () => Promise.all([loadFavourites(), loadCartCode(), loadOfferCode()]),
  }),
  shelfLabels: screenRoute('shelfLabels', async () => (await loadShelf()).ShelfLabelsScreen, {
    loadData: loadFavourites,
  }),
};
