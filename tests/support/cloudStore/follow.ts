import { setTimeout as delay } from 'node:timers/promises';
import type { CloudStore, DocumentChange, StoredDocument } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';

/** Between readings while the line is cut, ms. */
const AGAIN_MS = 300;

/** A session that keeps the saved transaction as the port says: it applies the next change, and reads after a gap. */
export const follow = async (store: CloudStore) => {
  const heard: DocumentChange[] = [];
  let document: StoredDocument = { revision: -1, data: {} };
  let gaps = 0;
  let readings = 0;
  let isStopped = false;

  const readUntilAnswered = async (): Promise<void> => {
    while (!isStopped) {
      const read = await store.read('transaction').catch(() => null);
      if (read) {
        if (read.revision > document.revision) document = read;
        return;
      }
      await delay(AGAIN_MS);
    }
  };

  const catchUp = async (): Promise<void> => {
    readings += 1;
    await readUntilAnswered();
    readings -= 1;
  };

  const stop = store.watch(
    (change) => {
      heard.push(change);
      if (change.revision <= document.revision) return;
      if (change.patch && change.revision === document.revision + 1)
        document = { revision: change.revision, data: applyPatch(document.data, change.patch) };
      else void catchUp();
    },
    () => {
      gaps += 1;
      void catchUp();
    },
  );
  await catchUp();
  return {
    heard,
    document: () => document,
    gaps: () => gaps,
    isReading: () => readings > 0,
    stop() {
      isStopped = true;
      stop();
    },
  };
};
