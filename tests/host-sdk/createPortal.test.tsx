import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { HostEvents, PortalHandle, PortalOptions } from '../../src/host-sdk/options.ts';
import { trackTimers } from '../support/trackTimers.ts';
import { answerProbes, fakePortal } from './fakePortal.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A parent's page with a portal in a slot; `heard` collects its events. */
const setUp = async (options: Partial<PortalOptions> = {}) => {
  const fake = fakePortal();
  document.body.innerHTML = '<main id="slot"></main>';
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#slot',
    title: 'Ordering',
    context: { locale: 'en' },
    load: fake.load,
    ...options,
  });
  const statuses: HostEvents['status'][] = [];
  const messages: HostEvents['message'][] = [];
  portal.on('status', (status) => statuses.push(status));
  portal.on('message', (message) => messages.push(message));
  await settle();
  return { fake, portal, statuses, messages };
};

const setUpReady = async (options: Partial<PortalOptions> = {}) => {
  const setup = await setUp(options);
  const welcome = await setup.fake.hello();
  await setup.fake.ready();
  return { ...setup, welcome };
};

let pendingTimers: ReturnType<typeof trackTimers>;
beforeEach(() => {
  pendingTimers = trackTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the handshake with the portal', () => {
  it('sends the settings and the parent’s capabilities', async () => {
    const { welcome, portal, statuses } = await setUpReady({
      theme: { scheme: 'dark' },
      navigation: { bar: ['cart'], initial: { to: 'store' } },
    });
    expect(welcome).toEqual({
      ok: true,
      value: {
        protocol: 1,
        minor: 2,
        capabilities: ['event'],
        callMs: 5_000,
        settings: {
          context: { locale: 'en' },
          theme: { scheme: 'dark' },
          navigation: { bar: ['cart'], initial: { to: 'store' } },
          size: { mode: 'fixed' },
        },
      },
    });
    expect(portal.status).toBe('ready');
    expect(statuses).toEqual(['ready']);
    const region = screen.getByRole('region', { name: 'Ordering' });
    expect(region).toHaveTextContent('the portal');
    expect(region).not.toHaveAttribute('id');
  });

  it('a missing container throws an error', () => {
    expect(() => createPortal({ mode: 'iframe', src: 'https://a.example.com', container: '#none' })).toThrow(
      TypeError,
    );
  });

  it('another protocol is incompatible, and the portal is removed', async () => {
    const { fake, portal } = await setUp();
    expect(await fake.hello(2)).toEqual({ ok: false, code: 'incompatible' });
    await settle();
    expect(portal.status).toBe('incompatible');
    expect(portal.error).toMatchObject({ code: 'incompatible', hint: 'protocol 2: update the SDK' });
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('the portal')).toBeNull();
  });

  it('of an older protocol the portal is to be updated', async () => {
    const { fake, portal } = await setUp();
    await fake.hello(0);
    await settle();
    expect(portal.error?.hint).toBe('protocol 0: update the portal');
  });

  it('a newer portal of the same protocol may say and offer more', async () => {
    const { fake, portal } = await setUp();
    const hello = { protocol: 1, minor: 9, capabilities: ['navigate', 'later'], more: true };
    expect(await fake.host().hello(hello)).toMatchObject({ ok: true });
    await fake.ready();
    expect(portal.status).toBe('ready');
  });

  it('a portal that never connects causes a timeout that names the origin to allow', async () => {
    answerProbes(false);
    const { portal, statuses } = await setUp({ timeouts: { connectMs: 3_000 } });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(portal.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses).toEqual(['timeout']);
    expect(portal.error?.hint).toContain(window.location.origin);
    expect(screen.getByRole('alert')).toHaveTextContent('Ordering can’t be reached right now.');
  });

  it('a portal that can’t be loaded shows the parent’s texts; Retry loads it without a page reload', async () => {
    answerProbes();
    const load = vi.fn(() => Promise.reject<unknown>(new Error('HTML instead of a script')));
    const fallback = vi.fn((_error, retry: () => void) => {
      const button = document.createElement('button');
      button.textContent = 'Once more';
      button.onclick = retry;
      return button;
    });
    const { fake, portal, statuses } = await setUp({ load, fallback });
    expect(portal.status).toBe('failed');
    expect(fallback.mock.calls[0]?.[0]).toMatchObject({
      code: 'code_unavailable',
      hint: expect.stringContaining('HTML instead of a script'),
      continueUrl: 'https://acme.portal.example.com/',
    });
    load.mockImplementation(fake.load);
    screen.getByRole('button', { name: 'Once more' }).click();
    await settle();
    await fake.hello();
    await fake.ready();
    expect(statuses.slice(-2)).toEqual(['loading', 'ready']);
    expect(portal.error).toBeNull();
    expect(screen.queryByRole('button', { name: 'Once more' })).toBeNull();
  });

  it('code that can’t be loaded is explained: the host doesn’t answer, or doesn’t list the parent', async () => {
    const load = () => Promise.reject<unknown>(new Error('down'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const silent = await setUp({ load });
    expect(silent.portal.error).toMatchObject({ code: 'host_unreachable', stage: 'connected' });
    answerProbes(false);
    const unlisted = await setUp({ load });
    expect(unlisted.portal.error).toMatchObject({
      code: 'origin_not_allowed',
      hint: expect.stringContaining(window.location.origin),
    });
  });

  it('the way on leads to the screen that the portal would have shown', async () => {
    answerProbes();
    const load = () => Promise.reject<unknown>(new Error('down'));
    const { portal } = await setUp({ load, navigation: { initial: { to: 'store', query: 'text=tea' } } });
    expect(portal.error).toMatchObject({ continueUrl: 'https://acme.portal.example.com/store?text=tea' });
  });

  it.each([
    ['es-CO', 'Intentar de nuevo'],
    ['fr-CA', 'Réessayer'],
    ['de', 'Try again'],
  ])('without texts of the parent there are default texts in %s', async (locale, button) => {
    answerProbes();
    await setUp({ context: { locale }, load: () => Promise.reject<unknown>(new Error('down')) });
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it('a portal that waits for the parent’s token stays, and says so itself', async () => {
    const { fake, portal } = await setUp();
    await fake.hello();
    await fake.say({ name: 'status', detail: { status: 'failed', code: 'unanswered' } });
    expect(portal.status).toBe('failed');
    expect(portal.error).toMatchObject({ code: 'unanswered' });
    await fake.ready();
    expect(portal.status).toBe('ready');
  });

  it('a portal that can’t start makes room for the parent’s fallback, and Retry starts it again', async () => {
    const { fake, portal } = await setUp();
    await fake.hello();
    await fake.say({ name: 'status', detail: { status: 'failed', code: 'unknown_company' } });
    expect(portal.status).toBe('failed');
    expect(portal.error).toMatchObject({
      code: 'unknown_company',
      continueUrl: 'https://acme.portal.example.com/',
    });
    await settle();
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Try again' }).click();
    await settle();
    await fake.hello();
    await fake.ready();
    expect(portal.status).toBe('ready');
  });

  it.each([
    [[], 'connected', 'code_unavailable'],
    [['hello'], 'configured', 'host_unreachable'],
    [['hello', 'configured'], 'company', 'company_unavailable'],
    [['hello', 'configured', 'company'], 'session', 'session_unavailable'],
    [['hello', 'configured', 'company', 'session'], 'screen', 'code_unavailable'],
  ] as const)('each stage of the start has its own time: after %j it ends', async (reached, stage, code) => {
    answerProbes();
    const { fake, portal, statuses } = await setUp({ timeouts: { connectMs: 3_000 } });
    for (const step of reached) {
      await vi.advanceTimersByTimeAsync(2_900);
      if (step === 'hello') await fake.hello();
      else await fake.say({ name: 'progress', detail: { stage: step } });
    }
    await vi.advanceTimersByTimeAsync(2_999);
    expect(portal.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses).toEqual(['timeout']);
    expect(portal.error).toMatchObject({ code, stage });
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('a portal that waits for the parent’s token has its time again with each request', async () => {
    const { fake, portal } = await setUp({
      timeouts: { connectMs: 3_000 },
      getToken: () => new Promise(() => undefined),
    });
    await fake.hello();
    await fake.say({ name: 'progress', detail: { stage: 'company' } });
    for (let request = 0; request < 3; request += 1) {
      void fake.host().getToken({ reason: 'initial' });
      await vi.advanceTimersByTimeAsync(2_900);
    }
    expect(portal.status).toBe('loading');
    await fake.say({ name: 'status', detail: { status: 'failed', code: 'unanswered' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(portal.error).toMatchObject({ code: 'unanswered' });
    expect(fake.unmount).not.toHaveBeenCalled();
  });

  it('a portal that is ready isn’t watched any more', async () => {
    const { portal } = await setUpReady({ timeouts: { connectMs: 3_000 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(portal.status).toBe('ready');
  });
});

describe('a portal that reloads itself', () => {
  it('is reconnecting until it is ready, and gets its destination and theme again', async () => {
    const { fake, portal, statuses } = await setUpReady({ theme: { radius: 6 } });
    await portal.update({ theme: { scheme: 'dark' } });
    await fake.say({
      name: 'navigation',
      detail: { target: { to: 'cart' }, path: '/cart', by: 'portal', replace: false },
    });
    const welcome = await fake.hello();
    expect(welcome).toMatchObject({
      value: { settings: { theme: { scheme: 'dark', radius: 6 }, navigation: { initial: { to: 'cart' } } } },
    });
    await fake.ready();
    expect(statuses).toEqual(['ready', 'reconnecting', 'ready']);
  });

  it('settles the pending calls', async () => {
    const { fake, portal } = await setUpReady();
    fake.navigate.mockReturnValue(new Promise(() => undefined));
    const result = portal.navigate({ to: 'cart' });
    await settle();
    await fake.hello();
    expect(await result).toEqual({ ok: false, code: 'closed' });
  });
});

describe('commands', () => {
  it('wait until the first screen can be used, and are made in their order', async () => {
    const { fake, portal } = await setUp();
    const results = [portal.navigate({ to: 'product', id: 118 }), portal.navigate({ to: 'cart' })];
    await fake.hello();
    await settle();
    expect(fake.navigate).not.toHaveBeenCalled();
    await fake.ready();
    expect(await Promise.all(results)).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(fake.navigate.mock.calls).toEqual([[{ to: 'product', id: 118 }], [{ to: 'cart' }]]);
  });

  it('that wait for longer than callMs fail, and aren’t made later', async () => {
    const { fake, portal } = await setUp({ timeouts: { callMs: 1_000 } });
    const result = portal.navigate({ to: 'cart' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toEqual({ ok: false, code: 'timeout' });
    await fake.hello();
    await fake.ready();
    await settle();
    expect(fake.navigate).not.toHaveBeenCalled();
  });

  it('are answered by a portal whose session has ended', async () => {
    const { fake, portal } = await setUp();
    fake.navigate.mockResolvedValue({ ok: false, code: 'blocked' });
    const result = portal.navigate({ to: 'cart' });
    await fake.hello();
    await fake.say({ name: 'status', detail: { status: 'session-expired' } });
    expect(await result).toEqual({ ok: false, code: 'blocked' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(portal.status).toBe('failed');
    expect(portal.error).toMatchObject({ code: 'session_expired' });
  });

  it('that the portal doesn’t support are rejected with their name', async () => {
    const { fake, portal } = await setUp();
    await fake.hello(1, ['navigate']);
    expect(await portal.update({ theme: { scheme: 'dark' } })).toEqual({
      ok: false,
      code: 'not_offered',
      call: 'update',
    });
  });

  it('without a response time out after callMs', async () => {
    const { fake, portal } = await setUpReady({ timeouts: { callMs: 1_000 } });
    fake.navigate.mockReturnValue(new Promise(() => undefined));
    const result = portal.navigate({ to: 'cart' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toEqual({ ok: false, code: 'timeout' });
  });

  it('change only the given settings', async () => {
    const { fake, portal } = await setUpReady({ theme: { scheme: 'light', radius: 6 } });
    await portal.update({ theme: { scheme: 'dark' } });
    expect(fake.update).toHaveBeenCalledWith({ theme: { scheme: 'dark', radius: 6 } });
  });
});

describe('a setting that the portal can’t use', () => {
  it('is told, and neither keeps the portal from opening nor spoils later changes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fake = fakePortal();
    document.body.innerHTML = '<main id="slot"></main>';
    const portal = createPortal({
      mode: 'federated',
      src: 'https://acme.portal.example.com',
      container: '#slot',
      load: fake.load,
      // As from a program without types.
      theme: JSON.parse('{"scheme":"night","radius":6}'),
    });
    const errors: HostEvents['error'][] = [];
    portal.on('error', (error) => errors.push(error));
    await settle();
    expect(await fake.hello()).toMatchObject({ ok: true, value: { settings: { theme: { radius: 6 } } } });
    await fake.ready();
    expect(portal.status).toBe('ready');
    await portal.update({ theme: JSON.parse('{"radius":"wide"}') });
    await portal.update({ theme: { scheme: 'dark' } });
    expect(fake.update).toHaveBeenLastCalledWith({ theme: { scheme: 'dark', radius: 6 } });
    expect(errors).toMatchObject([
      { code: 'invalid_setting', option: 'theme.scheme', value: 'night' },
      { code: 'invalid_setting', option: 'theme.radius', value: 'wide' },
    ]);
  });
});

describe('tokens', () => {
  const request = { reason: 'initial' };

  it('are requested from the parent and never logged', async () => {
    const getToken = vi.fn(async () => ({ token: 'very-secret', expiresAt: 7 }));
    const { fake, messages } = await setUpReady({ getToken });
    expect(await fake.host().getToken(request)).toEqual({
      ok: true,
      value: { token: 'very-secret', expiresAt: 7 },
    });
    expect(getToken).toHaveBeenCalledWith({ reason: 'initial', signal: expect.any(AbortSignal) });
    expect(JSON.stringify(messages)).not.toContain('very-secret');
  });

  it('are told by when they end, and by why there is none', async () => {
    const end = 1_800_000_000_000;
    const answers = [{ token: 'very-secret', expiresAt: end }, null];
    const { fake, messages } = await setUpReady({ getToken: async () => answers.shift() ?? null });
    await fake.host().getToken({ reason: 'initial' });
    await fake.host().getToken({ reason: 'unauthorized' });
    const told = messages.filter(({ name }) => name === 'token').map(({ detail }) => detail);
    expect(told).toMatchObject([{ expiresAt: end }, { code: 'refused' }]);
  });

  it.each<[string, PortalOptions['getToken'], string, string, RegExp]>([
    ['null', async () => null, 'refused', 'refused', /^getToken returned null/],
    ['an error', () => Promise.reject(new Error('no')), 'failed', 'threw', /^getToken threw: Error: no$/],
    [
      'something else',
      async () => JSON.parse('{"token":"very-secret"}'),
      'malformed',
      'malformed',
      /^getToken must return \{ token, expiresAt \}/,
    ],
  ])('a parent that gives %s hears why there is no token', async (_name, getToken, code, cause, hint) => {
    const { fake, portal } = await setUpReady({ getToken });
    const errors: HostEvents['error'][] = [];
    // The first was asked for before anybody listened.
    expect(await fake.host().getToken(request)).toEqual({ ok: false, code });
    await vi.dynamicImportSettled();
    portal.on('error', (error) => errors.push(error));
    expect(await fake.host().getToken(request)).toEqual({ ok: false, code });
    await vi.dynamicImportSettled();
    expect(errors).toEqual([{ code: 'token_unavailable', cause, hint: expect.stringMatching(hint) }]);
    expect(JSON.stringify(errors)).not.toContain('very-secret');
  });

  it('a parent whose token is late hears of it once, although the token counts', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const late = Promise.withResolvers<{ token: string; expiresAt: number }>();
    const { fake, portal } = await setUpReady({ getToken: () => late.promise });
    const error = vi.fn();
    portal.on('error', error);
    const token = fake.host().getToken(request);
    timeout.abort();
    await vi.dynamicImportSettled();
    late.resolve({ token: 'late', expiresAt: 7 });
    expect(await token).toMatchObject({ ok: true });
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'token_unavailable', cause: 'timeout' }),
    );
  });

  it('a parent that gives up when the signal aborts was slow, and refused nothing', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const { fake } = await setUpReady({
      getToken: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const token = fake.host().getToken(request);
    timeout.abort();
    expect(await token).toEqual({ ok: false, code: 'timeout' });
  });

  it('a token that comes late is sent late, and a call that hangs doesn’t stop the next request', async () => {
    const first = Promise.withResolvers<{ token: string; expiresAt: number }>();
    const getToken = vi
      .fn<NonNullable<PortalOptions['getToken']>>(async () => ({ token: 'second', expiresAt: 7 }))
      .mockReturnValueOnce(first.promise);
    const { fake } = await setUpReady({ getToken });
    const late = fake.host().getToken(request);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await fake.host().getToken(request)).toMatchObject({ value: { token: 'second' } });
    first.resolve({ token: 'first', expiresAt: 7 });
    expect(await late).toMatchObject({ value: { token: 'first' } });
  });

  it('an unknown reason is malformed', async () => {
    const { fake } = await setUpReady({ getToken: async () => null });
    expect(await fake.host().getToken({ reason: 'curious' })).toEqual({ ok: false, code: 'malformed' });
  });
});

describe('events for the parent', () => {
  it('report cart, analytics and the end of the session', async () => {
    const { fake, portal } = await setUpReady();
    const cart = vi.fn();
    const session = vi.fn();
    portal.on('cart', cart);
    portal.on('session', session);
    await fake.say({ name: 'cart', detail: { count: 12, total: '486.20', currency: 'USD' } });
    await fake.say({ name: 'status', detail: { status: 'session-expired' } });
    expect(cart).toHaveBeenCalledWith({ count: 12, total: '486.20', currency: 'USD' });
    expect(session).toHaveBeenLastCalledWith('expired');
    await fake.say({ name: 'status', detail: { status: 'logged-out' } });
    expect(session).toHaveBeenLastCalledWith('logged-out');
    await fake.say({ name: 'status', detail: { status: 'session-restored' } });
    expect(session).toHaveBeenLastCalledWith('restored');
  });

  it('are dropped if malformed, or after the listener was removed', async () => {
    const { fake, portal } = await setUpReady();
    const cart = vi.fn();
    const stop = portal.on('cart', cart);
    expect(await fake.host().event({ name: 'cart', detail: { count: 'many' } })).toEqual({
      ok: false,
      code: 'malformed',
    });
    stop();
    await fake.say({ name: 'cart', detail: { count: 1, total: '1', currency: 'USD' } });
    expect(cart).not.toHaveBeenCalled();
  });
});

describe('another customer of the parent', () => {
  it('is told by the portal, and the parent may start it anew', async () => {
    const { fake, portal } = await setUpReady();
    const detail = { status: 'identity-changed', code: 'identity_changed' } as const;
    await fake.say({ name: 'status', detail });
    expect(portal.status).toBe('identity_changed');
    expect(portal.error?.code).toBe('identity_changed');
    portal.restart();
    await settle();
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    await fake.hello();
    await fake.ready();
    expect(portal.status).toBe('ready');
  });

  it('starts it anew with a token of their own when the parent says who it is', async () => {
    const first = vi.fn(async () => ({ token: 'first', expiresAt: 7 }));
    const second = vi.fn(async () => ({ token: 'second', expiresAt: 7 }));
    const { fake, portal, statuses } = await setUpReady({ getToken: first, identity: 'ana' });
    expect(await portal.update({ identity: 'ana', getToken: second })).toEqual({ ok: true, value: null });
    expect(fake.unmount).not.toHaveBeenCalled();
    expect(await portal.update({ identity: 'bruno' })).toEqual({ ok: true, value: null });
    await settle();
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    await fake.hello();
    expect(await fake.host().getToken({ reason: 'initial' })).toMatchObject({ value: { token: 'second' } });
    await fake.ready();
    expect(statuses).toEqual(['ready', 'loading', 'ready']);
  });
});

describe('destroy', () => {
  it('clears the portal’s session once and removes everything from the page', async () => {
    const { fake, portal, statuses } = await setUpReady();
    await Promise.all([portal.destroy(), portal.destroy()]);
    await portal.destroy();
    expect(fake.destroy).toHaveBeenCalledTimes(1);
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    expect(document.querySelector('#slot')?.childElementCount).toBe(0);
    expect(document.head.querySelector('link')).toBeNull();
    expect(pendingTimers(/src\/(host-sdk|bridge)\//)).toEqual([]);
    expect(await portal.navigate({ to: 'home' })).toEqual({ ok: false, code: 'closed' });
    expect(portal.status).toBe('destroyed');
    expect(statuses).toEqual(['ready', 'destroyed']);
    expect(await fake.hello()).toEqual({ ok: false, code: 'malformed' });
  });

  it.each([
    ['forgets what the portal stored', undefined, true],
    ['keeps what the portal stored when told so', { keep: true }, false],
  ])('%s', async (_, options, forget) => {
    const { fake, portal } = await setUpReady();
    await portal.destroy(options);
    expect(fake.unmount).toHaveBeenCalledExactlyOnceWith({ forget });
  });

  it('waits until what the portal stored is removed', async () => {
    const { fake, portal } = await setUpReady();
    const removed = Promise.withResolvers<undefined>();
    fake.unmount.mockReturnValueOnce(removed.promise);
    let isDone = false;
    void portal.destroy().then(() => {
      isDone = true;
    });
    await settle();
    expect(isDone).toBe(false);
    removed.resolve(undefined);
    await settle();
    expect(isDone).toBe(true);
  });

  it('is what another identity does; a restart keeps what the portal stored', async () => {
    const { fake, portal } = await setUpReady();
    await portal.update({ identity: 'somebody else' });
    expect(fake.unmount).toHaveBeenLastCalledWith({ forget: true });
    await settle();
    portal.restart();
    await settle();
    expect(fake.unmount).toHaveBeenLastCalledWith({ forget: false });
  });

  it('answers at once the calls that wait for the portal', async () => {
    const { portal } = await setUp();
    const calls = [portal.navigate({ to: 'home' }), portal.navigate({ to: 'cart' })];
    await portal.destroy();
    const closed = { ok: false, code: 'closed' };
    expect(await Promise.all(calls)).toEqual([closed, closed]);
  });

  it('before the portal has loaded never mounts it', async () => {
    const fake = fakePortal();
    document.body.innerHTML = '<main id="slot"></main>';
    const portal = createPortal({
      mode: 'federated',
      src: 'https://a.example.com',
      container: '#slot',
      load: fake.load,
    });
    await portal.destroy();
    await settle();
    expect(document.body).not.toHaveTextContent('the portal');
    expect(fake.unmount).not.toHaveBeenCalled();
    expect(pendingTimers(/src\/(host-sdk|bridge)\//)).toEqual([]);
  });

  it('of a frame before the connection leaves no unhandled rejection', async () => {
    document.body.innerHTML = '<main id="slot"></main>';
    const portal = createPortal({
      mode: 'iframe',
      src: 'https://a.example.com',
      container: '#slot',
      title: 'Ordering',
    });
    expect(screen.getByTitle('Ordering')).toHaveAttribute('src', 'https://a.example.com');
    await portal.destroy();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('mistakes of the parent', () => {
  const warnings = () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mock.calls.map(([text]) => String(text));
  };
  const usable = { mode: 'iframe', src: 'https://acme.portal.example.com', container: '#slot' } as const;

  it.each<[string, object, RegExp, RegExp]>([
    [
      'no scheme',
      { src: 'acme.portal.example.com' },
      /^src: acme/,
      /expected the portal’s origin, such as https:/,
    ],
    ['a script', { src: 'javascript:alert(1)' }, /^src: /, /expected the portal’s origin/],
    ['no src', { src: undefined }, /^src: undefined/, /src is undefined: expected/],
    ['a misspelt mode', { mode: 'frame' }, /^mode: frame/, /mode is frame: expected 'iframe' or 'federated'/],
    ['no container', { container: '#nowhere' }, /^container: #nowhere/, /#nowhere: there is no such element/],
  ])(
    '%s: an error names the option, the console the fix, and nothing stays',
    async (_name, wrong, error, fix) => {
      document.body.innerHTML = '<div id="slot"></div>';
      const told = warnings();
      expect(() => createPortal(JSON.parse(JSON.stringify({ ...usable, ...wrong })))).toThrow(error);
      await vi.dynamicImportSettled();
      expect(told()).toEqual([expect.stringMatching(fix)]);
      expect(document.body.innerHTML).toBe('<div id="slot"></div>');
    },
  );

  it('a slash or a path after the origin is left out', async () => {
    document.body.innerHTML = '<div id="slot"></div>';
    const portal = createPortal({ ...usable, src: 'https://acme.portal.example.com/store/' });
    expect(document.querySelector('iframe')?.src).toBe('https://acme.portal.example.com/');
    await portal.destroy();
  });

  it.each<[string, (portal: PortalHandle) => unknown, RegExp]>([
    [
      'an event',
      (portal) => portal.on(JSON.parse('"carts"'), () => undefined),
      /on\('carts'\): .* status, navigation/,
    ],
    ['an update', (portal) => portal.update(JSON.parse('null')), /update\(null\): expected an object/],
  ])('%s that can’t be used is told in the console, and nothing else happens', async (_name, call, fix) => {
    const { portal } = await setUpReady();
    const told = warnings();
    await call(portal);
    await vi.dynamicImportSettled();
    expect(told()).toEqual([expect.stringMatching(fix)]);
    expect(portal.status).toBe('ready');
  });

  it('a time limit of nothing is the usual one', async () => {
    document.body.innerHTML = '<div id="slot"></div>';
    const told = warnings();
    const portal = createPortal({ ...usable, timeouts: { connectMs: 0 } });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(portal.status).toBe('loading');
    expect(told()).toEqual([expect.stringMatching(/timeouts.connectMs is 0: expected ms above 0/)]);
    await portal.destroy();
  });

  it.each<[string, () => HTMLElement]>([
    [
      'throws',
      () => {
        throw new Error('no fallback');
      },
    ],
    ['returns something else', () => JSON.parse('{"type":"div"}')],
  ])('a fallback that %s leaves the usual message', async (_name, fallback) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    answerProbes();
    const told = warnings();
    document.body.innerHTML = '<div id="slot"></div>';
    const load = () => Promise.reject(new Error('gone'));
    const portal = createPortal({ ...usable, mode: 'federated', load, fallback });
    await settle();
    await vi.dynamicImportSettled();
    await settle();
    expect(portal.status).toBe('failed');
    expect(document.querySelector('#slot [role="alert"]')).toHaveTextContent('Try again');
    expect(told().length + reported.mock.calls.length).toBe(1);
    await portal.destroy();
  });
});
