export { RowBody } from './RowBody.tsx';
export { TileBody, TileHeart } from './TileBody.tsx';
