import { useCallback, useImperativeHandle } from 'react';
import { useListFrame } from './useListFrame.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';
import { useTellRows } from './useTellRows.ts';
import {
  type FramedRowsProps,
  List,
  listProps,
  type PlacedRow,
  type RowsProps,
  rowProps,
  type VirtualListHandle,
} from './virtualRowsProps.ts';

const VIRTUAL_FROM = 60;
/** Rendered before the code of the virtual list is loaded. */
const FIRST_SCREENS = 1.5;

/** The first rows; the height of the whole list is estimated. */
const firstPlacesOf = ({ count, estimate, keyOf, frame }: FramedRowsProps) => {
  const screen = window.innerHeight / estimate;
  const length = Math.min(count, Math.ceil(screen * FIRST_SCREENS));
  const rows = Array.from(
    { length },
    (_, index): PlacedRow => ({
      key: keyOf(index),
      index,
      start: frame.margin + index * estimate,
    }),
  );
  // Rows below the screen aren't reported, because they would load the list's next page.
  return { rows, height: count * estimate, last: Math.min(length, Math.ceil(screen)) - 1 };
};

/**
 * Renders only the visible rows of a list and a few around them; until the code for that is loaded, the first ones. They stay the same elements
 * then: what somebody types, has focused or is pressing is kept.
 */
export function VirtualRows(props: FramedRowsProps) {
  const { label, count, row, rowsAreItems = true, isGrid = false, frame, onRange, ref } = props;
  const { margin } = frame;
  const virtualizer = useRowVirtualizer(frame.scroller);
  const { rows, height, last } = virtualizer?.place(props) ?? firstPlacesOf(props);
  const tellRows = useTellRows(rows[0]?.index ?? 0, last, onRange);
  const rowRef = useCallback(
    (element: HTMLElement | null) => {
      virtualizer?.measure(element);
      tellRows(element);
    },
    [virtualizer, tellRows],
  );
  useImperativeHandle<VirtualListHandle | null, VirtualListHandle | null>(ref, () => virtualizer, [
    virtualizer,
  ]);
  const Row = rowsAreItems ? 'li' : 'div';
  return (
    <List
      ref={virtualizer?.connect}
      {...listProps({ rowsAreItems, isGrid })}
      aria-label={label}
      data-placed={virtualizer ? '' : undefined}
      style={virtualizer ? { height } : { minHeight: height }}
    >
      {rows.map(({ key, index, start }) => (
        <Row
          key={key}
          ref={rowRef}
          {...rowProps(rowsAreItems, index, count)}
          data-index={index}
          style={{ insetBlockStart: start - margin }}
        >
          {row(index)}
        </Row>
      ))}
    </List>
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

export function VirtualList(props: Pick<RowsProps, 'label' | 'count' | 'estimate' | 'keyOf' | 'row'>) {
  return props.count < VIRTUAL_FROM ? <ShortList {...props} /> : <LongList {...props} />;
}
