import type { Database, MailRow, MailState } from '../database/schema.ts';

const LEASE_MS = 600_000;
const LIFETIME_MS = 48 * 3_600_000;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 3_600_000;
const LONGEST_ANSWER = 500;

/**
 * Pause after a failed attempt, ms: one minute, then twice as long each time, at most an hour.
 * @internal
 */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);

/** The number of a claim is its attempt: another process may have claimed the e-mail since. */
type Claim = Pick<MailRow, 'id' | 'attempts'>;

/**
 * The e-mails that wait, shared by all processes of a database. A claimed one of which nothing has left is tried again when its process has
 * ended; one that was handed over is not.
 */
export const createMailQueue = (database: Database, clock: () => Date) => {
  const before = (time: number) => new Date(clock().getTime() - time);

  const settle = async (): Promise<void> => {
    const ended = database.updateTable('outbox').where('claimed_at', '<', before(LEASE_MS));
    await ended.set({ state: 'waiting' }).where('state', '=', 'sending').execute();
    await ended.set({ state: 'uncertain' }).where('state', '=', 'handed_over').execute();
    await database
      .updateTable('outbox')
      .set({ state: 'given_up' })
      .where('state', '=', 'waiting')
      .where('created_at', '<', before(LIFETIME_MS))
      .execute();
  };

  const claim = async (): Promise<MailRow | undefined> =>
    database
      .updateTable('outbox')
      .set(({ eb }) => ({ state: 'sending', attempts: eb('attempts', '+', 1), claimed_at: clock() }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', clock())
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();

  const change = (
    { id, attempts }: Claim,
    values: { state: MailState; answer?: string; next_attempt_at?: Date },
  ) => database.updateTable('outbox').set(values).where('id', '=', id).where('attempts', '=', attempts);

  return {
    settle,
    claim,
    /** Before the first byte of it leaves. Throws when the claim is over, because another process may send it. */
    async handOver(claimed: Claim): Promise<void> {
      const { numUpdatedRows } = await change(claimed, { state: 'handed_over' })
        .where('state', '=', 'sending')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error('the claim of the e-mail is over');
    },
    async finish(
      claimed: Claim,
      state: 'sent' | 'refused' | 'uncertain' | 'waiting',
      answer: string,
    ): Promise<void> {
      const next_attempt_at = new Date(clock().getTime() + pauseAfter(claimed.attempts));
      await change(claimed, { state, answer: answer.slice(0, LONGEST_ANSWER), next_attempt_at }).execute();
    },
  };
};
export type MailQueue = ReturnType<typeof createMailQueue>;
