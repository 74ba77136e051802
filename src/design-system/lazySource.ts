import { startTransition, useEffect, useState } from 'react';

/** Most failures of a mobile network are over after this time. */
const RETRY_DELAY_MS = 700;

export class LoadError extends Error {
  override name = 'LoadError';
}

/** `current`: undefined until it is loaded. `load` rejects with a {@link LoadError}, and tries again at the next call. */
export type LazySource<Value> = { current(): Value | undefined; load(): Promise<void> };

const delay = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/** Code that is loaded once; a failed load is repeated once. */
export const createLazySource = <Value>(load: () => Promise<Value>): LazySource<Value> => {
  let value: Value | undefined;
  let pending: Promise<void> | undefined;
  return {
    current: () => value,
    load: () => {
      pending ??= load()
        .catch(() => delay().then(load))
        .then(
          (loaded) => {
            value = loaded;
          },
          (cause: unknown) => {
            pending = undefined;
            throw new LoadError('A part of the portal could not be loaded', { cause });
          },
        );
      return pending;
    },
  };
};

/** Loads the code when it is first used; undefined until then. A failure is thrown to the nearest error boundary, unless the code is optional. */
export const useLazySource = <Value>(source: LazySource<Value>, isOptional = false): Value | undefined => {
  const [isLoaded, setLoaded] = useState(() => source.current() !== undefined);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    // A preload may have finished between this render and its effects.
    if (isLoaded) return;
    let isMounted = true;
    source.load().then(
      // A transition: rendering a large part doesn't block the page.
      () => isMounted && startTransition(() => setLoaded(true)),
      (error: unknown) => isMounted && setFailure({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [source, isLoaded]);
  if (failure && !isOptional) throw failure.error;
  return source.current();
};
