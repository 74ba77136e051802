import { CallError } from '../../src/api/callError.ts';
import type {
  CloudStore,
  DocumentChange,
  DocumentName,
  JsonObject,
} from '../../src/domain/cloudStore/cloudStore.ts';
import type { DocumentCodec } from '../../src/domain/cloudStore/documentCodec.ts';
import { applyPatch } from '../../src/domain/cloudStore/mergePatch.ts';
import type { LocalStore } from '../../src/platform/storage.ts';
import { createMemoryTabs } from './memoryTabs.ts';

type Listener = { writer: string; onChange(change: DocumentChange): void; onGap(): void };

/** A document as it is, changed by merge patches. */
export const jsonCodec = (
  reconcile: (document: JsonObject) => JsonObject = () => ({}),
): DocumentCodec<JsonObject, JsonObject> => ({
  decode: (document) => document,
  apply: applyPatch,
  encode: (patch) => patch,
  reconcile,
});

/** A cloud store of one document in memory, with a network in front of it that a test can hold up, cut or make refuse. */
export const createFakeCloud = (data: JsonObject = {}, revision = 0, name: DocumentName = 'transaction') => {
  const stored = { data, revision };
  const listeners = new Set<Listener>();
  const calls: string[] = [];
  let failure: CallError | null = null;
  let losesAnswers = false;
  let gate: Promise<void> = Promise.resolve();

  const arrive = async (call: string) => {
    calls.push(call);
    await gate;
    if (failure) throw failure;
  };

  const write = (writer: string, patch: JsonObject) => {
    stored.data = applyPatch(stored.data, patch);
    stored.revision += 1;
    const change: DocumentChange = { name, revision: stored.revision, patch };
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
    /** Whether what is written is written and its answer lost. */
    loseAnswers: (lost: boolean) => {
      losesAnswers = lost;
    },
    /** Calls wait until the answer is called. */
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Every open stream reconnected. */
    reconnect: () => {
      for (const listener of listeners) listener.onGap();
    },
    /** The cloud as one open session sees it. */
    as: (writer: string): CloudStore => ({
      async read() {
        await arrive('read');
        return { data: stored.data, revision: stored.revision };
      },
      async patch(_, patch) {
        await arrive('patch');
        const revision = write(writer, patch);
        if (losesAnswers) throw new CallError('timeout');
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

/** What a browser keeps, shared by its tabs. */
export const createMemoryStore = (): LocalStore & {
  kept: Map<string, string>;
  tabs: ReturnType<typeof createMemoryTabs>;
} => {
  const kept = new Map<string, string>();
  return {
    kept,
    tabs: createMemoryTabs(),
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: (beginning) => [...kept.keys()].filter((key) => key.startsWith(beginning)),
  };
};

/** The browser's window as an event target, where there is none. */
export const fakePage = () => {
  const page = new EventTarget();
  return {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    goOnline: () => page.dispatchEvent(new Event('online')),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
};
