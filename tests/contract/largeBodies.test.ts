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
  backEnd = await startBackEnd({ processorTime: () => 0 });
});
afterAll(() => backEnd.close());

/** Refused for what it contains, after it was read. */
const sendLarge = (token: string | null, to = backEnd, size = LARGEST) =>
  to.patch('/documents/transaction', { token, body: { writer: 'a', patch: 'x'.repeat(size) } });

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

test('a session whose bodies take the processor’s time has to wait, however few bytes they are, and others needn’t', async () => {
  let time = 0;
  const slow = await startBackEnd({
    // Two looks at a body: 400 ms.
    processorTime: () => {
      time += 400;
      return time;
    },
  });
  const token = await slow.login('buyer@demo.test', 1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendLarge(token, slow, 100_000)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([400, 400, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  // 300 ms too many are six seconds at a twentieth of the time, and the next whole one.
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(7);
  const other = await slow.login('buyer@demo.test', 1);
  expect((await sendLarge(other, slow, 100_000)).status).toBe(400);
  await slow.close();
});

test('a session sends one large body at a time; one that never ends stops nobody else', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  const unfinished = request(`${backEnd.address}/documents/transaction`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'content-length': '100000',
      authorization: `Bearer ${token}`,
    },
  });
  const arrived = once(backEnd.app.server, 'request');
  unfinished.on('error', () => undefined).write('{');
  await arrived;
  let isAnswered = false;
  const next = sendLarge(token).finally(() => {
    isAnswered = true;
  });
  const stranger = await backEnd.login('junior@demo.test', 1);
  expect((await sendLarge(stranger)).status).toBe(400);
  expect(isAnswered).toBe(false);
  unfinished.destroy();
  expect((await next).status).toBe(400);
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
