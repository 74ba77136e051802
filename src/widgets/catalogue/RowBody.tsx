import { CardBody } from './CardBody.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { TableCells } from './TableCells.tsx';

export function RowBody(item: ProductItemProps) {
  return item.look === 'card' ? <CardBody {...item} /> : <TableCells {...item} />;
}
