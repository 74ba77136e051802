import { memo } from 'react';
import { styled } from 'styled-components';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { AddControls } from './AddControls.tsx';
import { type ProductItemProps, TileLine, TileName } from './itemFrames.ts';
import { ProductDetailsLine, ProductName } from './ProductText.tsx';
import { PriceCell, PriceChip } from './TablePrice.tsx';
import { useProductForSale } from './useProductForSale.ts';

const Chip = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline: 8px 48px;
  display: flex;
`;

/** Four lines below the picture, each as high as it will be when it is known, so that nothing is reserved for more. */
export const WideTile = memo(function WideTile(item: ProductItemProps) {
  const { product, offer } = item;
  const { name, ordering, line, stock, isStockPending, disabled } = useProductForSale(item);
  return (
    <>
      <TileName>
        <ProductName product={product} />
      </TileName>
      <TileLine $height={19}>
        <ProductDetailsLine product={product} />
        {stock && <StockLabel stock={stock} isShort />}
        {isStockPending && <Skeleton $width={52} />}
      </TileLine>
      <TileLine $height={32}>
        <PriceCell line={line} ordering={ordering} />
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
      </TileLine>
      <AddControls product={name} ordering={ordering} kind="table" disabled={disabled} />
      <Chip>
        <PriceChip line={line} ordering={ordering} />
      </Chip>
    </>
  );
});
