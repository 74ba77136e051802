import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CallFailure, toFailure } from '../../api/callError.ts';
import type {
  CloudStore,
  DocumentChange,
  DocumentName,
  JsonObject,
} from '../../domain/cloudStore/cloudStore.ts';
import { stillMeant } from '../../domain/cloudStore/leftBehind.ts';
import { applyPatch, combinePatches } from '../../domain/cloudStore/mergePatch.ts';
import { onOnline, onPageHide } from '../../platform/connectivity.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { createLocalCopy } from './localCopy.ts';
import { createPace } from './pace.ts';

/**
 * `saved`: the cloud store has everything; `saving`: on its way; `offline`: kept here, sent when it can be; `refused`: kept
 * here, the cloud store won't have it, tried again with the next change.
 */
export type SyncStatus = 'saved' | 'saving' | 'offline' | 'refused';

/**
 * A document as this customer sees it: what the cloud store holds, with the changes that haven't reached it yet. `restored`
 * once the cloud store was heard.
 */
type SyncedDocument = { data: JsonObject; status: SyncStatus; restored: boolean };

export type DocumentSync = {
  state: StoreApi<SyncedDocument>;
  /** Takes a merge patch: kept locally before this returns, sent in order, last intent per field wins. */
  change(patch: JsonObject): void;
  /**
   * Settles what must be changed in a document as the cloud store holds it before this session's own changes go on top:
   * a number it lacks, what is another customer's. An empty patch: nothing.
   */
  reconcileWith(reconcile: (data: JsonObject) => JsonObject): void;
  start(): void;
  stop(): void;
};

export type DocumentSyncOptions = {
  name: DocumentName;
  cloud: CloudStore;
  local: LocalStore;
  /** Whose document it is; the local copy's key. */
  owner: string;
  /** This open session. */
  writer: string;
  onError(error: unknown): void;
};

/** Changes made within this time are sent as one, ms. */
const GATHER = 120;
/** How often a tab says that it is alive, and looks for what closed ones left behind, ms. */
const ROUND = 30_000;

/** What passes by itself; anything else is the cloud store's last word on the patch as it is. */
const PASSING: readonly CallFailure[] = ['network', 'timeout', 'server', 'too_many_attempts'];

const every = (ms: number, run: () => void): (() => void) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

const isEmpty = (patch: JsonObject) => Object.keys(patch).length === 0;

const applyAll = (document: JsonObject, patches: readonly JsonObject[]): JsonObject =>
  patches.reduce((data, patch) => (isEmpty(patch) ? data : applyPatch(data, patch)), document);

/**
 * Keeps one document of the cloud store here and there alike. Local first: a change shows and is stored in the browser at
 * once. Changes of other open sessions are merged under those of this one that are still on their way.
 *
 * Reads and sends take turns in `pump`; the stream's changes come in between. `base` is a document that the cloud store
 * really held at its revision, but for a send that jumped over changes unheard: then, and whenever the stream names a
 * revision beyond the next, `behind` asks for a reading.
 */
