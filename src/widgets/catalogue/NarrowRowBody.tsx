import { memo } from 'react';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { HeartPlace, NarrowColumn, NarrowFooter, NarrowStock } from './narrowRowFrames.ts';
import { ProductName, ProductSecondLine } from './ProductText.tsx';
import { RowPrice } from './TablePrice.tsx';
import { useProductForSale } from './useProductForSale.ts';

/** A phone's row beside its picture: the controls are at the thumb's side. */
export const NarrowRowBody = memo(function NarrowRowBody(item: ProductItemProps) {
  const { product, offer, note } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  const changeUnit = useStableHandler(ordering.changeUnit);
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
        {offer && offer.units.length > 0 && (
          <UnitSelect
            borderless
            product={name}
            units={offer.units}
            value={ordering.unit}
            onChange={changeUnit}
          />
        )}
        {ordering.size && (
          <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
        )}
      </NarrowStock>
      {note}
      <NarrowFooter>
        <RowPrice line={line} ordering={ordering} />
        <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
      </NarrowFooter>
    </NarrowColumn>
  );
});
