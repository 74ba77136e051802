import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useListFrame } from '../../design-system/useListFrame.ts';
import { VirtualRows } from '../../design-system/VirtualList.tsx';
import type { VirtualListHandle } from '../../design-system/virtualRowsProps.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { removeRow } from '../../domain/quickOrder/editRows.ts';
import { GridRow } from './GridRow.tsx';
import { type Column, type Grid, useGrid } from './gridContext.ts';
import { Cell, HeadLine, ROW_HEIGHT } from './gridStyles.ts';

/** Not a table, whose rows can't be placed one by one. */
const GridFrame = styled.div.attrs({ role: 'grid' })``;
const HeadGroup = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  inset-block-start: var(--wp-header-height, 60px);
  z-index: 3;
  background: var(--wp-surface);
  border-radius: var(--wp-radius-card) var(--wp-radius-card) 0 0;
`;

type Place = { row: number; column: Column };

/** The cell that an event came from; null outside of the code and quantity fields. */
const placeOf = ({ target }: KeyboardEvent | FocusEvent): Place | null => {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row !== undefined && (column === 'code' || column === 'quantity')
    ? { row: Number(row), column }
    : null;
};

const rowMoves: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const columnMoves: Partial<Record<string, Column>> = { Home: 'code', End: 'quantity' };

/** While nothing is typed, Home and End are for the row instead of the text. */
const isWholeSelected = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement &&
  target.selectionStart === 0 &&
  target.selectionEnd === target.value.length;

const moveFocus = (event: KeyboardEvent, { row, column }: Place, { keyAt, focus }: Grid): void => {
  const toColumn = isWholeSelected(event) ? columnMoves[event.key] : undefined;
  const by = toColumn ? 0 : rowMoves[event.key];
  const key = by === undefined ? undefined : keyAt(Math.max(0, row + by));
  if (key === undefined) return;
  event.preventDefault();
  focus(key, toColumn ?? column);
};

type ScrollToRow = (index: number) => void;

const useGridKeys = (count: number, scrollToRow: ScrollToRow) => {
  const grid = useGrid();
  const { actions, addToCart, focus, keyAt } = grid;
  const toRow = (index: number) => {
    focus(keyAt(index) ?? '', 'code');
    scrollToRow(index);
  };
  const withControl = (event: KeyboardEvent, place: Place | null): boolean => {
    const key = place && keyAt(place.row);
    if (event.key === 'Enter') addToCart();
    else if (event.key === 'Home') toRow(0);
    else if (event.key === 'End') toRow(count - 1);
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

// A row is left when another is entered: one that went as soon as it lost the focus would move what is being pressed below it.
const useEnteringRows = () => {
  const { actions, keyAt } = useGrid();
  return (event: FocusEvent) => {
    const place = placeOf(event);
    const key = place && keyAt(place.row);
    if (key) actions.enterRow(key);
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

type QuickOrderGridProps = { rows: readonly DraftRow[]; list: RefObject<VirtualListHandle | null> };

/** The rows of a quick order, made for the keyboard; the last one is empty. */
export function QuickOrderGrid({ rows, list }: QuickOrderGridProps) {
  const { t } = useTranslation('quickOrder');
  const { ref, frame } = useListFrame();
  const count = rows.length;
  const onFocus = useEnteringRows();
  const onKeyDown = useGridKeys(count, (index) => list.current?.scrollToRow(index));
  return (
    <GridFrame aria-label={t('grid')} aria-rowcount={count + 1} onKeyDown={onKeyDown} onFocus={onFocus}>
      <Heads />
      <div ref={ref} role="none">
        {frame && (
          <VirtualRows
            ref={list}
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
