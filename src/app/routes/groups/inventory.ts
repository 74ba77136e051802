export { ShelfCountScreen } from '../../../screens/favourites/ShelfCountScreen.tsx';
export { ShelfLabelsScreen } from '../../../screens/favourites/ShelfLabelsScreen.tsx';
export { CaptureEndScreen } from '../../../screens/inventory/CaptureEndScreen.tsx';
export { CaptureScreen } from '../../../screens/inventory/CaptureScreen.tsx';
