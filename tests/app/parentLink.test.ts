import { expect, it, vi } from 'vitest';
import { createParentLink, meetParent } from '../../src/app/parentLink.ts';
import type { Parent } from '../../src/bridge/contract.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { openSession } from '../../src/state/session/openSession.ts';
import { closeSession } from '../../src/state/session/sessionStore.ts';
import { aCompany } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { aWorkspace } from '../support/workspace.ts';

const openParentLink = ({ openPortal = false } = {}) => {
  const events: string[] = [];
  let commands: Parameters<Parent['listen']>[0] | undefined;
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    payments: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send: (name, detail) => void events.push(`${name} ${Object.values(detail).join(' ')}`),
    listen: (handlers) => {
      commands = handlers;
      return () => undefined;
    },
  };
  const { portal } = aWorkspace(undefined, { company: aCompany({ openPortal }), customer: aCustomer() });
  portal.session.setState({ status: 'starting' }, true);
  const created = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null));
  const open = () =>
    openSession(portal.session, { customer: aCustomer(), token: 't', expiresAt: Number.POSITIVE_INFINITY });
  const navigate = (destination: 'cart' | 'store') => commands?.navigate({ to: destination });
  return {
    events,
    open,
    navigate,
    setNavigate: created.setNavigate,
    close: closeSession.bind(null, portal.session),
    end: () => created.close(),
  };
};

it('the parent gets “ready” once there is a session, and not for each new token', () => {
  const { events, open } = openParentLink();
  open();
  open();
  expect(events).toEqual(['status ready']);
});

it('the parent gets “session expired” for a refused token, and “ready” for the next session', () => {
  const { events, open, close } = openParentLink();
  close('refused');
  expect(events).toEqual(['status session-expired']);
  open();
  close('expired');
  expect(events).toEqual(['status session-expired', 'status ready', 'status session-expired']);
});

it('the parent gets “logged out” when the customer logs out', () => {
  const { events, open, close } = openParentLink();
  open();
  close('logged_out');
  expect(events).toEqual(['status ready', 'status logged-out']);
});

it('an open portal is ready for visitors too', () => {
  const { events, close } = openParentLink({ openPortal: true });
  close('refused');
  expect(events).toEqual(['status session-expired', 'status ready']);
});

it('an unreachable back office is reported as an error; after the end nothing is reported', () => {
  const { events, open, close, end } = openParentLink();
  close('unreachable');
  expect(events).toEqual(['status failed unreachable']);
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
  expect(events).toEqual(['status failed unanswered', 'status ready']);
});

it('a navigation waits until the shop is rendered, and the last one counts', async () => {
  const { open, navigate, setNavigate } = openParentLink();
  expect(await navigate('cart')).toEqual({ ok: false, code: 'blocked' });
  open();
  expect(await navigate('store')).toEqual({ ok: true, value: null });
  expect(await navigate('cart')).toEqual({ ok: true, value: null });
  const paths: string[] = [];
  setNavigate((path) => void paths.push(path));
  await navigate('store');
  expect(paths).toEqual(['/cart', '/store']);
});

it('a navigation isn’t kept for another session', async () => {
  const { open, close, navigate, setNavigate } = openParentLink();
  open();
  await navigate('cart');
  close('expired');
  open();
  const paths: string[] = [];
  setNavigate((path) => void paths.push(path));
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
    getToken: async () => ({ ok: true, value: { token: 't', expiresAt: Number.POSITIVE_INFINITY } }),
    send: () => undefined,
    listen: () => () => undefined,
  };
  const { session } = await meetParent(Promise.resolve({ ok: true, value: parent }), '/backend', 'demo');
  await (await session).response;
  expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'es' });
});
