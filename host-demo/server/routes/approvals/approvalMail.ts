import type { Context } from '../../context.ts';
import type { TransactionRow } from '../../database/schema.ts';
import type { CustomerGuest } from '../../session/authorise.ts';
import { approvalTexts } from '../../texts/approval.ts';
import { languageOf } from '../../texts/language.ts';
import type { Mail } from './outbox.ts';

type Company = CustomerGuest['company'];
type Subject = Pick<TransactionRow, 'id' | 'kind' | 'transaction_number' | 'approval_comment'> & {
  header: { client_name: string };
};
export type ApprovalStatus = 0 | 1 | 2;

const NAMES = { 0: 'pending', 1: 'approved', 2: 'refused' } as const;

/** What is said about a transaction's approval, in the company's language; `who` placed it, or decided it. */
export const approvalSaid = (
  { locale_code }: Company,
  row: Subject,
  status: ApprovalStatus,
  who: string,
): { subject: string; body: string } => {
  const texts = approvalTexts[languageOf(locale_code)];
  const what = `${texts.kinds[row.kind]} ${row.transaction_number}`;
  const { subject, body } = texts[NAMES[status]];
  const comment =
    status !== 0 && row.approval_comment !== '' ? ` ${texts.comment(row.approval_comment)}` : '';
  return { subject: subject(what), body: `${body(what, who, row.header.client_name)}${comment}` };
};

/** The portal's page for who reads the mail: an approver decides there, an asker sees what was decided. */
const pageOf = ({ id }: Subject, status: ApprovalStatus) =>
  status === 0 ? `approvals/${id}` : `transaction/${id}`;

/** The mail that tells one person of it, with a link to it where the portal's address is known. */
export const approvalMail = (
  { portalOf }: Pick<Context, 'portalOf'>,
  company: Company,
  row: Subject,
  status: ApprovalStatus,
  { who, to }: { who: string; to: string },
): Mail => {
  const { subject, body } = approvalSaid(company, row, status, who);
  const portal = portalOf(company.alias);
  const texts = approvalTexts[languageOf(company.locale_code)];
  return {
    companyId: company.company_id,
    key: `approval ${row.id} ${status} ${to}`,
    to,
    from: company.notifications_email || company.email,
    subject,
    body: portal === null ? body : `${body}\n\n${texts.open(`${portal}/${pageOf(row, status)}`)}`,
  };
};
