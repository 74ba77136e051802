import { useCallback, useImperativeHandle } from 'react';
import { useListFrame } from './useListFrame.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';
import { useTellRows } from './useTellRows.ts';
import {
  type FramedRowsProps,
  List,
  listProps,
  type RowsProps,
  rowProps,
  type VirtualListHandle,
} from './virtualRowsProps.ts';

const VIRTUAL_FROM = 60;
/** Rendered before the code of the virtual list is loaded. */
const FIRST_SCREENS = 1.5;

const firstRowsOf = ({ count, estimate, keyOf }: FramedRowsProps) => {
  const screen = window.innerHeight / estimate;
  const length = Math.min(count, Math.ceil(screen * FIRST_SCREENS));
  const rows = Array.from({ length }, (_, index) => ({ key: keyOf(index), index }));
  // Rows below the screen aren't reported, because they would load the list's next page.
  return { rows, last: Math.min(length, Math.ceil(screen)) - 1 };
};

/**
 * Renders only the visible rows of a list and a few around them; until the code for that is loaded, the first ones. They stay the same elements
 * then: what somebody types, has focused or is pressing is kept.
 */
export function VirtualRows(props: FramedRowsProps) {
  const { label, count, estimate, row, rowsAreItems = true, isGrid = false, frame, onRange, ref } = props;
  const virtualizer = useRowVirtualizer(frame.scroller);
  const { rows, last } = virtualizer?.rowsFor(props) ?? firstRowsOf(props);
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
      style={virtualizer ? undefined : { minHeight: count * estimate }}
    >
      {rows.map(({ key, index }) => (
        <Row key={key} ref={rowRef} {...rowProps(rowsAreItems, index, count)} data-index={index}>
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
