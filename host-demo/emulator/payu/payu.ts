import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answerWithFaults, readBodiesAsText, readObject } from '../answering.ts';
import type { Call } from '../faults.ts';
import { EMULATOR_MERCHANTS, EMULATOR_PATHS, type PayuMerchant } from '../merchants.ts';
import { DECISIONS, sendClosedPage, sendDecisionPage, sendMissingPage } from '../pages/bankPages.ts';
import { readAt, readText } from '../readText.ts';
import { returnBrowser, withQuery } from '../returning.ts';
import { createPayuTokens } from './tokens.ts';
import { endPending, ordersOf, type PayuStore, refusal, returnQuery, submit } from './transactions.ts';

const merchantOf = (body: unknown): PayuMerchant | undefined =>
  Object.values(EMULATOR_MERCHANTS.payu).find(
    ({ apiLogin, apiKey }) =>
      readText(body, 'merchant', 'apiLogin') === apiLogin && readText(body, 'merchant', 'apiKey') === apiKey,
  );

const INVALID_LOGIN = 'Invalid credentials';

type Command = (store: PayuStore, body: unknown, merchant: PayuMerchant) => unknown;

const success = (result: object) => ({ code: 'SUCCESS', error: null, ...result });

const COMMANDS: Readonly<Record<string, Command>> = {
  PING: () => success({ transactionResponse: null }),
  CREATE_TOKEN({ tokens }, body, { merchantId }) {
    const created = tokens.create(merchantId, readAt(body, 'creditCardToken'));
    return typeof created === 'string' ? refusal(created) : success({ creditCardToken: created });
  },
  GET_TOKENS({ tokens }, body, { merchantId }) {
    const payerId = readText(body, 'creditCardTokenInformation', 'payerId');
    return success({ creditCardTokenList: tokens.list(merchantId, payerId) });
  },
  REMOVE_TOKEN({ tokens }, body, { merchantId }) {
    const removal = readAt(body, 'removeCreditCardToken');
    const [payerId, token] = [readText(removal, 'payerId'), readText(removal, 'creditCardTokenId')];
    const removed = tokens.remove(merchantId, payerId, token);
    return removed ? success({ creditCardToken: removed }) : refusal('The credit card token does not exist');
  },
  SUBMIT_TRANSACTION: (store, body, merchant) => submit(store, merchant, readAt(body, 'transaction')),
};

const REPORTS: Readonly<Record<string, Command>> = {
  ORDER_DETAIL_BY_REFERENCE_CODE: (store, body, merchant) =>
    success({ result: ordersOf(store, merchant, readText(body, 'details', 'referenceCode')) }),
};

const aboutOf = (store: PayuStore, body: unknown): { call: Call; paymentId: string } => {
  const transaction = readAt(body, 'transaction');
  const type = readText(transaction, 'type');
  const parent = store.payments.find('payu', readText(transaction, 'parentTransactionId'));
  if (type === 'REFUND' || type === 'VOID') return { call: 'refund', paymentId: parent?.paymentId ?? '' };
  const isCharge = readText(body, 'command') === 'SUBMIT_TRANSACTION';
  return { call: isCharge ? 'charge' : 'token', paymentId: readText(transaction, 'order', 'referenceCode') };
};

const bankRequest = v.object({ decision: v.picklist(DECISIONS) });

const addBankPages = (app: FastifyInstance, store: PayuStore): void => {
  app.get<{ Params: { id: string } }>('/payu/bank/:id', (request, reply) => {
    const payment = store.payments.find('payu', request.params.id);
    if (!payment) return sendMissingPage(reply);
    return sendDecisionPage(reply, 'PayU', payment, `/payu/bank/${payment.id}`);
  });

  app.post<{ Params: { id: string } }>('/payu/bank/:id', async (request, reply) => {
    const payment = store.payments.find('payu', request.params.id);
    const form = Object.fromEntries(new URLSearchParams(String(request.body)));
    const { decision } = v.parse(bankRequest, form);
    const address = payment && store.orders.get(payment.id)?.responseUrl;
    if (!payment || !address) return sendMissingPage(reply);
    if (decision === 'close') return sendClosedPage(reply);
    if (payment.state === 'pending' && decision !== 'pending')
      endPending(store, payment, decision === 'approve' ? 'approved' : 'declined');
    const url = withQuery(address, returnQuery(store, payment));
    return returnBrowser(reply, store.faults, payment.paymentId, url);
  });
};

export const payu =
  (options: Omit<PayuStore, 'tokens' | 'orders'>) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    const store: PayuStore = { ...options, tokens: createPayuTokens(), orders: new Map() };
    store.payments.onEnding('payu', (payment, ending) => endPending(store, payment, ending));
    readBodiesAsText(app);

    const serve = (path: string, commands: Readonly<Record<string, Command>>, isReport: boolean) =>
      app.post(path, async (request, reply) => {
        reply.header('content-type', 'application/json; charset=utf-8');
        const body = readObject(request.body);
        const merchant = merchantOf(body);
        if (!merchant) return reply.send(JSON.stringify(refusal(INVALID_LOGIN)));
        const command = commands[readText(body, 'command')];
        if (!command) return reply.send(JSON.stringify(refusal('Invalid command')));
        const about = isReport
          ? { call: 'lookup' as const, paymentId: readText(body, 'details', 'referenceCode') }
          : aboutOf(store, body);
        await answerWithFaults(store.faults, reply, about, () => {
          const answer = command(store, body, merchant);
          return answer === null ? null : { status: 200, body: JSON.stringify(answer) };
        });
        return reply;
      });
    serve(EMULATOR_PATHS.payu, COMMANDS, false);
    serve(EMULATOR_PATHS.payuReports, REPORTS, true);
    addBankPages(app, store);
    done();
  };
