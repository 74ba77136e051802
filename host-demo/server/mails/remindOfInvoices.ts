import { sql } from 'kysely';
import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import { addDays } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { isUnpaid } from '../routes/orders/shownStatus.ts';
import { wantsMails } from './chosenMail.ts';
import { type InvoiceToRemind, type ReminderContext, reminderMail } from './reminderMail.ts';

const DAYS_BEFORE_DUE_DATE = 3;

/** Unpaid invoices that are due within three days, or have become overdue since `lastDay`, of customers who can log in. */
const invoicesToRemind = (database: Database, today: string, lastDay: string) =>
  database
    .selectFrom('transactions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'transactions.company_id')
        .onRef('users.id', '=', 'transactions.user_id'),
    )
    .innerJoin('companies', 'companies.id', 'transactions.company_id')
    .select([
      'transactions.company_id',
      'transactions.user_id',
      'transactions.id',
      'transactions.transaction_number',
      sql<string>`transactions.due_date`.as('due_date'),
      'transactions.balance',
      'transactions.currency_code',
      'transactions.payment_links_revision',
      'users.email',
      'users.data as user',
      'users.settings',
      'users.document_links_version',
      'companies.data as company',
    ])
    .where(isUnpaid)
    .where('users.disabled', '=', false)
    .where('transactions.due_date', '>=', lastDay)
    .where('transactions.due_date', '<=', addDays(today, DAYS_BEFORE_DUE_DATE))
    .orderBy('transactions.company_id')
    .orderBy('transactions.user_id')
    .orderBy('transactions.due_date')
    .orderBy('transactions.transaction_number')
    .execute();
type Row = Awaited<ReturnType<typeof invoicesToRemind>>[number];

const keyOf = ({ id, due_date }: InvoiceToRemind, today: string) =>
  `${due_date < today ? 'overdue' : 'due'}-mail-${id}`;

const remind = async (
  context: ReminderContext & Pick<Context, 'clock'>,
  invoices: readonly [Row, ...Row[]],
  today: string,
): Promise<void> => {
  const { database, clock } = context;
  const [{ company_id, user_id, email, settings, ...first }] = invoices;
  const company = v.parse(companyWire, first.company);
  if (!wantsMails(company, settings, 'invoices')) return;
  const mailKey = `invoice-reminder ${user_id} ${today}`;
  await database.transaction().execute(async (transaction) => {
    const sent = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('company_id', '=', company_id)
      .where('mail_key', '=', mailKey)
      .executeTakeFirst();
    // One a day; a job that is repeated finds what is left tomorrow.
    if (sent) return;
    const added = await transaction
      .insertInto('sent_notifications')
      .values(invoices.map((row) => ({ company_id, email, key: keyOf(row, today), sent_at: clock() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    const keys = new Set(added.map(({ key }) => key));
    const unsent = invoices.filter((row) => keys.has(keyOf(row, today)));
    if (unsent.length === 0) return;
    const reader = {
      company,
      user: v.parse(userWire, first.user),
      settings,
      email,
      documentLinksVersion: first.document_links_version,
    };
    const mail = await reminderMail({ ...context, database: transaction }, reader, {
      key: mailKey,
      invoices: unsent,
      today,
    });
    await writeMails(transaction, [mail], clock());
  });
};

/** E-mails each customer the invoices that are due soon or overdue, each once per stage; it can be repeated. */
export const remindOfInvoices = async (
  context: ReminderContext & Pick<Context, 'clock'>,
  today: string,
  lastDay: string,
): Promise<void> => {
  const byCustomer = new Map<string, [Row, ...Row[]]>();
  for (const row of await invoicesToRemind(context.database, today, lastDay)) {
    const customer = `${row.company_id} ${row.user_id}`;
    byCustomer.set(customer, [...(byCustomer.get(customer) ?? []), row] as [Row]);
  }
  for (const invoices of byCustomer.values()) await remind(context, invoices, today);
};
