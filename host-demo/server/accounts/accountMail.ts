import { randomUUID } from 'node:crypto';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { Database } from '../database/schema.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { type AccountMailKind, accountTexts } from '../texts/account.ts';
import type { Language } from '../texts/language.ts';

type AccountMail = { kind: AccountMailKind; to: string; language: Language; detail: string };

/** Writes an e-mail about an account to the outbox, in the customer's language. */
export const sendAccountMail = async (
  database: Database,
  company: CompanyWire,
  { kind, to, language, detail }: AccountMail,
  now: Date,
): Promise<void> => {
  const { subject, body } = accountTexts[language][kind];
  const mail = {
    companyId: Number(company.company_id),
    key: `account ${randomUUID()}`,
    to,
    from: String(company.notifications_email || company.email || ''),
    subject: subject(company.name),
    body: `${body(company.name, detail)}\n\n${company.name}`,
  };
  await writeMails(database, [mail], now);
};
