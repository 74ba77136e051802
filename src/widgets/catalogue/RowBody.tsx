import { CardBody } from './CardBody.tsx';
import { isTableLook, type ProductItemProps } from './itemFrames.ts';
import { NarrowRowBody } from './NarrowRowBody.tsx';
import { TableCells } from './TableCells.tsx';

export function RowBody(item: ProductItemProps) {
  const { look = 'narrow' } = item;
  if (isTableLook(look)) return <TableCells {...item} />;
  return look === 'card' ? <CardBody {...item} /> : <NarrowRowBody {...item} />;
}
