import { type CallFailure, toFailure } from '../../api/callError.ts';
import type { DocumentChange } from '../rules/cloudStore.ts';
import { createCloudCalls, type Reading, type Sending, type WriterOptions } from './cloudCalls.ts';
import type { PendingQueue } from './pendingQueue.ts';
import { createRetrySchedule } from './retrySchedule.ts';

/** Retryable failures. After any other the cloud store has rejected the patch. */
const RETRYABLE: readonly CallFailure[] = ['network', 'timeout', 'server', 'too_many_attempts'];

type Phase = { phase: 'follower' } | { phase: 'idle'; isBehind: boolean } | Reading | Sending;

const reading = (): Reading => ({ phase: 'reading', isBehind: false, newest: 0 });

const nextPhase = (isBehind: boolean, queue: PendingQueue): Exclude<Phase, { phase: 'follower' }> => {
  if (isBehind) return reading();
  if (queue.isEmpty()) return { phase: 'idle', isBehind };
  return { phase: 'sending', isBehind, newest: 0, keys: queue.inOrder().map(({ key }) => key) };
};

/**
 * Reads, sends and listens to one document of the cloud store, in the one tab that does. Reads and sends take turns; the
 * stream's changes come in between. `base` is a document that the cloud store really held at its revision, but for a send
 * that jumped over changes unheard: then, and whenever the stream names a revision beyond the next, it is read again.
 */
export const createCloudWriter = (options: WriterOptions) => {
  const { name, cloud, base, queue, onNews, onStatus, onError } = options;
  let state: Phase = { phase: 'follower' };
  /** The last call's end, which the next one waits for when this tab followed in between. */
  let turns: Promise<void> = Promise.resolve();
  let stopWatching = () => {};
  const schedule = createRetrySchedule(() => pump());
  const calls = createCloudCalls(options, (own) => state === own, schedule.reset);

  const failed = (error: unknown) => {
    const failure = toFailure(error);
    if (failure !== 'network' && failure !== 'timeout') onError(error);
    const isRetryable = RETRYABLE.includes(failure);
    onStatus(isRetryable ? 'offline' : 'refused');
    if (isRetryable) schedule.afterFailure();
  };

  const takeTurns = async (own: Exclude<Phase, { phase: 'follower' }>): Promise<void> => {
    if (state !== own) return;
    if (own.phase === 'idle') return onStatus('saved');
    try {
      await (own.phase === 'reading' ? calls.read(own) : calls.send(own));
    } catch (error) {
      if (state !== own) return;
      state = { phase: 'idle', isBehind: own.isBehind };
      return failed(error);
    }
    if (state !== own) return;
    const next = nextPhase(own.isBehind, queue);
    state = next;
    return takeTurns(next);
  };

  const pump = () => {
    if (state.phase !== 'idle') return;
    const next = nextPhase(state.isBehind, queue);
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
      calls.adopt(queue.load());
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
    sendAfter(ms: number) {
      if (isActive()) schedule.after(ms);
    },
    retryNow() {
      schedule.reset();
      if (isActive()) schedule.after(0);
    },
  };
};
