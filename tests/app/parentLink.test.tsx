import { expect, it, vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import { PARENT_HINTS } from '../../src/app/embedding/parentHints.ts';
import { createParentLink, meetParent } from '../../src/app/embedding/parentLink.ts';
import type { Parent, ParentDestination } from '../../src/bridge/contract.ts';
import { confirmLeaving } from '../../src/platform/leaveGuard.ts';
import { openSession } from '../../src/state/access/openSession.ts';
import { closeSession } from '../../src/state/access/sessionStore.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { aParent } from '../support/aParent.ts';
import { aCompany } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { aWorkspace } from '../support/workspace.ts';

const SHOP = {};
const go = () => undefined;

const findDocument = async (id: string) => (['id-7', 'WEB-7'].includes(id) ? 'id-7' : null);

const openParentLink = ({ openPortal = false, isShown = true } = {}) => {
  const element = document.createElement('div');
  const show = (html: string) => {
    element.innerHTML = html;
  };
  if (isShown) show('<h1>Store</h1>');
  const events: string[] = [];
  const hints: unknown[] = [];
  let commands: Parameters<Parent['listen']>[0] | undefined;
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send(name, detail) {
      const { hint, ...told }: Record<string, unknown> = detail;
      events.push(`${name} ${Object.values(told).join(' ')}`);
      if (hint !== undefined) hints.push(hint);
    },
    listen: (handlers) => {
      commands = handlers;
      return () => undefined;
    },
  };
  const { portal } = aWorkspace(undefined, { company: aCompany({ openPortal }), customer: aCustomer() });
  portal.session.setState({ status: 'starting' }, true);
  const created = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path: '/',
    element,
  });
  const open = () =>
    openSession(portal.session, { customer: aCustomer(), token: 't', expiresAt: Number.POSITIVE_INFINITY });
  const navigate = (destination: 'cart' | 'store' | ParentDestination) =>
    commands?.navigate(typeof destination === 'string' ? { to: destination } : destination);
  return {
    events,
    hints,
    open,
    navigate,
    mayLeave: () => commands?.mayLeave(),
    local: portal.local,
    setScreens: created.setScreens,
    showPath: (path: string, shop: object = SHOP) =>
      created.showVisit({ key: path, path, by: 'parent', via: 'PUSH', shop }),
    show,
    close: closeSession.bind(null, portal.session),
    end: () => created.close(),
  };
};

it('the parent gets “ready” once the first screen can be used, and not for each new token', async () => {
  const { events, open, show } = openParentLink({ isShown: false });
  open();
  open();
  expect(events).toEqual(['progress session']);
  show('<h1>Store</h1><ul aria-busy="true"></ul>');
  await Promise.resolve();
  expect(events).toEqual(['progress session']);
  show('<h1>Store</h1><ul></ul>');
  await Promise.resolve();
  expect(events).toEqual(['progress session', 'status ready']);
});

it('a session that ends before its first screen never was ready', async () => {
  const { events, open, close, show } = openParentLink({ isShown: false });
  open();
  close('expired');
  show('<h1>Session expired</h1>');
  await Promise.resolve();
  expect(events).toEqual(['progress session', 'status session-expired']);
});

it('the parent gets “session expired” for a refused token, and “ready” for the next session', () => {
  const { events, open, close } = openParentLink();
  close('refused');
  expect(events).toEqual(['status session-expired']);
  open();
  close('expired');
  expect(events).toEqual([
    'status session-expired',
    'progress session',
    'status session-restored',
    'status ready',
    'status session-expired',
  ]);
});

it('the parent gets “logged out” when the customer logs out', () => {
  const { events, open, close } = openParentLink();
  open();
  close('logged_out');
  expect(events).toEqual(['progress session', 'status ready', 'status logged-out']);
});

it('an open portal is ready for visitors too', () => {
  const { events, close } = openParentLink({ openPortal: true });
  close('refused');
  expect(events).toEqual([
    'status session-expired',
    'progress session',
    'status session-restored',
    'status ready',
  ]);
});

it('an unreachable back office is reported as an error; after the end nothing is reported', () => {
  const { events, open, close, end } = openParentLink();
  close('unreachable');
  expect(events).toEqual(['status failed session_unavailable']);
  end();
  open();
  expect(events).toHaveLength(1);
});

it('a parent that gives no token in time reads so once, and not that the session has expired', () => {
  const { events, open, close } = openParentLink();
  close('unanswered');
  close('unanswered');
  expect(events).toEqual(['status failed unanswered']);
  open();
  expect(events).toEqual([
    'status failed unanswered',
    'progress session',
    'status session-restored',
    'status ready',
  ]);
});

it('a token of another customer is told, and is no expired session', () => {
  const { events, open, close } = openParentLink();
  open();
  close('identity_changed');
  expect(events.at(-1)).toBe('status identity-changed identity_changed');
});

it.each([
  ['expired', 'getToken gave no better one'],
  ['logged_out', 'has logged out'],
  ['unreachable', 'does it answer'],
  ['unanswered', 'goes on when a late one comes'],
  ['identity_changed', 'restart()'],
] as const)('a session that ends because it is %s comes with a hint for developers', (end, hint) => {
  const { hints, open, close } = openParentLink();
  open();
  close(end);
  expect(hints).toEqual([expect.stringContaining(hint)]);
});

