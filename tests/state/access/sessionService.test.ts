import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { createErrorReporter } from '../../../src/platform/errorReporter.ts';
import { readLastVisit } from '../../../src/state/access/lastVisit.ts';
import { sessionCode } from '../../../src/state/access/sessionCode.ts';
import { createSessionService } from '../../../src/state/access/sessionService.ts';
import { closeSession, SESSION_MARK } from '../../../src/state/access/sessionStore.ts';
import { writeOwner } from '../../../src/state/visit/writeVisit.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { aWorkspace } from '../../support/workspace.ts';

const REPORTS = 'https://errors.example.com/reports';
const LINK_TOKEN = 'token-of-a-link';
const customer = aCustomer();

let reported: unknown[] = [];
beforeEach(() => {
  reported = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    expect(url).toBe(REPORTS);
    reported.push(JSON.parse(String(body)));
    return new Response();
  });
});
const aPortal = (respond: Parameters<typeof aWorkspace>[0]) => {
  const { portal, asked } = aWorkspace(respond, { customer });
  closeSession(portal.session, null);
  const context = { ...portal, errors: createErrorReporter(REPORTS, 'demo') };
  return { ...context, asked, ...createSessionService(context, async () => sessionCode) };
};
const failWith = (failure: CallError) => () => {
  throw failure;
};

describe('a login after a logout', () => {
  it('is sent when the logout was answered, which removes the cookie', async () => {
    const { promise: answer, resolve: answerLogout } = Promise.withResolvers<object>();
    const portal = aPortal((call) =>
      call.path === '/users/logout' ? answer : stillSold({ path: '/users/refresh' }, [], customer),
    );
    await portal.start(LINK_TOKEN);
    portal.logOut();
    const login = portal.logIn({ email: customer.email, password: 'Portal#2026' });
    await vi.dynamicImportSettled();
    expect(portal.asked.map(({ path }) => path)).toEqual(['/users/refresh', '/users/logout']);
    answerLogout({ success: true });
    expect(await login).toEqual({ ok: true });
    expect(portal.asked.map(({ path }) => path)).toEqual(['/users/refresh', '/users/logout', '/users/login']);
  });

  it('is sent when the logout failed', async () => {
    const portal = aPortal((call) => {
      if (call.path === '/users/logout') throw new CallError('network');
      return stillSold({ path: '/users/refresh' }, [], customer);
    });
    await portal.start(LINK_TOKEN);
    portal.logOut();
    expect(await portal.logIn({ email: customer.email, password: 'Portal#2026' })).toEqual({ ok: true });
  });
});

describe('the token of a link', () => {
  it.each([
    ['is refused', new CallError('unauthorized', { status: 401 }), 'refused'],
    ['has no answer', new CallError('network'), 'unreachable'],
    ['finds a back office in trouble', new CallError('server', { status: 500 }), 'unreachable'],
  ])('that %s is reported without the token, and doesn’t log in', async (_, failure, end) => {
    const portal = aPortal(failWith(failure));
    await portal.start(LINK_TOKEN);
    expect(reported).toEqual([
      {
        what: 'Authentication with token failed',
        tenant: 'demo',
        name: 'CallError',
        message: failure.message,
      },
    ]);
    expect(JSON.stringify(reported)).not.toContain(LINK_TOKEN);
    expect(portal.session.getState()).toEqual({ status: 'out', end });
  });

  it('that is valid logs in, and nothing is reported', async () => {
    const portal = aPortal(() => stillSold({ path: '/users/refresh' }, [], customer));
    await portal.start(LINK_TOKEN);
    expect(portal.session.getState()).toMatchObject({ status: 'in', customer: { email: customer.email } });
    expect(portal.asked).toMatchObject([{ path: '/users/refresh', auth: { token: LINK_TOKEN } }]);
    expect(portal.local.read(SESSION_MARK)).not.toBeNull();
    expect(reported).toEqual([]);
  });
});

describe('the token of a link after a failed call', () => {
  it('is tried again on demand, but not after a response', async () => {
    const answers = [failWith(new CallError('network')), failWith(new CallError('unauthorized'))];
    const portal = aPortal(() => answers.shift()?.());
    await portal.start(LINK_TOKEN);
    await portal.start(null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'refused' });
    expect(portal.asked).toMatchObject([{ auth: { token: LINK_TOKEN } }, { auth: { token: LINK_TOKEN } }]);
    await portal.start(null);
    expect(portal.asked).toHaveLength(2);
  });
});

describe('without a token', () => {
  it('an expired session isn’t an error', async () => {
    const portal = aPortal(failWith(new CallError('unauthorized', { status: 401 })));
    portal.local.write(SESSION_MARK, '1');
    await portal.start(null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'expired' });
    expect(portal.local.read(SESSION_MARK)).toBeNull();
    expect(reported).toEqual([]);
  });

  it('a first visit sends no call', async () => {
    const portal = aPortal(failWith(new CallError('network')));
    await portal.start(null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: null });
    expect(portal.asked).toEqual([]);
    expect(reported).toEqual([]);
  });
});

describe('a return to the last visit', () => {
  const returning = async (respond: () => unknown) => {
    const portal = aPortal(respond);
    portal.local.write(SESSION_MARK, '1');
    await writeOwner(portal.local.prefix, { customer, hidesPrices: false });
    const start = () => portal.start(null, { lastVisit: readLastVisit(portal.local.prefix) });
    return { ...portal, start };
  };

  const statesOf = ({ session }: Pick<ReturnType<typeof aPortal>, 'session'>) => {
    const states: unknown[] = [];
    session.subscribe((state) => states.push(state));
    return states;
  };

  it('shows its customer at once, and asks for the session', async () => {
    const portal = await returning(() => stillSold({ path: '/users/refresh' }, [], customer));
    const states = statesOf(portal);
    await portal.start();
    expect(states).toMatchObject([
      { status: 'in', customer, token: null },
      { status: 'in', token: expect.any(String) },
    ]);
  });

  it('ends at the login when the session is over', async () => {
    const portal = await returning(failWith(new CallError('unauthorized', { status: 401 })));
    await portal.start();
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'expired' });
  });

  it('stays when the back office can’t be reached, and trying again confirms the session', async () => {
    const answers = [
      failWith(new CallError('server', { status: 500 })),
      () => stillSold({ path: '/users/refresh' }, [], customer),
    ];
    const portal = await returning(() => answers.shift()?.());
    await portal.start();
    expect(portal.session.getState()).toMatchObject({ status: 'in', token: null, isUnreachable: true });
    const states = statesOf(portal);
    await portal.start();
    expect(states).toMatchObject([
      { status: 'in', token: null },
      { status: 'in', token: expect.any(String) },
    ]);
    expect(states[0]).not.toHaveProperty('isUnreachable');
  });

  it('who logs out before the answer stays logged out, and the session ends too', async () => {
    const portal = await returning(() => stillSold({ path: '/users/refresh' }, [], customer));
    const started = portal.start();
    portal.logOut();
    await started;
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'logged_out' });
    expect(portal.asked.map(({ path }) => path)).toEqual(['/users/refresh', '/users/logout']);
    expect(portal.local.read(SESSION_MARK)).toBeNull();
  });
});
