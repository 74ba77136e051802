import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { UserWire } from '../../../../src/api/session/schema.ts';
import type { CompanyWire } from '../../../../src/api/tenant/schema.ts';
import { id } from '../../../../src/api/wire.ts';
import { accountCompany, portalLink } from '../../accounts/accountCompany.ts';
import { sendAccountMail } from '../../accounts/accountMail.ts';
import { type ApprovalTerms, approvalTerms, USUAL_TERMS } from '../../accounts/approvalTerms.ts';
import { issueLink } from '../../accounts/oneTimeLinks.ts';
import { openAccount } from '../../accounts/openAccount.ts';
import type { Context } from '../../context.ts';
import type { Database, SignupRow } from '../../database/schema.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { checkDemoKey } from '../../session/demoKey.ts';
import { parseRequest } from '../../wire.ts';
import { companyQuery } from '../approvals/companyQuery.ts';

const MAX_REASON = 1_000;
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const decisionRequest = v.variant('decision', [
  v.object({ decision: v.literal('approve'), client_id: id, terms: v.optional(v.null(), null) }),
  v.object({
    decision: v.literal('approve'),
    client_id: v.null(),
    terms: v.optional(approvalTerms, USUAL_TERMS),
  }),
  v.object({
    decision: v.literal('refuse'),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_REASON)),
  }),
]);

type Decision = v.InferOutput<typeof decisionRequest>;
type Approval = { client_id: number | null; terms: ApprovalTerms | null };

type KnownClient = { client_id: number; client_name: string };

/** The clients of a company by their number in lower case. */
const clientsByCode = async (database: Database, companyId: number): Promise<Map<string, KnownClient>> => {
  const rows = await database
    .selectFrom('users')
    .select(['client_id', 'data'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute();
  const codeOf = ({ client_code }: UserWire) => String(client_code ?? '').toLowerCase();
  return new Map(
    rows
      .filter(({ data }) => codeOf(data) !== '')
      .map(({ client_id, data }) => [codeOf(data), { client_id, client_name: String(data.client_name) }]),
  );
};

const decisionOf = ({ state, is_approved }: SignupRow): Decision['decision'] | null => {
  if (state === 'refused') return 'refuse';
  return is_approved ? 'approve' : null;
};

/**
 * GET /demo/signups?company_id: sign-ups that wait, oldest first, each with the client whose number it states. GET
 * /demo/signups/{id}/document: its document. POST /demo/signups/{id}/decision {decision: approve, client_id, terms} or {decision: refuse, reason}:
 * the decision of the company's staff, which the customer gets by e-mail; `client_id` is the existing client that it is added to, whose terms stay, or
 * null, and `terms` are then those of the new client (`approvalTerms`). An
 * approval before the e-mail is confirmed waits for that. For demos only, with the key in X-Demo-Key; not part of the contract. 401
 * `unauthorized`; 404 `not_found`; 409 `decided`.
 */
export const demoSignups = (app: FastifyInstance, context: Context): void => {
  const { database, clock, demoKey } = context;
  if (demoKey === null) return;

  const refuse = async (transaction: Database, row: SignupRow, reason: string): Promise<void> => {
    const refused = { state: 'refused', reason } as const;
    await transaction.updateTable('signups').set(refused).where('id', '=', row.id).execute();
    await inform(transaction, row, 'refused', () => reason);
  };

  const approve = async (
    transaction: Database,
    row: SignupRow,
    { client_id, terms }: Approval,
  ): Promise<void> => {
    const approved = { is_approved: true, client_id };
    const stored = { ...approved, ...(terms && { terms: JSON.stringify(terms) }) };
    await transaction.updateTable('signups').set(stored).where('id', '=', row.id).execute();
    const isConfirmed = row.state === 'pending';
    if (isConfirmed) await openAccount(transaction, { ...row, ...approved, terms });
    const owner = { company_id: row.company_id, signup_id: row.id, user_id: null };
    const path = isConfirmed
      ? '/login'
      : `/activate/${await issueLink(transaction, { ...owner, purpose: 'activation' }, clock())}`;
    await inform(transaction, row, 'approved', (company) => portalLink(context, company, path));
  };

  const decide = async (transaction: Database, signupId: string, sent: Decision): Promise<void> => {
    const row = await transaction
      .selectFrom('signups')
      .selectAll()
      .where('id', '=', signupId)
      .where('state', '<>', 'duplicate')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('sign-up');
    const before = decisionOf(row);
    if (before === sent.decision) return;
    if (before !== null) throw new Refusal(409, 'decided', 'the sign-up was decided before');
    if (sent.decision === 'refuse') await refuse(transaction, row, sent.reason);
    else await approve(transaction, row, sent);
  };

  const inform = async (
    transaction: Database,
    { id: cause, company_id, email, language }: SignupRow,
    kind: 'approved' | 'refused',
    detailFor: (company: CompanyWire) => string,
  ): Promise<void> => {
    const company = await accountCompany({ database: transaction }, company_id);
    const mail = { kind, cause, to: email, language, detail: detailFor(company) };
    await sendAccountMail(transaction, company, mail, clock());
  };

  app.get('/demo/signups', async (request) => {
    checkDemoKey(request, demoKey);
    const { company_id } = parseRequest(companyQuery, request.query);
    const rows = await database
      .selectFrom('signups')
      .leftJoin('signup_documents', 'signup_documents.signup_id', 'signups.id')
      .select(['signups.id', 'email', 'state', 'data', 'created_at', 'signup_documents.name as document'])
      .where('company_id', '=', company_id)
      .where('state', 'in', ['unverified', 'pending'])
      .where('is_approved', '=', false)
      .orderBy('created_at')
      .execute();
    const clients = await clientsByCode(database, company_id);
    return {
      success: true,
      signups: rows.map(({ data, created_at, ...row }) => ({
        ...data,
        state_name: data.state,
        ...row,
        client: clients.get(data.customer_code.toLowerCase()) ?? null,
        created_at: created_at.toISOString(),
      })),
    };
  });

  app.get('/demo/signups/:id/document', async (request, reply) => {
    checkDemoKey(request, demoKey);
    const { id: signupId } = parseRequest(params, request.params);
    const found = await database
      .selectFrom('signup_documents')
      .select(['type', 'content'])
      .where('signup_id', '=', signupId)
      .executeTakeFirst();
    if (!found) throw notFound('document');
    return reply.type(found.type).send(Buffer.from(found.content, 'base64'));
  });

  app.post('/demo/signups/:id/decision', async (request) => {
    checkDemoKey(request, demoKey);
    const { id: signupId } = parseRequest(params, request.params);
    const sent = parseRequest(decisionRequest, request.body);
    await database.transaction().execute((transaction) => decide(transaction, signupId, sent));
    return { success: true };
  });
};
