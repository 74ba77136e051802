import type { Database, PushRow } from '../database/schema.ts';

/** After that a claim is over, ms; its process has ended. A request takes 10 s at most. */
const LEASE = 60_000;
export const PUSH_LIFETIME_MS = 24 * 3_600_000;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 3_600_000;

/**
 * Pause after a failed attempt, ms: half a minute, then twice as long each time, at most an hour; or as long as the service says.
 * @internal
 */
export const pauseAfter = (attempts: number, retryAfter: number): number =>
  Math.min(
    Math.max(Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE), retryAfter),
    PUSH_LIFETIME_MS,
  );

/** The number of a claim is its attempt: another process may have claimed the push since. */
type Claim = Pick<PushRow, 'id' | 'attempts'>;

export const createPushQueue = (database: Database, clock: () => Date) => {
  const before = (time: number) => new Date(clock().getTime() - time);

  return {
    async dropOld(): Promise<void> {
      await database.deleteFrom('pushes').where('created_at', '<=', before(PUSH_LIFETIME_MS)).execute();
    },
    claim: (): Promise<PushRow | undefined> =>
      database
        .updateTable('pushes')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), claimed_at: clock() }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('pushes')
            .select('id')
            .where('next_attempt_at', '<=', clock())
            .where(({ or, eb }) => or([eb('claimed_at', 'is', null), eb('claimed_at', '<', before(LEASE))]))
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst(),
    async drop({ id, attempts }: Claim): Promise<void> {
      await database.deleteFrom('pushes').where('id', '=', id).where('attempts', '=', attempts).execute();
    },
    async postpone({ id, attempts }: Claim, retryAfter: number): Promise<void> {
      const next_attempt_at = new Date(clock().getTime() + pauseAfter(attempts, retryAfter));
      await database
        .updateTable('pushes')
        .set({ next_attempt_at, claimed_at: null })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    },
  };
};
