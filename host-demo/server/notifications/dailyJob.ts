import { isoDay } from '../calendar.ts';
import type { Database } from '../database/schema.ts';

/** Hour of the day, UTC: morning in the Americas, the middle of the day in Europe. */
const HOUR = 12;
const LEASE_MS = 600_000;

/** The first time of a job is on the next day: what has been before is no news. */
const register = (database: Database, name: string, today: string) =>
  database
    .insertInto('daily_jobs')
    .values({ name, done_for: today, started_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const claim = async (database: Database, name: string, today: string, now: Date): Promise<string | null> => {
  const claimed = await database
    .updateTable('daily_jobs')
    .set({ started_at: now })
    .where('name', '=', name)
    .where('done_for', '<', today)
    .where(({ or, eb }) =>
      or([eb('started_at', 'is', null), eb('started_at', '<', new Date(now.getTime() - LEASE_MS))]),
    )
    .returning('done_for')
    .executeTakeFirst();
  return claimed?.done_for ?? null;
};

/**
 * Runs a job once a day from 12:00 UTC, in one of the processes; it can be repeated. `work` gets the day, and the day that it was done for
 * last; days on which no server ran are missing between them.
 */
export const runDaily = async (
  { database, clock }: { database: Database; clock: () => Date },
  name: string,
  work: (today: string, lastDay: string) => Promise<void>,
): Promise<void> => {
  const now = clock();
  const today = isoDay(now);
  await register(database, name, today);
  if (now.getUTCHours() < HOUR) return;
  const lastDay = await claim(database, name, today, now);
  if (lastDay === null) return;
  await work(today, lastDay);
  await database
    .updateTable('daily_jobs')
    .set({ done_for: today, started_at: null })
    .where('name', '=', name)
    .execute();
};
