import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { styled } from 'styled-components';
import { type ListFrame, offsetOf, type Scroller } from '../../components/useListFrame.ts';
import { readListPosition, saveListPosition } from '../../state/catalogue/listPositions.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import type { Pace } from './itemFrames.ts';
import { type MeasuredPosition, placesOf } from './listPositions.ts';
import { useIsFastScrolling } from './useIsFastScrolling.ts';

const List = styled.div.attrs({ role: 'list' })`
  position: relative;
`;

const Row = styled.div.attrs({ role: 'none' })`
  position: absolute;
  inset-inline: 0;
`;

export type RowsProps = {
  /** What the list holds. */
  label: string;
  count: number;
  /** Products in a row. */
  perRow: number;
  /** Likely height of a row, px. */
  estimate: number;
  frame: ListFrame;
  row: (index: number, pace: Pace) => ReactNode;
  /** Names what the row shows: another product is another row, never the old one with other words in it. */
  keyOf: (index: number) => string | number;
  /** Called with the first and the last row that are rendered. */
  onReach: (first: number, last: number, flies: boolean) => void;
};

const scrollTo = (scroller: Scroller, top: number) => scroller.scrollTo({ top, behavior: 'instant' });

/** The list's place is kept under its history entry when it is left or reloaded, and taken up again on return. */
const useScrollRestoration = (scroller: Scroller, margin: number, current: () => MeasuredPosition) => {
  const workspace = useWorkspace();
  const places = placesOf(workspace);
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(search);

  const arrive = useEffectEvent(() => {
    if (shown.current === search) return;
    shown.current = search;
    const place = isReturn ? places.get(key) : undefined;
    scrollTo(scroller, place?.offset ?? Math.min(offsetOf(scroller), Math.max(0, margin - 120)));
  });
  const leave = useEffectEvent((left: string, query: string) => {
    const place = current();
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

type BodyProps<Scrolls extends Element | Window> = Omit<RowsProps, 'count' | 'estimate'> & {
  virtualizer: Virtualizer<Scrolls, HTMLDivElement>;
};

function Body<Scrolls extends Element | Window>({
  virtualizer,
  label,
  frame,
  row,
  perRow,
  onReach,
}: BodyProps<Scrolls>) {
  const flies = useIsFastScrolling(frame.scroller);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const reach = useEffectEvent(onReach);
  useEffect(() => reach(first, last, flies), [first, last, flies]);
  useScrollRestoration(frame.scroller, frame.margin, () => {
    const offset = virtualizer.scrollOffset ?? 0;
    const top = virtualizer.getVirtualItemForOffset(offset);
    const isAbove = offset <= frame.margin || !top;
    return {
      offset,
      measures: virtualizer.measurementsCache,
      product: isAbove ? 0 : top.index * perRow,
      shift: isAbove ? offset - frame.margin : offset - top.start,
    };
  });
  return (
    <List aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }) => (
        <Row
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ insetBlockStart: start - frame.margin }}
        >
          {row(index, flies ? 'flies' : 'rests')}
        </Row>
      ))}
    </List>
  );
}

const useRowOptions = ({ count, perRow, estimate, frame, keyOf }: RowsProps) => {
  const workspace = useWorkspace();
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [first] = useState(() => (isReturn ? (placesOf(workspace).get(key) ?? null) : null));
  const [kept] = useState(() =>
    isReturn && !first ? readListPosition(workspace.portal, key, search) : null,
  );
  const keptOffset = kept && frame.margin + Math.floor(kept.product / perRow) * estimate + kept.shift;
  return {
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 3,
    scrollMargin: frame.margin,
    initialOffset: () => first?.offset ?? keptOffset ?? offsetOf(frame.scroller),
    ...(first && { initialMeasurementsCache: first.measures }),
    useFlushSync: false,
  };
};

function WindowRows(props: RowsProps) {
  const virtualizer = useWindowVirtualizer<HTMLDivElement>(useRowOptions(props));
  return <Body virtualizer={virtualizer} {...props} />;
}

function ElementRows({ scroller, ...props }: RowsProps & { scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    ...useRowOptions(props),
    getScrollElement: () => scroller,
  });
  return <Body virtualizer={virtualizer} {...props} />;
}

/** Rows of which only those in sight are in the page, whatever scrolls it. */
export function VirtualRows(props: RowsProps) {
  const { scroller } = props.frame;
  return scroller instanceof HTMLElement ? (
    <ElementRows scroller={scroller} {...props} />
  ) : (
    <WindowRows {...props} />
  );
}
