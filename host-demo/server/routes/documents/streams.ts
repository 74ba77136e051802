import { Readable } from 'node:stream';
import type { DocumentEvent } from '../../../../src/sync/stores/schema.ts';
import type { Messages } from '../../messages/messages.ts';

export type DocumentOwner = { companyId: number; email: string };
type Listener = DocumentOwner & { userId: number; sessionId: string };
type OpenStream = { listener: Listener; stream: Readable; isEnding: boolean };

export type StreamOptions = {
  messages: Messages;
  /** Those of the sessions that are still open. Rejects when it can't be known. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Interval of comments that keep the connection alive, and of checks of the sessions, ms. */
  heartbeat?: number | undefined;
};

const HEARTBEAT = 20_000;

/**
 * Streams of a session; one browser has one session, and each of its tabs a stream. With one more, the oldest ends: it may
 * belong to a lost connection, and the newest to the tab that the customer looks at.
 */
const MOST_STREAMS = 10;
/** Waiting times before a client connects again, ms; a tab beyond the limit comes back later, and reads the documents then. */
const RETRY = 2_000;
const RETRY_OF_REPLACED = 60_000;

/**
 * Unsent bytes of a stream, beside the 64 KB in the connection's own buffer. A slower reader is disconnected and reads the
 * documents again.
 */
const MOST_UNSENT_BYTES = 192 * 1024;

const TIME_TO_READ_END_MS = 5_000;

const COMMENT = Buffer.from(':\n\n');
const GAP = Buffer.from('event: gap\ndata: {}\n\n');
const START = Buffer.from(`retry: ${RETRY}\n:\n\n`);
const REPLACED = Buffer.from(`retry: ${RETRY_OF_REPLACED}\n\n`);

const toText = (event: DocumentEvent): Buffer =>
  Buffer.from(`event: document\ndata: ${JSON.stringify(event)}\n\n`);

const ownerKey = ({ companyId, email }: DocumentOwner): string => `${companyId} ${email}`;

const addTo = <Key>(groups: Map<Key, Set<OpenStream>>, key: Key, entry: OpenStream): void => {
  groups.set(key, (groups.get(key) ?? new Set()).add(entry));
};

const removeFrom = <Key>(groups: Map<Key, Set<OpenStream>>, key: Key, entry: OpenStream): void => {
  const group = groups.get(key);
  group?.delete(entry);
  if (group?.size === 0) groups.delete(key);
};

const end = (entry: OpenStream): void => {
  if (entry.isEnding) return;
  entry.isEnding = true;
  entry.stream.push(null);
  // A client that doesn't read never gets to the end.
  setTimeout(() => entry.stream.destroy(), TIME_TO_READ_END_MS).unref();
};

/** The streams share the bytes. */
const send = ({ stream, isEnding }: OpenStream, bytes: Buffer): void => {
  if (isEnding) return;
  if (stream.readableLength + bytes.length > MOST_UNSENT_BYTES) stream.destroy();
  else stream.push(bytes);
};

/** The open event streams of this process. What happens in other processes arrives as messages. */
export const createStreams = ({ messages, openSessions, heartbeat = HEARTBEAT }: StreamOptions) => {
  const ofOwner = new Map<string, Set<OpenStream>>();
  const ofSession = new Map<string, Set<OpenStream>>();
  const all = () => [...ofOwner.values()].flatMap((group) => [...group]);
  const endSession = (sessionId: string) => [...(ofSession.get(sessionId) ?? [])].forEach(end);
  const endUser = ({ companyId, userId }: { companyId: number; userId: number }) =>
    all()
      .filter(({ listener }) => listener.companyId === companyId && listener.userId === userId)
      .forEach(end);

  const endClosedSessions = async () => {
    const ids = [...ofSession.keys()];
    if (ids.length === 0) return;
    const open = await openSessions(ids);
    for (const id of ids) if (!open.has(id)) endSession(id);
  };
  let isChecking = false;
  const timer = setInterval(() => {
    for (const entry of all()) send(entry, COMMENT);
    if (isChecking) return;
    isChecking = true;
    // Without the database nobody knows; the streams stay until the next check.
    void endClosedSessions()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false;
      });
  }, heartbeat);
  timer.unref();

  messages.subscribe('document', ({ event, ...owner }) => {
    const listening = ofOwner.get(ownerKey(owner));
    if (!listening) return;
    const bytes = toText(event);
    for (const entry of [...listening]) send(entry, bytes);
  });
  messages.subscribe('sessionEnded', ({ sessionId }) => endSession(sessionId));
  messages.subscribe('userEnded', endUser);
  messages.onGap(() => {
    for (const entry of all()) send(entry, GAP);
  });

  return {
    listen(listener: Listener): Readable {
      const oldest = [...(ofSession.get(listener.sessionId) ?? [])].slice(0, 1 - MOST_STREAMS);
      for (const entry of oldest) {
        send(entry, REPLACED);
        end(entry);
      }
      const stream = new Readable({ read() {} });
      const entry = { listener, stream, isEnding: false };
      stream.on('close', () => {
        removeFrom(ofOwner, ownerKey(listener), entry);
        removeFrom(ofSession, listener.sessionId, entry);
      });
      stream.push(START);
      addTo(ofOwner, ownerKey(listener), entry);
      addTo(ofSession, listener.sessionId, entry);
      return stream;
    },
    /** Ends the session's streams in all processes; when the message is lost, at their next check of the sessions. */
    endSession(sessionId: string): void {
      endSession(sessionId);
      void messages.publish({ kind: 'sessionEnded', sessionId }).catch(() => undefined);
    },
    endUser({ companyId, userId }: { companyId: number; userId: number }): void {
      endUser({ companyId, userId });
      void messages.publish({ kind: 'userEnded', companyId, userId }).catch(() => undefined);
    },
    endAll(): void {
      clearInterval(timer);
      all().forEach(end);
    },
    count: (): number => all().length,
  };
};
export type DocumentStreams = ReturnType<typeof createStreams>;
