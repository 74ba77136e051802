import type { FastifyInstance } from 'fastify';
import { paymentResponse } from '../../../../src/api/history/paymentSchema.ts';
import { authorizeOnlyRequest } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import { pay } from '../../payments/pay.ts';
import { findPayer, keepSenderLanguage } from '../../payments/payer.ts';
import { unprocessable } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { VISIT_LIMIT } from '../orders/visitLimit.ts';
import { checkTotals } from './checkTotals.ts';
import { deviceOf, ownAddressOf, payformOf } from './requestOf.ts';

/**
 * POST /authorizenet/authorize_only: reserves the amount of an order or estimate, after everything that could refuse it
 * was checked. POST /rest/visitSync stores it. Throws as `pay`.
 */
export const authorizeOnly = (app: FastifyInstance, context: Context): void => {
  app.post('/authorizenet/authorize_only', { bodyLimit: VISIT_LIMIT }, async (request) => {
    const payer = await findPayer(context, request);
    await keepSenderLanguage(context, request, payer);
    checkTotals(request.body);
    const { transaction, cardPaymentPayload: card } = parseRequest(authorizeOnlyRequest, request.body);
    const { visit, visit_opt } = transaction;
    if (!('order' in visit || 'estimate' in visit)) {
      throw unprocessable('wrong_kind', 'only orders and estimates are preauthorized');
    }
    const { payment } = await pay(context, payer, {
      visit,
      visit_opt,
      platform: 'authorizenet',
      flow: 'authorise',
      payform: payformOf(visit, 'credit_card'),
      paymentId: card.payment_id,
      amountPaid: card.amount_paid,
      token: card.token ?? null,
      savedMethodId: card.saved_method_id ?? null,
      saves: card.should_save_card ?? false,
      securityCode: null,
      installments: 1,
      redirectUrl: null,
      device: deviceOf(request),
      ownAddress: ownAddressOf(context, request),
    });
    return toResponse(paymentResponse, { success: true, payment });
  });
};
