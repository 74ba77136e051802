import { ProductList } from '../screens/catalogue/ProductList.tsx';
import { FavouritesScreen } from '../screens/favourites/FavouritesScreen.tsx';

/** The favourites, with the store's own rows: screens don't know each other. */
export function FavouritesRoute() {
  return <FavouritesScreen Products={ProductList} />;
}
