export { FavouritesScreen } from '../../../screens/favourites/FavouritesScreen.tsx';
export { openFavourites } from '../../../state/favourites/openFavourites.ts';
