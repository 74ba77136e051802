import { CallOptions, connect, WindowMessenger } from 'penpal';
import { type Answer, CHANNEL, type ConnectFailure, type Parent, type ParentMethods } from './contract.ts';
import { createParentPort, type ParentCalls } from './parentPort.ts';

type Options = {
  allowedOrigins: readonly string[];
  connectMs?: number | undefined;
};

// Only some browsers expose it.
const parentOrigin = (): string | null => window.location.ancestorOrigins?.[0] ?? null;

const isOrigin = (origin: string): boolean => URL.canParse(origin) && new URL(origin).origin === origin;

/**
 * Connects a framed portal to its parent over Penpal. Only exact origins are accepted;
 * patterns, paths and `*` are ignored. An unlisted parent gets no message: the result is `not_allowed`, or `timeout` in
 * browsers that hide the parent's origin. Import it only in a frame, so that direct visits don't load Penpal.
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
    leaveForPayment: (page) => remote.leaveForPayment(page),
    linkFor: (place) => remote.linkFor(place),
    requestDisplayMode: (mode) => remote.requestDisplayMode(mode),
  };
  const result = await port.connect(calls, connectMs);
  if (!result.ok) connection.destroy();
  return result;
};
