import { type ComponentType, createContext, lazy, use } from 'react';

/** The number of retries by the customer; each one loads failed code again. */
export const Attempt = createContext(0);

type ScreenIn<Props> = (attempt: number) => ComponentType<Props>;

/** Delay before the second attempt. */
const RETRY_DELAY_MS = 700;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

function screenOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ScreenIn<Props> {
  let last: { attempt: number; failed: boolean; Screen: ComponentType<Props> } | null = null;
  return (attempt) => {
    if (last && !(last.failed && last.attempt !== attempt)) return last.Screen;
    const Screen = lazy(() =>
      load()
        .catch(() => pause().then(load))
        .then(
          (loaded) => ({ default: loaded }),
          (error: unknown) => {
            loading.failed = true;
            throw error;
          },
        ),
    );
    const loading = { attempt, failed: false, Screen };
    last = loading;
    return Screen;
  };
}

function Loaded<Props extends object>({ screenIn, props }: { screenIn: ScreenIn<Props>; props: Props }) {
  const Screen = screenIn(use(Attempt));
  return <Screen {...props} />;
}

/**
 * A lazily loaded screen with one automatic retry. Unlike `React.lazy` it can load again after a failure, with the next
 * {@link Attempt}.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const screenIn = screenOf(load);
  return (props: Props) => <Loaded screenIn={screenIn} props={props} />;
}
