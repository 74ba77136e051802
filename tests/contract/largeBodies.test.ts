import { once } from 'node:events';
import { request } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

const LARGEST = 4 * 1024 * 1024;
/** Together, because a share grows by one of the largest in eight seconds; all of them are let through after 40 s only. */
const AT_ONCE = [1, 2, 3, 4, 5, 6, 7, 8];

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

/** Refused for what it contains, after it was read. */
const sendLarge = (token: string | null, path = '/documents/transaction') =>
  backEnd.patch(path, { token, body: { writer: 'a', patch: 'x'.repeat(LARGEST) } });

test('a session sends 12 MB at once, then it has to wait, and others needn’t', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  const answers = await Promise.all(AT_ONCE.map(() => sendLarge(token)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { body, headers } of refused) {
    expect(v.parse(errorResponse, body).code).toBe('too_many_large_requests');
    // 16 MB at half a megabyte a second.
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(32);
  }
  const small = await backEnd.patch('/documents/transaction', {
    token,
    body: { writer: 'a', patch: { a: 1 } },
  });
  expect(small.status).toBe(200);
  const other = await backEnd.login('buyer@demo.test', 1);
  expect((await sendLarge(other)).status).toBe(400);
});

test('without a session a network has a share, and a body of unknown size counts as the largest', async () => {
  const withoutSize = async (host: number) => {
    const sent = request(`${backEnd.address}/documents/transaction`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
        'x-forwarded-for': `2001:db8:1:2::${host}`,
      },
    });
    sent.on('error', () => undefined).write('{');
    const answered = once(sent, 'response');
    sent.end('}');
    const [response] = await answered;
    return response.statusCode;
  };
  const statuses = await Promise.all(AT_ONCE.map(withoutSize));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(3);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
});
