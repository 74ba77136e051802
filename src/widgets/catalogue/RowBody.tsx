import { memo } from 'react';
import { styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import { CardFooter, CardTextColumn, NameLine, type ProductItemProps, TextColumn } from './itemFrames.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';

const ActionsColumn = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
`;

const StockLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 14px;
  min-height: 32px;
`;

const StockPlaceholder = styled.div`
  display: flex;
  align-items: center;
  height: 19px;
`;

export const RowBody = memo(function RowBody(item: ProductItemProps) {
  const { product, offer, isNarrow, note } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  const units = offer && offer.units.length > 0 && (
    <UnitSelect
      product={name}
      units={offer.units}
      value={ordering.unit}
      onChange={ordering.changeUnit}
      borderless={isNarrow}
    />
  );
  const size = ordering.size && (
    <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
  );
  if (isNarrow) {
    return (
      <CardTextColumn>
        <NameLine $narrow>
          <ProductName product={product} />
          <FavouriteHeart product={product} offer={offer} />
        </NameLine>
        <ProductDetailsLine product={product} />
        <StockLine>
          {stock && <StockLabel stock={stock} />}
          {isStockPending && <Skeleton $width={84} />}
          {units}
          {size}
        </StockLine>
        {note}
        <CardFooter>
          <PriceBlock line={line} ordering={ordering} />
          <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
        </CardFooter>
      </CardTextColumn>
    );
  }
  return (
    <>
      <TextColumn>
        <NameLine $narrow={false}>
          <ProductName product={product} />
          <FavouriteHeart product={product} offer={offer} />
        </NameLine>
        <ProductDetailsLine product={product} />
        {stock && <StockLabel stock={stock} />}
        {isStockPending && (
          <StockPlaceholder>
            <Skeleton $width={84} />
          </StockPlaceholder>
        )}
        {size && <div>{size}</div>}
        {note}
      </TextColumn>
      <PriceBlock line={line} ordering={ordering} align="end" />
      <ActionsColumn>
        {units}
        <AddControls product={name} ordering={ordering} kind="full" disabled={disabled} />
      </ActionsColumn>
    </>
  );
});
