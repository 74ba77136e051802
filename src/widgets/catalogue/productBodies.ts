export { FoundOffer } from './FoundOffer.tsx';
export { RowBody } from './RowBody.tsx';
export { TileBody, TileHeart } from './TileBody.tsx';
