import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { id } from '../../../src/api/wire.ts';
import type { Context } from '../context.ts';
import type { Database, SignupRow } from '../database/schema.ts';
import { notFound, Refusal, unprocessable } from '../refusal.ts';
import { accountCompany, portalLink } from './accountCompany.ts';
import { sendAccountMail } from './accountMail.ts';
import { approvalTerms, USUAL_TERMS } from './approvalTerms.ts';
import { issueLink } from './oneTimeLinks.ts';
import { openAccount } from './openAccount.ts';

const MAX_REASON = 1_000;

/**
 * What the company's staff decides. `client_id`: the existing client that the user joins, whose terms stay, or null for a new client with
 * `terms`. The customer reads `reason`.
 */
export const signupDecision = v.variant('decision', [
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
export type SignupDecision = v.InferOutput<typeof signupDecision>;
type Approval = Extract<SignupDecision, { decision: 'approve' }>;
type DecisionContext = Pick<Context, 'database' | 'clock' | 'portalOf'>;

const decisionOf = ({ state, is_approved, reason, client_id, terms }: SignupRow): SignupDecision | null => {
  if (state === 'refused') return { decision: 'refuse', reason };
  if (!is_approved) return null;
  return client_id === null
    ? { decision: 'approve', client_id, terms: terms ?? USUAL_TERMS }
    : { decision: 'approve', client_id, terms: null };
};

const checkClient = async (database: Database, companyId: number, clientId: number): Promise<void> => {
  const found = await database
    .selectFrom('clients')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!found) throw unprocessable('unknown_client', 'client_id: a client of the company');
};

/**
 * Stores a decision and writes the customer an e-mail, in one transaction; a repeat changes nothing. An approval before the e-mail is
 * confirmed waits for that. `companyId` null: a sign-up of any company. Throws 404 `not_found`, 409 `decided` when another decision was
 * made, 422 `unknown_client`.
 */
export const decideSignup = (
  context: DecisionContext,
  { signupId, companyId }: { signupId: string; companyId: number | null },
  sent: SignupDecision,
): Promise<void> => {
  const { clock } = context;

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
    if (client_id !== null) await checkClient(transaction, row.company_id, client_id);
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

  return context.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('signups')
      .selectAll()
      .where('id', '=', signupId)
      .where('state', '<>', 'duplicate')
      .forUpdate()
      .executeTakeFirst();
    if (!row || (companyId !== null && row.company_id !== companyId)) throw notFound('sign-up');
    const before = decisionOf(row);
    if (isDeepStrictEqual(before, sent)) return;
    if (before !== null) throw new Refusal(409, 'decided', 'the sign-up was decided otherwise before');
    if (sent.decision === 'refuse') await refuse(transaction, row, sent.reason);
    else await approve(transaction, row, sent);
  });
};
