import { memo } from 'react';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { AddControls } from './AddControls.tsx';
import { BoughtCell } from './BoughtCell.tsx';
import { hasBoughtColumn, NameLine, type ProductItemProps } from './itemFrames.ts';
import { ProductName } from './ProductText.tsx';
import { RowSize, RowUnit } from './RowChoice.tsx';
import { NameCell } from './rowFrames.ts';
import { TablePrice } from './TablePrice.tsx';
import { TableCode, TableDetails } from './TableTexts.tsx';
import { useProductForSale } from './useProductForSale.ts';

const UnitCell = styled.div`
  display: grid;

  & select {
    padding-inline: 8px 22px;
    font-size: 13px;
  }

  & > ::after {
    inset-inline-end: 8px;
  }
`;

/** Below the stock of a slim row the unit is as high as a line that can be pressed, so that the row doesn't grow when it comes. */
const StockCell = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  font-size: 13px;
  line-height: 1.3;

  @media (pointer: fine) {
    & select {
      min-height: 24px;
    }
  }
`;

/** The cells of a row beside its picture; each is there before its content is, so that no column moves. */
export const TableCells = memo(function TableCells(item: ProductItemProps) {
  const { product, offer, note, look = 'all', isCompact = false, bought } = item;
  const { name, ordering, line, stock, disabled } = useProductForSale(item);
  const isSlim = look === 'slim';
  const unit = <RowUnit name={name} ordering={ordering} offer={offer} borderless={isSlim} />;
  return (
    <>
      <NameCell $compact={isCompact}>
        <NameLine>
          <ProductName product={product} />
          <FavouriteHeart product={product} offer={offer} />
        </NameLine>
        {!isCompact && <TableDetails product={product} look={look} />}
        {ordering.size && (
          <div>
            <RowSize name={name} ordering={ordering} />
          </div>
        )}
        {note}
      </NameCell>
      {look === 'all' && <TableCode product={product} />}
      <StockCell>
        {stock && <StockLabel stock={stock} isShort />}
        {isSlim && unit}
      </StockCell>
      {hasBoughtColumn(look) && <BoughtCell bought={bought} isCompact={isCompact} />}
      <TablePrice line={line} ordering={ordering} isCompact={isCompact} />
      {!isSlim && <UnitCell>{unit}</UnitCell>}
      <AddControls product={name} ordering={ordering} kind={isSlim ? 'short' : 'table'} disabled={disabled} />
    </>
  );
});
