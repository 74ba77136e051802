import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createShellServer } from '../../host-demo/shell/server.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

const started: (BackEnd | FastifyInstance)[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
});

test('the demo parent ends the session of a token at the back office', async () => {
  const backEnd = await startBackEnd();
  const shell = await createShellServer({
    folder: import.meta.dirname,
    backend: backEnd.address,
    portal: 'http://localhost:1',
  });
  started.push(shell, backEnd);
  const end = async (payload: object) => {
    const { statusCode } = await shell.inject({ method: 'POST', url: '/session/ended', payload });
    return statusCode;
  };
  const token = await backEnd.login('buyer@demo.test', 1);
  const renew = async () => (await backEnd.post('/users/refresh', { token, body: {} })).status;

  expect(await renew()).toBe(200);
  expect(await end({})).toBe(400);
  expect(await renew()).toBe(200);
  expect(await end({ token })).toBe(200);
  expect(await renew()).toBe(401);
  expect(await end({ token })).toBe(200);
  await backEnd.close();
  expect(await end({ token })).toBe(502);
});
