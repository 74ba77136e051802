import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decisionRequest } from '../../../../src/api/approvals/requestSchema.ts';
import { transactionResponse } from '../../../../src/api/history/transactionSchema.ts';
import { personNameOf } from '../../accounts/personName.ts';
import { readerLanguage } from '../../accounts/readerLanguage.ts';
import type { Context } from '../../context.ts';
import type { Database, TransactionRow } from '../../database/schema.ts';
import { owePayments } from '../../payments/recordMoney.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { restoreStock } from '../inventory/moveStock.ts';
import { findTransaction, linesOf } from '../orders/findTransaction.ts';
import { presentTransaction, viewOf } from '../orders/presentTransaction.ts';
import { withStepDates } from '../orders/stepDates.ts';
import { approvalMail } from './approvalMail.ts';
import { checkApprover } from './approvers.ts';
import { writeMails } from './outbox.ts';

const params = v.object({ id: v.string() });
const WAITING = 0;
const REFUSED = 2;

type Decision = v.InferOutput<typeof decisionRequest>;

/** Stores a decision; null when the same decision was stored before. Refused orders are not processed. */
const decide = async (
  transaction: Database,
  { customer }: CustomerCaller,
  id: string,
  { approval_status, comment }: Decision,
  { person, now }: { person: string; now: Date },
): Promise<TransactionRow | null> => {
  const row = await findTransaction(transaction, customer, { id }, true);
  if (row.user_id === customer.user.id) {
    throw new Refusal(403, 'own_order', 'nobody approves what they have placed themselves');
  }
  if (row.approval_status === approval_status) return null;
  if (row.approval_status !== WAITING || row.status === 'cancelled') {
    throw new Refusal(409, 'not_waiting', 'the order does not wait for approval anymore');
  }
  return transaction
    .updateTable('transactions')
    .set({
      approval_status,
      approval_comment: comment,
      approved_by: person,
      ...(approval_status === REFUSED && { status: 'cancelled' as const }),
      step_dates: withStepDates([approval_status === REFUSED ? 'cancelled' : 'approved'], now),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const findRequester = (database: Database, row: TransactionRow) =>
  database
    .selectFrom('users')
    .select(['email', 'settings'])
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();

/**
 * POST /b2bportal/orders/{id}/approval {approval_status: 1 | 2, comment}: approves or refuses an order of a colleague at
 * the same client (rules: Approval). The requester gets, as for every event, a notification and, unless switched off, an
 * e-mail, in their language. Decision, e-mail and returned stock are stored in one transaction; repeating the same
 * decision returns the same result. 403 `not_approver`, `own_order`; 404 `not_found`; 409 `not_waiting`.
 */
export const decideOrder = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;
  app.post('/b2bportal/orders/:id/approval', async (request) => {
    const caller = await access.customer(request);
    checkApprover(caller);
    const { id } = parseRequest(params, request.params);
    const decision = parseRequest(decisionRequest, request.body);
    const { approval_status: status } = decision;
    const { email: requester, settings } = await findRequester(
      database,
      await findTransaction(database, caller.customer, { id }),
    );
    const company = { ...caller.company, locale_code: readerLanguage(caller.company, settings) };
    const person = await personNameOf(database, caller.customer.companyId, caller.customer.user.id);
    await database.transaction().execute(async (transaction) => {
      const row = await decide(transaction, caller, id, decision, { person, now: clock() });
      if (!row) return;
      if (row.status === 'cancelled') {
        await restoreStock(transaction, row, await linesOf(transaction, row));
        await owePayments(transaction, row.id);
      }
      if (settings.order_emails === false) return;
      const mail = approvalMail(context, company, row, status, { person, to: requester });
      await writeMails(transaction, [mail], clock());
    });
    const row = await findTransaction(database, caller.customer, { id });
    const transaction = presentTransaction(row, await linesOf(database, row), viewOf(context, caller));
    return toResponse(transactionResponse, { success: true, transaction });
  });
};
