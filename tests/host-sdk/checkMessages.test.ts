import { connect, type Messenger } from 'penpal';
import { expect, onTestFinished, test } from 'vitest';
import { judgeMessages } from '../../src/host-sdk/check/checkMessages.ts';
import type { Pipe } from '../../src/host-sdk/check/converse.ts';

type Data = Parameters<Messenger['sendMessage']>[0];
type Call = (detail: unknown) => unknown;
type Name = 'hello' | 'getToken' | 'event' | 'linkFor' | 'requestDisplayMode';
type Parent = Record<Name, (detail: unknown) => Promise<unknown>>;

const CALLS = ['navigate', 'update', 'destroy', 'vitals', 'mayLeave'];
const done = { ok: true, value: null };
const malformed = { ok: false, code: 'malformed' };

/** What a portal does that keeps the contract. */
const RIGHT = {
  hello: { protocol: 1, minor: 2, capabilities: CALLS } as unknown,
  reason: 'initial' as unknown,
  start: [
    { name: 'progress', detail: { stage: 'session' } },
    { name: 'cart', detail: { count: 1, total: '9.80', currency: 'USD' } },
    { name: 'size', detail: { height: 700 } },
    { name: 'status', detail: { status: 'ready' } },
  ] as readonly unknown[],
  navigated: {
    name: 'navigation',
    detail: { target: { to: 'cart' }, path: '/cart', by: 'parent', replace: false },
  } as unknown,
  place: { to: 'product', id: 118 } as unknown,
  /** What the button for full screen asks for. */
  modes: ['fullscreen'] as readonly unknown[],
  calls: {
    update: (changes) => (JSON.stringify(changes).includes('7') ? malformed : done),
    destroy: () => done,
    vitals: () => done,
    mayLeave: () => ({ ok: false, code: 'blocked' }),
  } as Readonly<Record<string, Call>>,
};

/** A portal at the other end of a pipe. */
const openPipe = (portal: typeof RIGHT): Pipe => {
  const handlers = new Set<(data: Data) => void>();
  const { port1, port2 } = new MessageChannel();
  const messenger: Messenger = {
    initialize: () => undefined,
    sendMessage: (data) => port2.postMessage(data),
    addMessageHandler: (handle) => void handlers.add(handle),
    removeMessageHandler: (handle) => void handlers.delete(handle),
    destroy: () => handlers.clear(),
  };
  port2.onmessage = ({ data }) => {
    for (const handle of handlers) handle(data);
  };
  const navigate: Call = (target) => {
    if (JSON.stringify(target).includes('7')) return { ok: false, code: 'unknown_route' };
    void connection.promise.then((parent) => parent.event(portal.navigated));
    return done;
  };
  const methods = Object.assign(Object.create(null), { navigate, ...portal.calls });
  const connection = connect<Parent>({ messenger, methods, channel: 'wholesale-portal' });
  onTestFinished(() => {
    connection.destroy();
    port1.close();
    port2.close();
  });
  void connection.promise.then(async (parent) => {
    if (portal.hello === null) return;
    await parent.hello(portal.hello);
    await parent.getToken({ reason: portal.reason });
    await parent.linkFor(portal.place);
    for (const event of portal.start) await parent.event(event);
  });
  return {
    send: (data) => port1.postMessage(data),
    listen(heard) {
      port1.onmessage = ({ data }) => heard(data);
    },
    async wantFullscreen() {
      const parent = await connection.promise;
      await Promise.all(portal.modes.map((mode) => parent.requestDisplayMode(mode)));
      return true;
    },
  };
};

const LIMITS = { helloMs: 300, readyMs: 300, callMs: 300 };

const check = (portal: Partial<typeof RIGHT> = {}, token: string | null = 'token') =>
  judgeMessages(openPipe({ ...RIGHT, ...portal }), token, LIMITS);

const ids = (results: Awaited<ReturnType<typeof check>>, wanted: string): string[] =>
  results.filter(({ result }) => result === wanted).map(({ id }) => id);

