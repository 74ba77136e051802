import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerWithFaults, readBodiesAsText, readObject } from '../answering.ts';
import type { Call } from '../faults.ts';
import { EMULATOR_MERCHANTS, EMULATOR_PATHS } from '../merchants.ts';
import { readText } from '../readText.ts';
import { createOpenpayCards } from './cards.ts';
import { createCharge, describeCharge, endCharge, type OpenpayStore, refundCharge } from './charges.ts';
import { errorAnswer } from './errors.ts';
import { addOpenpayPages } from './openpayPages.ts';

const { andina } = EMULATOR_MERCHANTS.openpay;

type Route = { Params: { merchant: string; id: string }; Querystring: { order_id?: string } };
type Handler = (request: FastifyRequest<Route>, body: unknown) => Answer;

/** The key of HTTP Basic, which is the user's name; the password is empty. */
const keyOf = (header = ''): string =>
  Buffer.from(header.replace(/^Basic /i, ''), 'base64')
    .toString()
    .replace(/:.*$/, '');

/** Why a caller may not; null when they may. The public key makes tokens and no more. */
const refuse = ({ params, headers }: FastifyRequest<Route>, isPublic: boolean): Answer => {
  const key = keyOf(headers.authorization);
  if (params.merchant !== andina.merchantId) return errorAnswer(1002);
  if (key === andina.privateKey || (key === andina.publicKey && isPublic)) return null;
  return errorAnswer(key === andina.publicKey ? 1010 : 1002);
};

export const openpay =
  (options: Omit<OpenpayStore, 'cards' | 'charges'>) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    const store: OpenpayStore = { ...options, cards: createOpenpayCards(options.clock), charges: new Map() };
    const { cards, payments } = store;
    payments.onEnding('openpay', (payment, ending) => endCharge(store, payment, ending));
    readBodiesAsText(app);

    const find = ({ params }: FastifyRequest<Route>) => {
      const payment = payments.find('openpay', params.id);
      return payment?.merchant === params.merchant ? payment : undefined;
    };

    const answer = async (
      request: FastifyRequest<Route>,
      reply: FastifyReply,
      call: Call,
      handler: Handler,
    ): Promise<FastifyReply> => {
      const refused = refuse(request, call === 'token' && request.url.endsWith('/tokens'));
      if (refused) return reply.code(refused.status).send(refused.body);
      const body = readObject(request.body);
      if (request.method === 'POST' && !body) return reply.code(400).send(errorAnswer(1001).body);
      const paymentId =
        readText(body, 'order_id') || request.query.order_id || (find(request)?.paymentId ?? '');
      await answerWithFaults(store.faults, reply, { call, paymentId }, () => handler(request, body));
      return reply;
    };

    const base = `${EMULATOR_PATHS.openpay}/:merchant`;
    const get = (path: string, handler: Handler) =>
      app.get<Route>(base + path, (request, reply) => answer(request, reply, 'lookup', handler));
    const post = (path: string, call: Call, handler: Handler) =>
      app.post<Route>(base + path, (request, reply) => answer(request, reply, call, handler));

    post('/tokens', 'token', (_request, body) => cards.createToken(body));
    post('/charges', 'charge', ({ params }, body) => createCharge(store, params.merchant, body));
    get('/charges', ({ params, query }) => ({
      status: 200,
      body: payments
        .ofMerchant('openpay', params.merchant)
        .filter(({ paymentId }) => !query.order_id || paymentId === query.order_id)
        .map((payment) => describeCharge(store, payment)),
    }));
    get('/charges/:id', (request) => {
      const payment = find(request);
      return payment ? { status: 200, body: describeCharge(store, payment) } : errorAnswer(1005);
    });
    post('/charges/:id/refund', 'refund', (request, body) => {
      const payment = find(request);
      return payment ? refundCharge(store, payment, body) : errorAnswer(1005);
    });
    post('/cards', 'token', (_request, body) =>
      cards.save(readText(body, 'token_id'), readText(body, 'device_session_id')),
    );
    get('/cards', () => cards.list());
    app.delete<Route>(`${base}/cards/:id`, (request, reply) =>
      answer(request, reply, 'token', ({ params }) => cards.remove(params.id)),
    );
    post('/webhooks', 'token', ({ params }, body) => {
      store.webhooks.set(params.merchant, readText(body, 'url'));
      return { status: 201, body: { id: 'webhook', url: readText(body, 'url'), status: 'verified' } };
    });
    addOpenpayPages(app, store);
    done();
  };
