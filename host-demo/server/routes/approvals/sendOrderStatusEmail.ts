import type { FastifyInstance } from 'fastify';
import { statusEmailRequest } from '../../../../src/api/approvals/requestSchema.ts';
import { statusEmailResponse } from '../../../../src/api/approvals/schema.ts';
import { personNameOf } from '../../accounts/personName.ts';
import type { Context } from '../../context.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findTransaction } from '../orders/findTransaction.ts';
import { approvalMail } from './approvalMail.ts';
import { approversOf, languagesOf } from './approvers.ts';
import { writeMails } from './outbox.ts';

/**
 * POST /b2bportal/sendOrderStatusEmail {emails, status, order_id}: informs approvers about the status of the caller's
 * order, once per approver and status, in the language that they read in. 404 `not_found`; 409 `wrong_status` when the
 * order has another status; 422 `unknown_recipient` for an e-mail of no approver.
 */
export const sendOrderStatusEmail = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;
  app.post('/b2bportal/sendOrderStatusEmail', async (request) => {
    const { company, customer } = await access.customer(request);
    const { emails, status, order_id } = parseRequest(statusEmailRequest, request.body);
    const row = await findTransaction(database, customer, { id: order_id });
    if (row.approval_status !== status) {
      throw new Refusal(409, 'wrong_status', 'the order stands elsewhere');
    }
    const known = new Set((await approversOf(database, customer)).map(({ email }) => email.toLowerCase()));
    const recipients = [...new Set(emails.map((email) => email.toLowerCase()))];
    if (recipients.some((email) => !known.has(email))) {
      throw unprocessable('unknown_recipient', 'emails: approvers only');
    }
    const person =
      status === 0 ? await personNameOf(database, customer.companyId, customer.user.id) : row.approved_by;
    const languages = await languagesOf(database, company, recipients);
    const mails = recipients.map((to) => {
      const locale_code = languages.get(to) ?? company.locale_code;
      return approvalMail(context, { ...company, locale_code }, row, status, { person, to });
    });
    const sent = await writeMails(database, mails, clock());
    return toResponse(statusEmailResponse, { success: true, sent });
  });
};
