import { useLayoutEffect, useMemo, useReducer } from 'react';
import { createLazySource, useLazySource } from './lazySource.ts';
import { untilCodeMayLoad } from './untilCodeMayLoad.ts';
import type { Scroller } from './useListFrame.ts';
import type { RowVirtualizer } from './virtualRowsProps.ts';

const virtualizerCode = createLazySource(async () => {
  await untilCodeMayLoad();
  return (await import(/* webpackChunkName: "virtual-list" */ './rowVirtualizer.ts')).createRowVirtualizer;
});

/** Loads the code that places the rows of long lists. */
export const loadVirtualizer = virtualizerCode.load;

/** Places the rows of a long list; null until its code is loaded. */
export const useRowVirtualizer = (scroller: Scroller): RowVirtualizer | null => {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const create = useLazySource(virtualizerCode);
  const virtualizer = useMemo(() => create?.(scroller, renderAgain) ?? null, [create, scroller]);
  // After each commit: it is told by now which rows there are, and follows the scroller.
  useLayoutEffect(() => virtualizer?.commit());
  return virtualizer;
};
