import { memo } from 'react';
import { styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import { type ProductItemProps, TileOffer, TileStock } from './itemFrames.ts';
import { NextStepLine, PriceBlock } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';
import { WideTile } from './WideTile.tsx';

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
`;

/** Always two lines, so that the cards align. */
const NameFrame = styled.div`
  min-height: 41px;
`;

const DetailsFrame = styled.div`
  display: flex;
  min-height: 19px;
`;

const StepText = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: 13px;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;

  & > :first-child {
    flex: 1 1 100%;
  }

  & > :last-child,
  & > :last-child > button {
    flex: 1;
  }
`;

export function TileHeart({ product, offer }: Pick<ProductItemProps, 'product' | 'offer'>) {
  return <FavouriteHeart product={product} offer={offer} variant="corner" />;
}

const NarrowTile = memo(function NarrowTile(item: ProductItemProps) {
  const { product, offer } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  return (
    <>
      <TextColumn>
        <NameFrame>
          <ProductName product={product} />
        </NameFrame>
        <DetailsFrame>
          <ProductDetailsLine product={product} />
        </DetailsFrame>
        <TileStock>
          {stock && <StockLabel stock={stock} />}
          {isStockPending && <Skeleton $width={84} />}
          {offer && offer.units.length > 0 && (
            <UnitSelect
              borderless
              product={name}
              units={offer.units}
              value={ordering.unit}
              onChange={ordering.changeUnit}
            />
          )}
          {ordering.size && (
            <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
          )}
        </TileStock>
      </TextColumn>
      <TileOffer>
        <StepText>
          <NextStepLine line={line} ordering={ordering} />
        </StepText>
        <Footer>
          <PriceBlock line={line} ordering={ordering} />
          <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
        </Footer>
      </TileOffer>
    </>
  );
});

export function TileBody(item: ProductItemProps) {
  return item.isNarrow ? <NarrowTile {...item} /> : <WideTile {...item} />;
}
