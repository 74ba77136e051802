import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { getScrollOffset, type Scroller } from './useListFrame.ts';
import type { FramedRowsProps, RowVirtualizer, VirtualListPosition } from './virtualRowsProps.ts';

const OVERSCAN = 6;

type Following<Scrolled extends Scroller> = Pick<
  VirtualizerOptions<Scrolled, HTMLElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** Rows outside the screen are measured after the browser's layout. Their sizes would cost one more at every change. */
const measureVisible = <Scrolled extends Scroller>(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scrolled, HTMLElement>,
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

const optionsOf = ({
  count,
  estimate,
  keyOf,
  overscan = OVERSCAN,
  initial,
  frame: { scroller, width, margin },
}: FramedRowsProps) => ({
  count,
  estimateSize: () => estimate,
  getItemKey: keyOf,
  overscan,
  scrollMargin: margin,
  // With a height known, the first render has rows; else the list would be rendered again, blocking the page.
  initialRect: { width, height: window.innerHeight },
  initialOffset: () => initial?.offset ?? getScrollOffset(scroller),
  ...(initial?.measurements && { initialMeasurementsCache: initial.measurements }),
});

const positionIn = <Scrolled extends Scroller>(
  virtualizer: Virtualizer<Scrolled, HTMLElement>,
): VirtualListPosition => {
  const offset = virtualizer.scrollOffset ?? 0;
  const { scrollMargin: margin } = virtualizer.options;
  const top = offset > margin ? virtualizer.getVirtualItemForOffset(offset) : undefined;
  return {
    offset,
    // What the row at the top measures more than estimated is added to the offset: the next one stays where it is.
    row: top ? top.index + 1 : 0,
    shift: offset - (top?.end ?? margin),
    measurements: virtualizer.measurementsCache,
  };
};

const rangeOf = (rows: readonly { index: number }[]) => ({
  first: rows[0]?.index ?? -1,
  last: rows.at(-1)?.index ?? -1,
});

const createIn = <Scrolled extends Scroller>(
  following: Following<Scrolled>,
  onChange: () => void,
): RowVirtualizer => {
  let list: HTMLElement | null = null;
  let rendered = rangeOf([]);
  let isMeasuring = false;

  const placeRows = () => {
    const { scrollMargin } = virtualizer.options;
    if (list) list.style.height = `${virtualizer.getTotalSize()}px`;
    for (const { key, start } of virtualizer.getVirtualItems()) {
      const row = virtualizer.elementsCache.get(key);
      if (row) row.style.insetBlockStart = `${start - scrollMargin}px`;
    }
  };

  /** The same rows with other sizes move without React: each row that is measured would render the list again. */
  const follow = () => {
    placeRows();
    const { first, last } = rangeOf(virtualizer.getVirtualItems());
    if (first !== rendered.first || last !== rendered.last) onChange();
  };

  const fixed = {
    ...following,
    onChange: () => isMeasuring || follow(),
    measureElement: measureVisible<Scrolled>,
  };
  const virtualizer = new Virtualizer<Scrolled, HTMLElement>({ ...fixed, count: 0, estimateSize: () => 0 });
  return {
    rowsFor(props) {
      virtualizer.setOptions({ ...fixed, ...optionsOf(props) });
      const rows = virtualizer.getVirtualItems();
      rendered = rangeOf(rows);
      return { rows, last: rendered.last };
    },
    measure(row) {
      // `commit` follows, once for all rows.
      isMeasuring = true;
      virtualizer.measureElement(row);
      isMeasuring = false;
    },
    connect(element) {
      list = element;
      return virtualizer._didMount();
    },
    commit() {
      follow();
      virtualizer._willUpdate();
    },
    position: () => positionIn(virtualizer),
    scrollToRow: (index) => virtualizer.scrollToIndex(index),
  };
};

/** `onChange`: other rows are to be rendered. */
export const createRowVirtualizer = (scroller: Scroller, onChange: () => void): RowVirtualizer =>
  scroller instanceof HTMLElement
    ? createIn<HTMLElement>(
        {
          getScrollElement: () => scroller,
          observeElementRect,
          observeElementOffset,
          scrollToFn: elementScroll,
        },
        onChange,
      )
    : createIn<Window>(
        {
          getScrollElement: () => scroller,
          observeElementRect: observeWindowRect,
          observeElementOffset: observeWindowOffset,
          scrollToFn: windowScroll,
        },
        onChange,
      );
