import { memo } from 'react';
import { css, styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { PriceBlock, StepLine } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
`;

/** Always two lines, so that cards align. */
const Name = styled.div`
  min-height: 41px;
`;

const Facts = styled.div`
  display: flex;
  min-height: 19px;
`;

const Second = styled.div<{ $narrow: boolean }>`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 14px;
  min-height: ${({ $narrow }) => ($narrow ? 52 : 32)}px;
`;

const Step = styled.div<{ $narrow: boolean }>`
  min-height: ${({ $narrow }) => ($narrow ? 42 : 19)}px;
`;

const Foot = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;

  & > :first-child {
    flex: 1 1 ${({ $narrow }) => ($narrow ? '100%' : '76px')};
  }

  ${({ $narrow }) =>
    $narrow &&
    css`
      & > :last-child,
      & > :last-child > button {
        flex: 1;
      }
    `}
`;

export function TileHeart({ product, offer }: Pick<ProductItemProps, 'product' | 'offer'>) {
  return <FavouriteHeart product={product} offer={offer} place="corner" />;
}

export const TileBody = memo(function TileBody(item: ProductItemProps) {
  const { product, offer, isNarrow } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  return (
    <>
      <Words>
        <Name>
          <ProductName product={product} />
        </Name>
        <Facts>
          <ProductDetailsLine product={product} />
        </Facts>
        <Second $narrow={isNarrow}>
          {stock && <StockLabel stock={stock} />}
          {isStockPending && <Skeleton $width={84} />}
          {offer && offer.units.length > 0 && (
            <UnitSelect
              quiet
              product={name}
              units={offer.units}
              value={ordering.unit}
              onChange={ordering.changeUnit}
            />
          )}
          {ordering.size && (
            <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
          )}
        </Second>
      </Words>
      <Step $narrow={isNarrow}>
        <StepLine line={line} ordering={ordering} />
      </Step>
      <Foot $narrow={isNarrow}>
        <PriceBlock line={line} ordering={ordering} withStep={false} />
        <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
      </Foot>
    </>
  );
});
