import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useListener } from '../../design-system/useListener.ts';
import { getScrollOffset, type ListFrame } from '../../design-system/useListFrame.ts';
import { VirtualRows } from '../../design-system/VirtualList.tsx';
import type { VirtualListHandle } from '../../design-system/virtualRowsProps.ts';
import { readListPosition, saveListPosition } from '../../state/catalogue/listPositions.ts';
import { useCatalogueService } from '../../state/catalogue/useCatalogueService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { positionsOf } from './measuredPositions.ts';
import { useIsFastScrolling } from './useIsFastScrolling.ts';

/**
 * `estimate`: of a row's height, px. `keyOf`: the id of the row's first product, so that other products get
 * another row, with its own inputs.
 */
type ProductRowsProps = {
  label: string;
  count: number;
  perRow: number;
  estimate: number;
  frame: ListFrame;
  row: (index: number, isFastScrolling: boolean) => ReactNode;
  keyOf: (index: number) => string | number;
  onVisibleRows: (first: number, last: number, isFast: boolean) => void;
};

/** Visible space above the list after a new search, px. */
const SPACE_ABOVE = 120;

/** Saves the scroll position by history entry when the list is left or reloaded, and restores it on return. */
const useScrollRestoration = (
  { frame: { scroller, margin }, perRow }: ProductRowsProps,
  list: RefObject<VirtualListHandle | null>,
) => {
  const portal = usePortal();
  const positions = positionsOf(useCatalogueService());
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownSearch = useRef(search);

  const scrollToPosition = useEffectEvent(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    const savedPosition = isReturn ? positions.get(key) : undefined;
    // The list knows the offset; asking the scroller for it, or scrolling, costs a layout of the new rows.
    const offset = list.current?.position().offset ?? getScrollOffset(scroller);
    const top = savedPosition?.offset ?? Math.min(offset, Math.max(0, margin - SPACE_ABOVE));
    if (top !== offset) scroller.scrollTo({ top, behavior: 'instant' });
  });
  const savePosition = useEffectEvent((historyKey: string, listSearch: string) => {
    const position = list.current?.position();
    if (!position) return;
    const { offset, row, shift, measurements } = position;
    const savedPosition = { offset, measurements, product: row * perRow, shift };
    positions.set(historyKey, savedPosition);
    saveListPosition(portal, historyKey, listSearch, savedPosition);
  });
  const currentKey = useEffectEvent(() => key);

  useLayoutEffect(() => {
    if (search !== shownSearch.current) scrollToPosition();
    const historyKey = currentKey();
    return () => savePosition(historyKey, search);
  }, [search]);

  useListener(window, 'pagehide', () => savePosition(key, search));
};

const useInitialPosition = ({ frame, perRow, estimate }: ProductRowsProps) => {
  const portal = usePortal();
  const catalogue = useCatalogueService();
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [savedPosition] = useState(() => (isReturn ? positionsOf(catalogue).get(key) : undefined));
  const [storedPosition] = useState(() =>
    isReturn && !savedPosition ? readListPosition(portal, key, search) : null,
  );
  if (savedPosition) return { offset: savedPosition.offset, measurements: savedPosition.measurements };
  if (!storedPosition) return undefined;
  return {
    offset: frame.margin + Math.floor(storedPosition.product / perRow) * estimate + storedPosition.shift,
  };
};

export function ProductRows(props: ProductRowsProps) {
  const { label, count, estimate, frame, row, keyOf, onVisibleRows } = props;
  const list = useRef<VirtualListHandle>(null);
  const shown = useRef({ first: 0, last: -1, isFast: false });
  const tellShown = (changes: Partial<typeof shown.current>) => {
    shown.current = { ...shown.current, ...changes };
    const { first, last, isFast } = shown.current;
    if (last >= 0) onVisibleRows(first, last, isFast);
  };
  const isFast = useIsFastScrolling(frame.scroller, (fast) => tellShown({ isFast: fast }));
  const initial = useInitialPosition(props);
  useScrollRestoration(props, list);
  return (
    <VirtualRows
      ref={list}
      label={label}
      count={count}
      estimate={estimate}
      overscan={1}
      rowsAreItems={false}
      frame={frame}
      initial={initial}
      keyOf={keyOf}
      row={(index) => row(index, isFast)}
      onRange={(first, last) => tellShown({ first, last })}
    />
  );
}
