import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { paymentIdWire, paymentResponse } from '../../../../src/api/history/paymentSchema.ts';
import { paymentResultRequest, payuCheckRequest } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from '../../database/schema.ts';
import { checkPayment, freshPayment, giveBackUnrecorded } from '../../payments/checkPayment.ts';
import { answerPayment } from '../../payments/pay.ts';
import { findPayer, type Payer } from '../../payments/payer.ts';
import { findPayment } from '../../payments/paymentStore.ts';
import { presentResult } from '../../payments/presentPayment.ts';
import { expire } from '../../payments/sweep.ts';
import { notFound, unprocessable } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const params = v.object({ id: paymentIdWire });

/** The payer's own payment; that of a public form's key pays its invoice. */
const ownPayment = async ({ database }: Context, payer: Payer, id: string): Promise<PaymentRow> => {
  const row = await findPayment(database, payer.customer.companyId, id);
  if (!row || row.client_id !== payer.customer.clientId) throw notFound('payment');
  if (payer.onlyInvoice === null) return row;
  const part = await database
    .selectFrom('payment_parts')
    .select('payment')
    .where('payment', '=', row.id)
    .where('invoice_id', '=', payer.onlyInvoice)
    .executeTakeFirst();
  if (!part) throw notFound('payment');
  return row;
};

/**
 * GET /payments/{payment_id}: the state of today; the provider is asked while it is not known. What was reserved and not recorded in
 * time is given back. 404 `not_found`.
 */
export const readPayment = (app: FastifyInstance, context: Context): void => {
  app.get('/payments/:id', async (request) => {
    const payer = await findPayer(context, request);
    const { id } = parseRequest(params, request.params);
    const fresh = await freshPayment(context, await ownPayment(context, payer, id));
    const row = await giveBackUnrecorded(context, fresh);
    const { payment } = await answerPayment(context, payer, row, { repeated: true });
    return toResponse(paymentResponse, { success: true, payment });
  });
};

/**
 * POST /payments/{payment_id}/cancel: the customer doesn't pay at the bank's page. The provider is asked first, so that what was paid
 * stays paid; otherwise stock, balances and the cart are free at once. The payment of today; 404 `not_found`. A payment without a bank's
 * page (PayU's own review) goes on.
 */
export const cancelPayment = (app: FastifyInstance, context: Context): void => {
  app.post('/payments/:id/cancel', async (request) => {
    const payer = await findPayer(context, request);
    const { id } = parseRequest(params, request.params);
    const own = await ownPayment(context, payer, id);
    const asked = own.state === 'pending_bank' ? await checkPayment(context, own) : own;
    const isLeft = asked.state === 'pending_bank' && asked.bank_url !== null;
    const row = isLeft ? await expire(context, asked.id) : asked;
    const { payment } = await answerPayment(context, payer, row, { repeated: true });
    return toResponse(paymentResponse, { success: true, payment });
  });
};

/**
 * POST /payments/result {payment_id, nonce}: a payment after a return without login; amount and status only. 404 `not_found` for a wrong
 * nonce too; 429 `too_many_attempts` after many.
 */
export const paymentResult = (app: FastifyInstance, context: Context): void => {
  app.post('/payments/result', async (request) => {
    const { payment_id, nonce } = parseRequest(paymentResultRequest, request.body);
    const row = await context.paymentLimits.guardSecret(request.ip, async () => {
      const found = await context.database
        .selectFrom('payments')
        .selectAll()
        .where('payment_id', '=', payment_id)
        .where('nonce', '=', nonce)
        .executeTakeFirst();
      if (!found) throw notFound('payment');
      return found;
    });
    const payment = presentResult(await freshPayment(context, row), context.clock());
    return toResponse(paymentResponse, { success: true, payment });
  });
};

/**
 * POST /payments/payu_check {query}: the payment of the page that PayU returned to. The query's signature is checked, and its state is not
 * believed. 422 `missing_reference`, `unable_read_status`; 404 `not_found`.
 */
export const payuCheck = (app: FastifyInstance, context: Context): void => {
  app.post('/payments/payu_check', async (request) => {
    const payer = await findPayer(context, request);
    const { query } = parseRequest(payuCheckRequest, request.body);
    if (!query.referenceCode) throw unprocessable('missing_reference', 'referenceCode: is missing');
    const gateway = await context.gateways.find(payer.customer.companyId, 'payu');
    const read = gateway?.readReturn(query) ?? null;
    if (!read) throw unprocessable('unable_read_status', 'the query is not signed by the provider');
    const row = await freshPayment(context, await ownPayment(context, payer, read.paymentId));
    if (row.state === 'unknown') {
      throw unprocessable('unable_read_status', 'the payment provider does not answer');
    }
    const { payment } = await answerPayment(context, payer, row, { repeated: true });
    return toResponse(paymentResponse, { success: true, payment });
  });
};
