import type { Destination } from '../bridge/contract.ts';
import { destinationToText, isSameDestination } from './destinationText.ts';
import { destinationOf, stateWith } from './entryState.ts';
import type { UrlAdapter } from './options.ts';

type WriteMode = Parameters<UrlAdapter['write']>[1];
type Write = { destination: Destination; entry: WriteMode };

export type ParentRouter = {
  /** The parameter's text and the entry's state, where the router has arrived last. */
  here(): { text: string | null; state: unknown };
  /** Keeps everything but the parameter and the place in the state. What it returns is awaited. */
  go(text: string | null, destination: Destination, entry: WriteMode): unknown;
  /** A navigation of the parent's own is under way, which another one would cancel. */
  isBusy(): boolean;
  /** Calls back at the end of each navigation, whoever began it; `hasMoved` is false for one that was refused. */
  listen(onEnd: (hasMoved: boolean) => void): () => void;
};

/** The parameter's text in `?page=2&portal=cart`. */
export const textIn = (search: string, parameter: string): string | null =>
  new URLSearchParams(search).get(parameter);

/** `?page=2` with the parameter set or, with null, taken out. */
export const searchWith = (search: string, parameter: string, text: string | null): string => {
  const parameters = new URLSearchParams(search);
  if (text === null) parameters.delete(parameter);
  else parameters.set(parameter, text);
  const result = parameters.toString();
  return result && `?${result}`;
};

/** Like {@link stateWith}; a state that isn't an object stays, unless it must keep the destination. */
export const routedState = (state: unknown, destination: Destination): unknown =>
  'path' in destination || Object(state) === state ? stateWith(state, destination) : state;

// One write after the other: a router cancels a navigation that another one overtakes, and then the history would lack an entry.
const createWrites = (router: ParentRouter) => {
  let running: Write | null = null;
  let waiting: Write[] = [];

  const next = async (): Promise<void> => {
    if (running || router.isBusy()) return;
    const write = waiting.shift();
    if (!write) return;
    running = write;
    const { destination, entry } = write;
    try {
      await router.go(destinationToText(destination), destination, entry);
    } catch {
      // The router reports its errors itself; the URL stays where it was.
    }
    if (running !== write) return;
    running = null;
    void next();
  };

  return {
    next,
    add(write: Write) {
      waiting.push(write);
      void next();
    },
    last: () => waiting.at(-1) ?? running,
    isWaiting: () => waiting.length > 0,
    isRunning: (destination: Destination | null) =>
      running !== null && isSameDestination(running.destination, destination),
    interrupt() {
      running = null;
    },
    drop() {
      waiting = [];
    },
  };
};

/**
 * A {@link UrlAdapter} whose writes are navigations of the parent's router. They wait for a navigation of the parent's own; when that
 * leads the portal elsewhere, they are dropped.
 */
export const createRoutedUrl = (router: ParentRouter): UrlAdapter => {
  // Where the router arrived last, and what the portal was told or has told last.
  let arrived: Destination | null = null;
  let shown: Destination | null = null;

  const here = () => {
    const { text, state } = router.here();
    return destinationOf(text, state);
  };
  const writes = createWrites(router);
  const read = () => writes.last()?.destination ?? here();

  const onMoved = (onNavigate: () => void) => {
    const destination = here();
    const hasChanged = !isSameDestination(destination, arrived);
    arrived = destination;
    if (writes.isRunning(destination)) return;
    writes.interrupt();
    if (hasChanged) writes.drop();
    if (writes.isWaiting() || isSameDestination(destination, shown)) return;
    shown = destination;
    onNavigate();
  };

  return {
    read,
    write(destination, entry) {
      shown = destination;
      if (!isSameDestination(read(), destination)) writes.add({ destination, entry });
    },
    listen(onNavigate) {
      arrived = here();
      shown = read();
      const stop = router.listen((hasMoved) => {
        if (hasMoved) onMoved(onNavigate);
        // A router can't begin a navigation while it tells of another one.
        queueMicrotask(() => void writes.next());
      });
      return () => {
        stop();
        writes.drop();
      };
    },
  };
};
