import type { ComponentType } from 'react';
import { createLazySource, type LazySource, useLazySource } from './lazySource.ts';

type LazyProps<Props> = {
  source: LazySource<ComponentType<Props>>;
  props: Props;
  Placeholder: ComponentType<Props>;
  isOptional: boolean;
};

const EmptyPlaceholder = () => null;

function Lazy<Props extends object>({ source, props, Placeholder, isOptional }: LazyProps<Props>) {
  const Component = useLazySource(source, isOptional) ?? Placeholder;
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
  isOptional = false,
) {
  const source = createLazySource(load);
  const shared = { source, Placeholder, isOptional };
  return Object.assign((props: Props) => <Lazy {...shared} props={props} />, {
    load: source.load,
    /** A failure is thrown only when the component is rendered. */
    preload: () => {
      source.load().catch(() => undefined);
    },
  });
}

/** As {@link lazyWithRetry}, for what a screen does without: a failure isn't thrown. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, EmptyPlaceholder, true);
