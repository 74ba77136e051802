import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { type PaymentAnswer, pay } from '../../payments/pay.ts';
import type { Payer } from '../../payments/payer.ts';
import { recordAuthorised } from '../../payments/recordAuthorised.ts';
import { invalidRequest } from '../../refusal.ts';
import type { Envelope } from '../orders/readVisit.ts';
import { deviceOf, ownAddressOf } from './requestOf.ts';

/**
 * POST /rest/visitSync with a collection. With a token or a saved method it pays by Authorize.Net, an order or invoice that is placed
 * with it, or the invoices of the collection; without one it records what `/authorizenet/authorize_only` has reserved. Throws as `pay` and
 * `recordAuthorised`.
 */
export const payByVisit = async (
  context: Context,
  request: FastifyRequest,
  payer: Payer,
  envelope: Envelope,
): Promise<PaymentAnswer> => {
  const { visit } = envelope;
  const payment = visit.collection?.[0]?.payment;
  if (!payment) throw invalidRequest('visit.collection.0.payment: is missing');
  const { payment_id: paymentId, payform } = payment;
  const token = payment.token ?? null;
  const savedMethodId = payment.saved_method_id ?? null;
  if (!token && savedMethodId === null && !('collection' in visit && Object.keys(visit).length === 1)) {
    return recordAuthorised(context, payer, envelope, { paymentId, payform });
  }
  return pay(context, payer, {
    ...envelope,
    platform: 'authorizenet',
    flow: 'charge',
    payform,
    paymentId,
    amountPaid: payment.amount_paid,
    token,
    savedMethodId,
    saves: payment.should_save_card ?? false,
    securityCode: null,
    installments: 1,
    redirectUrl: null,
    device: deviceOf(request),
    ownAddress: ownAddressOf(context, request),
  });
};
