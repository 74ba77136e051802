import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Most failures of a mobile network are over after this time. */
const RETRY_DELAY_MS = 700;

export class LoadError extends Error {
  override name = 'LoadError';
}

type Source<Props> = {
  current: () => ComponentType<Props> | undefined;
  load: () => Promise<void>;
};

const delay = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

function createSource<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
  let component: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  return {
    current: () => component,
    load: () => {
      pending ??= load()
        .catch(() => delay().then(load))
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

const EmptyPlaceholder = () => null;

function Lazy<Props extends object>({ source, props, Placeholder }: LazyProps<Props>) {
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
  if (failure) throw failure.error;
  const Component = source.current() ?? Placeholder;
  return <Component {...props} />;
}

/**
 * Loads a component's code when it is first rendered, or earlier with `preload()`. A loaded component renders at once,
 * without React's Suspense; until then `Placeholder` is rendered (nothing by default). A failed load is repeated once;
 * then the nearest error boundary gets a {@link LoadError}, and the next mount tries again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = EmptyPlaceholder,
) {
  const source = createSource(load);
  return Object.assign((props: Props) => <Lazy source={source} props={props} Placeholder={Placeholder} />, {
    load: source.load,
    /** A failure is thrown only when the component is rendered. */
    preload: () => {
      source.load().catch(() => undefined);
    },
  });
}
