import { memo } from 'react';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { AddControls } from './AddControls.tsx';
import { type ProductItemProps, TileLine } from './itemFrames.ts';
import { ProductDetailsLine } from './ProductText.tsx';
import { RowSize, RowUnit } from './RowChoice.tsx';
import { PriceCell, PriceChip } from './TablePrice.tsx';
import { useProductForSale } from './useProductForSale.ts';

const Chip = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline: 8px 48px;
  display: flex;

  /* Its tint is the plate's. */
  & > * {
    background: var(--wp-surface);
  }
`;

/** Below the name each line is as high as it will be when it is known, so that nothing is reserved for more. */
export const TileBody = memo(function TileBody(item: ProductItemProps) {
  const { product, offer, isNarrow } = item;
  const { name, ordering, line, stock, isStockPending, disabled, soldOut } = useProductForSale(item);
  const unit = <RowUnit name={name} ordering={ordering} offer={offer} />;
  return (
    <>
      <TileLine $height={19}>
        {isNarrow || <ProductDetailsLine product={product} />}
        {stock && <StockLabel stock={stock} isShort />}
        {isStockPending && <Skeleton $width={52} />}
        {isNarrow && unit}
      </TileLine>
      <TileLine $height={32} $wraps={isNarrow}>
        <PriceCell line={line} ordering={ordering} />
        {isNarrow || unit}
        <RowSize name={name} ordering={ordering} />
      </TileLine>
      <AddControls
        product={name}
        ordering={ordering}
        kind={isNarrow ? 'short' : 'table'}
        disabled={disabled}
        soldOut={soldOut}
      />
      <Chip>
        <PriceChip line={line} ordering={ordering} isShort={isNarrow} />
      </Chip>
    </>
  );
});
