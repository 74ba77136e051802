import { loadable } from '../../design-system/loadable.tsx';
import { BareRow, BareTile } from './BareProducts.tsx';

/** A product with its terms, bare until the code for prices and quantities has come behind the first rows. */
export const ProductRow = loadable(
  () => import('./ProductRow.tsx').then((module) => module.ProductRow),
  BareRow,
);
export const ProductTile = loadable(
  () => import('./ProductTile.tsx').then((module) => module.ProductTile),
  BareTile,
);
