import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { offsetOf } from './useListFrame.ts';
import { type FramedRowsProps, groupedList, groupRow, List } from './virtualRowsProps.ts';

const OVERSCAN = 6;

const PlacedRow = styled.li`
  position: absolute;
  inset-inline: 0;
`;

type PlacedRowsProps<Scroller extends Element | Window> = FramedRowsProps & {
  virtualizer: Virtualizer<Scroller, HTMLElement>;
};

function PlacedRows<Scroller extends Element | Window>({
  virtualizer,
  frame,
  label,
  count,
  row,
  rowsAreItems = true,
  onRange,
  ref,
}: PlacedRowsProps<Scroller>) {
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const report = useEffectEvent((from: number, to: number) => onRange?.(from, to));
  useEffect(() => report(first, last), [first, last]);
  useImperativeHandle(ref, () => ({
    position: () => {
      const offset = virtualizer.scrollOffset ?? 0;
      const top = offset > frame.margin ? virtualizer.getVirtualItemForOffset(offset) : undefined;
      return {
        offset,
        row: top?.index ?? 0,
        shift: offset - (top?.start ?? frame.margin),
        measurements: virtualizer.measurementsCache,
      };
    },
  }));
  return (
    <List
      {...(!rowsAreItems && groupedList)}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => (
        <PlacedRow
          key={key}
          ref={virtualizer.measureElement}
          {...(rowsAreItems ? { 'aria-setsize': count, 'aria-posinset': index + 1 } : groupRow)}
          data-index={index}
          style={{ insetBlockStart: start - frame.margin }}
        >
          {row(index)}
        </PlacedRow>
      ))}
    </List>
  );
}

const optionsOf = ({ count, estimate, keyOf, overscan = OVERSCAN, initial, frame }: FramedRowsProps) => ({
  count,
  estimateSize: () => estimate,
  getItemKey: keyOf,
  overscan,
  scrollMargin: frame.margin,
  initialOffset: () => initial?.offset ?? offsetOf(frame.scroller),
  ...(initial?.measurements && { initialMeasurementsCache: initial.measurements }),
  useFlushSync: false,
});

function RowsInWindow(props: FramedRowsProps) {
  const virtualizer = useWindowVirtualizer<HTMLElement>(optionsOf(props));
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

function RowsInElement({ scroller, ...props }: FramedRowsProps & { scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...optionsOf(props),
    getScrollElement: () => scroller,
  });
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

/** Renders only the visible rows of a list and a few around them. */
export function VirtualRows(props: FramedRowsProps) {
  const { scroller } = props.frame;
  return scroller instanceof HTMLElement ? (
    <RowsInElement {...props} scroller={scroller} />
  ) : (
    <RowsInWindow {...props} />
  );
}
