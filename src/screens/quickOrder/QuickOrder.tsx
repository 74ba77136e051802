import { type DragEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { Card } from '../../design-system/Card.ts';
import { Columns, Stack } from '../../design-system/ScreenFrame.ts';
import { toastsAtEnd } from '../../design-system/toastsAtEnd.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import type { VirtualListHandle } from '../../design-system/virtualRowsProps.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useEmptyRow } from '../../state/quickOrder/useEmptyRow.ts';
import { type ListImport, type ListSource, useListImport } from '../../state/quickOrder/useListImport.ts';
import { useQuickOrder, useRowsSummary } from '../../state/quickOrder/useQuickOrder.ts';
import { useAddedNotice } from '../../widgets/cart/useAddedNotice.ts';
import { type Grid, GridContext, useGridFocus } from './gridContext.ts';
import { listIsBelow } from './gridStyles.ts';
import { KeysCard } from './KeysCard.tsx';
import { ListCard } from './ListCard.tsx';
import { droppedSource } from './ListInput.tsx';
import { OwnNumbersDialog } from './OwnNumbersDialog.tsx';
import { QuickOrderFooter } from './QuickOrderFooter.tsx';
import { QuickOrderGrid } from './QuickOrderGrid.tsx';
import { RowAnnouncement } from './RowAnnouncement.tsx';
import { useClear } from './useClear.ts';
import { useDownload } from './useDownload.ts';
import { useUndoKey } from './useUndoKey.ts';

/** What opens below the last field may reach beyond the card. */
const GridCard = styled(Card)`
  overflow: visible;
  scroll-margin-block-start: calc(var(--wp-header-height, 60px) + 8px);
`;

const QuickColumns = styled(Columns)`
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;

  /* The grid needs the whole width. */
  ${listIsBelow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const allowDrop = (event: DragEvent) => event.preventDefault();

type GridValueOptions = Pick<Grid, 'actions' | 'announce' | 'editNumbers'> & {
  rows: readonly DraftRow[];
  list: ListImport;
  frame: RefObject<HTMLDivElement | null>;
};

/** What the cells need, the same object for as long as the grid is shown. */
const useGridValue = ({ actions, rows, list, frame, announce, editNumbers }: GridValueOptions): Grid => {
  const gridFocus = useGridFocus(rows.length === 1 ? (rows[0]?.key ?? '') : '');
  const notify = useAddedNotice();
  const keyAt = useStableHandler((index: number) => rows[index]?.key);
  const paste = useStableHandler((text: string, key: string) => {
    const at = rows.findIndex((row) => row.key === key);
    void list.read(text, rows[at - 1]?.position ?? null);
  });
  const addToCart = useStableHandler(() => {
    notify(actions.addToCart());
    // The rows that are in the cart now are gone: what is left may lie above the view.
    void afterPaint().then(() => frame.current?.scrollIntoView({ block: 'nearest' }));
  });
  return useMemo(
    () => ({ ...gridFocus, actions, keyAt, paste, addToCart, announce, editNumbers }),
    [gridFocus, actions, keyAt, paste, addToCart, announce, editNumbers],
  );
};

const useGoToRow = (rows: readonly DraftRow[], focus: Grid['focus']) => {
  const rowList = useRef<VirtualListHandle>(null);
  const goToRow = (key = '') => {
    focus(key, 'code');
    rowList.current?.scrollToRow(rows.findIndex((row) => row.key === key));
  };
  return { rowList, goToRow };
};

const readingAtEnd = ({ read }: ListImport, rows: readonly DraftRow[]) => {
  const readAtEnd = (source: ListSource) => void read(source, rows.at(-1)?.position ?? null);
  const onDrop = (event: DragEvent) => {
    const source = droppedSource(event);
    if (source !== '') readAtEnd(source);
  };
  return { readAtEnd, onDrop };
};

type QuickOrderProps = {
  actions: QuickOrderActions;
  /** Where a list is pasted. */
  listField: RefObject<HTMLTextAreaElement | null>;
};

/** An opened quick order. A list can be dropped anywhere on it. */
export function QuickOrder({ actions, listField }: QuickOrderProps) {
  const kept = useQuickOrder((state) => state.rows);
  const canUndo = useQuickOrder(({ undo }) => undo !== null);
  const empty = useEmptyRow(kept);
  const rows = useMemo(() => [...kept, empty], [kept, empty]);
  const list = useListImport(actions);
  const summary = useRowsSummary(actions);
  const [announced, announce] = useState('');
  const [numbered, editNumbers] = useState<Product | null>(null);
  const download = useDownload(actions);
  const undoByKey = useUndoKey(actions);

  const frame = useRef<HTMLDivElement>(null);
  const grid = useGridValue({ actions, rows, list, frame, announce, editNumbers });
  const clear = useClear(grid, empty.key);
  const { rowList, goToRow } = useGoToRow(rows, grid.focus);
  const { readAtEnd, onDrop } = readingAtEnd(list, kept);

  return (
    <GridContext value={grid}>
      <QuickColumns ref={toastsAtEnd} onDragOver={allowDrop} onDrop={onDrop} onKeyDown={undoByKey}>
        <GridCard $flush as="div" ref={frame}>
          <QuickOrderGrid rows={rows} list={rowList} />
          <RowAnnouncement rows={rows} rowKey={announced} />
          <QuickOrderFooter
            summary={summary}
            isEmpty={kept.length === 0}
            onFix={() => goToRow(summary.toFix[0])}
            onAdd={grid.addToCart}
            onClear={clear}
            onDownload={() => void download()}
          />
        </GridCard>
        <Stack>
          <ListCard
            field={listField}
            list={list}
            onRead={readAtEnd}
            onUndo={canUndo ? () => actions.undo() : null}
          />
          <KeysCard />
        </Stack>
      </QuickColumns>
      {numbered && <OwnNumbersDialog product={numbered} onClose={() => editNumbers(null)} />}
    </GridContext>
  );
}
