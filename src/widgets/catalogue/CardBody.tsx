import { memo } from 'react';
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
} from './itemFrames.ts';
import { NextStepLine, PriceBlock, useHasNextStep } from './PriceBlock.tsx';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { useProductForSale } from './useProductForSale.ts';

export const CardBody = memo(function CardBody(item: ProductItemProps) {
  const { product, offer, note } = item;
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
    <UnitSelect product={name} units={offer.units} value={ordering.unit} onChange={changeUnit} borderless />
  );
  const size = ordering.size && (
    <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />
  );
  return (
    <CardTextColumn>
      <NameLine>
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
});
