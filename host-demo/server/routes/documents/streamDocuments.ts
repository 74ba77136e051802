import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { checkHere } from './checkHere.ts';

/**
 * GET /documents/stream (text/event-stream): an event `document` for each change of the caller's documents, a comment
 * every 20 s. Ends with the session. Customers only.
 */
export const streamDocuments = (app: FastifyInstance, { access, documents, streams }: Context): void => {
  app.get('/documents/stream', async (request, reply) => {
    const { customer } = await access.customer(request);
    checkHere(documents);
    const stream = streams.listen({
      companyId: customer.companyId,
      email: customer.user.email.toLowerCase(),
      userId: customer.user.id,
      sessionId: customer.sessionId,
    });
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
  app.addHook('preClose', async () => streams.endAll());
};
