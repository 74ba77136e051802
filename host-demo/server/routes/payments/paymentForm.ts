import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { paymentFormResponse } from '../../../../src/api/payments/paymentFormSchema.ts';
import type { Context } from '../../context.ts';
import { findLinkPayer, invalidTransaction } from '../../payments/payer.ts';
import { Refusal } from '../../refusal.ts';
import { requireCaptcha } from '../../session/captcha.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findTransaction } from '../orders/findTransaction.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(512)) });
const captchaRequest = v.object({ recaptchaToken: v.nullish(v.pipe(v.string(), v.maxLength(4_096)), null) });

/**
 * GET /payment_form/{id}: the invoice of an unguessable link, and what paying it needs, without login. Where a captcha is
 * configured `api_key` is empty until POST /payment_form/{id} {recaptchaToken} has solved it. 404 `invalid_transaction`,
 * also for links that have ended or were revoked. The link of a receipt leads to its invoice that is still open; 422
 * `captcha_required`, `recaptcha_failed`; 429 `too_many_attempts` after many wrong links.
 */
export const paymentForm = (app: FastifyInstance, context: Context): void => {
  const { database, documentIds, gateways, captcha } = context;

  /** `check`: verifies the captcha for the invoice's company; null before it is solved. */
  const formOf = async (request: FastifyRequest, check: ((companyId: number) => Promise<void>) | null) => {
    const isSolved = check !== null;
    const { id } = parseRequest(params, request.params);
    const payer = await findLinkPayer(context, request, id, ['payment_form', 'collection']);
    const invoice = await findTransaction(database, payer.customer, { id: payer.onlyInvoice }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? invalidTransaction() : error;
      },
    );
    if (invoice.kind !== 'invoice' || invoice.status === 'cancelled') throw invalidTransaction();
    const { company, customer } = payer;
    await check?.(customer.companyId);
    const row = await database
      .selectFrom('companies')
      .select(['settings', 'payment_settings'])
      .where('id', '=', customer.companyId)
      .executeTakeFirstOrThrow();
    const key = { kind: 'payment_key', companyId: customer.companyId, userId: customer.user.id } as const;
    return toResponse(paymentFormResponse, {
      success: true,
      api_key: isSolved
        ? documentIds.encrypt({
            ...key,
            id: invoice.id,
            version: customer.documentLinksVersion,
            revision: invoice.payment_links_revision,
          })
        : '',
      client_id: customer.clientId,
      client_name: customer.user.client_name,
      invoice: {
        id: invoice.id,
        transaction_number: invoice.transaction_number,
        transaction_date: invoice.transaction_date,
        due_date: invoice.due_date,
        currency_code: invoice.currency_code || company.currency_code,
        netvalue: Number(invoice.netvalue),
        balance: Number(invoice.balance ?? 0),
      },
      payment_gateway: customer.user.payment_gateway,
      settings: { ...row.payment_settings, ...(await gateways.publicSettings(customer.companyId)) },
      payment_charge: row.settings.payment_charge ?? {},
      needs_captcha: !isSolved,
    });
  };

  app.get('/payment_form/:id', (request) => formOf(request, captcha === null ? async () => undefined : null));
  app.post('/payment_form/:id', async (request) => {
    const { recaptchaToken } = parseRequest(captchaRequest, request.body);
    return formOf(request, (companyId) =>
      requireCaptcha(context, {
        action: 'payment_form',
        companyId,
        address: request.ip,
        token: recaptchaToken,
      }),
    );
  });
};
