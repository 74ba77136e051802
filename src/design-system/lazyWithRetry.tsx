import { type ComponentType, useEffect, useState } from 'react';

/** Between the two attempts of a load, ms: most failures of a mobile network are over by then. */
const RETRY_DELAY_MS = 700;

/** The code of a component couldn't be loaded, twice: no network, or the file was replaced by a newer build. */
export class LoadError extends Error {
  override name = 'LoadError';
}

type Source<Props> = {
  /** The component, once its code has come. */
  current: () => ComponentType<Props> | undefined;
  /** Loads the code; after a failure the next call loads it again. Rejects with {@link LoadError}. */
  fetch: () => Promise<void>;
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

function sourceOf<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
  let component: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  return {
    current: () => component,
    fetch: () => {
      pending ??= load()
        .catch(() => pause().then(load))
        .then(
          (loaded) => {
            component = loaded;
          },
          (cause: unknown) => {
            pending = undefined;
            throw new LoadError('A part of the portal could not be loaded', { cause });
          },
        );
      return pending;
    },
  };
}

type LazyProps<Props> = { source: Source<Props>; props: Props; Placeholder: ComponentType<Props> };

const Nothing = () => null;

function Lazy<Props extends object>({ source, props, Placeholder }: LazyProps<Props>) {
  const [isLoaded, setLoaded] = useState(() => source.current() !== undefined);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    // A preload may have finished between this render and its effects.
    if (isLoaded) return;
    let isMounted = true;
    source.fetch().then(
      () => isMounted && setLoaded(true),
      (error: unknown) => isMounted && setFailure({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [source, isLoaded]);
  if (failure) throw failure.error;
  const Component = source.current() ?? Placeholder;
  return <Component {...props} />;
}

/**
 * A component whose code is loaded when it is first rendered, or ahead of need with `preload()`. Once loaded it renders at
 * once, without React's Suspense; until then `Placeholder` (nothing by default) stands in its place. A failed load is repeated
 * once after a pause; then the nearest error boundary gets a {@link LoadError}, and the next mount tries again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = Nothing,
) {
  const source = sourceOf(load);
  return Object.assign((props: Props) => <Lazy source={source} props={props} Placeholder={Placeholder} />, {
    /** Loads the code. Rejects with {@link LoadError}. */
    load: source.fetch,
    /** Loads the code. A failure shows only when the component is rendered. */
    preload: () => {
      source.fetch().catch(() => undefined);
    },
  });
}
