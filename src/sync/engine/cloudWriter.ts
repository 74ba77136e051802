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

/** A call that is under way. `isBehind`: the document must be read before anything is sent; `newest`: the latest revision heard of meanwhile. */
type Call = { isBehind: boolean; newest: number };
type Reading = Call & { phase: 'reading' };
type Sending = Call & { phase: 'sending'; keys: readonly string[] };

/** What this tab does with the document (README.md). */
type Phase = { phase: 'follower' } | { phase: 'idle'; isBehind: boolean } | Reading | Sending;

/**
 * Reads, sends and listens to one document of the cloud store, in the one tab that does. Reads and sends take turns; the
 * stream's changes come in between. `base` is a document that the cloud store really held at its revision, but for a send
 * that jumped over changes unheard: then, and whenever the stream names a revision beyond the next, it is read again.
 */
export const createCloudWriter = (options: Options) => {
  const { name, cloud, base, queue, reconcile, onNews, onStatus, onError } = options;
  /** Keys of changes whose tabs may be gone. */
  let orphans: string[] = [];
  let state: Phase = { phase: 'follower' };
  /** The last call's end, which the next one waits for when this tab followed in between. */
  let turns: Promise<void> = Promise.resolve();
  let stopWatching = () => {};
  const schedule = createRetrySchedule(() => pump());

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
    if (state !== own) return;
    const isLate = base.get() !== before && document.revision <= base.get().revision;
    if (!isLate) base.set(document);
    // A change that came meanwhile has been applied to a document that lacks others.
    own.isBehind ||= own.newest > base.get().revision || !base.isExact();
    const settled = settleFirst();
    queue.forgetUnanswered();
    schedule.reset();
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
      schedule.reset();
      onNews({ removed: [...own.keys], next: { revision, patch } });
    } finally {
      own.isBehind ||= own.newest > base.get().revision;
    }
  };

  const reading = (): Reading => ({ phase: 'reading', isBehind: false, newest: 0 });

  const nextPhase = (isBehind: boolean): Exclude<Phase, { phase: 'follower' }> => {
    if (isBehind) return reading();
    if (queue.isEmpty()) return { phase: 'idle', isBehind };
    return { phase: 'sending', isBehind, newest: 0, keys: queue.inOrder().map(({ key }) => key) };
  };

  const failed = (error: unknown) => {
    const failure = toFailure(error);
    if (failure !== 'network' && failure !== 'timeout') onError(error);
    const isRetryable = RETRYABLE.includes(failure);
    onStatus(isRetryable ? 'offline' : 'refused');
    if (isRetryable) schedule.afterFailure();
  };

  /** Takes turns from this phase on, for as long as the phase is this tab's. */
  const takeTurns = async (own: Exclude<Phase, { phase: 'follower' }>): Promise<void> => {
    if (state !== own) return;
    if (own.phase === 'idle') return onStatus('saved');
    try {
      await (own.phase === 'reading' ? read(own) : send(own));
    } catch (error) {
      if (state !== own) return;
      state = { phase: 'idle', isBehind: own.isBehind };
      return failed(error);
    }
    if (state !== own) return;
    const next = nextPhase(own.isBehind);
    state = next;
    return takeTurns(next);
  };

  const pump = () => {
    if (state.phase !== 'idle') return;
    const next = nextPhase(state.isBehind);
    state = next;
    turns = takeTurns(next);
  };

  const catchUp = () => {
    if (state.phase === 'follower') return;
    state.isBehind = true;
    pump();
  };

  const receive = ({ name: changed, revision, patch }: DocumentChange) => {
    if (changed !== name || revision <= base.get().revision) return;
    if (patch && revision === base.get().revision + 1) {
      base.follow(revision, patch);
      onNews({ next: { revision, patch } });
    } else if (state.phase === 'reading' || state.phase === 'sending') {
      state.newest = Math.max(state.newest, revision);
    } else {
      catchUp();
    }
  };

  const isActive = () => state.phase !== 'follower';

  return {
    isActive,
    sending: (): readonly string[] => (state.phase === 'sending' ? state.keys : []),
    start() {
      orphans = queue.load();
      const first = reading();
      state = first;
      stopWatching = cloud.watch(receive, catchUp);
      turns = turns.then(() => takeTurns(first));
    },
    stop() {
      state = { phase: 'follower' };
      stopWatching();
      schedule.stop();
    },
    /** Sends what waits after so many ms. */
    sendAfter(ms: number) {
      if (isActive()) schedule.after(ms);
    },
    /** The network is back. */
    retryNow() {
      schedule.reset();
      if (isActive()) schedule.after(0);
    },
  };
};
