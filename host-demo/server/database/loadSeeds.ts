import { sql } from 'kysely';
import type { CustomerSeed, ProductSeed, TenantSeed } from '../../seeds/types.ts';
import { addDays, isoDay } from '../calendar.ts';
import { exact, numericOrNull, zero } from '../pricing/numbers.ts';
import { openBalance } from '../routes/orders/openBalance.ts';
import type { PartNumberOwner } from '../routes/partNumbers/readPartNumbers.ts';
import { codeOf } from '../search/analysis.ts';
import type { Passwords } from '../session/passwords.ts';
import { loadNotices } from './loadNotices.ts';
import { loadPages } from './loadPages.ts';
import { loadPast } from './loadPast.ts';
import type { Database } from './schema.ts';

const PRODUCTS_AT_ONCE = 2_000;

export type SeedOptions = {
  passwords: Passwords;
  today: Date;
  fresh: boolean;
};

const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

const loadProducts = async (
  database: Database,
  companyId: number,
  products: readonly ProductSeed[],
): Promise<void> => {
  const heads = products.map(({ product, cost, rules }) => ({
    id: product.id,
    default_price: product.default_price,
    cost,
    data: product,
    rules,
  }));
  await sql`
    insert into products (company_id, id, default_price, cost, data, rules)
    select ${companyId}::integer, id, default_price, cost, data, nullif(rules, 'null'::jsonb)
    from jsonb_to_recordset(${asRows(heads)}) as row(id integer, default_price numeric, cost numeric, data jsonb, rules jsonb)
  `.execute(database);

  const units = products.flatMap(({ product, units }) =>
    units.map((unit, position) => ({ ...unit, product_id: product.id, position })),
  );
  await sql`
    insert into product_units (company_id, product_id, position, units, name, factor, allows_fractions)
    select ${companyId}::integer, product_id, position, units, name, factor, coalesce(allows_fractions, false)
    from jsonb_to_recordset(${asRows(units)})
      as row(product_id integer, position integer, units text, name text, factor numeric, allows_fractions boolean)
  `.execute(database);

  const stock = products.flatMap(({ product, stock }) =>
    stock.map((entry) => ({ ...entry, product_id: product.id })),
  );
  await sql`
    insert into stock (company_id, product_id, warehouse_id, quantity)
    select ${companyId}::integer, product_id, warehouse_id, quantity
    from jsonb_to_recordset(${asRows(stock)}) as row(product_id integer, warehouse_id integer, quantity numeric)
  `.execute(database);
};

const loadDeals = async (
  database: Database,
  companyId: number,
  { deals }: TenantSeed,
  today: string,
): Promise<void> => {
  for (const [position, { days, ...deal }] of deals.entries()) {
    await database
      .insertInto('deals')
      .values({
        company_id: companyId,
        id: Number(deal.id),
        position,
        data: JSON.stringify(deal),
        starts_on: today,
        ends_on: days === null ? null : addDays(today, days),
      })
      .execute();
  }
};

const loadCatalogue = async (
  database: Database,
  companyId: number,
  seed: TenantSeed,
  today: string,
): Promise<void> => {
  let batch: ProductSeed[] = [];
  for (const product of seed.products()) {
    batch.push(product);
    if (batch.length === PRODUCTS_AT_ONCE) {
      await loadProducts(database, companyId, batch);
      batch = [];
    }
  }
  if (batch.length > 0) await loadProducts(database, companyId, batch);
  for (const { id, name } of seed.warehouses) {
    await database.insertInto('warehouses').values({ company_id: companyId, id, name }).execute();
  }
  for (const [position, bundle] of seed.bundles.entries()) {
    await database
      .insertInto('bundles')
      .values({ company_id: companyId, id: Number(bundle.id), position, data: JSON.stringify(bundle) })
      .execute();
  }
  await loadDeals(database, companyId, seed, today);
  for (const { expires_on, uses_per_customer = null, ...coupon } of seed.coupons) {
    await database
      .insertInto('coupons')
      .values({
        company_id: companyId,
        code: coupon.code.toUpperCase(),
        data: JSON.stringify(coupon),
        expires_on,
        uses_per_customer,
      })
      .execute();
  }
};

