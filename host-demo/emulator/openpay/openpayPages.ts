import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import {
  BANKS,
  DECISIONS,
  type Decision,
  sendBankChoice,
  sendClosedPage,
  sendDecisionPage,
  sendMissingPage,
} from '../pages/bankPages.ts';
import type { Payment } from '../payments.ts';
import { returnBrowser } from '../returning.ts';
import { endCharge, type OpenpayStore, returnAddress } from './charges.ts';

const decisionRequest = v.object({
  decision: v.optional(v.picklist(DECISIONS)),
  bank: v.optional(v.picklist(Object.keys(BANKS))),
});

type Route = { Params: { id: string } };

const readForm = (body: unknown) =>
  v.parse(decisionRequest, Object.fromEntries(new URLSearchParams(String(body))));

const finish = (
  store: OpenpayStore,
  reply: FastifyReply,
  payment: Payment,
  decision: Decision,
): FastifyReply | Promise<FastifyReply> => {
  if (decision === 'close') return sendClosedPage(reply);
  if (payment.state === 'pending' && decision !== 'pending')
    endCharge(store, payment, decision === 'approve' ? 'approved' : 'declined');
  return returnBrowser(reply, store.faults, payment.paymentId, returnAddress(store, payment));
};

export const addOpenpayPages = (app: FastifyInstance, store: OpenpayStore): void => {
  const find = (id: string) => store.payments.find('openpay', id);

  app.get<Route>('/openpay/pse/:id', ({ params }, reply) => {
    const payment = find(params.id);
    return payment ? sendBankChoice(reply, payment, `/openpay/pse/${payment.id}`) : sendMissingPage(reply);
  });
  app.post<Route>('/openpay/pse/:id', ({ params, body }, reply) => {
    const payment = find(params.id);
    if (!payment) return sendMissingPage(reply);
    const { decision, bank = '' } = readForm(body);
    const chosen = decision ?? BANKS[bank] ?? 'ask';
    if (chosen === 'ask') return sendDecisionPage(reply, bank, payment, `/openpay/pse/${payment.id}`);
    return finish(store, reply, payment, chosen);
  });

  app.get<Route>('/openpay/3ds/:id', ({ params }, reply) => {
    const payment = find(params.id);
    return payment
      ? sendDecisionPage(reply, '3-D Secure', payment, `/openpay/3ds/${payment.id}`)
      : sendMissingPage(reply);
  });
  app.post<Route>('/openpay/3ds/:id', ({ params, body }, reply) => {
    const payment = find(params.id);
    if (!payment) return sendMissingPage(reply);
    const { decision = 'close' } = readForm(body);
    const fails = store.charges.get(payment.id)?.card?.security === 'challenge_fails';
    return finish(store, reply, payment, fails && decision === 'approve' ? 'refuse' : decision);
  });
  app.get<Route>('/openpay/3ds/frictionless/:id', ({ params }, reply) => {
    const payment = find(params.id);
    if (!payment) return sendMissingPage(reply);
    const fails = store.charges.get(payment.id)?.card?.security === 'frictionless_fails';
    return finish(store, reply, payment, fails ? 'refuse' : 'approve');
  });
};
