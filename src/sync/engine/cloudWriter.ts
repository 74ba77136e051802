import { type CallFailure, toFailure } from '../../api/callError.ts';
import type { CloudStore, DocumentChange, DocumentName, JsonObject } from '../rules/cloudStore.ts';
import { combinePatches } from '../rules/mergePatch.ts';
import { applicablePatch } from '../rules/orphanedChanges.ts';
import type { SyncStatus } from './documentView.ts';
import type { PendingQueue } from './pendingQueue.ts';
import { createRetrySchedule } from './retrySchedule.ts';
import type { StoredBase } from './storedBase.ts';
import type { TabMessage } from './tabMessage.ts';

/** Changes of the document and of its unsent changes that other tabs must know. */
export type DocumentNews = Partial<
  Pick<TabMessage, 'added' | 'removed'> & Pick<NonNullable<TabMessage['writer']>, 'document' | 'next'>
>;

type Options = {
  name: DocumentName;
  cloud: CloudStore;
  base: StoredBase;
  queue: PendingQueue;
  reconcile(document: JsonObject): JsonObject;
  onNews(news: DocumentNews, changes?: { restored: true }): void;
  onStatus(status: SyncStatus): void;
  onError(error: unknown): void;
};

/** Retryable failures. After any other the cloud store has rejected the patch. */
const RETRYABLE: readonly CallFailure[] = ['network', 'timeout', 'server', 'too_many_attempts'];

/**
 * Reads, sends and listens to one document of the cloud store, in the one tab that does. Reads and sends take turns in `pump`;
 * the stream's changes come in between. `base` is a document that the cloud store really held at its revision, but for a send
 * that jumped over changes unheard: then, and whenever the stream names a revision beyond the next, `isBehind` asks for a
 * reading.
 */
export const createCloudWriter = (options: Options) => {
  const { name, cloud, base, queue, reconcile, onNews, onStatus, onError } = options;
  /** Keys of changes whose tabs may be gone. */
  let orphans: string[] = [];
  let sending: string[] = [];
  let isActive = false;
  let isBehind = true;
  let isPumping = false;
  let newestRevision = 0;
  let stopWatching = () => {};
  const schedule = createRetrySchedule(() => void pump());

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

  const read = async () => {
    const before = base.get();
    newestRevision = 0;
    isBehind = false;
    const document = await cloud.read(name).catch((error: unknown) => {
      isBehind = true;
      throw error;
    });
    if (!isActive) return;
    const isLate = base.get() !== before && document.revision <= base.get().revision;
    if (!isLate) base.set(document);
    // A change that came meanwhile has been applied to a document that lacks others.
    isBehind ||= newestRevision > base.get().revision || !base.isExact();
    const settled = settleFirst();
    queue.forgetUnanswered();
    schedule.reset();
    onNews({ ...settled, document: base.get() }, { restored: true });
  };

  const send = async () => {
    const changes = queue.inOrder();
    sending = changes.map(({ key }) => key);
    const patch = changes.map((change) => change.patch).reduce(combinePatches, {});
    queue.startSending(patch);
    onStatus('saving');
    try {
      const revision = await cloud.patch(name, patch);
      const known = base.get().revision;
      isBehind ||= revision !== known + 1;
      if (revision > known) base.follow(revision, patch);
      queue.taken(sending, base.get().data);
      queue.forgetUnanswered();
      schedule.reset();
      onNews({ removed: sending, next: { revision, patch } });
    } finally {
      sending = [];
      isBehind ||= newestRevision > base.get().revision;
    }
  };

  async function pump(): Promise<void> {
    if (isPumping || !isActive) return;
    isPumping = true;
    await readAndSend().catch(failed);
    isPumping = false;
  }

  const readAndSend = async () => {
    while (isActive && (isBehind || !queue.isEmpty())) await (isBehind ? read() : send());
    if (isActive) onStatus('saved');
  };

  const failed = (error: unknown) => {
    if (!isActive) return;
    const failure = toFailure(error);
    if (failure !== 'network' && failure !== 'timeout') onError(error);
    const isRetryable = RETRYABLE.includes(failure);
    onStatus(isRetryable ? 'offline' : 'refused');
    if (isRetryable) schedule.afterFailure();
  };

  const catchUp = () => {
    isBehind = true;
    void pump();
  };

  const receive = ({ name: changed, revision, patch }: DocumentChange) => {
    if (changed !== name || revision <= base.get().revision) return;
    if (patch && revision === base.get().revision + 1) {
      base.follow(revision, patch);
      onNews({ next: { revision, patch } });
      return;
    }
    newestRevision = Math.max(newestRevision, revision);
    if (!isPumping) catchUp();
  };

  return {
    isActive: () => isActive,
    sending: (): readonly string[] => sending,
    start() {
      isActive = true;
      orphans = queue.load();
      stopWatching = cloud.watch(receive, catchUp);
      catchUp();
    },
    stop() {
      isActive = false;
      stopWatching();
      schedule.stop();
    },
    /** Sends what waits after so many ms. */
    sendAfter(ms: number) {
      if (isActive) schedule.after(ms);
    },
    /** The network is back. */
    retryNow() {
      schedule.reset();
      if (isActive) schedule.after(0);
    },
  };
};
