import { isTableLook, type ProductItemProps } from './itemFrames.ts';
import { NarrowCells } from './NarrowCells.tsx';
import { TableCells } from './TableCells.tsx';

export function RowBody(item: ProductItemProps) {
  const { look = 'narrow' } = item;
  return isTableLook(look) ? <TableCells {...item} /> : <NarrowCells {...item} />;
}
