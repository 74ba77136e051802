import { memo } from 'react';
import { styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import {
  CardFooter,
  CardStep,
  CardTextColumn,
  NameLine,
  type ProductItemProps,
  StockLine,
  TextColumn,
} from './itemFrames.ts';
import { NextStepLine, PriceBlock, useHasNextStep } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';

const ActionsColumn = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
`;

const WideText = styled.div`
  grid-column: 2 / 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px;
  align-content: center;
  align-items: center;
  column-gap: 16px;
`;

const PriceCell = styled.div<{ $withStep: boolean }>`
  grid-area: 1 / 2 / span ${({ $withStep }) => ($withStep ? 1 : 2)};
  margin-block: ${({ $withStep }) => ($withStep ? '-2px -3px' : 0)};
`;

const LastLine = styled.div`
  grid-area: 2 / 1 / auto / -1;
  display: flex;
  align-items: center;
  gap: 14px;
  height: 19px;
  pointer-events: none;

  & > :last-child {
    flex: 1;
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const RowBody = memo(function RowBody(item: ProductItemProps) {
  const { product, offer, isNarrow, note } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  const changeUnit = useStableHandler(ordering.changeUnit);
  const withStep = useHasNextStep(line);
  const stockPart = (
    <>
      {stock && <StockLabel stock={stock} />}
      {isStockPending && <Skeleton $width={84} />}
    </>
  );
  const step = <NextStepLine line={line} ordering={ordering} />;
  const units = offer && offer.units.length > 0 && (
    <UnitSelect
      product={name}
      units={offer.units}
      value={ordering.unit}
      onChange={changeUnit}
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
          {stockPart}
          {units}
          {size}
        </StockLine>
        {note}
        <CardStep>{step}</CardStep>
        <CardFooter $withStep={withStep}>
          <PriceBlock line={line} ordering={ordering} />
          <AddControls product={name} ordering={ordering} kind="short" disabled={disabled} />
        </CardFooter>
      </CardTextColumn>
    );
  }
  return (
    <>
      <WideText>
        <TextColumn>
          <NameLine $narrow={false}>
            <ProductName product={product} />
            <FavouriteHeart product={product} offer={offer} />
          </NameLine>
          <ProductDetailsLine product={product} />
        </TextColumn>
        <PriceCell $withStep={withStep}>
          <PriceBlock line={line} ordering={ordering} align="end" />
        </PriceCell>
        <LastLine>
          {stockPart}
          <div>{step}</div>
        </LastLine>
        {(size || note) && (
          <TextColumn>
            {size && <div>{size}</div>}
            {note}
          </TextColumn>
        )}
      </WideText>
      <ActionsColumn>
        {units}
        <AddControls product={name} ordering={ordering} kind="full" disabled={disabled} />
      </ActionsColumn>
    </>
  );
});
