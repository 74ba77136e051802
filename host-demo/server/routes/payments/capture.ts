import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentResponse } from '../../../../src/api/history/paymentSchema.ts';
import { captureRequest, pseRequest } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import { pay } from '../../payments/pay.ts';
import { findPayer, keepSenderLanguage } from '../../payments/payer.ts';
import { toResponse } from '../../wire.ts';
import { VISIT_LIMIT } from '../orders/visitLimit.ts';
import { checkTotals } from './checkTotals.ts';
import { parseSecret } from './parseSecret.ts';
import { deviceOf, ownAddressOf } from './requestOf.ts';

const CALLS = [
  ['/payu/capture', 'payu'],
  ['/openpay/capture', 'openpay'],
  ['/openpay/capture_public', 'openpay'],
] as const;

/**
 * POST /payu/capture, /openpay/capture, /openpay/capture_public {transaction, tokenizedCard}: charges a card, and records
 * the order, the invoice or the paid invoices. Throws as `pay`.
 */
export const captureCard = (app: FastifyInstance, context: Context): void => {
  const capture = async (request: FastifyRequest, platform: 'payu' | 'openpay') => {
    const payer = await findPayer(context, request);
    await keepSenderLanguage(context, request, payer);
    checkTotals(request.body);
    const { transaction, tokenizedCard: card, redirect_url } = parseSecret(captureRequest, request.body);
    const { visit, visit_opt } = transaction;
    const { payment } = await pay(context, payer, {
      visit,
      visit_opt,
      platform,
      flow: 'charge',
      payform: 'credit_card',
      paymentId: card.payment_id,
      amountPaid: card.amount_paid,
      token: card.token ?? null,
      savedMethodId: card.saved_method_id ?? null,
      saves: card.should_save_card ?? false,
      securityCode: card.security_code ?? null,
      installments: card.installments ?? 1,
      redirectUrl: redirect_url ?? null,
      device: deviceOf(request, card.device_session_id),
      ownAddress: ownAddressOf(context, request),
    });
    return toResponse(paymentResponse, { success: true, payment });
  };
  for (const [path, platform] of CALLS) {
    app.post(path, { bodyLimit: VISIT_LIMIT }, (request) => capture(request, platform));
  }
};

/**
 * POST /openpay/pse and /openpay/pse_public {transaction, redirect_url}: a bank transfer; the payment is `pending`, with
 * the bank's page as `redirect_url`. Throws as `pay`.
 */
export const startPse = (app: FastifyInstance, context: Context): void => {
  const start = async (request: FastifyRequest) => {
    const payer = await findPayer(context, request);
    await keepSenderLanguage(context, request, payer);
    checkTotals(request.body);
    const { transaction, redirect_url, payment_id, amount_paid } = parseSecret(pseRequest, request.body);
    const { payment } = await pay(context, payer, {
      visit: transaction.visit,
      visit_opt: transaction.visit_opt,
      platform: 'openpay',
      flow: 'bank',
      payform: 'bank_account',
      paymentId: payment_id,
      amountPaid: amount_paid,
      token: null,
      savedMethodId: null,
      saves: false,
      securityCode: null,
      installments: 1,
      redirectUrl: redirect_url,
      device: deviceOf(request),
      ownAddress: ownAddressOf(context, request),
    });
    return toResponse(paymentResponse, { success: true, payment });
  };
  for (const path of ['/openpay/pse', '/openpay/pse_public']) {
    app.post(path, { bodyLimit: VISIT_LIMIT }, start);
  }
};
