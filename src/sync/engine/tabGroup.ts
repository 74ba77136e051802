import type { BrowserTabs } from './browserTabs.ts';
import { readTabMessage, type TabMessage } from './tabMessage.ts';

/** A writing tab without a message for so long counts as suspended, ms. Some browsers suspend hidden tabs with their locks. */
const WRITER_TIMEOUT_MS = 5_000;

type Listener = {
  onWriter(): void;
  onFollower(): void;
  onMessage(message: TabMessage): void;
};

/**
 * The open tabs of one browser that share a document. The one that holds the document's lock writes, for as long as it lives;
 * when it is closed or crashes, the browser gives the lock to the next. A tab that waits in vain for a sign of the writing
 * one takes the lock over.
 */
export const createTabGroup = (tabs: BrowserTabs, name: string, listener: Listener) => {
  let post = (_message: TabMessage) => {};
  let takeOver = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const expectAnswer = () => {
    timer ??= setTimeout(takeOver, WRITER_TIMEOUT_MS);
  };

  return {
    post: (message: TabMessage) => post(message),
    /** Call after a message to the writing tab, which this one isn't. */
    expectAnswer,
    join(revision: () => number): () => void {
      const channel = tabs.openChannel(name, (received) => {
        const message = readTabMessage(received);
        if (!message) return;
        if (message.writer) stopWaiting();
        listener.onMessage(message);
      });
      post = channel.post;
      const ask = () => {
        post({ asksFrom: revision(), added: [], removed: [], writer: null });
        expectAnswer();
      };
      const lock = tabs.requestLock(name, {
        onHeld() {
          stopWaiting();
          listener.onWriter();
        },
        onLost() {
          listener.onFollower();
          ask();
        },
      });
      takeOver = lock.takeOver;
      ask();
      return () => {
        stopWaiting();
        lock.release();
        channel.close();
        post = () => {};
      };
    },
  };
};
