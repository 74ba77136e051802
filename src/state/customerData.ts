export { openFavourites } from './favourites/openFavourites.ts';
export { openNotifications } from './notifications/openNotifications.ts';
