import { lazyWithRetry } from './lazyWithRetry.tsx';
import { untilCodeMayLoad } from './untilCodeMayLoad.ts';
import { useListFrame } from './useListFrame.ts';
import { useTellRows } from './useTellRows.ts';
import { type FramedRowsProps, List, listProps, type RowsProps, rowProps } from './virtualRowsProps.ts';

const VIRTUAL_FROM = 60;
/** Rendered before the code of the virtual list is loaded. */
const FIRST_SCREENS = 1.5;

/** The first rows at their later positions, with the height of the whole list. */
function FirstRows({
  label,
  count,
  estimate,
  keyOf,
  row,
  rowsAreItems = true,
  isGrid = false,
  isEditable = false,
  onRange,
}: FramedRowsProps) {
  const screen = window.innerHeight / estimate;
  const renderedCount = Math.min(count, Math.ceil(screen * FIRST_SCREENS));
  /** Rows below the screen are not reported, because they would load the list's next page. */
  const visibleCount = Math.min(renderedCount, Math.ceil(screen));
  const Row = rowsAreItems ? 'li' : 'div';
  const tellRows = useTellRows(0, visibleCount - 1, onRange);
  return (
    <List
      {...listProps({ rowsAreItems, isGrid })}
      aria-label={label}
      inert={isEditable}
      style={{ minHeight: count * estimate }}
    >
      {Array.from({ length: renderedCount }, (_, index) => (
        <Row key={keyOf(index)} ref={tellRows} {...rowProps(rowsAreItems, index, count)}>
          {row(index, true)}
        </Row>
      ))}
    </List>
  );
}

/** Renders only the visible rows of a list and a few around them; until its code is loaded, the first ones. */
export const VirtualRows = lazyWithRetry<FramedRowsProps>(async () => {
  await untilCodeMayLoad();
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
        <li key={keyOf(index)}>{row(index, false)}</li>
      ))}
    </List>
  );
}

export function VirtualList(props: Pick<RowsProps, 'label' | 'count' | 'estimate' | 'keyOf' | 'row'>) {
  return props.count < VIRTUAL_FROM ? <ShortList {...props} /> : <LongList {...props} />;
}
