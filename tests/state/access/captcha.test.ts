import { expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { prepareCaptcha, sendWithCaptcha } from '../../../src/state/access/captcha.ts';
import { logIn } from '../../../src/state/access/logIn.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';
import { aWorkspace } from '../../support/workspace.ts';

/** ALTCHA in the browser: when it is solved, and that a solution is sent once. The worker is played. */

const CHALLENGE = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
};

class PlayedWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate() {}
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: 'ab' } }));
  }
}

/** A back office that answers `login` as scripted, and counts the challenges that it gave. */
const openPortal = (login: (token: string | null, attempt: number) => void = () => undefined) => {
  vi.stubGlobal('Worker', PlayedWorker);
  const customer = aCustomer();
  let attempts = 0;
  const { portal, asked } = aWorkspace(
    (call) => {
      if (call.path === '/captcha')
        return { success: true, challenge: { ...CHALLENGE, signature: `signed ${asked.length}` } };
      attempts += 1;
      login((call.body as { recaptchaToken: string | null }).recaptchaToken, attempts);
      return stillSold({ path: '/users/refresh' }, [], customer);
    },
    { customer },
  );
  const altcha = {
    ...portal,
    base: 'http://localhost/',
    settings: { ...portal.settings, captcha: { kind: 'altcha' } as const },
  };
  return { portal: altcha, challenges: () => asked.filter(({ path }) => path === '/captcha').length };
};

const CREDENTIALS = { email: 'buyer@demo.test', password: 'Portal#2026' };
const required = () => new CallError('refused', { code: 'captcha_required', status: 422 });

test('a first login asks for none', async () => {
  const tokens: unknown[] = [];
  const { portal, challenges } = openPortal((token) => void tokens.push(token));
  expect(await logIn(portal, CREDENTIALS)).toEqual({ ok: true });
  expect([tokens, challenges()]).toEqual([[null], 0]);
});

test('when the answer to a failed login says so, it is solved at once, and sent with the next login', async () => {
  const tokens: (string | null)[] = [];
  const { portal, challenges } = openPortal((token, attempt) => {
    tokens.push(token);
    if (attempt === 1)
      throw new CallError('unauthorized', { code: 'invalid_credentials', status: 401, captcha: true });
  });
  expect(await logIn(portal, CREDENTIALS)).toMatchObject({ ok: false, reason: 'invalid_credentials' });
  await waitUntilPasses(() => expect(challenges()).toBe(1));
  expect(await logIn(portal, CREDENTIALS)).toEqual({ ok: true });
  expect(challenges()).toBe(1);
  expect(tokens[0]).toBeNull();
  expect(JSON.parse(atob(tokens[1] ?? ''))).toMatchObject({
    challenge: { parameters: CHALLENGE.parameters },
    solution: { counter: 1, derivedKey: 'ab' },
  });
});

test('a login that needs one without having been told is sent again with it', async () => {
  const tokens: (string | null)[] = [];
  const { portal } = openPortal((token) => {
    tokens.push(token);
    if (token === null) throw required();
  });
  expect(await logIn(portal, CREDENTIALS)).toEqual({ ok: true });
  expect(tokens).toEqual([null, expect.any(String)]);
});

test('a prepared solution is sent once; one that is spent or too old is replaced by another, once', async () => {
  const { portal, challenges } = openPortal();
  const sent: (string | null)[] = [];
  prepareCaptcha(portal, 'signup');
  const refused = sendWithCaptcha(portal, 'signup', async (token) => {
    sent.push(token);
    throw required();
  });
  await expect(refused).rejects.toMatchObject({ code: 'captcha_required' });
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
  expect(challenges()).toBe(2);
  await sendWithCaptcha(portal, 'signup', async (token) => void sent.push(token));
  expect(new Set(sent).size).toBe(3);
});

test('where the browser can’t solve it, the request goes without, and the back office decides', async () => {
  const { portal } = openPortal();
  vi.stubGlobal(
    'Worker',
    class extends PlayedWorker {
      override postMessage() {
        queueMicrotask(() => this.onerror?.());
      }
    },
  );
  expect(await sendWithCaptcha(portal, 'reset', async (token) => token)).toBeNull();
});
