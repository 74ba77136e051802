import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { receiptSheetOf } from '../pdf/receiptSheet.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { findHolder } from '../routes/orders/documentHolder.ts';
import { findReceipt, receiptFacts } from '../routes/payments/receiptFacts.ts';
import { maySeePrices } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { receiptMailTexts } from '../texts/receiptMail.ts';
import { chosenMail, wantsMails } from './chosenMail.ts';
import { pairs } from './pairs.ts';

const sendsMails = async (database: Database, { transaction_id }: PaymentRow): Promise<boolean> => {
  if (transaction_id === null) return true;
  const placed = await database
    .selectFrom('transactions')
    .select('sends_mails')
    .where('id', '=', transaction_id)
    .executeTakeFirst();
  return placed?.sends_mails ?? false;
};

const paidDocument = async (
  database: Database,
  { id, transaction_id }: PaymentRow,
): Promise<string | null> => {
  if (transaction_id !== null) return transaction_id;
  const parts = await database
    .selectFrom('payment_parts')
    .select('invoice_id')
    .where('payment', '=', id)
    .limit(2)
    .execute();
  return parts.length === 1 ? (parts[0]?.invoice_id ?? null) : null;
};

/**
 * E-mails the customer the receipt of a payment whose money was taken, once, in the database transaction that records it. Of an eCheck
 * it says that it was submitted. Whoever may not see prices gets neither amounts nor the PDF.
 */
export const mailReceipt = async (
  { clock, portalOf }: Pick<Context, 'clock' | 'portalOf'>,
  database: Database,
  payment: PaymentRow,
): Promise<void> => {
  if (!(await sendsMails(database, payment))) return;
  const { company_id: companyId, user_id: userId } = payment;
  const holder = await findHolder(database, { companyId, userId });
  if (!holder || !wantsMails(holder.company, holder.preferences, 'orders')) return;
  const { company, user, clientId, preferences } = holder;
  const row = await findReceipt(database, { companyId, clientId }, { payment: payment.id });
  if (!row) return;
  const language = readerLanguage(company, preferences);
  const texts = receiptMailTexts[language];
  const facts = await receiptFacts(database, holder, row, { language, now: clock() });
  const { subject, intro } = texts[facts.receipt.payment.step === 'submitted' ? 'submitted' : 'cleared'];
  const sheet = receiptSheetOf(facts);
  const seesPrices = maySeePrices(companyRules(company), user);
  const [paid] = sheet.columns;
  const numbers: [string, string] = [paid?.title ?? '', sheet.lines.map(({ name }) => name).join(', ')];
  const document = await paidDocument(database, payment);
  const portal = portalOf(company.alias);
  const page = document === null ? '/account' : `/account?document=${document}`;
  const mail = chosenMail(
    { company, portal },
    { key: `payment-receipt ${payment.id}`, to: user.email, language, choice: 'orders' },
    {
      subject: subject(row.number),
      paragraphs: [
        intro(company.name),
        pairs([...sheet.facts, numbers], language),
        seesPrices ? pairs(sheet.totals, language) : '',
        seesPrices ? texts.attached : '',
        portal === null ? '' : texts.open(`${portal}${page}`),
      ],
      attachment: seesPrices ? { kind: 'collection', id: row.receipt_id, userId, language } : undefined,
    },
  );
  await writeMails(database, [mail], clock());
};
