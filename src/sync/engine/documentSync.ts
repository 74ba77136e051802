import type { StoreApi } from 'zustand/vanilla';
import { onOnline, onPageHide } from '../../platform/connectivity.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { CloudStore, DocumentName } from '../rules/cloudStore.ts';
import type { DocumentCodec } from '../rules/documentCodec.ts';
import { type BrowserTabs, createBrowserTabs } from './browserTabs.ts';
import type { DocumentNews } from './cloudCalls.ts';
import { createCloudWriter } from './cloudWriter.ts';
import { createDocumentView, isEmptyPatch, type SyncedDocument } from './documentView.ts';
import { createPendingQueue, type PendingQueue } from './pendingQueue.ts';
import { createStoredBase, type StoredBase } from './storedBase.ts';
import { createTabGroup } from './tabGroup.ts';
import type { TabMessage } from './tabMessage.ts';

export type DocumentSync<Value, Change> = {
  state: StoreApi<SyncedDocument<Value>>;
  /** Shows a change at once and stores it in the browser before this returns; sent in order, last intent per field wins. */
  change(change: Change): void;
  start(): void;
  stop(): void;
};

/** `tabs`: those that share the storage, when they aren't the browser's own. */
export type SharedStorage = LocalStore & { tabs?: BrowserTabs };

type DocumentSyncOptions<Value, Change> = {
  name: DocumentName;
  codec: DocumentCodec<Value, Change>;
  cloud: CloudStore;
  local: SharedStorage;
  /** Whose document it is; part of the local keys. */
  owner: string;
  tab: string;
  onError(error: unknown): void;
};

/** Changes made within this time are sent as one, ms. */
const GATHER_MS = 120;

const messageOf = (
  { added = [], removed = [], document = null, next = null }: DocumentNews,
  writer: Pick<SyncedDocument<unknown>, 'status' | 'restored'> | null,
): TabMessage => ({
  asksFrom: null,
  added,
  removed,
  writer: writer && { status: writer.status, restored: writer.restored, document, next },
});

type Followed<Value, Change> = {
  base: StoredBase;
  queue: PendingQueue;
  view: ReturnType<typeof createDocumentView<Value, Change>>;
};

/** `saved` may have been said before the writing tab heard of this tab's last change. */
const followWriter = <Value, Change>(
  { base, queue, view }: Followed<Value, Change>,
  { status, restored, document, next }: NonNullable<TabMessage['writer']>,
): void => {
  if (document) base.set(document);
  if (next && next.revision > base.get().revision) base.follow(next.revision, next.patch);
  const isWaiting = status === 'saved' && !queue.isEmpty();
  const wasRestored = view.state.getState().restored;
  view.update({ status: isWaiting ? 'saving' : status, restored: restored || wasRestored });
};

/**
 * Synchronises one document with the cloud store. Local first: a change shows and is stored in the browser at
 * once. One tab of a browser writes (`tabGroup.ts`): it alone reads, sends and listens (`cloudWriter.ts`); the others follow
 * it, and hand it their changes.
 */
export const createDocumentSync = <Value, Change>(
  options: DocumentSyncOptions<Value, Change>,
): DocumentSync<Value, Change> => {
  const { name, codec, cloud, local, owner, tab, onError } = options;
  const prefix = `${name}.${owner}`;
  const base = createStoredBase(local, prefix, () => writer.isActive());
  const queue = createPendingQueue({ local, prefix, tab, now: Date.now });
  queue.load();
  const view = createDocumentView(codec, base, queue);
  const stops: (() => void)[] = [];

  const notifyTabs = (news: DocumentNews) =>
    tabs.post(messageOf(news, writer.isActive() ? view.state.getState() : null));

  const writer = createCloudWriter({
    name,
    cloud,
    base,
    queue,
    reconcile: codec.reconcile,
    onNews(news, changes) {
      view.update(changes);
      notifyTabs(news);
    },
    onStatus(status) {
      view.state.setState({ status });
      notifyTabs({});
    },
    onError,
  });

  const answerTab = ({ asksFrom, added }: TabMessage) => {
    view.update();
    const isUpToDate = asksFrom === base.get().revision;
    if (asksFrom !== null) notifyTabs({ added: queue.inOrder(), document: isUpToDate ? null : base.get() });
    if (added.length === 0) return;
    notifyTabs({});
    writer.sendAfter(0);
  };

  const tabs = createTabGroup(local.tabs ?? createBrowserTabs(local.prefix), prefix, {
    onWriter() {
      writer.start();
      // The others wait for a sign, and the first reading may take long.
      notifyTabs({});
    },
    onFollower: writer.stop,
    onMessage(message) {
      queue.follow(message);
      if (writer.isActive()) answerTab(message);
      else if (message.writer) followWriter({ base, queue, view }, message.writer);
      else view.update();
    },
  });

  return {
    state: view.state,
    change(change) {
      const patch = codec.encode(change);
      if (isEmptyPatch(patch)) return;
      const stored = queue.add(patch, base.get().data, writer.sending());
      view.apply(change, patch);
      if (stops.length === 0) return;
      notifyTabs(stored);
      if (!writer.isActive()) tabs.expectAnswer();
      else if (view.state.getState().status !== 'offline') writer.sendAfter(GATHER_MS);
    },
    start() {
      if (stops.length > 0) return;
      stops.push(
        tabs.join(() => base.get().revision),
        onOnline(writer.retryNow),
        onPageHide(base.flush),
      );
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
      base.flush();
      writer.stop();
      queue.close();
    },
  };
};
