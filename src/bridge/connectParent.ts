import { CallOptions, connect, WindowMessenger } from 'penpal';
import { type Answer, CHANNEL, type ConnectFailure, type Parent, type ParentMethods } from './contract.ts';
import { createParentPort, type ParentCalls } from './parentPort.ts';

type Options = {
  /** Exact origins of the parents that the configuration allows. */
  allowedOrigins: readonly string[];
  /** How long to wait for the parent, ms. */
  connectMs?: number;
};

/** The parent's own origin where the browser tells; the list's first is the nearest. */
const parentOrigin = (): string | null => window.location.ancestorOrigins?.[0] ?? null;

const isOrigin = (entry: string): boolean => URL.canParse(entry) && new URL(entry).origin === entry;

/**
 * Meets the parent of a framed portal over Penpal (embedding: Handshake, Origins). Only exact origins count: an entry that
 * is a pattern, a path or `*` admits nobody. A parent whose origin isn't listed is neither told nor asked anything; the
 * answer is `not_allowed`, or `timeout` in browsers that don't tell the origin. Imported only when framed, so that direct
 * visits never load Penpal.
 */
export const connectParent = async ({
  allowedOrigins,
  connectMs = 10_000,
}: Options): Promise<Answer<Parent, ConnectFailure>> => {
  const origins = allowedOrigins.filter(isOrigin);
  const origin = parentOrigin();
  if (origins.length === 0 || (origin !== null && !origins.includes(origin))) {
    return { ok: false, code: 'not_allowed' };
  }
  const port = createParentPort();
  const connection = connect<ParentMethods>({
    messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [...origins] }),
    methods: Object.assign(Object.create(null), port.methods),
    channel: CHANNEL,
    timeout: connectMs,
  });
  const remote = await connection.promise.catch(() => null);
  if (!remote) return { ok: false, code: 'timeout' };
  const calls: ParentCalls = {
    hello: (hello) => remote.hello(hello, new CallOptions({ timeout: connectMs })),
    getToken: (request) => remote.getToken(request),
    event: (event) => remote.event(event),
  };
  const met = await port.meet(calls, connectMs);
  if (!met.ok) connection.destroy();
  return met;
};
