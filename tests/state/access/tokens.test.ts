import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { callWithRetries, UnsentError } from '../../../src/api/callRetries.ts';
import { openSession } from '../../../src/state/access/openSession.ts';
import { closeSession, createSessionStore, resumeSession } from '../../../src/state/access/sessionStore.ts';
import { createTokens } from '../../../src/state/access/sessionTokens.ts';
import { aParent } from '../../support/aParent.ts';
import { aCustomer } from '../../support/customer.ts';

const NOW = 1_000_000;
const clock = { now: () => NOW, today: () => '2026-11-21', offset: () => '+00:00' };
const minutes = (count: number) => NOW + count * 60_000;

const loggedIn = (expiresAt: number) => {
  const session = createSessionStore();
  openSession(session, { customer: aCustomer(), token: 'first', expiresAt });
  return session;
};
const newSession = (token: string) => ({ customer: aCustomer(), token, expiresAt: minutes(15) });

test('a valid token is used unchanged', async () => {
  const refresh = vi.fn();
  const tokens = createTokens({ session: loggedIn(minutes(10)), parent: null, clock, refresh });
  expect(await tokens.token()).toBe('first');
  expect(refresh).not.toHaveBeenCalled();
});

test('a token that expires soon is renewed before it is used', async () => {
  const tokens = createTokens({
    session: loggedIn(NOW + 30_000),
    parent: null,
    clock,
    refresh: async () => newSession('second'),
  });
  expect(await tokens.token()).toBe('second');
});

test('parallel refusals cause one renewal', async () => {
  const refresh = vi.fn(async () => newSession('second'));
  const tokens = createTokens({ session: loggedIn(minutes(10)), parent: null, clock, refresh });
  const renewed = await Promise.all(Array.from({ length: 5 }, () => tokens.renew('first')));
  expect(renewed).toEqual(Array(5).fill('second'));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await tokens.renew('first')).toBe('second');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refused renewal ends the session as expired', async () => {
  const session = loggedIn(minutes(10));
  const refresh = async () => {
    throw new CallError('unauthorized');
  };
  const tokens = createTokens({ session, parent: null, clock, refresh });
  expect(await tokens.renew('first')).toBeNull();
  expect(session.getState()).toEqual({ status: 'out', end: 'expired' });
});

test('a renewal that fails because of the network keeps the session', async () => {
  const session = loggedIn(minutes(10));
  const refresh = async () => {
    throw new CallError('network');
  };
  const tokens = createTokens({ session, parent: null, clock, refresh });
  expect(await tokens.renew('first')).toBeNull();
  expect(session.getState().status).toBe('in');
});

test('a renewal after a logout opens no session', async () => {
  const session = loggedIn(minutes(10));
  const tokens = createTokens({
    session,
    parent: null,
    clock,
    refresh: async () => {
      closeSession(session, 'logged_out');
      return newSession('second');
    },
  });
  expect(await tokens.renew('first')).toBeNull();
  expect(session.getState()).toEqual({ status: 'out', end: 'logged_out' });
});

