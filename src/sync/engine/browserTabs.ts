type TabLock = {
  /** Takes the lock from a tab that doesn't respond, which then waits for it again. */
  takeOver(): void;
  release(): void;
};

/** @internal */
export type TabLockListener = {
  onHeld(): void;
  onLost(): void;
};

type TabChannel = { post(message: unknown): void; close(): void };

export type BrowserTabs = {
  requestLock(name: string, listener: TabLockListener): TabLock;
  /** A tab doesn't receive its own messages. */
  openChannel(name: string, onMessage: (message: unknown) => void): TabChannel;
};

const singleTab: BrowserTabs = {
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
  let endRequest = () => {};
  const request = (steal: boolean): void => {
    const abortController = new AbortController();
    let isHeld = false;
    endRequest = () => abortController.abort();
    const onGranted = () => {
      if (isReleased) return undefined;
      isHeld = true;
      onHeld();
      return new Promise<void>((resolve) => {
        endRequest = resolve;
      });
    };
    // The standard of Web Locks forbids a signal together with `steal`.
    const options: LockOptions = steal ? { steal } : { signal: abortController.signal };
    navigator.locks.request(name, options, onGranted).catch(() => {
      if (isReleased || abortController.signal.aborted) return;
      // Where storage is blocked, locks are refused too; the tab then acts as the only one.
      if (!isHeld) return onHeld();
      onLost();
      request(false);
    });
  };
  request(false);
  return {
    takeOver() {
      endRequest();
      request(true);
    },
    release() {
      isReleased = true;
      endRequest();
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

/** Pages without TLS have no locks: each tab then acts as the only one, which repeats some calls but loses nothing. */
export const createBrowserTabs = (prefix: string): BrowserTabs => {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return singleTab;
  return {
    requestLock: (name, listener) => requestWebLock(prefix + name, listener),
    openChannel: (name, onMessage) => openBroadcastChannel(prefix + name, onMessage),
  };
};
