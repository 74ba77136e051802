import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CompanyWire } from '../../../../src/api/tenant/schema.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { issueLink } from '../../accounts/oneTimeLinks.ts';
import { openAccount } from '../../accounts/openAccount.ts';
import type { Context } from '../../context.ts';
import type { Database, SignupRow } from '../../database/schema.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parseRequest } from '../../wire.ts';

const MAX_REASON = 1_000;
const listQuery = v.object({ company_id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const decisionRequest = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({
    decision: v.literal('refuse'),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_REASON)),
  }),
]);

type Decision = v.InferOutput<typeof decisionRequest>;

const decisionOf = ({ state, is_approved }: SignupRow): Decision['decision'] | null => {
  if (state === 'refused') return 'refuse';
  return is_approved ? 'approve' : null;
};

/**
 * GET /demo/signups?company_id: sign-ups that wait, oldest first. POST /demo/signups/{id}/decision {decision: approve | refuse, reason}: the
 * decision of the company's staff, which the customer gets by e-mail. An approval before the e-mail is confirmed waits for that. For demos
 * only, when the server was started with `showsOutbox`; not part of the contract. 404 `not_found`; 409 `decided`.
 */
export const demoSignups = (app: FastifyInstance, context: Context): void => {
  const { database, clock, showsOutbox } = context;
  if (!showsOutbox) return;

  const refuse = async (transaction: Database, row: SignupRow, reason: string): Promise<void> => {
    const refused = { state: 'refused', reason } as const;
    await transaction.updateTable('signups').set(refused).where('id', '=', row.id).execute();
    await inform(transaction, row, 'refused', () => reason);
  };

  const approve = async (transaction: Database, row: SignupRow): Promise<void> => {
    await transaction.updateTable('signups').set({ is_approved: true }).where('id', '=', row.id).execute();
    const isConfirmed = row.state === 'pending';
    if (isConfirmed) await openAccount(transaction, row);
    const owner = { company_id: row.company_id, signup_id: row.id, user_id: null };
    const path = isConfirmed
      ? '/login'
      : `/activate/${await issueLink(transaction, { ...owner, purpose: 'activation' }, clock())}`;
    await inform(transaction, row, 'approved', (company) => portalLink(context, company, path));
  };

  const decide = async (transaction: Database, id: string, sent: Decision): Promise<void> => {
    const row = await transaction
      .selectFrom('signups')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('sign-up');
    const before = decisionOf(row);
    if (before === sent.decision) return;
    if (before !== null) throw new Refusal(409, 'decided', 'the sign-up was decided before');
    if (sent.decision === 'refuse') await refuse(transaction, row, sent.reason);
    else await approve(transaction, row);
  };

  const inform = async (
    transaction: Database,
    { company_id, email, language }: SignupRow,
    kind: 'approved' | 'refused',
    detailFor: (company: CompanyWire) => string,
  ): Promise<void> => {
    const company = await accountCompany({ database: transaction }, company_id);
    const mail = { kind, to: email, language, detail: detailFor(company) };
    await sendAccountMail(transaction, company, mail, clock());
  };

  app.get('/demo/signups', async (request) => {
    const { company_id } = parseRequest(listQuery, request.query);
    const rows = await database
      .selectFrom('signups')
      .leftJoin('signup_documents', 'signup_documents.signup_id', 'signups.id')
      .select(['signups.id', 'email', 'state', 'data', 'created_at', 'signup_documents.name as document'])
      .where('company_id', '=', company_id)
      .where('state', 'in', ['unverified', 'pending'])
      .where('is_approved', '=', false)
      .orderBy('created_at')
      .execute();
    return {
      success: true,
      signups: rows.map(({ data, created_at, ...row }) => ({
        ...row,
        facts: data,
        created_at: created_at.toISOString(),
      })),
    };
  });

  app.post('/demo/signups/:id/decision', async (request) => {
    const { id } = parseRequest(params, request.params);
    const sent = parseRequest(decisionRequest, request.body);
    await database.transaction().execute((transaction) => decide(transaction, id, sent));
    return { success: true };
  });
};
