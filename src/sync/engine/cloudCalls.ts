import type { CloudStore, DocumentName, JsonObject } from '../rules/cloudStore.ts';
import { combinePatches } from '../rules/mergePatch.ts';
import { applicablePatch } from '../rules/orphanedChanges.ts';
import type { SyncStatus } from './documentView.ts';
import type { PendingQueue } from './pendingQueue.ts';
import type { StoredBase } from './storedBase.ts';
import type { TabMessage } from './tabMessage.ts';

export type DocumentNews = Partial<
  Pick<TabMessage, 'added' | 'removed'> & Pick<NonNullable<TabMessage['writer']>, 'document' | 'next'>
>;

export type WriterOptions = {
  name: DocumentName;
  cloud: CloudStore;
  base: StoredBase;
  queue: PendingQueue;
  reconcile(document: JsonObject): JsonObject;
  onNews(news: DocumentNews, changes?: { restored: true }): void;
  onStatus(status: SyncStatus): void;
  onError(error: unknown): void;
};

/** A call that is under way. `isBehind`: the document must be read before anything is sent; `newest`: the latest revision heard of meanwhile. */
type Call = { isBehind: boolean; newest: number };
export type Reading = Call & { phase: 'reading' };
export type Sending = Call & { phase: 'sending'; keys: readonly string[] };

/** The two calls of the tab that writes. `isCurrent`: whether the call is still its own; `onAnswer`: the cloud store is there. */
export const createCloudCalls = (
  { name, cloud, base, queue, reconcile, onNews, onStatus }: WriterOptions,
  isCurrent: (own: Reading | Sending) => boolean,
  onAnswer: () => void,
) => {
  let orphans: readonly string[] = [];

  /** Puts corrections, and what of the orphaned changes still applies, in front of the unsent changes. */
  const settleFirst = () => {
    const { data } = base.get();
    const orphaned = queue.inOrder().filter(({ key }) => orphans.includes(key));
    const adopted = orphaned.map((change) => applicablePatch(queue.asOrphan(change), data));
    orphans = [];
    return queue.replaceFirst(
      orphaned.map(({ key }) => key),
      [reconcile(data), ...adopted].reduce(combinePatches),
      data,
    );
  };

  const read = async (own: Reading) => {
    const before = base.get();
    const document = await cloud.read(name).catch((error: unknown) => {
      own.isBehind = true;
      throw error;
    });
    if (!isCurrent(own)) return;
    const isLate = base.get() !== before && document.revision <= base.get().revision;
    if (!isLate) base.set(document);
    // A change that came meanwhile has been applied to a document that lacks others.
    own.isBehind ||= own.newest > base.get().revision || !base.isExact();
    const settled = settleFirst();
    queue.forgetUnanswered();
    onAnswer();
    onNews({ ...settled, document: base.get() }, { restored: true });
  };

  /** What was sent is confirmed also when this tab has become a follower meanwhile. */
  const send = async (own: Sending) => {
    const sent = queue.inOrder().filter(({ key }) => own.keys.includes(key));
    const patch = sent.map((change) => change.patch).reduce(combinePatches, {});
    queue.startSending(patch);
    onStatus('saving');
    try {
      const revision = await cloud.patch(name, patch);
      const known = base.get().revision;
      own.isBehind ||= revision !== known + 1;
      if (revision > known) base.follow(revision, patch);
      queue.taken(own.keys, base.get().data);
      queue.forgetUnanswered();
      onAnswer();
      onNews({ removed: [...own.keys], next: { revision, patch } });
    } finally {
      own.isBehind ||= own.newest > base.get().revision;
    }
  };

  return {
    read,
    send,
    /** Keys of changes whose tabs may be gone; the next read settles them. */
    adopt(keys: readonly string[]) {
      orphans = keys;
    },
  };
};
