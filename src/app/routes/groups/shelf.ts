export { ShelfCountScreen } from '../../../screens/favourites/ShelfCountScreen.tsx';
export { ShelfLabelsScreen } from '../../../screens/favourites/ShelfLabelsScreen.tsx';
