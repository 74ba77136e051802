import { loadCartCode, loadFavourites } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

export const favouritesRoutes = {
  /** Its rows are painted before prices are asked for. */
  favourites: screenRoute('favourites', async () => (await loadFavourites()).FavouritesScreen, {
    loadData: loadCartCode,
  }),
};
