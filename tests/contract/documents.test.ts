import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse } from '../../src/api/wireValues.ts';
import { documentPatchResponse, documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

let backEnd: BackEnd;
let phone: string;
let laptop: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ heartbeat: 50 });
  phone = await backEnd.login('buyer@demo.test', 1);
  laptop = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const patch = async (token: string, name: string, change: unknown, writer = 'phone') => {
  const { status, body } = await backEnd.patch(`/documents/${name}`, {
    token,
    body: { writer, patch: change },
  });
  expect(status).toBe(200);
  return v.parse(documentPatchResponse, body).revision;
};
const read = async (token: string, name: string) =>
  v.parse(documentResponse, (await backEnd.get(`/documents/${name}`, { token })).body);

test('a session’s change is sent to the customer’s other sessions, and to no other customer', async () => {
  const other = await openStream(backEnd, await backEnd.login('other@demo.test', 1));
  const stream = await openStream(backEnd, laptop);
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await patch(phone, 'transaction', { lines: { a: { quantity: '2' } } });
  await patch(phone, 'transaction', { lines: { a: null, b: { quantity: '1' } } });
  expect(await stream.events(2)).toEqual([
    { name: 'transaction', revision: 1, writer: 'phone', patch: { lines: { a: { quantity: '2' } } } },
    {
      name: 'transaction',
      revision: 2,
      writer: 'phone',
      patch: { lines: { a: null, b: { quantity: '1' } } },
    },
  ]);
  expect(await read(laptop, 'transaction')).toMatchObject({
    revision: 2,
    data: { lines: { b: { quantity: '1' } } },
  });
  stream.close();
  const otherEvents = other.events(1);
  await other.comments(3);
  other.close();
  await expect(otherEvents).rejects.toThrow();
});

test.each([
  // RFC 7396, appendix A, where the target is an object.
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ a: 'foo' }, { a: { b: { c: null } } }, { a: { b: {} } }],
])('%j patched with %j is %j', async (before, change, after) => {
  const token = await backEnd.login('junior@demo.test', 1);
  const empty = Object.fromEntries(
    Object.keys((await read(token, 'preferences')).data).map((key) => [key, null]),
  );
  await patch(token, 'preferences', empty);
  await patch(token, 'preferences', before);
  await patch(token, 'preferences', change);
  expect((await read(token, 'preferences')).data).toEqual(after);
});

test('parallel patches are all applied, each with its own revision, and sent in order', async () => {
  const token = await backEnd.login('group@demo.test', 1);
  const stream = await openStream(backEnd, token);
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
  const revisions = await Promise.all(
    numbers.map((number) =>
      patch(token, 'transaction', { lines: { [`line-${number}`]: { quantity: number } } }),
    ),
  );
  expect(revisions.toSorted((a, b) => a - b)).toEqual(numbers);
  const { revision, data } = await read(token, 'transaction');
  expect([revision, Object.keys(v.parse(v.record(v.string(), v.unknown()), data.lines)).length]).toEqual([
    25, 25,
  ]);
  expect((await stream.events(25))?.map((event) => event.revision)).toEqual(numbers);
  stream.close();
});

test('a stream ends with its session, and a new password ends all streams', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  const second = await backEnd.login('other@demo.test', 1);
  const [firstStream, secondStream] = await Promise.all([
    openStream(backEnd, token),
    openStream(backEnd, second),
  ]);
  await backEnd.post('/users/logout', { token, body: {} });
  expect(await firstStream.ended()).toBeNull();
  await patch(second, 'preferences', { still: 'heard' });
  expect(await secondStream.events(1)).toHaveLength(1);
  await backEnd.post('/users/changePassword', {
    token: second,
    body: { email: 'other@demo.test', password: PASSWORD, newPassword: 'Other#2026', company_id: 1 },
  });
  expect(await secondStream.ended()).toBeNull();
});

test('a document above 4 MB or nested too deeply is refused and stays unchanged', async () => {
  const token = await backEnd.login('cash@demo.test', 1);
  const half = 'x'.repeat(2_400_000);
  await patch(token, 'transaction', { one: half });
  const refusal = async (change: unknown) => {
    const { status, body } = await backEnd.patch('/documents/transaction', {
      token,
      body: { writer: 'a', patch: change },
    });
    return [status, v.parse(errorResponse, body).code];
  };
  expect(await refusal({ two: half })).toEqual([413, 'too_large']);
  expect(await refusal({ two: half + half })).toEqual([413, 'too_large']);
  expect((await read(token, 'transaction')).revision).toBe(1);
  const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
  expect(await refusal(deep)).toEqual([400, 'invalid_request']);
});

test('a patch of `__proto__` is refused', async () => {
  const { status } = await backEnd.patch('/documents/preferences', {
    token: phone,
    body: '{"writer":"a","patch":{"__proto__":{"admin":true}}}',
  });
  expect(status).toBe(400);
});

test('closing the server ends open streams, and doesn’t wait for closed ones', async () => {
  const separateBackEnd = await startBackEnd({ heartbeat: 20 });
  const token = await separateBackEnd.login('buyer@demo.test', 1);
  const closedStream = await openStream(separateBackEnd, token);
  const openedStream = await openStream(separateBackEnd, token);
  await openedStream.comments(2);
  closedStream.close();
  const closing = separateBackEnd.close();
  expect(await openedStream.ended()).toBeNull();
  await closing;
});
