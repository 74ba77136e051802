import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { meetParent } from '../../src/app/embedding/parentLink.ts';
import { AuthGate } from '../../src/app/start/AuthGate.tsx';
import '../../src/app/customerCode.ts';
import '../../src/app/start/Shop.tsx';
import type { ParentMethods } from '../../src/bridge/contract.ts';
import { directParent } from '../../src/bridge/directParent.ts';
import { createParentPort, type ParentCalls } from '../../src/bridge/parentPort.ts';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { PortalOptions } from '../../src/host-sdk/options.ts';
import { sessionCode } from '../../src/state/access/sessionCode.ts';
import { createSessionService } from '../../src/state/access/sessionService.ts';
import { closeSession } from '../../src/state/access/sessionStore.ts';
import { fakePortal } from '../host-sdk/fakePortal.ts';
import { aCustomer } from '../support/customer.ts';
import { answeringHttp, createPortalProviders } from '../support/renderPortal.tsx';
import { stillSold } from '../support/stillSold.ts';
import { aPortal } from '../support/workspace.ts';

/** A parent app whose token takes long, from its `getToken` to what the customer reads. */

const CALL_MS = 5_000;
const TRANSIT_MS = 1_000;
const customer = aCustomer();
const refreshed = () => stillSold({ path: '/users/refresh' }, [], customer);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string | URL) =>
    String(url).endsWith('/users/refresh') ? Response.json(refreshed()) : new Promise(() => undefined),
  );
});
/** As messages between windows: copied, and none before the next turn. */
const overMessages = (host: ParentMethods): ParentCalls => {
  const send = (method: (detail: unknown) => Promise<unknown>) => async (detail: unknown) => {
    await new Promise((resolve) => setTimeout(resolve));
    return structuredClone(await method(structuredClone(detail)));
  };
  return {
    hello: send(host.hello),
    getToken: send(host.getToken),
    event: send(host.event),
    leaveForPayment: send(host.leaveForPayment),
    linkFor: send(host.linkFor),
    requestDisplayMode: send(host.requestDisplayMode),
  };
};

