import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  // Unlogged: counts of a minute needn't survive a crash of the database.
  await sql`
    create unlogged table counters (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )
  `.execute(database);
  await sql`create index counters_ends on counters (ends_at)`.execute(database);

  await sql`
    create function notify_products_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal', json_build_object('kind', 'products', 'companyId', company_id)::text)
      from (select distinct company_id from changed) companies;
      return null;
    end $$
  `.execute(database);
  for (const [change, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`products_${change}`)} after ${sql.raw(change)} on products
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function notify_products_changed()
    `.execute(database);
  }

  // 500 ids are below the 8,000 bytes of a notification.
  await sql`
    create function notify_products_updated() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal', (
        case when bool_or(is_other) or count(*) > 500
          then json_build_object('kind', 'products', 'companyId', company_id)
          else json_build_object('kind', 'soldOut', 'companyId', company_id, 'productIds', json_agg(id))
        end
      )::text)
      from (
        select after.company_id, after.id, before.data - 'sold_out' <> after.data - 'sold_out' as is_other
        from before join after using (company_id, id)
        where before.data <> after.data
      ) changed
      group by company_id;
      return null;
    end $$
  `.execute(database);
  await sql`
    create trigger products_update after update on products
    referencing old table as before new table as after
    for each statement execute function notify_products_updated()
  `.execute(database);

  await sql`
    create function notify_company_updated() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal', json_build_object('kind', 'products', 'companyId', new.id)::text);
      return null;
    end $$
  `.execute(database);
  await sql`
    create trigger companies_update after update of data on companies
    for each row execute function notify_company_updated()
  `.execute(database);
};

/**
 * Counters that all processes share, and messages of the database to all processes when products change, whoever changes
 * them: `messages/message.ts`.
 */
export const severalProcesses: Migration = { up };
