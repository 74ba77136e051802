import { memo } from 'react';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { AddControls } from './AddControls.tsx';
import { BoughtCell } from './BoughtCell.tsx';
import { hasBoughtColumn, type ProductItemProps } from './itemFrames.ts';
import { RowSize, RowUnit } from './RowChoice.tsx';
import { SizeCell } from './rowFrames.ts';
import { TablePrice } from './TablePrice.tsx';
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

/** The cells of a row beside its texts; each is there before its content is, so that no column moves. */
export const TableCells = memo(function TableCells(item: ProductItemProps) {
  const { offer, look = 'all', isCompact = false, bought } = item;
  const { name, ordering, line, stock, disabled, soldOut } = useProductForSale(item);
  const isSlim = look === 'slim';
  const unit = <RowUnit name={name} ordering={ordering} offer={offer} borderless={isSlim} />;
  return (
    <>
      {ordering.size && (
        <SizeCell>
          <RowSize name={name} ordering={ordering} />
        </SizeCell>
      )}
      <StockCell>
        {stock && <StockLabel stock={stock} isShort />}
        {isSlim && unit}
      </StockCell>
      {hasBoughtColumn(look) && <BoughtCell bought={bought} isCompact={isCompact} />}
      <TablePrice line={line} ordering={ordering} isCompact={isCompact} />
      {!isSlim && <UnitCell>{unit}</UnitCell>}
      <AddControls
        product={name}
        ordering={ordering}
        kind={isSlim ? 'short' : 'table'}
        disabled={disabled}
        soldOut={soldOut}
      />
    </>
  );
});
