import { startTransition, useCallback, useEffectEvent, useRef } from 'react';

/** For each row of a list: tells which rows it has when one comes into it. A transition: it doesn't block scrolling. */
export const useTellRows = (
  first: number,
  last: number,
  onRange: ((first: number, last: number) => void) | undefined,
) => {
  const told = useRef('');
  const tell = useEffectEvent(() => {
    const range = `${first} ${last}`;
    if (range === told.current) return;
    told.current = range;
    startTransition(() => onRange?.(first, last));
  });
  return useCallback((row: HTMLElement | null) => {
    if (row) tell();
  }, []);
};
