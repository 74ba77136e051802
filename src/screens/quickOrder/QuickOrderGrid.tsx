import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useListFrame } from '../../design-system/useListFrame.ts';
import { VirtualRows } from '../../design-system/VirtualRows.tsx';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { removeRow } from '../../domain/quickOrder/editRows.ts';
import { GridRow } from './GridRow.tsx';
import { type Column, type Grid, useGrid } from './gridContext.ts';
import { Cell, HeadLine, ROW_HEIGHT } from './gridStyles.ts';

/** Not a table, whose rows can't be placed one by one. */
const GridFrame = styled.div.attrs({ role: 'grid' })``;
const HeadGroup = styled.div.attrs({ role: 'rowgroup' })``;

type Place = { row: number; column: Column };

/** The cell that an event came from; null outside of the code and quantity fields. */
const placeOf = ({ target }: KeyboardEvent): Place | null => {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row !== undefined && (column === 'code' || column === 'quantity')
    ? { row: Number(row), column }
    : null;
};

const rowMoves: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const moveFocus = (event: KeyboardEvent, { row, column }: Place, { keyAt, focus }: Grid): void => {
  const by = rowMoves[event.key];
  const key = by === undefined ? undefined : keyAt(Math.max(0, row + by));
  if (key === undefined) return;
  event.preventDefault();
  focus(key, column);
};

const useGridKeys = () => {
  const grid = useGrid();
  const { actions, addToCart, focus, keyAt } = grid;
  const withControl = (event: KeyboardEvent, place: Place | null): boolean => {
    const key = place && keyAt(place.row);
    if (event.key === 'Enter') addToCart();
    else if (event.key === 'z' && actions.canUndo()) actions.undo();
    else if (event.key === 'Backspace' && key) {
      focus(keyAt(place.row + 1) ?? key, 'code');
      actions.edit((rows) => removeRow(rows, key));
    } else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const place = placeOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (withControl(event, place)) event.preventDefault();
    } else if (place && !event.shiftKey && !event.altKey) moveFocus(event, place, grid);
  };
};

const HEADS = ['number', 'code', 'product', 'stock', 'unit', 'quantity', 'price', 'total', 'remove'] as const;
const AT_END: readonly string[] = ['price', 'total', 'remove'];
const NOT_TIGHT: readonly string[] = ['stock', 'price'];

function Heads() {
  const { t } = useTranslation('quickOrder');
  return (
    <HeadGroup>
      <HeadLine role="row" aria-rowindex={1}>
        {HEADS.map((head) => (
          <Cell
            key={head}
            role="columnheader"
            $end={AT_END.includes(head)}
            $notTight={NOT_TIGHT.includes(head)}
            aria-label={t(`columns.${head}`)}
          >
            {head === 'remove' ? '' : t(`columns.${head}`)}
          </Cell>
        ))}
      </HeadLine>
    </HeadGroup>
  );
}

/** The rows of a quick order, made for the keyboard; the last one is empty. */
export function QuickOrderGrid({ rows }: { rows: readonly DraftRow[] }) {
  const { t } = useTranslation('quickOrder');
  const { ref, frame } = useListFrame();
  const onKeyDown = useGridKeys();
  const count = rows.length;
  return (
    <GridFrame aria-label={t('grid')} aria-rowcount={count + 1} onKeyDown={onKeyDown}>
      <Heads />
      <div ref={ref} role="none">
        {frame && (
          <VirtualRows
            label=""
            count={count}
            estimate={ROW_HEIGHT}
            rowsAreItems={false}
            isGrid
            frame={frame}
            keyOf={(index) => rows[index]?.key ?? index}
            row={(index) => {
              const row = rows[index];
              return row && <GridRow row={row} number={index + 1} />;
            }}
          />
        )}
      </div>
    </GridFrame>
  );
}
