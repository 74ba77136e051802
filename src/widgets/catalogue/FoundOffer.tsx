import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { AddControls } from './AddControls.tsx';
import type { ProductItemProps } from './itemFrames.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { useProductForSale } from './useProductForSale.ts';

const Details = styled.div`
  grid-area: stock;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  min-width: 0;
  overflow: hidden;
  color: var(--wp-muted);
  font-size: 13px;
  white-space: nowrap;
`;

const Controls = styled.div`
  grid-area: controls;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  /* Above the row's link. */
  position: relative;

  ${phone} {
    justify-content: space-between;
  }
`;

/** `detail`: the product's code, with what was found of it. */
type FoundOfferProps = Pick<ProductItemProps, 'product' | 'offer' | 'lastPurchase'> & {
  detail: ReactNode;
  onAdd(): void;
};

/** Stock, price, quantity and Add of a product that the search's panel shows; the places are those of its row's grid. */
export function FoundOffer({ detail, onAdd, ...found }: FoundOfferProps) {
  const item = { ...found, isNarrow: true, section: 'search' };
  const { name, ordering, line, stock, disabled, soldOut } = useProductForSale(item);
  const add = (quantity: string): boolean => {
    const isAdded = ordering.add(quantity);
    if (isAdded) onAdd();
    return isAdded;
  };
  return (
    <>
      <Details>
        {detail && <span>{detail}</span>}
        {stock && <StockLabel stock={stock} />}
      </Details>
      <Controls>
        <PriceBlock line={line} ordering={ordering} align="end" isPlain />
        <AddControls
          product={name}
          ordering={{ ...ordering, add }}
          kind="worded"
          disabled={disabled}
          soldOut={soldOut}
        />
      </Controls>
    </>
  );
}
