import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/access/schema.ts';
import {
  revokePaymentLinkRequest,
  sendPaymentLinkRequest,
} from '../../../../src/api/payments/requestSchema.ts';
import { countPaymentLink } from '../../accounts/requestLimits.ts';
import type { Context } from '../../context.ts';
import { mailPaymentLink } from '../../mails/mailPaymentLink.ts';
import { readLink } from '../../payments/payer.ts';
import { requireCaptcha } from '../../session/captcha.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findTransaction } from '../orders/findTransaction.ts';

/**
 * POST /payment_links/revoke {payment_link_id}: this link of an invoice of the client's ends, with all others that pay the same invoice and were
 * given so far; a repeat changes nothing more. Customers only. 404 `not_found`; 429 `too_many_attempts` after many wrong links.
 *
 * POST /payment_links/send {company_id, transaction_number, recaptchaToken}: e-mails the link that pays an open invoice to its customer, once an
 * hour at most. No token; the answer is the same for any number, and is given before it is looked for. 422 `captcha_required`,
 * `recaptcha_failed`; 429 `too_many_attempts`.
 */
export const paymentLinks = (app: FastifyInstance, context: Context): void => {
  const { access, database } = context;
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(sending);
  });

  app.post('/payment_links/revoke', async (request) => {
    const { customer } = await access.customer(request);
    const { payment_link_id } = parseRequest(revokePaymentLinkRequest, request.body);
    const { id, revision } = await readLink(context, request, payment_link_id, ['payment_form']);
    const invoice = await findTransaction(database, customer, { id });
    await database
      .updateTable('transactions')
      .set({ payment_links_revision: revision + 1 })
      .where('id', '=', invoice.id)
      .where('payment_links_revision', '=', revision)
      .execute();
    return toResponse(successResponse, { success: true });
  });

  app.post('/payment_links/send', async (request) => {
    const { company_id, transaction_number, recaptchaToken } = parseRequest(
      sendPaymentLinkRequest,
      request.body,
    );
    await requireCaptcha(context, {
      action: 'payment_form',
      companyId: company_id,
      address: request.ip,
      token: recaptchaToken,
    });
    await countPaymentLink(context, { companyId: company_id, address: request.ip });
    const sent = mailPaymentLink(context, company_id, transaction_number)
      .catch((error: unknown) => request.log.warn({ err: error }, 'payment link not sent'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
    return toResponse(successResponse, { success: true });
  });
};
