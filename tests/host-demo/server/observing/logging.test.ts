import fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions, logRequests } from '../../../../host-demo/server/observing/logging.ts';

it('an error is logged with its stack, without the stored values of a database error or the URL', async () => {
  const lines: string[] = [];
  const app = fastify(logOptions('info', { write: (line) => void lines.push(line) }));
  logRequests(app);
  app.setErrorHandler((err, request, reply) => {
    request.log.error({ err, req: request }, 'request failed');
    return reply.code(500).send({});
  });
  app.get('/orders/:token', async () => {
    throw Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      detail: 'Key (email)=(buyer@demo.test) already exists.',
      parameters: ['Portal#2026'],
    });
  });
  await app.inject({ url: '/orders/secret-token?q=secret', headers: { authorization: 'Bearer secret' } });
  await app.inject({ url: '/unknown/secret' });
  await app.close();
  const all = lines.join('');
  for (const secret of ['secret', 'buyer@demo.test', 'Portal#2026']) expect(all).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    msg: 'request failed',
    req: { method: 'GET', route: '/orders/:token' },
    err: { type: 'Error', code: '23505', stack: expect.stringContaining('logging.test.ts') },
  });
});