const WAYS = {
  slot: (host: ParentMethods) => directParent(host).connect(),
  frame: (host: ParentMethods) => createParentPort().connect(overMessages(host), 10_000),
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Opened = {
  way: keyof typeof WAYS;
  language?: 'en' | 'es' | 'fr';
  appName?: string;
  getToken: NonNullable<PortalOptions['getToken']>;
};

const open = async ({ way, language = 'en', appName, getToken }: Opened) => {
  document.body.innerHTML = '<main id="slot"></main>';
  const fake = fakePortal();
  createPortal({
    mode: 'federated',
    src: 'https://demo.portal.example.com',
    container: '#slot',
    title: 'Ordering',
    load: fake.load,
    context: { appName },
    getToken,
    // What the fake portal doesn't tell isn't waited for.
    timeouts: { connectMs: 3_600_000 },
  });
  await pass(0);
  const meeting = meetParent(WAYS[way](fake.host()), {
    api: 'https://demo.portal.example.com/backend',
    tenant: 'demo',
    company: Promise.resolve(),
    texts: Promise.resolve({ loadLanguages: async () => undefined }),
    element: document.body,
  });
  await pass(10);
  const met = await meeting;
  const http = answeringHttp({ '/users/refresh': refreshed() }, () => () => new Promise(() => undefined));
  const portal = aPortal({ http, parent: met.parent }, customer);
  portal.session.setState({ status: 'starting' }, true);
  const creating = createPortalProviders(portal, undefined, language);
  await pass(10);
  const Providers = await creating;
  render(
    <Providers>
      <AuthGate routing="memory" path="/cart" link={null} />
    </Providers>,
  );
  void createSessionService(portal, async () => sessionCode).start(null, { parent: met.session });
  return portal;
};

/** The two silent calls, each until the parent's limit, or the portal's in a frame under load. */
const SILENT_MS = 2 * (CALL_MS + TRANSIT_MS);

test.each([
  ['slot', 'en', 'FieldDesk', 'FieldDesk doesn’t answer', 'Your cart is saved.', 'Try again'],
  ['frame', 'en', undefined, 'The app doesn’t answer', 'Your cart is saved.', 'Try again'],
  ['frame', 'es', 'FieldDesk', 'FieldDesk no responde', 'Su carrito está guardado.', 'Intentar de nuevo'],
  ['slot', 'es', undefined, 'La aplicación no responde', 'Su carrito está guardado.', 'Intentar de nuevo'],
  ['slot', 'fr', 'FieldDesk', 'FieldDesk ne répond pas', 'Votre panier est enregistré.', 'Réessayer'],
  ['frame', 'fr', undefined, 'L’application ne répond pas', 'Votre panier est enregistré.', 'Réessayer'],
] as const)(
  'in a %s, %s: two calls without a token are waited for, then the app is named (%s), and a late token ends it',
  async (way, language, appName, title, saved, retry) => {
    const tokens: PromiseWithResolvers<{ token: string; expiresAt: number }>[] = [];
    const getToken = () => {
      const token = Promise.withResolvers<{ token: string; expiresAt: number }>();
      tokens.push(token);
      return token.promise;
    };
    const portal = await open({ way, language, ...(appName && { appName }), getToken });
    await pass(2 * CALL_MS - 1_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tokens).toHaveLength(2);
    await pass(SILENT_MS);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(saved);
    expect(screen.getByRole('button', { name: retry })).toBeVisible();
    // The very first call, which the parent was asked long ago.
    tokens[0]?.resolve({ token: 'late', expiresAt: Date.now() + 600_000 });
    await pass(CALL_MS + 2_000);
    expect(portal.session.getState()).toMatchObject({ status: 'in', customer: { email: customer.email } });
    expect(screen.queryByText(title)).toBeNull();
  },
);

test('in a slot: a token that comes with the second call is never spoken of', async () => {
  const getToken = vi
    .fn<Opened['getToken']>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockImplementation(async () => ({ token: 'second', expiresAt: Date.now() + 600_000 }));
  const portal = await open({ way: 'slot', getToken });
  await pass(CALL_MS + TRANSIT_MS + 100);
  expect(portal.session.getState()).toMatchObject({ status: 'in' });
  expect(screen.queryByText('The app doesn’t answer')).toBeNull();
});

test('in a frame: a token that is refused is a session that has expired, at once', async () => {
  const portal = await open({ way: 'frame', appName: 'FieldDesk', getToken: async () => null });
  await pass(100);
  expect(portal.session.getState()).toEqual({ status: 'out', end: 'refused' });
  expect(screen.getByRole('alert')).toHaveTextContent('Session expired');
});

test('in a slot: Try again shows that it waits, and asks once more', async () => {
  const getToken = vi.fn<Opened['getToken']>(() => new Promise(() => undefined));
  const portal = await open({ way: 'slot', appName: 'FieldDesk', getToken });
  await pass(SILENT_MS);
  getToken.mockImplementation(async () => ({ token: 'now', expiresAt: Date.now() + 600_000 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(0);
  expect(portal.session.getState()).toMatchObject({ status: 'in' });
});

test.each([
  ['en', 'You’re now using a different account', 'Continue'],
  ['es', 'Ahora usa otra cuenta', 'Continuar'],
  ['fr', 'Vous utilisez maintenant un autre compte', 'Continuer'],
] as const)('a token of another customer is no expired session: %s', async (language, title, retry) => {
  const token = { token: 'first', expiresAt: Date.now() + 3_600_000 };
  const portal = await open({ way: 'slot', language, getToken: async () => token });
  await pass(100);
  act(() => closeSession(portal.session, 'identity_changed'));
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: retry })).toBeVisible();
});