test('a portal that keeps the contract passes, each check with an id of its own', async () => {
  const results = await check();
  expect(results.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  expect(ids(results, 'not applicable')).toEqual([
    'message.no-token',
    'message.event-analytics',
    'message.event-notification',
    'message.event-error',
    'message.event-vitals',
    'message.event-scroll',
  ]);
});

test('without a token it may only say that the session has expired', async () => {
  const expired = [{ name: 'status', detail: { status: 'session-expired', hint: 'Log in' } }];
  const calls = { ...RIGHT.calls, navigate: () => ({ ok: false, code: 'blocked' }) };
  expect(ids(await check({ start: expired, calls }, null), 'failed')).toEqual([]);
  expect(ids(await check({ start: [], calls }, null), 'failed')).toEqual(['message.no-token']);
});

const withCall = (name: string, call: Call) => ({ calls: { ...RIGHT.calls, [name]: call } });
const withEvent = (name: string, detail: unknown) => ({ start: [{ name, detail }, ...RIGHT.start] });

const BREAKS: readonly [broken: string, portal: Partial<typeof RIGHT>, id: string, found: string][] = [
  ['says nothing', { hello: null }, 'message.hello', 'nothing was said'],
  [
    'names its protocol in words',
    { hello: { protocol: 'one', capabilities: CALLS } },
    'message.hello-shape',
    'hello.protocol is "one"',
  ],
  ['has another protocol', { hello: { protocol: 2, capabilities: CALLS } }, 'message.protocol', 'protocol 2'],
  [
    'offers a call of its own',
    { hello: { protocol: 1, capabilities: ['fly'] } },
    'message.offered-calls',
    'fly',
  ],
  ['asks for a token without its reason', { reason: undefined }, 'message.token-request', '{}'],
  ['asks for the link of no place', { place: { to: 'moon' } }, 'message.link-places', 'linkFor.to is "moon"'],
  [
    'asks for a display mode of its own',
    { modes: ['pip'] },
    'message.display-mode',
    'requestDisplayMode is "pip"',
  ],
  ['has a dead button for full screen', { modes: [] }, 'message.display-mode', 'asked 0 times'],
  ['is never ready', { start: [] }, 'message.ready', 'no status'],
  ['has no height', withEvent('size', { height: 0 }), 'message.height', '0, 700'],
  [
    'says its height in words',
    withEvent('size', { height: 'tall' }),
    'message.event-size',
    'event.detail.height is "tall"',
  ],
  [
    'sends a cart without its total',
    withEvent('cart', { count: 1, currency: 'USD' }),
    'message.event-cart',
    'event.detail has no total',
  ],
  ['has an event of its own', withEvent('weather', {}), 'message.event-names', 'weather'],
  ['doesn’t say where it went', { navigated: RIGHT.start[0] }, 'message.navigation', 'not said'],
  ['answers navigate in words', withCall('navigate', () => 'done'), 'message.navigate', 'answer is "done"'],
  [
    'answers with a code of its own',
    withCall('mayLeave', () => ({ ok: false, code: 'perhaps' })),
    'message.mayLeave',
    'answer.code is "perhaps"',
  ],
  [
    'never answers',
    withCall('vitals', () => new Promise(() => undefined)),
    'message.vitals',
    'no answer in 300 ms',
  ],
  [
    'takes any settings',
    withCall('update', () => done),
    'message.update-malformed',
    '{"ok":true,"value":null}',
  ],
  ['takes any call', withCall('noSuchCall', () => done), 'message.unknown-call', '{"ok":true,"value":null}'],
];

for (const [broken, portal, id, found] of BREAKS) {
  test(`a portal that ${broken}: ${id}`, async () => {
    expect(await check(portal)).toContainEqual({
      id,
      result: 'failed',
      found,
      expected: expect.stringMatching(/./),
      fix: expect.stringMatching(/./),
    });
  });
}
