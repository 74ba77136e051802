import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { CustomerSeed, NoticeDocument, SeedMessage } from '../../seeds/types.ts';
import { addDays, isoDay } from '../calendar.ts';
import { createPrint } from '../pdf/print.ts';
import { companyRules } from '../settings.ts';
import { languageOf } from '../texts/language.ts';
import type { Database } from './schema.ts';

type Owner = { companyId: number; userId: number };

const findDocument = async (
  database: Database,
  { companyId, userId }: Owner,
  { kind, status, isOldest = false }: NoticeDocument,
) => {
  const [row] = await database
    .selectFrom('transactions')
    .select(['id', 'transaction_number', 'balance', 'due_date'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', '=', status)
    .orderBy('transaction_date', isOldest ? 'asc' : 'desc')
    .limit(1)
    .execute();
  return row;
};

/** Notices of seeds about a transaction name it and lead to it; one of a transaction that the customer doesn't have isn't loaded. */
export const loadNotices = async (
  database: Database,
  company: CompanyWire,
  { user, documents }: CustomerSeed,
  today: Date,
): Promise<void> => {
  const { notifications } = documents;
  if (!notifications) return;
  const owner = { companyId: Number(user.company_id), userId: Number(user.id) };
  const locale = company.locale_code ?? 'en-US';
  const { money } = createPrint(
    { locale_code: locale, currency_code: company.currency_code ?? 'USD' },
    companyRules(company).priceDecimals,
    languageOf(locale),
  );
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const named = async ({ document, ...message }: SeedMessage): Promise<object | null> => {
    if (!document) return message;
    const row = await findDocument(database, owner, document);
    if (!row) return null;
    const date = `${addDays(isoDay(today), -document.daysAgo)}T14:20:00.000Z`;
    const body = message.body
      .replace('{number}', row.transaction_number)
      .replace('{amount}', money(row.balance ?? '0'))
      .replace('{due}', row.due_date ? day.format(new Date(`${row.due_date}T00:00:00Z`)) : '');
    return { ...message, body, date, updated_at: date, transaction_id: row.id };
  };
  const messages: Record<string, object> = {};
  for (const [id, message] of Object.entries(notifications.messages)) {
    const loaded = await named(message);
    if (loaded) messages[id] = loaded;
  }
  await database
    .insertInto('documents')
    .values({
      company_id: owner.companyId,
      email: user.email.toLowerCase(),
      name: 'notifications',
      revision: 1,
      data: JSON.stringify({ messages }),
    })
    .execute();
};
