import type * as v from 'valibot';
import type { userWire } from '../../../src/api/access/schema.ts';
import type { companyWire } from '../../../src/api/tenant/schema.ts';
import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import type { Database, TransactionRow, UserSettings } from '../database/schema.ts';
import { createPrint } from '../pdf/print.ts';
import type { Mail } from '../routes/approvals/outbox.ts';
import { linesOf } from '../routes/orders/findTransaction.ts';
import { forcesPrices } from '../routes/orders/presentTransaction.ts';
import { maySeePrices } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { reminderTexts } from '../texts/reminder.ts';
import { chosenMail } from './chosenMail.ts';

export type ReminderContext = Pick<Context, 'database' | 'documentIds' | 'portalOf' | 'ownAddress'>;

export type InvoiceToRemind = Pick<
  TransactionRow,
  'id' | 'company_id' | 'transaction_number' | 'balance' | 'currency_code' | 'payment_links_revision'
> & { due_date: string };

type Reader = {
  company: v.InferOutput<typeof companyWire>;
  user: v.InferOutput<typeof userWire>;
  settings: UserSettings;
  email: string;
  documentLinksVersion: number;
};

export const hasGateway = async (
  database: Database,
  { company, user }: Pick<Reader, 'company' | 'user'>,
): Promise<boolean> => {
  const gateways = await database
    .selectFrom('payment_gateways')
    .select('platform')
    .where('company_id', '=', company.company_id)
    .execute();
  return gateways.some((gateway) =>
    user.payment_gateway.some(({ platform }) => platform === gateway.platform),
  );
};

/**
 * The e-mail that reminds of invoices, in the reader's language. Whoever may not see prices gets neither amounts nor a link that pays. Links
 * are left out where the portal's, or the back end's, address isn't known.
 */
export const reminderMail = async (
  { database, documentIds, portalOf, ownAddress }: ReminderContext,
  reader: Reader,
  { key, invoices, today }: { key: string; invoices: readonly InvoiceToRemind[]; today: string },
): Promise<Mail> => {
  const { company, user, settings, email, documentLinksVersion: version } = reader;
  const language = readerLanguage(company, settings);
  const texts = reminderTexts[language];
  const rules = companyRules(company);
  const portal = portalOf(company.alias);
  const seesPrices = maySeePrices(rules, user);
  const canPay = seesPrices && (await hasGateway(database, reader));
  const link = (kind: 'invoice' | 'payment_form', id: string, revision = 0) =>
    documentIds.encrypt({ kind, id, companyId: company.company_id, userId: user.id, version, revision });
  const print = ({ currency_code }: { currency_code: string }) =>
    createPrint(
      { ...company, currency_code: currency_code || company.currency_code },
      rules.priceDecimals,
      language,
    );

  const describe = async (row: InvoiceToRemind): Promise<string[]> => {
    const { id, transaction_number: number, due_date, payment_links_revision: revision } = row;
    const { date, money } = print(row);
    const seesAmount = seesPrices || forcesPrices(await linesOf(database, row));
    const facts = [
      texts.invoice(number),
      ...(seesAmount ? [texts.balance(money(row.balance ?? 0))] : []),
      (due_date < today ? texts.overdue : texts.due)(date(due_date)),
      ...(ownAddress === null
        ? []
        : [texts.pdf(`${ownAddress}/documents/invoice/${link('invoice', id)}.pdf?lang=${language}`)]),
    ];
    if (portal === null) return [facts.join('\n')];
    const action = canPay
      ? texts.pay(number, `${portal}/payment-form/${link('payment_form', id, revision)}`)
      : texts.open(number, `${portal}/account?document=${id}`);
    return [facts.join('\n'), action];
  };

  const described: string[] = [];
  for (const row of invoices) described.push(...(await describe(row)));
  const [first] = invoices;
  const subjectOf = ({ transaction_number: number, due_date, ...row }: InvoiceToRemind) =>
    due_date < today ? texts.subject.overdue(number) : texts.subject.due(number, print(row).date(due_date));
  return chosenMail(
    { company, portal },
    { key, to: email, language, choice: 'invoices' },
    {
      subject: first && invoices.length === 1 ? subjectOf(first) : texts.subject.several(invoices.length),
      paragraphs: [texts.intro(company.name, invoices.length), ...described, texts.alreadyPaid],
    },
  );
};