export const createDocumentSync = (options: DocumentSyncOptions): DocumentSync => {
  const { name, cloud, onError } = options;
  const copy = createLocalCopy({ ...options, now: Date.now });
  const { base } = copy;
  /** Unsent changes of other tabs here: shown, theirs to send. */
  let others = copy.ofOthers();
  let sending: JsonObject = {};
  let pending: JsonObject = {};
  let reconcile = (_data: JsonObject): JsonObject => ({});
  let behind = true;
  let newestHeard = 0;
  let running = false;
  let pumping = false;
  const stops: (() => void)[] = [];

  const view = () => applyAll(base.get().data, [reconcile(base.get().data), others, sending, pending]);
  const state = createStore<SyncedDocument>(() => ({ data: view(), status: 'saving', restored: false }));
  const show = (changes: Partial<SyncedDocument> = {}) => state.setState({ data: view(), ...changes });
  const savePending = () => (running ? copy.keep : copy.leave)(combinePatches(sending, pending));

  const pace = createPace(() => void pump());

  const failed = (error: unknown) => {
    if (!running) return;
    const failure = toFailure(error);
    if (failure !== 'network' && failure !== 'timeout') onError(error);
    const passes = PASSING.includes(failure);
    state.setState({ status: passes ? 'offline' : 'refused' });
    if (passes) pace.afterFailure();
  };

  /** What tabs that are gone left behind and is still meant, by the document as it was just read. */
  const adopted = (): JsonObject[] => copy.adopt().map((left) => stillMeant(left, base.get().data));

  const read = async () => {
    const before = base.get();
    newestHeard = 0;
    behind = false;
    const document = await cloud.read(name).catch((error: unknown) => {
      behind = true;
      throw error;
    });
    const isLate = base.get() !== before && document.revision <= base.get().revision;
    if (!isLate) base.set(document);
    copy.isHeard();
    behind ||= newestHeard > base.get().revision;
    const taken = [reconcile(base.get().data), ...adopted()].reduce(combinePatches);
    if (!isEmpty(taken)) {
      pending = combinePatches(taken, pending);
      savePending();
    }
    others = copy.ofOthers();
    pace.forgetFailures();
    show({ restored: true });
  };

  const send = async () => {
    sending = pending;
    pending = {};
    copy.sends(sending);
    state.setState({ status: 'saving' });
    try {
      const revision = await cloud.patch(name, sending);
      copy.isHeard();
      const known = base.get().revision;
      behind ||= revision !== known + 1;
      if (revision > known) base.follow(revision, sending);
      pace.forgetFailures();
    } catch (error) {
      pending = combinePatches(sending, pending);
      throw error;
    } finally {
      sending = {};
      behind ||= newestHeard > base.get().revision;
      savePending();
    }
  };

  async function pump(): Promise<void> {
    if (pumping || !running) return;
    pumping = true;
    try {
      while (running && (behind || !isEmpty(pending))) await (behind ? read() : send());
      if (running) state.setState({ status: 'saved' });
    } catch (error) {
      failed(error);
    } finally {
      pumping = false;
    }
  }

  const hear = ({ name: changed, revision, patch }: DocumentChange) => {
    if (changed !== name || revision <= base.get().revision) return;
    if (revision === base.get().revision + 1) {
      base.follow(revision, patch);
      others = copy.ofOthers();
      show();
      return;
    }
    newestHeard = Math.max(newestHeard, revision);
    if (!pumping) missedSome();
  };

  const missedSome = () => {
    behind = true;
    void pump();
  };
  const sayAlive = () => {
    others = copy.ofOthers();
    savePending();
  };
  const goRound = () => {
    sayAlive();
    show();
    if (copy.isToAdopt()) missedSome();
    else if (!isEmpty(pending) && state.getState().status === 'saved') pace.after(0);
  };

  return {
    state,
    change(patch) {
      if (isEmpty(patch)) return;
      pending = combinePatches(pending, patch);
      savePending();
      const { data, status } = state.getState();
      const isOffline = status === 'offline';
      state.setState({ data: applyPatch(data, patch), status: isOffline ? 'offline' : 'saving' });
      if (running && !isOffline) pace.after(GATHER);
    },
    reconcileWith(wanted) {
      reconcile = wanted;
      show();
    },
    start() {
      if (running) return;
      running = true;
      sayAlive();
      stops.push(
        every(ROUND, goRound),
        cloud.watch(hear, missedSome),
        onOnline(() => {
          pace.forgetFailures();
          pace.after(0);
        }),
        onPageHide(() => copy.leave(combinePatches(sending, pending))),
      );
      void pump();
    },
    stop() {
      running = false;
      pace.stop();
      for (const stop of stops.splice(0)) stop();
      savePending();
    },
  };
};
