import { isTableLook, type ProductItemProps } from './itemFrames.ts';
import { NarrowRowBody } from './NarrowRowBody.tsx';
import { TableCells } from './TableCells.tsx';

export function RowBody(item: ProductItemProps) {
  const { look = 'narrow' } = item;
  return isTableLook(look) ? <TableCells {...item} /> : <NarrowRowBody {...item} />;
}
