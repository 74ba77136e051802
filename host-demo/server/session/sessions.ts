import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SessionDevice } from './sessionDevice.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
/** A session ends when it wasn't used for so long. */
const UNUSED = 30 * DAY;
/** It ends so long after the login, however much it is used. */
const LONGEST = 90 * DAY;
/**
 * For so long after its replacement a refresh token still gets its successor: for two tabs that refresh at once, and for an
 * answer that was lost. The successor isn't replaced meanwhile.
 */
const GRACE = 60 * SECOND;

export type SessionOwner = { companyId: number; userId: number };
/** An open session. `rotation` is that of its current refresh token; `expiresAt` in ms since the epoch. */
export type OpenedSession = { id: string; rotation: number; expiresAt: number };
/** `version` counts the changes of the password. */
type PasswordOwner = SessionOwner & { version: number };
type NamedSession = SessionOwner & { id: string };

/** Open sessions; a token is valid only while its session exists. */
export const createSessions = (database: Database, clock: () => Date) => {
  const expiry = (startedAt: number) => Math.min(clock().getTime() + UNUSED, startedAt + LONGEST);

  const end = async (id: string): Promise<void> => {
    await database.deleteFrom('sessions').where('id', '=', id).execute();
  };

  const find = ({ id, companyId, userId }: NamedSession) =>
    database
      .selectFrom('sessions')
      .select(['id', 'rotation', 'rotated_at', 'started_at', 'expires_at'])
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', clock())
      .executeTakeFirst();

  /** Replaces the refresh token, unless it was replaced less than the grace ago; one of parallel calls does. */
  const replace = async (id: string, rotation: number, startedAt: Date, country: string): Promise<void> => {
    const now = clock();
    await database
      .updateTable('sessions')
      .set({
        rotation: sql`rotation + 1`,
        rotated_at: now,
        expires_at: new Date(expiry(startedAt.getTime())),
        ...(country && { country }),
      })
      .where('id', '=', id)
      .where('rotation', '=', rotation)
      .where('rotated_at', '<=', new Date(now.getTime() - GRACE))
      .execute();
  };

  const open = async (
    { companyId, userId, version }: PasswordOwner,
    { device, country }: SessionDevice,
  ): Promise<OpenedSession | null> => {
    const id = randomUUID();
    const now = clock();
    const expiresAt = expiry(now.getTime());
    return database.transaction().execute(async (transaction) => {
      // A change of the password waits, and ends this session too.
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', userId)
        .where('token_version', '=', version)
        .where('disabled', '=', false)
        .forShare()
        .executeTakeFirst();
      if (!user) return null;
      await transaction
        .insertInto('sessions')
        .values({
          id,
          company_id: companyId,
          user_id: userId,
          started_at: now,
          rotated_at: now,
          expires_at: new Date(expiresAt),
          device,
          country,
        })
        .execute();
      return { id, rotation: 0, expiresAt };
    });
  };

  return {
    /** Null when the user's password has changed since `version` was read, or the user was disabled. */
    open,
    /** The user's session of this device, while it lasts at least a day; else a new one, as `open` does. */
    async openOnce(user: PasswordOwner, device: SessionDevice): Promise<OpenedSession | null> {
      const row = await database
        .selectFrom('sessions')
        .select(['id', 'rotation', 'expires_at'])
        .where('company_id', '=', user.companyId)
        .where('user_id', '=', user.userId)
        .where('device', '=', device.device)
        .where('expires_at', '>', new Date(clock().getTime() + DAY))
        .executeTakeFirst();
      if (!row) return open(user, device);
      return { id: row.id, rotation: row.rotation, expiresAt: row.expires_at.getTime() };
    },
    /** The session of an access token; null when it has ended. It doesn't last longer for being used. */
    async find(session: NamedSession): Promise<OpenedSession | null> {
      const row = await find(session);
      return row ? { id: row.id, rotation: row.rotation, expiresAt: row.expires_at.getTime() } : null;
    },
    /**
     * The session of a refresh token, which is replaced. Null when it has ended. A token that was replaced longer than the
     * grace ago is held by somebody else too: the session ends, `reused`.
     */
    async renew(
      session: NamedSession,
      rotation: number,
      { country }: Pick<SessionDevice, 'country'>,
    ): Promise<OpenedSession | 'reused' | null> {
      const before = await find(session);
      if (!before) return null;
      if (before.rotation === rotation) await replace(session.id, rotation, before.started_at, country);
      const row = await find(session);
      if (!row) return null;
      const isLate = clock().getTime() - row.rotated_at.getTime() > GRACE;
      const isPredecessor = row.rotation === rotation + 1 && !isLate;
      if (row.rotation !== rotation && !isPredecessor) {
        await end(session.id);
        return 'reused';
      }
      return { id: row.id, rotation: row.rotation, expiresAt: row.expires_at.getTime() };
    },
    end,
    async endAll({ companyId, userId }: SessionOwner): Promise<void> {
      await database
        .deleteFrom('sessions')
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .execute();
    },
    async dropExpired(): Promise<void> {
      await database.deleteFrom('sessions').where('expires_at', '<', clock()).execute();
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;
