import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ListFrame, offsetOf, useListFrame } from './useListFrame.ts';

const OVERSCAN = 6;

const List = styled.ul`
  position: relative;
`;

const Placed = styled.li`
  position: absolute;
  inset-inline: 0;
`;

export type Rows = {
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

/** The rows of a long list that are in sight, whatever scrolls it. */
export function WindowedRows(props: Rows) {
  const { ref, frame } = useListFrame();
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
