import { memo } from 'react';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { HeartPlace, NarrowColumn, NarrowFooter, NarrowStock } from './narrowRowFrames.ts';
import { ProductName, ProductSecondLine } from './ProductText.tsx';
import { RowSize, RowUnit } from './RowChoice.tsx';
import { RowPrice } from './TablePrice.tsx';
import { useProductForSale } from './useProductForSale.ts';

/** A phone's row beside its picture: the controls are at the thumb's side. */
export const NarrowRowBody = memo(function NarrowRowBody(item: ProductItemProps) {
  const { product, offer, note } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  return (
    <NarrowColumn>
      <ProductName product={product} />
      <HeartPlace>
        <FavouriteHeart product={product} offer={offer} variant="corner" />
      </HeartPlace>
      <ProductSecondLine product={product} />
      <NarrowStock>
        {stock && <StockLabel stock={stock} isShort />}
        {isStockPending && <Skeleton $width={84} />}
        <RowUnit name={name} ordering={ordering} offer={offer} />
        <RowSize name={name} ordering={ordering} />
      </NarrowStock>
      {note}
      <NarrowFooter>
        <RowPrice line={line} ordering={ordering} />
        <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
      </NarrowFooter>
    </NarrowColumn>
  );
});
