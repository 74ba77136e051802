import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { createHttp } from '../../../src/api/http.ts';
import { logIn } from '../../../src/state/access/logIn.ts';
import type { PortalContext } from '../../../src/state/portal.ts';
import { aCustomer } from '../../support/customer.ts';
import { serviceAddresses } from '../../support/serviceAddresses.ts';
import { stillSold } from '../../support/stillSold.ts';
import { startTestServer } from '../../support/testServer.ts';
import { aWorkspace } from '../../support/workspace.ts';

const CREDENTIALS = { email: 'buyer@demo.test', password: 'Portal#2026' };

/** A page where Google's script fails as often as told, and then gives a token. */
const stubRecaptcha = (failures: number) => {
  let left = failures;
  const page: Record<string, unknown> = {};
  const scripts = new Set<object>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    querySelector: () => [...scripts][0] ?? null,
    createElement: () => ({
      remove() {
        scripts.delete(this);
      },
    }),
    head: {
      append(script: { onload(): void; onerror(): void }) {
        scripts.add(script);
        left -= 1;
        if (left >= 0) return script.onerror();
        page.grecaptcha = { ready: (listener: () => void) => listener(), execute: async () => 'human' };
        script.onload();
      },
    },
  });
};
const RECAPTCHA = { kind: 'recaptcha', siteKey: 'site-key' } as const;

const portalWith = (captcha: PortalContext['settings']['captcha']) => {
  const customer = aCustomer();
  const { portal, asked } = aWorkspace(
    (call) => {
      const { recaptchaToken } = call.body as { recaptchaToken: string | null };
      if (recaptchaToken === null) {
        throw new CallError('refused', { code: 'captcha_required', status: 422 });
      }
      return stillSold({ path: '/users/refresh' }, [], customer);
    },
    { customer },
  );
  return { asked, portal: { ...portal, settings: { ...portal.settings, captcha } } };
};

describe('the captcha of a login', () => {
  test('a login without the captcha it needs loads it once more', async () => {
    stubRecaptcha(1);
    const { portal, asked } = portalWith(RECAPTCHA);
    expect(await logIn(portal, CREDENTIALS)).toEqual({ ok: true });
    expect(asked.filter(({ path }) => path === '/users/login')).toMatchObject([
      { body: { recaptchaToken: null } },
      { body: { recaptchaToken: 'human' } },
    ]);
  });

  test('without a captcha a login that needs one says so, after one try more at most', async () => {
    stubRecaptcha(9);
    const blocked = portalWith(RECAPTCHA);
    expect(await logIn(blocked.portal, CREDENTIALS)).toMatchObject({ ok: false, reason: 'recaptcha_failed' });
    expect(blocked.asked).toHaveLength(2);
    const without = portalWith(null);
    expect(await logIn(without.portal, CREDENTIALS)).toMatchObject({ ok: false, reason: 'recaptcha_failed' });
    expect(without.asked).toHaveLength(1);
  });
});

const REFUSED = { success: false, error: 'No', code: 'blocked', attempts_left: 2 };
const ERROR = { success: false, error: 'Error' };

// The back office's answer, or {success: false, error: "Error"} (rules: Session).
test.each([
  ['a refusal', { status: 401, body: REFUSED }, 'invalid_credentials', REFUSED],
  ['a refusal with status 200', { body: REFUSED }, 'failed', REFUSED],
  ['no answer', 'hang up' as const, 'unreachable', ERROR],
  ['an answer that is no object', { status: 502, body: 'Bad gateway' }, 'failed', ERROR],
])('after %s a login returns it, or the error “Error”', async (_, answer, reason, response) => {
  const server = await startTestServer(() => answer);
  onTestFinished(() => server.close());
  const http = createHttp({
    serviceUrls: serviceAddresses(server.url),
    session: { token: async () => null, renew: async () => null },
    headers: () => ({}),
  });
  const result = await logIn({ ...aWorkspace().portal, http }, CREDENTIALS);
  expect(result).toMatchObject({ ok: false, reason });
  expect(result).toHaveProperty('response', response);
});
