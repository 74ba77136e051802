import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';

const DAYS_30 = 30 * 24 * 60 * 60 * 1_000;

export type SessionOwner = { companyId: number; userId: number };

/** Open sessions; a token is valid only while its session exists. */
export const createSessions = (database: Database, clock: () => Date) => {
  const expiry = () => new Date(clock().getTime() + DAYS_30);
  return {
    async open({ companyId, userId }: SessionOwner): Promise<string> {
      const id = randomUUID();
      await database
        .insertInto('sessions')
        .values({ id, company_id: companyId, user_id: userId, expires_at: expiry() })
        .execute();
      return id;
    },
    /** Extends a session by 30 days. */
    async prolong(id: string): Promise<void> {
      await database.updateTable('sessions').set({ expires_at: expiry() }).where('id', '=', id).execute();
    },
    async end(id: string): Promise<void> {
      await database.deleteFrom('sessions').where('id', '=', id).execute();
    },
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
