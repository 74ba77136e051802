import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { type ListFrame, offsetOf, useListFrame } from './useListFrame.ts';

/** Shorter lists render all rows. */
const VIRTUAL_FROM = 60;
const OVERSCAN = 6;

const List = styled.ul`
  position: relative;
`;

const PlacedRow = styled.li`
  position: absolute;
  inset-inline: 0;
`;

/** Rows with several items: the list is a plain element and the items have the role. */
const groupedList = { as: 'div', role: 'list' } as const;
const groupRow = { as: 'div', role: 'none' } as const;

type VirtualListPosition = {
  /** Scroll offset, px. */
  offset: number;
  /** First visible row; 0 at the start of the list. */
  row: number;
  /** Distance from the start of that row, or of the list, px. */
  shift: number;
  /** Row measurements that `offset` refers to. */
  measurements: VirtualItem[];
};

export type VirtualListHandle = { position(): VirtualListPosition };

type RowsProps = {
  label: string;
  count: number;
  /** Estimated row height, px. */
  estimate: number;
  keyOf(index: number): string | number;
  row(index: number): ReactNode;
  /** False when rows hold several items with the role `listitem`. */
  rowsAreItems?: boolean;
  overscan?: number;
  /** Initial scroll position; default: the scroller's current one. */
  initial?: { offset: number; measurements?: VirtualItem[] | undefined } | undefined;
  /** Called with the first and last rendered rows. */
  onRange?(first: number, last: number): void;
  ref?: Ref<VirtualListHandle> | undefined;
};

type FramedProps = RowsProps & { frame: ListFrame };

type PlacedRowsProps<Scroller extends Element | Window> = FramedProps & {
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

const optionsOf = ({ count, estimate, keyOf, overscan = OVERSCAN, initial, frame }: FramedProps) => ({
  count,
  estimateSize: () => estimate,
  getItemKey: keyOf,
  overscan,
  scrollMargin: frame.margin,
  initialOffset: () => initial?.offset ?? offsetOf(frame.scroller),
  ...(initial?.measurements && { initialMeasurementsCache: initial.measurements }),
  useFlushSync: false,
});

function RowsInWindow(props: FramedProps) {
  const virtualizer = useWindowVirtualizer<HTMLElement>(optionsOf(props));
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

function RowsInElement({ scroller, ...props }: FramedProps & { scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...optionsOf(props),
    getScrollElement: () => scroller,
  });
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

/** Renders only the visible rows of a list and a few around them. */
export function VirtualRows(props: FramedProps) {
  const { scroller } = props.frame;
  return scroller instanceof HTMLElement ? (
    <RowsInElement {...props} scroller={scroller} />
  ) : (
    <RowsInWindow {...props} />
  );
}

function LongList(props: RowsProps) {
  const { ref, frame } = useListFrame();
  return <div ref={ref}>{frame && <VirtualRows {...props} frame={frame} />}</div>;
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
