export { openCart } from './cart/openCart.ts';
export { openDocuments } from './documents/customerDocuments.ts';
export { openFavourites } from './favourites/openFavourites.ts';
export { openNotifications } from './notifications/openNotifications.ts';
