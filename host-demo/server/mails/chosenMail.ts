import type * as v from 'valibot';
import type { companyWire } from '../../../src/api/tenant/schema.ts';
import type { MailAttachment, UserSettings } from '../database/schema.ts';
import type { Mail } from '../routes/approvals/outbox.ts';
import { companyRules, isOn } from '../settings.ts';
import { emailPreferenceTexts } from '../texts/emailPreferences.ts';
import type { Language } from '../texts/language.ts';
import { oneLine } from './oneLine.ts';

type Company = v.InferOutput<typeof companyWire>;

type Choice = 'orders' | 'invoices' | 'deals';

const FIELDS = { orders: 'order_emails', invoices: 'invoice_emails', deals: 'deal_emails' } as const;

/** Whether the customer wants these e-mails and the company sends any (rules: Company settings). */
export const wantsMails = ({ settings }: Company, chosen: UserSettings, choice: Choice): boolean =>
  !isOn(settings?.PORTAL_DISABLE_EMAIL_NOTIFICATIONS) && chosen[FIELDS[choice]] !== false;

/** An e-mail that customers can switch off: its last paragraph says how. `paragraphs` that are empty are left out. */
export const chosenMail = (
  { company, portal }: { company: Company; portal: string | null },
  { key, to, language, choice }: { key: string; to: string; language: Language; choice: Choice },
  {
    subject,
    paragraphs,
    attachment,
  }: { subject: string; paragraphs: readonly string[]; attachment?: MailAttachment | undefined },
): Mail => {
  const { name, why, change } = emailPreferenceTexts[language];
  const chosen = choice === 'orders' ? name.orders[companyRules(company).kind] : name[choice];
  const preferences = [why(chosen), ...(portal === null ? [] : [change(`${portal}/account-settings`)])];
  return {
    companyId: company.company_id,
    key,
    to,
    from: company.notifications_email || company.email,
    subject: oneLine(subject),
    ...(attachment && { attachment }),
    body: [...paragraphs, company.name, preferences.join('\n')].filter(Boolean).join('\n\n'),
  };
};
