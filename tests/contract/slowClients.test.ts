import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { startTestServer } from '../support/testServer.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

const MEGABYTE = 1024 * 1024;

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

/** A connection that sends `text` and reads nothing unless asked. */
const openConnection = async (server: BackEnd, text: string): Promise<Socket> => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connectSocket(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause().write(text);
  return socket;
};
const streamRequest = (token: string) =>
  `GET /documents/stream HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer ${token}\r\n\r\n`;
const unfinishedRequest =
  'POST /users/login HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

const patch = (server: BackEnd, token: string, change: unknown) =>
  server.patch('/documents/transaction', { token, body: { writer: 'w', patch: change } });

const memory = () => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
};

test('200 streams that nobody reads and four large patches take little memory, and a new connection is served', async () => {
  const tokens: string[] = [];
  // One after another: an account has few logins at once.
  for (let session = 0; session < 20; session += 1) tokens.push(await backEnd.login('buyer@demo.test', 1));
  const sockets = await Promise.all(
    tokens.flatMap((token) =>
      Array.from({ length: 10 }, () => openConnection(backEnd, streamRequest(token))),
    ),
  );
  const [token = ''] = tokens;
  const before = memory();
  const patching = Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => patch(backEnd, token, { [name]: 'x'.repeat(0.9 * MEGABYTE) })),
  );
  expect((await backEnd.get('/health', { headers: { connection: 'close' } })).status).toBe(200);
  expect((await patching).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // A copy for each stream would be 720 MB.
  expect(memory() - before).toBeLessThan(150);
  for (const socket of sockets) socket.destroy();
});

test('a patch of 150,000 fields is refused; one as large as a cart of 1,000 lines is stored', async () => {
  const token = await backEnd.login('junior@demo.test', 1);
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 1]));
  const { status, body } = await patch(backEnd, token, fields(150_000));
  expect([status, v.parse(errorResponse, body).code]).toEqual([413, 'too_large']);
  const nested = { list: Array.from({ length: 1_500 }, () => fields(100)) };
  expect((await patch(backEnd, token, nested)).status).toBe(413);
  const lines = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`line-${index}`, fields(90)]),
  );
  expect((await patch(backEnd, token, { lines })).status).toBe(200);
  expect((await patch(backEnd, token, { more: fields(20_000) })).status).toBe(413);
});

test('lists that are nested too deeply are refused', async () => {
  const token = await backEnd.login('junior@demo.test', 1);
  const depth = 100_000;
  const { status } = await backEnd.patch('/documents/preferences', {
    token,
    body: `{"writer":"w","patch":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
  });
  expect(status).toBe(400);
});

test('a request that never ends is ended, after 30 s unless configured', async () => {
  const impatient = await startBackEnd({ requestTimeout: 400 });
  const socket = await openConnection(impatient, unfinishedRequest);
  let answer = '';
  socket
    .on('data', (bytes: Buffer) => {
      answer += bytes.toString();
    })
    .resume();
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await impatient.close();
  const { requestTimeout, headersTimeout } = backEnd.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 10_000]);
});

test('a server that is told to stop finishes running requests, ends streams and refuses new connections', async () => {
  const recaptcha = await startTestServer(() => ({ body: { success: true }, delayMs: 600 }));
  const closing = await startBackEnd({
    captcha: { kind: 'recaptcha', secret: 's', verifyUrl: recaptcha.url },
    closingTime: 60_000,
  });
  const login = () =>
    closing.post('/users/login', {
      body: { email: 'buyer@demo.test', password: PASSWORD, company_id: 1, recaptchaToken: 'token' },
    });
  const { token } = v.parse(v.object({ token: v.string() }), (await login()).body);
  const stream = await openStream(closing, token);
  const running = login();
  await waitUntilPasses(() => expect(recaptcha.calls()).toBe(2));
  const closed = closing.close();
  expect(await stream.ended()).toBeNull();
  expect((await running).status).toBe(200);
  await closed;
  await expect(closing.get('/health')).rejects.toThrow();
  await recaptcha.close();
});

test('clients that don’t read or never finish delay the stop only as long as allowed', async () => {
  const closing = await startBackEnd({ closingTime: 300 });
  const token = await closing.login('buyer@demo.test', 1);
  const sockets = [
    await openConnection(closing, streamRequest(token)),
    await openConnection(closing, unfinishedRequest),
  ];
  await pause(50);
  // Without a limit it would never end.
  await closing.close();
  for (const socket of sockets) socket.destroy();
});

test('a database that can’t be reached is named at the start, without its password', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const starting = startBackEnd({ databaseUrl: `postgres://portal:Secret1@127.0.0.1:${port}/portal` });
  await expect(starting).rejects.toThrow(
    new RegExp(`^The database at 127\\.0\\.0\\.1:${port} can't be reached: connect ECONNREFUSED`),
  );
  await expect(starting).rejects.not.toThrow('Secret1');
});
