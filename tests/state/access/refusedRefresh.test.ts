import { afterEach, expect, test } from 'vitest';
import { refreshSession } from '../../../src/api/access/refreshSession.ts';
import { createHttp } from '../../../src/api/http.ts';
import { sessionCode } from '../../../src/state/access/sessionCode.ts';
import { createSessionService } from '../../../src/state/access/sessionService.ts';
import { closeSession, SESSION_MARK } from '../../../src/state/access/sessionStore.ts';
import { createTokens } from '../../../src/state/access/sessionTokens.ts';
import { serviceAddresses } from '../../support/serviceAddresses.ts';
import { startTestServer } from '../../support/testServer.ts';
import { aPortal } from '../../support/workspace.ts';

/** A refresh that answers `success: false` with status 200, over HTTP (rules: Session). */

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const openPortal = async () => {
  const server = await startTestServer(() => ({ body: { success: false, error: 'User is disabled' } }));
  close = server.close;
  const serviceUrls = serviceAddresses(server.url);
  const session = { token: async () => null, renew: async () => null };
  const portal = aPortal({ http: createHttp({ serviceUrls, session, headers: () => ({}) }) });
  return { ...portal, server, service: createSessionService(portal, async () => sessionCode) };
};

test.each([
  ['of the cookie', null, 'expired'],
  ['of a link', 'token-of-a-link', 'refused'],
] as const)(
  'refused at the start, the session %s is closed, and not reported as unreachable',
  async (_, token, end) => {
    const { service, session, local, server } = await openPortal();
    closeSession(session, null);
    local.write(SESSION_MARK, '1');
    await service.start(token);
    expect(session.getState()).toEqual({ status: 'out', end });
    expect(local.read(SESSION_MARK)).toBeNull();
    expect(server.calls()).toBe(1);
  },
);

test('a renewal that is refused logs out', async () => {
  const { session, http, clock } = await openPortal();
  const tokens = createTokens({
    session,
    clock,
    parent: null,
    refresh: (token) => refreshSession(http, token),
  });
  expect(await tokens.renew('token')).toBeNull();
  expect(session.getState()).toEqual({ status: 'out', end: 'expired' });
});