test('embedded, the parent is asked for a token with the reason', async () => {
  const getToken = vi.fn(async () => ({
    ok: true as const,
    value: { token: 'from parent', expiresAt: minutes(15) },
  }));
  const refresh = vi.fn(async (token: string | null) => newSession(`${token}, refreshed`));
  const settings = { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' as const } };
  const parent = {
    settings,
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken,
    send: () => undefined,
    listen: () => () => undefined,
  };
  const tokens = createTokens({ session: loggedIn(minutes(10)), parent, clock, refresh });
  expect(await tokens.renew('first')).toBe('from parent, refreshed');
  expect(getToken).toHaveBeenCalledWith('unauthorized');
});

describe('embedded, a parent that doesn’t answer', () => {
  const unanswered = (left: number) => {
    const session = loggedIn(left);
    const { parent } = aParent();
    parent.getToken = async () => ({ ok: false, code: 'unanswered' });
    return { session, tokens: createTokens({ session, parent, clock, refresh: vi.fn() }) };
  };

  test('leaves a token that expires soon in use', async () => {
    const { session, tokens } = unanswered(30_000);
    expect(await tokens.token()).toBe('first');
    expect(session.getState()).toMatchObject({ status: 'in' });
  });

  test('pauses a session whose token was refused, until it answers; calls wait', async () => {
    const { session, tokens } = unanswered(minutes(10));
    expect(await tokens.renew('first')).toBeNull();
    expect(session.getState()).toMatchObject({ status: 'in', token: null, paused: 'unanswered' });
    const waiting = tokens.token();
    openSession(session, newSession('second'));
    expect(await waiting).toBe('second');
    expect(session.getState()).not.toHaveProperty('paused');
  });
});

describe('while the customer of the last visit is shown', () => {
  const resumed = () => {
    const session = createSessionStore();
    resumeSession(session, { customer: aCustomer(), hidesPrices: false, queries: [] });
    const refresh = vi.fn();
    return { session, refresh, tokens: createTokens({ session, parent: null, clock, refresh }) };
  };

  test('calls wait for the session, and then have its token', async () => {
    const { session, refresh, tokens } = resumed();
    const token = tokens.token();
    openSession(session, newSession('confirmed'));
    expect(await token).toBe('confirmed');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('no call of theirs is sent with the session of another customer', async () => {
    const { session, tokens } = resumed();
    const token = tokens.token(aCustomer());
    openSession(session, { ...newSession('of another'), customer: aCustomer({ clientId: 99 }) });
    await expect(token).rejects.toMatchObject({ failure: 'unauthorized' });
  });

  test('calls fail when there is no session any more', async () => {
    const { session, tokens } = resumed();
    const token = tokens.token(aCustomer());
    closeSession(session, 'expired');
    await expect(token).rejects.toMatchObject({ failure: 'unauthorized' });
  });

  test('the shop starts anew only when the customer or their terms are other ones', () => {
    const roundAfter = (customer: ReturnType<typeof aCustomer>) => {
      const { session } = resumed();
      openSession(session, { ...newSession('confirmed'), customer });
      const state = session.getState();
      return state.status === 'in' && state.round;
    };
    expect(roundAfter(aCustomer())).toBe(1);
    expect(roundAfter(aCustomer({ openBalance: '12.50' }))).toBe(1);
    expect(roundAfter(aCustomer({ priceListId: 4711 }))).toBe(2);
    expect(roundAfter(aCustomer({ email: 'other@demo.test' }))).toBe(2);
  });
});

describe('a call of a customer whose place another has taken', () => {
  const owner = aCustomer();
  const other = { customer: aCustomer({ email: 'other@demo.test' }), token: 'other', expiresAt: minutes(15) };

  test('isn’t sent with the session of the other', async () => {
    const session = loggedIn(minutes(10));
    const tokens = createTokens({ session, parent: null, clock, refresh: vi.fn() });
    expect(await tokens.token(owner)).toBe('first');
    openSession(session, other);
    await expect(tokens.token(owner)).rejects.toMatchObject({ failure: 'unauthorized' });
    expect(await tokens.renew('first', owner)).toBeNull();
    expect(await tokens.token(other.customer)).toBe('other');
  });

  test('isn’t sent again when the renewal answers with the session of the other', async () => {
    const refresh = async () => other;
    const tokens = createTokens({ session: loggedIn(minutes(10)), parent: null, clock, refresh });
    expect(await tokens.renew('first', owner)).toBeNull();
  });

  test('isn’t sent when the renewal before it answers with the session of the other', async () => {
    const refresh = async () => other;
    const tokens = createTokens({ session: loggedIn(NOW + 30_000), parent: null, clock, refresh });
    await expect(tokens.token(owner)).rejects.toMatchObject({ failure: 'unauthorized' });
  });

  test('isn’t sent after a logout', async () => {
    const session = loggedIn(minutes(10));
    const tokens = createTokens({ session, parent: null, clock, refresh: vi.fn() });
    closeSession(session, 'logged_out');
    await expect(tokens.token(owner)).rejects.toMatchObject({ failure: 'unauthorized' });
  });
});

test('while the back office can’t be reached, a call fails at once; it waits when the session is asked for again', async () => {
  const session = createSessionStore();
  const customer = aCustomer();
  resumeSession(session, { customer, hidesPrices: false, queries: [] });
  const tokens = createTokens({ session, parent: null, clock, refresh: vi.fn() });
  const waiting = tokens.token(customer);
  session.setState({ isUnreachable: true });
  await expect(waiting).rejects.toMatchObject({ failure: 'network' });
  await expect(tokens.token(customer)).rejects.toMatchObject({ failure: 'network' });
  resumeSession(session, { customer, hidesPrices: false, queries: [] });
  const asked = tokens.token(customer);
  openSession(session, { customer, token: 'second', expiresAt: minutes(10) });
  expect(await asked).toBe('second');
});

test('without a network no call is sent, and none is repeated', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tokens = createTokens({ session: loggedIn(minutes(10)), parent: null, clock, refresh: vi.fn() });
  const attempt = vi.fn(() => tokens.token());
  await expect(callWithRetries(attempt, { isRepeatable: true })).rejects.toBeInstanceOf(UnsentError);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a parent’s token of another customer ends the session, and nothing is sent with it', async () => {
  const session = loggedIn(minutes(10));
  const owner = aCustomer();
  const { parent } = aParent();
  const tokens = createTokens({
    session,
    parent: {
      ...parent,
      getToken: async () => ({ ok: true, value: { token: 'other', expiresAt: minutes(15) } }),
    },
    clock,
    refresh: async () => ({ ...newSession('second'), customer: aCustomer({ email: 'other@demo.test' }) }),
  });
  expect(await tokens.renew('first', owner)).toBeNull();
  expect(session.getState()).toEqual({ status: 'out', end: 'identity_changed' });
});
