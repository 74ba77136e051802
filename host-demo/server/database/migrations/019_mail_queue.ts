import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATES = ['waiting', 'sending', 'handed_over', 'sent', 'refused', 'uncertain', 'given_up'] as const;

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('outbox')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('waiting')
        .check(sql`state in (${sql.join(STATES.map((state) => sql.lit(state)))})`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('claimed_at', 'timestamptz')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // Nobody sends what earlier versions only kept.
  await sql`update outbox set state = 'given_up'`.execute(database);
  await sql`
    create index outbox_unsent on outbox (next_attempt_at) where state in ('waiting', 'sending', 'handed_over')
  `.execute(database);
};

export const mailQueue: Migration = { up };
