import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { Database } from '../database/schema.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { type AccountMailKind, accountTexts } from '../texts/account.ts';
import type { Language } from '../texts/language.ts';

/** `cause` is the act that it is about: it is written once for a recipient, kind and cause. */
type AccountMail = { kind: AccountMailKind; cause: string; to: string; language: Language; detail: string };

export const sendAccountMail = async (
  database: Database,
  company: CompanyWire,
  { kind, cause, to, language, detail }: AccountMail,
  now: Date,
): Promise<void> => {
  const { subject, body } = accountTexts[language][kind];
  const mail = {
    companyId: Number(company.company_id),
    key: `account ${kind} ${to} ${cause}`,
    to,
    from: String(company.notifications_email || company.email || ''),
    subject: subject(company.name),
    body: `${body(company.name, detail)}\n\n${company.name}`,
  };
  await writeMails(database, [mail], now);
};
