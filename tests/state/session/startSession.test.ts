import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { createErrorReporter } from '../../../src/platform/errorReporter.ts';
import { closeSession } from '../../../src/state/session/sessionStore.ts';
import { SESSION_MARK, startSession } from '../../../src/state/session/startSession.ts';
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
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A portal that nobody has logged in to; its back office answers a token so. */
const aPortal = (answer: () => unknown) => {
  const { portal, asked } = aWorkspace(answer, { customer });
  closeSession(portal.session, null);
  return { ...portal, asked, errors: createErrorReporter(REPORTS, 'demo') };
};
const refuses = (failure: CallError) => () => {
  throw failure;
};

describe('the token of a link', () => {
  it.each([
    ['is refused', new CallError('unauthorized', { status: 401 }), 'refused'],
    ['has no answer', new CallError('network'), 'unreachable'],
    ['finds a back office in trouble', new CallError('server', { status: 500 }), 'unreachable'],
  ])('that %s is reported, without the token, and logs nobody in', async (_, failure, end) => {
    const portal = aPortal(refuses(failure));
    await startSession(portal, LINK_TOKEN);
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

  it('that is good logs in, and there is nothing to report', async () => {
    const portal = aPortal(() => stillSold({ path: '/users/refresh' }, [], customer));
    await startSession(portal, LINK_TOKEN);
    expect(portal.session.getState()).toMatchObject({ status: 'in', customer: { email: customer.email } });
    expect(portal.asked).toMatchObject([{ path: '/users/refresh', auth: { token: LINK_TOKEN } }]);
    expect(portal.local.read(SESSION_MARK)).not.toBeNull();
    expect(reported).toEqual([]);
  });
});

describe('the token of a link that got no answer', () => {
  it('is tried again by who tries again, and no longer once it was answered', async () => {
    const answers = [refuses(new CallError('network')), refuses(new CallError('unauthorized'))];
    const portal = aPortal(() => answers.shift()?.());
    await startSession(portal, LINK_TOKEN);
    await startSession(portal, null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'refused' });
    expect(portal.asked).toMatchObject([{ auth: { token: LINK_TOKEN } }, { auth: { token: LINK_TOKEN } }]);
    await startSession(portal, null);
    expect(portal.asked).toHaveLength(2);
  });
});

describe('without a token', () => {
  it('a session that is over is no error', async () => {
    const portal = aPortal(refuses(new CallError('unauthorized', { status: 401 })));
    portal.local.write(SESSION_MARK, '1');
    await startSession(portal, null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'expired' });
    expect(portal.local.read(SESSION_MARK)).toBeNull();
    expect(reported).toEqual([]);
  });

  it('a first visit asks nothing', async () => {
    const portal = aPortal(refuses(new CallError('network')));
    await startSession(portal, null);
    expect(portal.session.getState()).toEqual({ status: 'out', end: null });
    expect(portal.asked).toEqual([]);
    expect(reported).toEqual([]);
  });
});