it('a navigation waits until the shop is rendered, and is answered when its screen is shown', async () => {
  const { open, navigate, setScreens, showPath } = openParentLink();
  expect(await navigate('cart')).toEqual({ ok: false, code: 'blocked' });
  open();
  const answers: unknown[] = [];
  const waiting = navigate('cart')?.then((answer) => answers.push(answer));
  const paths: string[] = [];
  setScreens({ show: (path) => void paths.push(path), go, findDocument });
  expect(paths).toEqual(['/cart']);
  await Promise.resolve();
  expect(answers).toEqual([]);
  showPath('/cart');
  await waiting;
  expect(answers).toEqual([{ ok: true, value: null }]);
  expect(await navigate('cart')).toEqual({ ok: true, value: null });
});

it.each(['id-7', 'WEB-7'])('an order is shown by its id or number: %s', async (id) => {
  const { open, navigate, setScreens, showPath } = openParentLink();
  open();
  const paths: string[] = [];
  setScreens({
    show(path) {
      paths.push(path);
      showPath(path);
    },
    go,
    findDocument,
  });
  expect(await navigate({ to: 'transaction', id })).toEqual({ ok: true, value: null });
  expect(await navigate({ to: 'confirmation', id })).toEqual({ ok: true, value: null });
  expect(paths).toEqual(['/transaction/id-7', '/confirmation/id-7']);
});

it('a return goes back in the portal’s own history, and is the parent’s', async () => {
  const { open, navigate, setScreens, showPath, events } = openParentLink();
  open();
  const show = vi.fn((path: string) => showPath(path));
  const steps: number[] = [];
  setScreens({
    show,
    go(count) {
      steps.push(count);
      showPath('/store');
    },
    findDocument,
  });
  showPath('/store');
  showPath('/cart');
  events.length = 0;
  expect(await navigate({ to: 'store', isReturn: true })).toEqual({ ok: true, value: null });
  expect(steps).toEqual([-1]);
  expect(events).toEqual([expect.stringMatching(/^navigation .* parent false$/)]);
  await navigate({ to: 'home', isReturn: true });
  expect(show).toHaveBeenCalledWith('/home');
  showPath('/cart', {});
  await navigate({ to: 'store', isReturn: true });
  expect(show).toHaveBeenLastCalledWith('/store');
  expect(steps).toHaveLength(1);
});

it('an order that the customer doesn’t have isn’t shown', async () => {
  const { open, navigate, setScreens } = openParentLink();
  open();
  const show = vi.fn();
  setScreens({ show, go, findDocument });
  expect(await navigate({ to: 'transaction', id: 'WEB-8' })).toEqual({ ok: false, code: 'not_found' });
  expect(show).not.toHaveBeenCalled();
});

it('a navigation isn’t kept for another session', async () => {
  const { open, close, navigate, setScreens } = openParentLink();
  open();
  void navigate('cart');
  close('expired');
  open();
  const paths: string[] = [];
  setScreens({ show: (path) => void paths.push(path), go, findDocument });
  expect(paths).toEqual([]);
});

it('the first session is asked for in the language that the parent sets', async () => {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetchMock);
  const parent: Parent = {
    settings: {
      context: { locale: 'es-MX' },
      theme: {},
      navigation: { bar: [] },
      size: { mode: 'fixed' },
    },
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken: async () => ({ ok: true, value: { token: 't', expiresAt: Number.POSITIVE_INFINITY } }),
    send: () => undefined,
    listen: () => () => undefined,
  };
  const { session } = await meetParent(Promise.resolve({ ok: true, value: parent }), {
    api: '/backend',
    tenant: 'demo',
    company: Promise.resolve(),
    texts: Promise.resolve({ loadLanguages: async () => undefined }),
    element: document.body,
  });
  await (await session).response;
  expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'es' });
});

it.each([
  ['not_found', 'unknown_company'],
  ['malformed', 'misconfigured'],
  ['network', 'company_unavailable'],
] as const)('a company that can’t be loaded (%s) is told as %s', async (failure, code) => {
  const { parent, told, hints } = aParent();
  const company = Promise.reject(new CallError(failure));
  await meetParent(Promise.resolve({ ok: true, value: parent }), {
    api: '/backend',
    tenant: 'demo',
    company,
    texts: Promise.resolve({ loadLanguages: async () => undefined }),
    element: document.body,
  });
  await company.catch(() => undefined);
  expect(told).toEqual([
    { name: 'progress', detail: { stage: 'configured' } },
    { name: 'status', detail: { status: 'failed', code } },
  ]);
  expect(hints).toEqual([PARENT_HINTS[code]]);
});

it('the portal may be left, but not while something typed in it is nowhere else', () => {
  const { mayLeave, show } = openParentLink();
  expect(mayLeave()).toBe(true);
  show('<h1>Account</h1><form data-unsaved="true"></form>');
  expect(mayLeave()).toBe(false);
  show('<h1>Store</h1>');
  expect(mayLeave()).toBe(true);
});

it('the portal may not be left while it is sending an order, and another one on the page may', () => {
  const sending = openParentLink();
  const other = openParentLink();
  const stop = confirmLeaving(sending.local);
  expect([sending.mayLeave(), other.mayLeave()]).toEqual([false, true]);
  stop();
  expect(sending.mayLeave()).toBe(true);
});
