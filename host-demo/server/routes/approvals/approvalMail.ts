import type { Context } from '../../context.ts';
import type { TransactionRow } from '../../database/schema.ts';
import { oneLine } from '../../mails/oneLine.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { approvalTexts } from '../../texts/approval.ts';
import { languageOf } from '../../texts/language.ts';
import type { Mail } from './outbox.ts';

type Company = CustomerCaller['company'];
type ApprovalTransaction = Pick<TransactionRow, 'id' | 'kind' | 'transaction_number' | 'approval_comment'> & {
  header: { client_name: string };
};
export type ApprovalStatus = 0 | 1 | 2;

const NAMES = { 0: 'pending', 1: 'approved', 2: 'refused' } as const;

/**
 * The text of an approval e-mail in the company's language; `person` is who placed or decided it.
 * @internal
 */
export const approvalText = (
  { locale_code }: Company,
  row: ApprovalTransaction,
  status: ApprovalStatus,
  person: string,
): { subject: string; body: string } => {
  const texts = approvalTexts[languageOf(locale_code)];
  const what = `${texts.kinds[row.kind]} ${row.transaction_number}`;
  const { subject, body } = texts[NAMES[status]];
  const comment =
    status !== 0 && row.approval_comment !== '' ? ` ${texts.comment(row.approval_comment)}` : '';
  return {
    subject: oneLine(subject(what)),
    body: `${body(what, person, row.header.client_name)}${comment}`,
  };
};

const pageOf = ({ id }: ApprovalTransaction, status: ApprovalStatus) =>
  status === 0 ? `approvals/${id}` : `transaction/${id}`;

export const approvalMail = (
  { portalOf }: Pick<Context, 'portalOf'>,
  company: Company,
  row: ApprovalTransaction,
  status: ApprovalStatus,
  { person, to }: { person: string; to: string },
): Mail => {
  const { subject, body } = approvalText(company, row, status, person);
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
