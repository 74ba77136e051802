import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { refreshSession } from '../../../src/api/access/refreshSession.ts';
import type { Call, Http } from '../../../src/api/calls.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';

const customer = aCustomer();
const body = stillSold({ path: '/users/refresh' }, [], customer);

const createHttp = () => {
  const send = vi.fn(async ({ response }: Call<v.GenericSchema>) => v.parse(response, body));
  return {
    http: { send, headers: async () => ({}), serviceUrl: () => 'https://api.test' } as unknown as Http,
    send,
  };
};

test('an early response is the session, and no other request is sent', async () => {
  const { http, send } = createHttp();
  const session = await refreshSession(http, 'token', Promise.resolve(Response.json(body)));
  expect(session.customer.email).toBe(customer.email);
  expect(send).not.toHaveBeenCalled();
});

test('an early 401 ends the session without another request', async () => {
  const { http, send } = createHttp();
  const early = Promise.resolve(new Response('', { status: 401 }));
  await expect(refreshSession(http, null, early)).rejects.toMatchObject({ failure: 'unauthorized' });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['403', () => new Response('', { status: 403 })],
  ['success: false', () => Response.json({ success: false, error: 'User is disabled' })],
])('an early %s ends the session too', async (_, response) => {
  const { http, send } = createHttp();
  const early = Promise.resolve(response());
  await expect(refreshSession(http, null, early)).rejects.toMatchObject({ failure: 'unauthorized' });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['failed', () => Promise.reject(new TypeError('no network'))],
  ['was a server error', async () => new Response('', { status: 503 })],
  ['can’t be read', async () => new Response('<html>')],
])('an early response that %s is requested again, with retries', async (_, early) => {
  const { http, send } = createHttp();
  const session = await refreshSession(http, null, early());
  expect(session.customer.email).toBe(customer.email);
  expect(send).toHaveBeenCalledTimes(1);
});
