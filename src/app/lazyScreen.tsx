import { type ComponentType, createContext, lazy, use } from 'react';

/** Counts the customer's attempts: what could not be loaded in one is fetched anew in the next. */
export const Attempt = createContext(0);

type ScreenIn<Props> = (attempt: number) => ComponentType<Props>;

/** A network that stumbles has caught itself by then, ms. */
const PAUSE = 700;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE));

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
 * A screen whose code is fetched when it is first shown, twice if need be. Unlike `React.lazy` alone it can be had after a
 * failure too: in the next {@link Attempt}.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const screenIn = screenOf(load);
  return (props: Props) => <Loaded screenIn={screenIn} props={props} />;
}
