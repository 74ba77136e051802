import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import type { Database, UserSettings } from '../database/schema.ts';
import { type News, pathOf } from '../notifications/news.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { maySeePrices, visibleProducts } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { dealTexts } from '../texts/deal.ts';
import { chosenMail, wantsMails } from './chosenMail.ts';

type Reader = { company: v.InferOutput<typeof companyWire>; settings: UserSettings };

/**
 * The customer whom a deal may be told; null for one who may not see its product, or prices, which its text may name, and for one who is
 * disabled.
 */
export const dealReader = async (
  database: Database,
  { companyId, email, about }: News,
): Promise<Reader | null> => {
  const row = await database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.data as user', 'users.settings', 'companies.data as company'])
    .where('users.company_id', '=', companyId)
    .where('users.email', '=', email)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const company = v.parse(companyWire, row.company);
  const user = v.parse(userWire, row.user);
  const visible = visibleProducts(company, user);
  const seesProduct = about.productId === undefined || visible === null || visible.has(about.productId);
  return seesProduct && maySeePrices(companyRules(company), user)
    ? { company, settings: row.settings }
    : null;
};

/** E-mails a deal in the reader's language, once per key. False when it was e-mailed before, or the customer doesn't want it. */
export const mailDeal = async (
  { database, clock, portalOf }: Pick<Context, 'database' | 'clock' | 'portalOf'>,
  { company, settings }: Reader,
  news: News,
): Promise<boolean> => {
  if (!wantsMails(company, settings, 'deals')) return false;
  const language = readerLanguage(company, settings);
  const { title, body } = news.text(language);
  const portal = portalOf(company.alias);
  const open = portal === null ? '' : dealTexts[language].open(portal + pathOf(news));
  const mail = chosenMail(
    { company, portal },
    { key: `deal ${news.key} ${news.email}`, to: news.email, language, choice: 'deals' },
    { subject: title, paragraphs: [body, open] },
  );
  return (await writeMails(database, [mail], clock())) === 1;
};
