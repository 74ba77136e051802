import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { getScrollOffset } from './useListFrame.ts';
import { useTellRows } from './useTellRows.ts';
import {
  type FramedRowsProps,
  List,
  listProps,
  rowProps,
  type VirtualListPosition,
} from './virtualRowsProps.ts';

const OVERSCAN = 6;

const PositionedList = styled(List)`
  & > * {
    position: absolute;
    inset-inline: 0;
  }
`;

type PositionedRowsProps<Scroller extends Element | Window> = FramedRowsProps & {
  virtualizer: Virtualizer<Scroller, HTMLElement>;
};

const positionIn = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLElement>,
  margin: number,
): VirtualListPosition => {
  const offset = virtualizer.scrollOffset ?? 0;
  const top = offset > margin ? virtualizer.getVirtualItemForOffset(offset) : undefined;
  return {
    offset,
    row: top?.index ?? 0,
    shift: offset - (top?.start ?? margin),
    measurements: virtualizer.measurementsCache,
  };
};

function PositionedRows<Scroller extends Element | Window>({
  virtualizer,
  frame,
  label,
  count,
  row,
  rowsAreItems = true,
  isGrid = false,
  onRange,
  ref,
}: PositionedRowsProps<Scroller>) {
  const Row = rowsAreItems ? 'li' : 'div';
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const tellRows = useTellRows(first, last, onRange);
  const rowRef = useCallback(
    (element: HTMLElement | null) => {
      virtualizer.measureElement(element);
      tellRows(element);
    },
    [virtualizer, tellRows],
  );
  useImperativeHandle(ref, () => ({
    position: () => positionIn(virtualizer, frame.margin),
    scrollToRow: (index) => virtualizer.scrollToIndex(index),
  }));
  return (
    <PositionedList
      {...listProps({ rowsAreItems, isGrid })}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => (
        <Row
          key={key}
          ref={rowRef}
          {...rowProps(rowsAreItems, index, count)}
          data-index={index}
          style={{ insetBlockStart: start - frame.margin }}
        >
          {row(index, false)}
        </Row>
      ))}
    </PositionedList>
  );
}

/** Rows outside the screen are measured after the browser's layout. Their sizes would cost one more at every change. */
const measureVisible = <Scroller extends Element | Window>(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, HTMLElement>,
): number => {
  const { scrollOffset, scrollRect, measurementsCache } = virtualizer;
  const item = measurementsCache[virtualizer.indexFromElement(element)];
  const isOutside =
    item &&
    scrollOffset !== null &&
    scrollRect !== null &&
    (item.end <= scrollOffset || item.start >= scrollOffset + scrollRect.height);
  return isOutside && !entry ? item.size : measureElement(element, entry, virtualizer);
};

const toVirtualizerOptions = ({
  count,
  estimate,
  keyOf,
  overscan = OVERSCAN,
  initial,
  frame,
}: FramedRowsProps) => ({
  count,
  estimateSize: () => estimate,
  getItemKey: keyOf,
  overscan,
  scrollMargin: frame.margin,
  // With a height known, the first render has rows; else the list would be rendered again, blocking the page.
  initialRect: { width: frame.width, height: window.innerHeight },
  initialOffset: () => initial?.offset ?? getScrollOffset(frame.scroller),
  ...(initial?.measurements && { initialMeasurementsCache: initial.measurements }),
  measureElement: measureVisible,
  useFlushSync: false,
});

function RowsInWindow(props: FramedRowsProps) {
  const virtualizer = useWindowVirtualizer<HTMLElement>(toVirtualizerOptions(props));
  return <PositionedRows {...props} virtualizer={virtualizer} />;
}

function RowsInElement({ scroller, ...props }: FramedRowsProps & { scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...toVirtualizerOptions(props),
    getScrollElement: () => scroller,
  });
  return <PositionedRows {...props} virtualizer={virtualizer} />;
}

export function VirtualRows(props: FramedRowsProps) {
  const { scroller } = props.frame;
  return scroller instanceof HTMLElement ? (
    <RowsInElement {...props} scroller={scroller} />
  ) : (
    <RowsInWindow {...props} />
  );
}
