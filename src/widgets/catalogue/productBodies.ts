export { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
export { FoundOffer } from './FoundOffer.tsx';
export { RowBody } from './RowBody.tsx';
export { TileBody } from './TileBody.tsx';
