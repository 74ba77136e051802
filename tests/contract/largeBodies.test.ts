import { once } from 'node:events';
import { request } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

const LARGEST = 4 * 1024 * 1024;

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
  // The share grows a little meanwhile, so that the fourth is let through too.
  for (let sent = 0; sent < 4; sent += 1) expect((await sendLarge(token)).status).toBe(400);
  const { status, body, headers } = await sendLarge(token);
  expect([status, v.parse(errorResponse, body).code]).toEqual([429, 'too_many_large_requests']);
  // 16 MB at half a megabyte a second.
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(32);
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
  const statuses: number[] = [];
  for (const host of [1, 2, 3, 4, 5]) statuses.push(await withoutSize(host));
  // The share grows a little meanwhile, so that the fourth may be let through too.
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});
