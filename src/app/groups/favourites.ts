/** The favourite lists, and the dialogs that hearts open on other screens: one chunk. */
export { FavouriteOverlays } from '../../screens/favourites/FavouriteOverlays.tsx';
export { FavouritesScreen } from '../../screens/favourites/FavouritesScreen.tsx';
