import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../design-system/afterPaint.ts';
import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { useListFrame } from './useListFrame.ts';
import { type FramedRowsProps, groupedList, groupRow, List, type RowsProps } from './virtualRowsProps.ts';

/** Shorter lists render all rows. */
const VIRTUAL_FROM = 60;
/** Rows that are rendered before the code of the virtual list has come. */
const FIRST_ROWS = 30;

const FirstRow = styled.li``;

/** The first rows, where the virtual list will put them, with the height of all. */
function FirstRows({
  label,
  count,
  estimate,
  keyOf,
  row,
  rowsAreItems = true,
  isEditable = false,
  onRange,
}: FramedRowsProps) {
  const shown = Math.min(count, FIRST_ROWS);
  /** Rows below the screen aren't reached: they must not load the list's next page. */
  const reached = Math.min(shown, Math.ceil(window.innerHeight / estimate));
  const report = useEffectEvent((last: number) => onRange?.(0, last));
  useEffect(() => report(reached - 1), [reached]);
  return (
    <List
      {...(!rowsAreItems && groupedList)}
      aria-label={label}
      inert={isEditable}
      style={{ minHeight: count * estimate }}
    >
      {Array.from({ length: shown }, (_, index) => (
        <FirstRow
          key={keyOf(index)}
          {...(rowsAreItems ? { 'aria-setsize': count, 'aria-posinset': index + 1 } : groupRow)}
        >
          {row(index)}
        </FirstRow>
      ))}
    </List>
  );
}

/** Renders only the visible rows of a list and a few around them; until its code has come, the first ones. */
export const VirtualRows = lazyWithRetry<FramedRowsProps>(async () => {
  // The first rows are painted before.
  await afterPaint();
  return (await import(/* webpackChunkName: "virtual-list" */ './VirtualRows.tsx')).VirtualRows;
}, FirstRows);

function LongList(props: RowsProps) {
  const { ref, frame } = useListFrame();
  return <div ref={ref}>{frame && <VirtualRows {...props} frame={frame} isEditable />}</div>;
}

function ShortList({ label, count, keyOf, row }: RowsProps) {
  return (
    <List aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)}>{row(index)}</li>
      ))}
    </List>
  );
}

/** A list that renders only visible rows from 60 rows on. */
export function VirtualList(props: Pick<RowsProps, 'label' | 'count' | 'estimate' | 'keyOf' | 'row'>) {
  return props.count < VIRTUAL_FROM ? <ShortList {...props} /> : <LongList {...props} />;
}
