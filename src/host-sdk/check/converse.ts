import { connect, type Messenger } from 'penpal';
import { CHANNEL, MINOR, PROTOCOL } from '../../bridge/contract.ts';
import { isRecord } from './answers.ts';

type Data = Parameters<Messenger['sendMessage']>[0];

/** The messages between a parent's page and its frame, as they are posted. */
export type Pipe = {
  send(data: Data): void;
  listen(heard: (data: unknown) => void): void;
  /** Presses the portal's button for full screen; false where there is none. */
  wantFullscreen(): Promise<boolean>;
};

/** What a parent has waited for at most, ms. */
export type Limits = { helloMs: number; readyMs: number; callMs: number };

export const LIMITS: Limits = { helloMs: 10_000, readyMs: 30_000, callMs: 5_000 };

/** `failure`: there is no answer, and why. */
export type CallResult = { answer: unknown; failure: string | null };

/** All that a portal has said to a parent. */
export type Heard = {
  hasToken: boolean;
  hello: unknown;
  tokenRequests: readonly unknown[];
  events: readonly unknown[];
  links: readonly unknown[];
  /** `isWanted`: the button for it was pressed, once. */
  fullscreen: { isWanted: boolean; requests: readonly unknown[] };
  /** By what was asked; null where the portal doesn't offer the call. */
  calls: Readonly<Record<string, CallResult | null>>;
};

const MAX_HEIGHT = 1_600;
const TOKEN_MS = 600_000;

const done = { ok: true, value: null };

const messengerOf = (pipe: Pipe): Messenger => {
  const handlers = new Set<(data: Data) => void>();
  let isOwn: (data: unknown) => data is Data = (_data): _data is Data => false;
  pipe.listen((data) => {
    if (isOwn(data)) for (const handle of handlers) handle(data);
  });
  return {
    initialize: ({ validateReceivedMessage }) => {
      isOwn = validateReceivedMessage;
    },
    sendMessage: (data) => pipe.send(data),
    addMessageHandler: (handle) => void handlers.add(handle),
    removeMessageHandler: (handle) => void handlers.delete(handle),
    destroy: () => handlers.clear(),
  };
};

const welcome = (callMs: number) => ({
  protocol: PROTOCOL,
  minor: MINOR,
  capabilities: ['getToken', 'event', 'linkFor', 'requestDisplayMode'],
  callMs,
  settings: {
    context: {},
    theme: {},
    navigation: { bar: ['home', 'history', 'store', 'cart'] },
    size: { mode: 'auto', max: MAX_HEIGHT },
  },
});

const within = <T>(limit: number, promise: Promise<T>, late: T): Promise<T> => {
  const { promise: ended, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(late), limit);
  return Promise.race([promise, ended]).finally(() => clearTimeout(timer));
};

export const detailOf = (event: unknown, name: string): Record<string, unknown> | null =>
  isRecord(event) && event.name === name && isRecord(event.detail) ? event.detail : null;

/** What the parent asks, in this order. */
const QUESTIONS: readonly [asked: string, call: string, detail?: unknown][] = [
  ['vitals', 'vitals', { age: 0 }],
  ['update', 'update', { theme: { scheme: 'dark' } }],
  ['update.malformed', 'update', { theme: 7 }],
  ['navigate', 'navigate', { to: 'cart' }],
  ['navigate.malformed', 'navigate', { to: 7 }],
  ['mayLeave', 'mayLeave'],
];

const UNKNOWN_CALL = 'noSuchCall';

type Remote = Record<string, (detail?: unknown) => Promise<unknown>>;

// Penpal's answer to a call that isn't there is an exception.
const ask = (remote: Remote, call: string, detail: unknown, callMs: number): Promise<CallResult> => {
  const asked = Promise.resolve(remote[call]?.(detail)).then(
    (answer) => ({ answer, failure: null }),
    () => ({ answer: null, failure: 'refused' }),
  );
  return within<CallResult>(callMs, asked, { answer: null, failure: `no answer in ${callMs} ms` });
};

// What is heard, and what waits for it.
const createEar = (token: string | null, callMs: number) => {
  const heard = { hello: null as unknown, tokenRequests: [] as unknown[], events: [] as unknown[] };
  const links: unknown[] = [];
  const displayModes: unknown[] = [];
  let look = () => {};
  const greeted = Promise.withResolvers<boolean>();
  const enlarged = Promise.withResolvers<boolean>();
  const answer = token
    ? { ok: true, value: { token, expiresAt: Date.now() + TOKEN_MS } }
    : { ok: false, code: 'refused' };
  return {
    heard,
    links,
    displayModes,
    greeted: greeted.promise,
    enlarged: enlarged.promise,
    until(limit: number, isThere: (event: unknown) => boolean): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      look = () => heard.events.some(isThere) && resolve(true);
      look();
      return within(limit, promise, false);
    },
    methods: {
      hello(hello: unknown) {
        heard.hello = hello;
        greeted.resolve(true);
        return { ok: true, value: welcome(callMs) };
      },
      getToken(request: unknown) {
        heard.tokenRequests.push(request);
        return answer;
      },
      event(event: unknown) {
        heard.events.push(event);
        look();
        return done;
      },
      linkFor(place: unknown) {
        links.push(place);
        return done;
      },
      requestDisplayMode(mode: unknown) {
        displayModes.push(mode);
        enlarged.resolve(true);
        return { ok: true, value: 'inline' };
      },
    },
  };
};

const offeredBy = (hello: unknown): unknown[] =>
  isRecord(hello) && Array.isArray(hello.capabilities) ? hello.capabilities : [];

/**
 * Plays the parent of a portal: welcomes it, gives it the token of a customer, makes each call, and notes all that it says. Never throws. `token`: null for
 * a parent that has none.
 */
export const converse = async (pipe: Pipe, token: string | null, limits: Limits = LIMITS): Promise<Heard> => {
  const { helloMs, readyMs, callMs } = limits;
  const ear = createEar(token, callMs);
  const methods = Object.assign(Object.create(null), ear.methods);
  const connection = connect({ messenger: messengerOf(pipe), methods, channel: CHANNEL });
  connection.promise.catch(() => undefined);
  const calls: Record<string, CallResult | null> = {};
  const fullscreen = { isWanted: false, requests: ear.displayModes };
  const result = () => ({ hasToken: token !== null, ...ear.heard, links: ear.links, fullscreen, calls });
  if (!(await within(helloMs, ear.greeted, false))) {
    connection.destroy();
    return result();
  }
  const remote: Remote = await connection.promise;
  // Without a token it ends otherwise than with `ready`.
  await ear.until(readyMs, (event) => detailOf(event, 'status') !== null);
  const offered = offeredBy(ear.heard.hello);
  const askIfOffered = async (asked: string, call: string, detail?: unknown) => {
    calls[asked] = offered.includes(call) ? await ask(remote, call, detail, callMs) : null;
  };
  for (const [asked, call, detail] of QUESTIONS) await askIfOffered(asked, call, detail);
  calls.unknown = await ask(remote, UNKNOWN_CALL, {}, callMs);
  if (token !== null) {
    await ear.until(callMs, (event) => detailOf(event, 'navigation')?.by === 'parent');
    await ear.until(callMs, (event) => detailOf(event, 'size') !== null);
    fullscreen.isWanted = await pipe.wantFullscreen();
    if (fullscreen.isWanted) await within(callMs, ear.enlarged, false);
  }
  await askIfOffered('destroy', 'destroy');
  connection.destroy();
  return result();
};
