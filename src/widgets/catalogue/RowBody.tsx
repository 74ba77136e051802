import { memo } from 'react';
import { styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import { CardFoot, CardWords, NameLine, type ProductItemProps, Words } from './itemFrames.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';

const Aside = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
`;

const Second = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 14px;
  min-height: 32px;
`;

/** Reserves the stock line. */
const StockPlaceholder = styled.div`
  display: flex;
  align-items: center;
  height: 19px;
`;

/** The content beside the picture: text, stock, price, quantity. */
export const RowBody = memo(function RowBody(item: ProductItemProps) {
  const { product, offer, isNarrow } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  const units = offer && offer.units.length > 0 && (
    <UnitSelect
      product={name}
      units={offer.units}
      value={ordering.unit}
      onChange={ordering.changeUnit}
      quiet={isNarrow}
    />
  );
  const size = ordering.size && (
    <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
  );
  if (isNarrow) {
    return (
      <CardWords>
        <NameLine $narrow>
          <ProductName product={product} />
          <FavouriteHeart product={product} offer={offer} />
        </NameLine>
        <ProductDetailsLine product={product} />
        <Second>
          {stock && <StockLabel stock={stock} />}
          {isStockPending && <Skeleton $width={84} />}
          {units}
          {size}
        </Second>
        <CardFoot>
          <PriceBlock line={line} ordering={ordering} />
          <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
        </CardFoot>
      </CardWords>
    );
  }
  return (
    <>
      <Words>
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
      </Words>
      <PriceBlock line={line} ordering={ordering} align="end" />
      <Aside>
        {units}
        <AddControls product={name} ordering={ordering} kind="full" disabled={disabled} />
      </Aside>
    </>
  );
});
