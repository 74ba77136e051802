import { afterPaint } from '../../design-system/afterPaint.ts';
import { loadable } from '../../design-system/loadable.tsx';
import { BareRow, BareTile } from './BareProducts.tsx';

/** A product with its terms, bare until the code for prices and quantities has come behind the first rows. */
export const ProductRow = loadable(async () => {
  await afterPaint();
  return (await import('./ProductRow.tsx')).ProductRow;
}, BareRow);

export const ProductTile = loadable(async () => {
  await afterPaint();
  return (await import('./ProductTile.tsx')).ProductTile;
}, BareTile);
