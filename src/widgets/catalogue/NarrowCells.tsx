import { memo } from 'react';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { AddControls } from './AddControls.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { NarrowFooter, NarrowStock } from './narrowRowFrames.ts';
import { RowSize, RowUnit } from './RowChoice.tsx';
import { RowPrice } from './TablePrice.tsx';
import { useProductForSale } from './useProductForSale.ts';

/** A phone's row below its texts: the controls are at the thumb's side. */
export const NarrowCells = memo(function NarrowCells(item: ProductItemProps) {
  const { offer } = item;
  const { name, ordering, line, stock, isStockPending, disabled, soldOut } = useProductForSale(item);
  return (
    <>
      <NarrowStock>
        {stock && <StockLabel stock={stock} isShort />}
        {isStockPending && <Skeleton $width={84} />}
        <RowUnit name={name} ordering={ordering} offer={offer} />
        <RowSize name={name} ordering={ordering} />
      </NarrowStock>
      <NarrowFooter>
        <RowPrice line={line} ordering={ordering} />
        <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} soldOut={soldOut} />
      </NarrowFooter>
    </>
  );
});
