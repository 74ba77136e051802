import { CallError } from '../../src/api/callError.ts';
import type { LocalStore } from '../../src/platform/storage.ts';
import type {
  CloudStore,
  DocumentChange,
  DocumentName,
  JsonObject,
} from '../../src/sync/rules/cloudStore.ts';
import type { DocumentCodec } from '../../src/sync/rules/documentCodec.ts';
import { applyPatch } from '../../src/sync/rules/mergePatch.ts';
import { createMemoryTabs } from './memoryTabs.ts';

type Listener = { writer: string; onChange(change: DocumentChange): void; onGap(): void };

export const jsonCodec = (
  reconcile: (document: JsonObject) => JsonObject = () => ({}),
): DocumentCodec<JsonObject, JsonObject> => ({
  decode: (document) => document,
  apply: applyPatch,
  encode: (patch) => patch,
  reconcile,
});

/** A cloud store with one document in memory. A test can delay its calls, or make them fail or lose their responses. */
export const createFakeCloud = (data: JsonObject = {}, revision = 0, name: DocumentName = 'transaction') => {
  const stored = { data, revision };
  const listeners = new Set<Listener>();
  const calls: string[] = [];
  let failure: CallError | null = null;
  let losesResponses = false;
  let gate: Promise<void> = Promise.resolve();

  const receiveCall = async (call: string) => {
    calls.push(call);
    await gate;
    if (failure) throw failure;
  };

  const write = (writer: string, patch: JsonObject, { isLarge = false } = {}) => {
    stored.data = applyPatch(stored.data, patch);
    stored.revision += 1;
    const change: DocumentChange = { name, revision: stored.revision, patch: isLarge ? null : patch };
    for (const listener of listeners) if (listener.writer !== writer) listener.onChange(change);
    return stored.revision;
  };

  return {
    stored,
    calls,
    write,
    fail: (error: CallError | null) => {
      failure = error;
    },
    /** Patches are stored, but the caller gets a timeout. */
    loseResponses: (isLosing: boolean) => {
      losesResponses = isLosing;
    },
    /** Calls wait until the returned function is called. */
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    reconnect: () => {
      for (const listener of listeners) listener.onGap();
    },
    as: (writer: string): CloudStore => ({
      async read() {
        await receiveCall('read');
        return { data: stored.data, revision: stored.revision };
      },
      async patch(_, patch) {
        await receiveCall('patch');
        const revision = write(writer, patch);
        if (losesResponses) throw new CallError('timeout');
        return revision;
      },
      watch(onChange, onGap) {
        const listener = { writer, onChange, onGap };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  };
};

export const OFFLINE = new CallError('network');
export const REFUSED = new CallError('refused', { code: 'too_large', status: 413 });

/** The local storage of a browser, shared by its tabs. */
export const createMemoryStore = (): LocalStore & {
  values: Map<string, string>;
  tabs: ReturnType<typeof createMemoryTabs>;
} => {
  const values = new Map<string, string>();
  return {
    values,
    prefix: 'portal.memory.',
    tabs: createMemoryTabs(),
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
};

/** The page's events, for tests without a DOM. */
export const fakePage = () => {
  const page = new EventTarget();
  return {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    goOnline: () => page.dispatchEvent(new Event('online')),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
};
