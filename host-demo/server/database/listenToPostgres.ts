import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export const CHANNEL = 'portal';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const CHECK_INTERVAL_MS = 15_000;
const ANSWER_TIMEOUT_MS = 10_000;

export type ChannelListener = {
  onPayload(payload: string): void;
  /** The connection was lost and is back; payloads may have been missed. */
  onGap(): void;
};
export type Channel = {
  isOpen(): boolean;
  close(): Promise<void>;
};

const placeOf = (connectionString: string): string => URL.parse(connectionString)?.host || 'DATABASE_URL';

const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Listens to the channel on a connection of its own, and connects again when it is lost. Rejects when the first attempt
 * fails.
 */
export const listenToPostgres = async (
  connectionString: string,
  { onPayload, onGap }: ChannelListener,
): Promise<Channel> => {
  const stopping = new AbortController();
  let current: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      application_name: 'portal-listen',
    });
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    // An error always comes with `end`, or from the awaited call.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (stopping.signal.aborted) return client.end();
    const check = setInterval(() => {
      client.query('select 1').catch(() => client.connection.stream.destroy());
    }, CHECK_INTERVAL_MS);
    client.once('end', () => {
      clearInterval(check);
      if (current === client) current = null;
      void reconnect();
    });
    current = client;
  };

  const reconnect = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await pause(wait, undefined, { signal: stopping.signal });
        await connect();
        onGap();
        return;
      } catch {
        // The next attempt follows, unless the listener was closed.
      }
    }
  };

  await connect().catch((cause: unknown) => {
    throw new Error(`The database at ${placeOf(connectionString)} can't be reached: ${reasonOf(cause)}`, {
      cause,
    });
  });
  return {
    isOpen: () => current !== null,
    async close() {
      stopping.abort();
      await current?.end().catch(() => undefined);
    },
  };
};
