import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const createTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('notification_events')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'uuid')
    .addColumn('product_id', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_at', 'timestamptz')
    .execute();
  await schema
    .createTable('sent_notifications')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_notifications_key', ['company_id', 'email', 'key'])
    .execute();
  await schema
    .createTable('watched_prices')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('price', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('watched_prices_key', ['company_id', 'email', 'product_id'])
    .execute();
  await schema
    .createTable('daily_jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_for', 'date', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .execute();
};

/** An event belongs to the transaction that caused it; the message arrives after its commit. */
const createTriggers = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create function transaction_event() returns trigger language plpgsql as $$
    declare
      event_kind text;
    begin
      if new.approval_status = 0 and new.status not in ('awaiting_payment', 'cancelled')
        and (tg_op = 'INSERT' or old.status = 'awaiting_payment') then
        event_kind := 'approval_waiting';
      elsif tg_op = 'INSERT' then
        return null;
      elsif old.approval_status = 0 and new.approval_status in (1, 2) then
        event_kind := 'approval_decided';
      elsif new.status <> old.status and new.kind <> 'invoice'
        and new.status in ('processing', 'shipped', 'delivered', 'cancelled', 'accepted')
        and old.status <> 'awaiting_payment' then
        event_kind := 'order_status';
      else
        return null;
      end if;
      insert into notification_events (company_id, kind, transaction_id, status)
      values (new.company_id, event_kind, new.id, new.status);
      perform pg_notify('portal', json_build_object('kind', 'notificationEvents')::text);
      return null;
    end $$
  `.execute(database);
  await sql`
    create trigger transactions_event after insert or update on transactions
    for each row execute function transaction_event()
  `.execute(database);
  await sql`
    create function back_in_stock_event() returns trigger language plpgsql as $$
    begin
      insert into notification_events (company_id, kind, product_id)
      select after.company_id, 'back_in_stock', after.id
      from before join after using (company_id, id)
      where before.data -> 'sold_out' = 'true'::jsonb
        and coalesce(after.data -> 'sold_out', 'false'::jsonb) = 'false'::jsonb;
      if found then
        perform pg_notify('portal', json_build_object('kind', 'notificationEvents')::text);
      end if;
      return null;
    end $$
  `.execute(database);
  await sql`
    create trigger products_back_in_stock after update on products
    referencing old table as before new table as after
    for each statement execute function back_in_stock_event()
  `.execute(database);
};

const up = async (database: Kysely<unknown>): Promise<void> => {
  await createTables(database);
  await createTriggers(database);
};

/**
 * What customers are told: events that the database notes whoever causes them, what was sent to whom, the prices that customers last had
 * for their favourites, and the days for which daily jobs are done.
 */
export const notifications: Migration = { up };
