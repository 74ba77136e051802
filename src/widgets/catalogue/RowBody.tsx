import { isTableLook, type ProductItemProps } from './itemFrames.ts';
import { NarrowCells } from './NarrowCells.tsx';
import { TableCells } from './TableCells.tsx';

/** What a row shows when its offer is known. */
export function RowBody(item: ProductItemProps) {
  const { look = 'narrow' } = item;
  return isTableLook(look) ? <TableCells {...item} /> : <NarrowCells {...item} />;
}
