import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import type { Database, TransactionRow } from '../database/schema.ts';
import { createPrint } from '../pdf/print.ts';
import { sheetOf } from '../pdf/sheet.ts';
import { lineAmount } from '../pdf/shownSums.ts';
import type { Sheet, SheetFacts } from '../pdf/types.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { findHolder } from '../routes/orders/documentHolder.ts';
import { transactionFacts } from '../routes/orders/transactionFacts.ts';
import { companyRules } from '../settings.ts';
import { documentTexts } from '../texts/document.ts';
import { type OrderMailKind, orderMailTexts } from '../texts/orderMail.ts';
import { paidWithTexts } from '../texts/paidWith.ts';
import { isPiece } from '../texts/units.ts';
import { chosenMail, wantsMails } from './chosenMail.ts';
import { pairs } from './pairs.ts';

type MailContext = Pick<Context, 'clock' | 'portalOf'>;

const amountOf = (line: TransactionLineWire | undefined) => (line ? lineAmount(line).toFixed() : 0);

/** The PDF has them all. */
const MOST_LINES = 50;
const PENDING_APPROVAL = 0;

const confirmationKey = (id: string) => `order-confirmation ${id}`;

const confirmationOf = ({ approval_status, held_for }: TransactionRow): OrderMailKind => {
  if (approval_status === PENDING_APPROVAL) return 'waiting';
  if (held_for === null) return 'confirmed';
  return held_for === 'unpaid' ? 'unpaid' : 'held';
};

const itemsOf = (facts: SheetFacts, sheet: Sheet): string => {
  const { company, language, lines, seesPrices } = facts;
  const { money } = createPrint(company, companyRules(company).priceDecimals, language);
  const texts = orderMailTexts[language];
  const items = sheet.lines.slice(0, MOST_LINES).map(({ name, isGift, cells }, index) => {
    const amount = isGift ? documentTexts[language].gift : money(amountOf(lines[index]));
    const isShown = isGift || seesPrices;
    const { quantity, unit = '' } = cells;
    const ordered = isPiece(unit) ? `${quantity} × ${name}` : `${quantity} × ${unit} · ${name}`;
    return isShown ? `${ordered} · ${amount}` : ordered;
  });
  const left = sheet.lines.length - items.length;
  return [texts.items, ...items, ...(left > 0 ? [texts.more(left)] : [])].join('\n');
};

const contentOf = (facts: SheetFacts): string[] => {
  const { row, language } = facts;
  const sheet = sheetOf(facts);
  const { party } = documentTexts[language];
  const payment = sheet.notes.find(({ title }) => title === paidWithTexts[language].fact);
  const ship: [string, string][] = row.kind === 'invoice' ? shipDateOf(facts) : [];
  const address = sheet.parties.find(({ title }) => title === party.shipTo);
  return [
    pairs([...sheet.facts, ...ship], language),
    address?.lines.length ? [address.title, ...address.lines].join('\n') : '',
    itemsOf(facts, sheet),
    pairs([...sheet.totals, ...sheet.afterTotal], language),
    payment ? pairs([[payment.title, payment.text]], language) : '',
  ];
};

/** Documents of invoices have their due date in its place. */
const shipDateOf = ({ row, company, language }: SheetFacts): [string, string][] => {
  const { date } = createPrint(company, companyRules(company).priceDecimals, language);
  return row.ship_date === null ? [] : [[documentTexts[language].fact.ship, date(row.ship_date)]];
};

const mailOrder = async (
  { clock, portalOf }: MailContext,
  database: Database,
  row: TransactionRow,
  { kind, key, attaches }: { kind: OrderMailKind; key: string; attaches: boolean },
): Promise<void> => {
  if (!row.sends_mails) return;
  const holder = await findHolder(database, { companyId: row.company_id, userId: row.user_id });
  if (!holder || !wantsMails(holder.company, holder.preferences, 'orders')) return;
  const { company, user, preferences } = holder;
  const language = readerLanguage(company, preferences);
  const texts = orderMailTexts[language];
  const { subject, intro } = texts[kind][row.kind];
  const facts = await transactionFacts(database, holder, row, { language, now: clock() });
  const portal = portalOf(company.alias);
  const number = row.transaction_number;
  const mail = chosenMail(
    { company, portal },
    { key, to: user.email, language, choice: 'orders' },
    {
      subject: subject(number),
      paragraphs: [
        intro(number, company.name),
        ...contentOf(facts),
        attaches ? texts.attached : '',
        portal === null ? '' : texts.open[row.kind](`${portal}/account?document=${row.id}`),
      ],
      attachment: attaches ? { kind: 'transaction', id: row.id, userId: user.id, language } : undefined,
    },
  );
  await writeMails(database, [mail], clock());
};

const findRow = (database: Database, id: string): Promise<TransactionRow | undefined> =>
  database.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * E-mails the customer what they have ordered, with its PDF, once; in the database transaction that stores it, or that records the
 * payment for which it has waited. None where `visit_opt` named no recipient, or company or customer have switched e-mails off.
 */
export const confirmOrder = async (context: MailContext, database: Database, id: string): Promise<void> => {
  const row = await findRow(database, id);
  if (!row) return;
  const kind = confirmationOf(row);
  await mailOrder(context, database, row, { kind, key: confirmationKey(id), attaches: true });
};

export const mailShipped = async (context: MailContext, database: Database, id: string): Promise<void> => {
  const row = await findRow(database, id);
  if (!row) return;
  await mailOrder(context, database, row, { kind: 'shipped', key: `order-shipped ${id}`, attaches: false });
};

export const confirmationRecipient = async (
  { database, sendsMails }: Pick<Context, 'database' | 'sendsMails'>,
  { id, company_id }: TransactionRow,
): Promise<string> => {
  if (!sendsMails) return '';
  const mail = await database
    .selectFrom('outbox')
    .select('recipient')
    .where('company_id', '=', company_id)
    .where('mail_key', '=', confirmationKey(id))
    .where('state', 'not in', ['refused', 'given_up'])
    .executeTakeFirst();
  return mail?.recipient ?? '';
};
