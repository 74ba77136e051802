import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { type Message, message } from './message.ts';

/** PostgreSQL's limit of a notification is below 8,000 bytes. */
export const LARGEST_MESSAGE = 7_900;

type Kind = Message['kind'];
type MessageOf<K extends Kind> = Extract<Message, { kind: K }>;
type Listener = (received: Message) => void;

const received = v.pipe(v.string(), v.parseJson(), message);

/**
 * Messages to all processes of a back end, the sender included, by the database's NOTIFY. They arrive after the transaction
 * that sends them is committed, in the order of the commits.
 */
export const createMessages = (database: Database) => {
  const listeners = new Map<Kind, Listener[]>();
  const gapListeners: (() => void)[] = [];

  return {
    /** Throws for a message above `LARGEST_MESSAGE` bytes. */
    async publish(sent: Message, transaction: Database = database): Promise<void> {
      await sql`select pg_notify('portal', ${JSON.stringify(sent)})`.execute(transaction);
    },
    subscribe<K extends Kind>(kind: K, listener: (received: MessageOf<K>) => void): void {
      const before = listeners.get(kind) ?? [];
      const isOfKind = (received: Message): received is MessageOf<K> => received.kind === kind;
      listeners.set(kind, [...before, (received) => isOfKind(received) && listener(received)]);
    },
    onGap(listener: () => void): void {
      gapListeners.push(listener);
    },
    /** For the connection that listens: hands a payload to the subscribers; one of a newer version is ignored. */
    receive(payload: string): void {
      const parsed = v.safeParse(received, payload);
      if (!parsed.success) return;
      for (const listener of listeners.get(parsed.output.kind) ?? []) listener(parsed.output);
    },
    reportGap(): void {
      for (const listener of gapListeners) listener();
    },
  };
};
export type Messages = Pick<ReturnType<typeof createMessages>, 'publish' | 'subscribe' | 'onGap'>;