/** Those of products that a demo with few products has. */
const loadPartNumbers = async (
  database: Database,
  { companyId, clientId }: PartNumberOwner,
  partNumbers: NonNullable<CustomerSeed['partNumbers']>,
): Promise<void> => {
  const folded = partNumbers.map((entry) => ({ ...entry, folded: codeOf(entry.number) }));
  await sql`
    insert into part_numbers (company_id, client_id, folded, number, product_id)
    select ${companyId}::integer, ${clientId}::integer, folded, number, product_id
    from jsonb_to_recordset(${asRows(folded)}) as row(folded text, number text, product_id integer)
    where exists (select from products where company_id = ${companyId}::integer and id = product_id)
  `.execute(database);
};

const loadCustomer = async (
  database: Database,
  companyId: number,
  { user, contactName, pricing, documents, recommendation, partNumbers = [] }: CustomerSeed,
  passwordHash: string,
  today: string,
): Promise<void> => {
  const clientId = Number(user.client_id);
  const email = user.email.toLowerCase();
  await database
    .insertInto('clients')
    .values({ company_id: companyId, id: clientId, price_percent: pricing.percent, opening_balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('users')
    .values({
      company_id: companyId,
      id: Number(user.id),
      client_id: clientId,
      email,
      password_hash: passwordHash,
      data: JSON.stringify(user),
      settings: JSON.stringify({ contact_name: contactName }),
    })
    .execute();
  if (pricing.nets.length > 0) {
    await database
      .insertInto('client_prices')
      .values(
        pricing.nets.map(({ product_id, net_price }) => ({
          company_id: companyId,
          client_id: clientId,
          product_id,
          net_price,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await loadPartNumbers(database, { companyId, clientId }, partNumbers);
  if (recommendation) {
    const { id, ...data } = recommendation;
    await database
      .insertInto('recommendations')
      .values({ company_id: companyId, id, client_id: clientId, made_on: today, data: JSON.stringify(data) })
      .execute();
  }
  for (const name of ['favourites', 'transaction'] as const) {
    if (!documents[name]) continue;
    const data = JSON.stringify(documents[name]);
    await database
      .insertInto('documents')
      .values({ company_id: companyId, email, name, revision: 1, data })
      .execute();
  }
};

/** The opening balance that makes the client's balance match the seed. */
const settleBalance = async (
  database: Database,
  companyId: number,
  { user }: CustomerSeed,
): Promise<void> => {
  const clientId = Number(user.client_id);
  const wanted = numericOrNull(user.open_balance) ?? zero;
  const missing = wanted.minus(await openBalance(database, companyId, clientId));
  if (missing.lte(exact(0))) return;
  await database
    .updateTable('clients')
    .set({ opening_balance: missing.toFixed() })
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .execute();
};

const loadTenant = async (
  database: Database,
  seed: TenantSeed,
  { passwords, today }: SeedOptions,
): Promise<void> => {
  const companyId = Number(seed.company.company_id);
  const hashes = await Promise.all(seed.customers.map(({ password }) => passwords.hash(password)));
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('companies')
      .values({
        id: companyId,
        alias: seed.company.alias,
        data: JSON.stringify(seed.company),
        settings: JSON.stringify({ ...seed.companySettings, ...(seed.seller && { seller: seed.seller }) }),
        payment_settings: JSON.stringify(seed.paymentSettings),
      })
      .execute();
    for (const { settings, publicSettings } of seed.gateways ?? []) {
      await transaction
        .insertInto('payment_gateways')
        .values({
          company_id: companyId,
          platform: settings.platform,
          settings: JSON.stringify(settings),
          public_settings: JSON.stringify(publicSettings),
        })
        .execute();
    }
    await loadCatalogue(transaction, companyId, seed, isoDay(today));
    for (const [at, customer] of seed.customers.entries()) {
      await loadCustomer(transaction, companyId, customer, hashes[at] ?? '', isoDay(today));
    }
    for (const customer of seed.customers) {
      await loadPast(transaction, seed.company, customer, today);
      await settleBalance(transaction, companyId, customer);
      await loadNotices(transaction, seed.company, customer, today);
    }
    // A company's past is no news.
    await transaction.deleteFrom('notification_events').where('company_id', '=', companyId).execute();
  });
};

/** Loads missing companies, each in one transaction, and every company's information pages. */
export const loadSeeds = async (
  database: Database,
  seeds: readonly TenantSeed[],
  options: SeedOptions,
): Promise<void> => {
  for (const seed of seeds) {
    const { alias } = seed.company;
    if (options.fresh) await database.deleteFrom('companies').where('alias', '=', alias).execute();
    const there = await database
      .selectFrom('companies')
      .select('id')
      .where('alias', '=', alias)
      .executeTakeFirst();
    if (!there) await loadTenant(database, seed, options);
    await loadPages(database, seed, isoDay(options.today));
  }
};
