import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { notificationsDocument } from '../../../src/api/notifications/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import { isoDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../database/schema.ts';
import { type Exact, exact } from '../pricing/numbers.ts';
import { loadOffers, type Offer } from '../pricing/offers.ts';
import { unitPrice } from '../pricing/unitPrice.ts';
import { isOffered } from '../routes/catalogue/isOffered.ts';
import { maySeePrices, visibleProducts } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { priceDropText } from '../texts/notifications.ts';
import { type FavouriteReader, favouriteReaders } from './favouriteReaders.ts';
import type { News } from './news.ts';
import { isKindOn } from './publishNotification.ts';

type Company = v.InferOutput<typeof companyWire>;
type Sources = Pick<Context, 'database' | 'documents'>;
type Watcher = FavouriteReader & { company: Company };

const MOST_FAVOURITES = 500;

const watchersOf = async (sources: Sources, data: unknown): Promise<Watcher[]> => {
  const company = v.parse(companyWire, data);
  const wanting = new Set<string>();
  for await (const { email, data: own } of sources.documents.readAll(company.company_id, 'notifications')) {
    if (v.is(notificationsDocument, own) && isKindOn(own, 'price_drop')) wanting.add(email);
  }
  if (wanting.size === 0) return [];
  return (await favouriteReaders(sources, company.company_id))
    .filter(({ email, user }) => wanting.has(email) && maySeePrices(companyRules(company), user))
    .map((reader) => ({ ...reader, company }));
};

const ownPrice = ({ facts, rules, product }: Offer, decimals: number): Exact | null => {
  const found = isOffered(product) && !product.disabled ? unitPrice(facts, rules, exact(1), decimals) : null;
  return found?.price.minus(found.discount) ?? null;
};

const lookAt = async (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { company, email, clientId, user, products }: Watcher,
): Promise<News[]> => {
  const companyId = company.company_id;
  const rules = companyRules(company);
  const visible = visibleProducts(company, user);
  const ids = [...products].filter((id) => !visible || visible.has(id)).slice(0, MOST_FAVOURITES);
  const offers = await loadOffers(database, { companyId, clientId, rules }, ids);
  const before = new Map(
    (
      await database
        .selectFrom('watched_prices')
        .select(['product_id', 'price'])
        .where('company_id', '=', companyId)
        .where('email', '=', email)
        .execute()
    ).map(({ product_id, price }) => [product_id, exact(price)]),
  );
  const news: News[] = [];
  const prices: Insertable<Schema['watched_prices']>[] = [];
  for (const [id, offer] of offers) {
    const price = ownPrice(offer, rules.priceDecimals);
    if (!price) continue;
    prices.push({ company_id: companyId, email, product_id: id, price: price.toFixed() });
    if (!before.get(id)?.gt(price)) continue;
    news.push({
      companyId,
      email,
      kind: 'price_drop',
      key: `price-${id}-${isoDay(clock())}`,
      about: { productId: id },
      text: (language) => priceDropText(language, offer.product.name),
    });
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('watched_prices')
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .execute();
    if (prices.length > 0) await transaction.insertInto('watched_prices').values(prices).execute();
  });
  return news;
};

/** The customers' own prices of favourites that have fallen since the last look, whatever rule has changed them. */
export const priceNews = async (context: Sources & Pick<Context, 'clock'>): Promise<News[]> => {
  const companies = await context.database.selectFrom('companies').select('data').orderBy('id').execute();
  const news: News[] = [];
  for (const { data } of companies) {
    for (const watcher of await watchersOf(context, data)) {
      news.push(...(await lookAt(context, watcher)));
    }
  }
  return news;
};
