import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Faults, faultRequest } from './faults.ts';
import type { Notifier } from './notifier.ts';
import { emulatorPage } from './pages/emulatorPage.ts';
import { sendPage } from './pages/page.ts';
import type { Payments } from './payments.ts';

const endRequest = v.object({
  payment_id: v.string(),
  ending: v.picklist(['approved', 'declined', 'expired']),
});

const isForm = (request: FastifyRequest): boolean =>
  String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');

const finish = (request: FastifyRequest, reply: FastifyReply, body: unknown) =>
  isForm(request) ? reply.redirect('/emulator', 303) : reply.send(body);

export const emulatorPages =
  ({ payments, faults, notifier }: { payments: Payments; faults: Faults; notifier: Notifier }) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.setErrorHandler((error, _request, reply) =>
      reply.code(v.isValiError(error) ? 422 : 400).send({ error: String(error) }),
    );

    app.get('/emulator', (_request, reply) =>
      sendPage(reply, 'Payment emulator', emulatorPage(payments, faults)),
    );
    app.get('/emulator/ledger', () => ({ payments: payments.all(), totals: payments.totals() }));
    app.get('/emulator/faults', () => ({ faults: faults.list() }));
    app.post('/emulator/faults', (request, reply) => {
      faults.set(v.parse(faultRequest, request.body));
      return finish(request, reply, { faults: faults.list() });
    });
    app.post('/emulator/end', (request, reply) => {
      const { payment_id, ending } = v.parse(endRequest, request.body);
      const ended = payments.end(({ paymentId }) => paymentId === payment_id, ending);
      return finish(request, reply, { ended });
    });
    app.post('/emulator/reset', async (request, reply) => {
      await notifier.forget();
      payments.clear();
      faults.clear();
      return finish(request, reply, { payments: [], faults: [] });
    });
    done();
  };
