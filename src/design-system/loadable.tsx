import { type ComponentType, useEffect, useState } from 'react';

type Source<Props> = {
  /** The component, once its code has come. */
  current: () => ComponentType<Props> | undefined;
  /** Fetches it; after a failure the next call fetches again. */
  fetch: () => Promise<void>;
};

function sourceOf<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
  let component: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  return {
    current: () => component,
    fetch: () => {
      pending ??= load().then(
        (arrived) => {
          component = arrived;
        },
        (reason: unknown) => {
          pending = undefined;
          throw reason;
        },
      );
      return pending;
    },
  };
}

type WhenLoadedProps<Props> = { source: Source<Props>; props: Props; Meanwhile: ComponentType<Props> };

const Nothing = () => null;

function WhenLoaded<Props extends object>({ source, props, Meanwhile }: WhenLoadedProps<Props>) {
  const [isArrived, setArrived] = useState(() => source.current() !== undefined);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    // Code that a preload fetched came, perhaps, between this render and now.
    if (isArrived) return;
    let mounted = true;
    source.fetch().then(
      () => mounted && setArrived(true),
      (reason: unknown) => mounted && setFailure({ reason }),
    );
    return () => {
      mounted = false;
    };
  }, [source, isArrived]);
  if (failure) throw failure.reason;
  const Component = source.current() ?? Meanwhile;
  return <Component {...props} />;
}

/**
 * A component whose code is fetched when it is first rendered, or ahead of need with `preload()`. Unlike `React.lazy` it is
 * there in the same paint when its code has come. While it is on its way it shows `Meanwhile`, or nothing, instead of a
 * whole screen's fallback. A failed load reaches the nearest error boundary, and is tried again when it is next mounted.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
) {
  const source = sourceOf(load);
  return Object.assign((props: Props) => <WhenLoaded source={source} props={props} Meanwhile={Meanwhile} />, {
    /** Fetches the code, say when a pointer comes near. A failure waits until it is really needed. */
    preload: () => {
      source.fetch().catch(() => undefined);
    },
  });
}
