import { useCallback, useLayoutEffect, useRef } from 'react';

// The same function at every render, which calls the latest: for events of memoised components, never while rendering.
export const useStableHandler = <Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
};
