import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type ListFrame, offsetOf } from '../../components/useListFrame.ts';
import { VirtualRows } from '../../components/VirtualList.tsx';
import type { VirtualListHandle } from '../../components/virtualRowsProps.ts';
import { readListPosition, saveListPosition } from '../../state/catalogue/listPositions.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { placesOf } from './listPositions.ts';
import { useIsFastScrolling } from './useIsFastScrolling.ts';

type ProductRowsProps = {
  label: string;
  count: number;
  perRow: number;
  /** Estimated row height, px. */
  estimate: number;
  frame: ListFrame;
  row: (index: number, isFastScrolling: boolean) => ReactNode;
  /** Names the first product of the row: another product is another row, with inputs of its own. */
  keyOf: (index: number) => string | number;
  /** Called with the first and the last row that are rendered. */
  onReach: (first: number, last: number, isFast: boolean) => void;
};

/** Visible space above the list after a new search, px. */
const SPACE_ABOVE = 120;

/** Keeps the list's scroll position under its history entry when it is left or reloaded, and restores it on return. */
const useScrollRestoration = (
  { frame: { scroller, margin }, perRow }: ProductRowsProps,
  list: RefObject<VirtualListHandle | null>,
) => {
  const workspace = useWorkspace();
  const places = placesOf(workspace);
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(search);

  const arrive = useEffectEvent(() => {
    if (shown.current === search) return;
    shown.current = search;
    const place = isReturn ? places.get(key) : undefined;
    const top = place?.offset ?? Math.min(offsetOf(scroller), Math.max(0, margin - SPACE_ABOVE));
    scroller.scrollTo({ top, behavior: 'instant' });
  });
  const leave = useEffectEvent((left: string, query: string) => {
    const position = list.current?.position();
    if (!position) return;
    const { offset, row, shift, measurements } = position;
    const place = { offset, measures: measurements, product: row * perRow, shift };
    places.set(left, place);
    saveListPosition(workspace.portal, left, query, place);
  });
  const entry = useEffectEvent(() => key);

  useLayoutEffect(() => {
    if (search !== shown.current) arrive();
    const left = entry();
    return () => leave(left, search);
  }, [search]);

  useEffect(() => {
    const hide = () => leave(key, search);
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, [key, search]);
};

/** The position where the customer left the list, in this visit or before a reload. */
const useInitialPosition = ({ frame, perRow, estimate }: ProductRowsProps) => {
  const workspace = useWorkspace();
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [place] = useState(() => (isReturn ? placesOf(workspace).get(key) : undefined));
  const [kept] = useState(() =>
    isReturn && !place ? readListPosition(workspace.portal, key, search) : null,
  );
  if (place) return { offset: place.offset, measurements: place.measures };
  if (!kept) return undefined;
  return { offset: frame.margin + Math.floor(kept.product / perRow) * estimate + kept.shift };
};

/** The visible product rows; the scroll position is restored on return. */
export function ProductRows(props: ProductRowsProps) {
  const { label, count, estimate, frame, row, keyOf, onReach } = props;
  const list = useRef<VirtualListHandle>(null);
  const range = useRef({ first: 0, last: -1 });
  const isFast = useIsFastScrolling(frame.scroller);
  const initial = useInitialPosition(props);
  useScrollRestoration(props, list);
  const reach = useEffectEvent((fast: boolean) => {
    if (range.current.last >= 0) onReach(range.current.first, range.current.last, fast);
  });
  useEffect(() => reach(isFast), [isFast]);
  return (
    <VirtualRows
      ref={list}
      label={label}
      count={count}
      estimate={estimate}
      overscan={3}
      rowsAreItems={false}
      frame={frame}
      initial={initial}
      keyOf={keyOf}
      row={(index) => row(index, isFast)}
      onRange={(first, last) => {
        range.current = { first, last };
        onReach(first, last, isFast);
      }}
    />
  );
}
