import { Readable } from 'node:stream';
import type { DocumentEvent } from '../../../../src/api/cloudStore/schema.ts';

/** The owner of documents: a user's e-mail within a company. */
export type DocumentOwner = { companyId: number; email: string };
type Listener = DocumentOwner & { userId: number; sessionId: string };
type OpenStream = { listener: Listener; stream: Readable };

/** Interval of comments that keep the connection alive, ms. */
const HEARTBEAT = 20_000;

/** Slow readers with more unsent bytes are disconnected and read the documents again. */
const MAX_UNSENT_BYTES = 8 * 1024 * 1024;

/** The open event streams of this process. */
export const createStreams = (heartbeat: number = HEARTBEAT) => {
  const open = new Set<OpenStream>();
  const endWhere = (ends: (listener: Listener) => boolean) => {
    for (const entry of open) if (ends(entry.listener)) entry.stream.push(null);
  };

  return {
    /** A stream of server-sent events; it ends with the session, the server or the client's disconnect. */
    listen(listener: Listener): Readable {
      const stream = new Readable({ read() {} });
      const entry = { listener, stream };
      const timer = setInterval(() => stream.push(':\n\n'), heartbeat);
      stream.on('close', () => {
        clearInterval(timer);
        open.delete(entry);
      });
      stream.push(':\n\n');
      open.add(entry);
      return stream;
    },
    publish(owner: DocumentOwner, event: DocumentEvent): void {
      const text = `event: document\ndata: ${JSON.stringify(event)}\n\n`;
      for (const { listener, stream } of open) {
        if (listener.companyId !== owner.companyId || listener.email !== owner.email) continue;
        if (stream.readableLength > MAX_UNSENT_BYTES) stream.destroy();
        else stream.push(text);
      }
    },
    endSession: (sessionId: string) => endWhere((listener) => listener.sessionId === sessionId),
    endUser: ({ companyId, userId }: { companyId: number; userId: number }) =>
      endWhere((listener) => listener.companyId === companyId && listener.userId === userId),
    endAll: () => endWhere(() => true),
  };
};
export type DocumentStreams = ReturnType<typeof createStreams>;
