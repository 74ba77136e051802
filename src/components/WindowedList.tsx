import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ListFrame, offsetOf, useListFrame } from './useListFrame.ts';

/** From so many rows on, only those in sight are in the page. */
const WINDOWED_FROM = 60;
const OVERSCAN = 6;

const List = styled.ul`
  position: relative;
`;

const Placed = styled.li`
  position: absolute;
  inset-inline: 0;
`;

type Rows = {
  label: string;
  count: number;
  /** Likely height of a row, px. */
  estimate: number;
  rowKey(index: number): string;
  row(index: number): ReactNode;
};

function PlacedRows<Scrolls extends Element | Window>({
  virtualizer,
  frame,
  label,
  row,
  count,
}: Rows & { virtualizer: Virtualizer<Scrolls, HTMLLIElement>; frame: ListFrame }) {
  return (
    <List aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Placed
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ insetBlockStart: start - frame.margin }}
        >
          {row(index)}
        </Placed>
      ))}
    </List>
  );
}

const optionsOf = ({ count, estimate, rowKey }: Rows, frame: ListFrame) => ({
  count,
  estimateSize: () => estimate,
  getItemKey: rowKey,
  overscan: OVERSCAN,
  scrollMargin: frame.margin,
  initialOffset: () => offsetOf(frame.scroller),
  useFlushSync: false,
});

function InWindow(props: Rows & { frame: ListFrame }) {
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(optionsOf(props, props.frame));
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

function InElement({ scroller, ...props }: Rows & { frame: ListFrame; scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props, props.frame),
    getScrollElement: () => scroller,
  });
  return <PlacedRows {...props} virtualizer={virtualizer} />;
}

/** A list that stays quick with a thousand rows, whatever scrolls it. */
export function WindowedList(props: Rows) {
  const { ref, frame } = useListFrame();
  const { count, label, rowKey, row } = props;
  if (count < WINDOWED_FROM) {
    return (
      <List aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li key={rowKey(index)}>{row(index)}</li>
        ))}
      </List>
    );
  }
  return (
    <div ref={ref}>
      {frame &&
        (frame.scroller instanceof HTMLElement ? (
          <InElement {...props} frame={frame} scroller={frame.scroller} />
        ) : (
          <InWindow {...props} frame={frame} />
        ))}
    </div>
  );
}
