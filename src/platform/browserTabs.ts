/** This tab's claim to a lock that one tab at a time holds. */
type TabLock = {
  /** Takes the lock from a tab that doesn't answer; it becomes the next in the queue. */
  takeOver(): void;
  /** Gives the lock up, or stops waiting for it. */
  release(): void;
};

/** @internal */
export type TabLockListener = {
  onHeld(): void;
  /** Another tab took the lock over; this one waits for it again. */
  onLost(): void;
};

type TabChannel = { post(message: unknown): void; close(): void };

/** What open tabs of one browser share beside what the browser keeps: locks and messages. */
export type BrowserTabs = {
  /** Waits for a lock and holds it for as long as the tab lives. */
  requestLock(name: string, listener: TabLockListener): TabLock;
  /** Messages between tabs; a tab doesn't receive its own. */
  openChannel(name: string, onMessage: (message: unknown) => void): TabChannel;
};

/** The only tab, as far as it can tell: holds every lock, hears nobody. */
export const singleTab: BrowserTabs = {
  requestLock(_, { onHeld }) {
    let isReleased = false;
    queueMicrotask(() => {
      if (!isReleased) onHeld();
    });
    return {
      takeOver: () => undefined,
      release: () => {
        isReleased = true;
      },
    };
  },
  openChannel: () => ({ post: () => undefined, close: () => undefined }),
};

/** Web Locks: the browser releases a lock when its tab is closed or crashes (https://www.w3.org/TR/web-locks/). */
const requestWebLock = (name: string, { onHeld, onLost }: TabLockListener): TabLock => {
  let isReleased = false;
  let end = () => {};
  const request = (steal: boolean): void => {
    const waiting = new AbortController();
    let isHeld = false;
    end = () => waiting.abort();
    const hold = () => {
      if (isReleased) return undefined;
      isHeld = true;
      onHeld();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    // The specification forbids a signal together with `steal`.
    const options: LockOptions = steal ? { steal } : { signal: waiting.signal };
    navigator.locks.request(name, options, hold).catch(() => {
      if (isReleased || waiting.signal.aborted) return;
      // Where the page may store nothing, locks are refused too: there it acts as the only tab.
      if (!isHeld) return onHeld();
      onLost();
      request(false);
    });
  };
  request(false);
  return {
    takeOver() {
      end();
      request(true);
    },
    release() {
      isReleased = true;
      end();
    },
  };
};

const openBroadcastChannel: BrowserTabs['openChannel'] = (name, onMessage) => {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
};

/**
 * The tabs of this browser, under a prefix of their own. Pages without TLS have no locks: there each tab acts as the only
 * one, which costs a repeated call and loses nothing.
 */
export const createBrowserTabs = (prefix: string): BrowserTabs => {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return singleTab;
  return {
    requestLock: (name, listener) => requestWebLock(prefix + name, listener),
    openChannel: (name, onMessage) => openBroadcastChannel(prefix + name, onMessage),
  };
};
