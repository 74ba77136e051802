import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { databaseWork } from '../support/backEnd/databaseWork.ts';
import { signupBody } from '../support/backEnd/signupBody.ts';
import { snapshotOf } from '../support/backEnd/snapshot.ts';
import { smallTenants, TODAY } from '../support/backEnd/tenants.ts';

/** A sign-up tells by nothing that it does whether an e-mail is known, and reads no document too early. Work is counted, not timed. */

let backEnd: BackEnd;
let guarded: BackEnd;

beforeAll(async () => {
  // Embedded, because there each statement passes one function.
  const snapshot = await snapshotOf({
    seeds: smallTenants,
    today: new Date(TODAY),
    passwordCost: { cost: 2, parallel: 1 },
  });
  backEnd = await startBackEnd({ snapshot });
  guarded = await startBackEnd({ captcha: { kind: 'altcha', cost: 1 } });
});
afterAll(() => Promise.all([backEnd.close(), guarded.close()]));
afterEach(() => {
  vi.restoreAllMocks();
});

const CONTENT = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(1_000_000, 'x'),
  Buffer.from('\n%%EOF\n'),
]).toString('base64');

const signUp = ({ post }: BackEnd, email: string, changes: object = {}) =>
  post('/users/signup', {
    headers: { 'x-forwarded-for': '198.51.100.7' },
    body: signupBody(email, {
      document: { name: 'tax.pdf', type: 'application/pdf', content: CONTENT },
      ...changes,
    }),
  });

const workOf = async (act: () => Promise<{ status: number }>): Promise<string[]> => {
  const { work, stop } = databaseWork();
  expect((await act()).status).toBe(200);
  stop();
  return work;
};

/** How often the document was decoded. */
const watchDecoding = () => {
  const from = vi.spyOn(Buffer, 'from');
  return () =>
    from.mock.calls.filter(([content]) => typeof content === 'string' && content.length === CONTENT.length)
      .length;
};

test('the database does the same for a known and an unknown e-mail, and the document is stored in both', async () => {
  const unknown = await workOf(() => signUp(backEnd, 'nobody@ruiz.test'));
  const known = await workOf(() => signUp(backEnd, 'buyer@demo.test'));
  expect(known).toEqual(unknown);
  expect(known.filter((each) => each.includes('into "signup_documents"'))).toHaveLength(1);
});

test('the document is decoded once for both', async () => {
  const decoded = watchDecoding();
  await signUp(backEnd, 'nobody2@ruiz.test');
  expect(decoded()).toBe(1);
  await signUp(backEnd, 'buyer@demo.test');
  expect(decoded()).toBe(2);
});

test('the document is decoded only after the captcha and the limits', async () => {
  const decoded = watchDecoding();
  expect(await signUp(guarded, 'nobody@ruiz.test')).toMatchObject({
    status: 422,
    body: { code: 'captcha_required' },
  });
  expect(decoded()).toBe(0);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await signUp(backEnd, 'often@ruiz.test')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(decoded()).toBe(5);
});
