import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { SessionDevice } from './sessionDevice.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { invalidToken, type LinkClaims, type Tokens } from './tokens.ts';

export type UserLinkOptions = {
  hours: number;
  isUsedOnce: boolean;
};

const USUAL_OPTIONS: UserLinkOptions = { hours: 24, isUsedOnce: false };

const HOUR = 60 * 60 * 1_000;
/** For so long a link that is used once gives the same session again, because an answer may be lost, ms. */
const GRACE = 60_000;

type LinkUser = { companyId: number; userId: number; email: string; version: number };

const spent = () => new Refusal(401, 'link_spent', 'the link has been used already');

/** The tokens of user links: `/store/{token}` logs the user in (rules: Addresses of pages). */
export const createUserLinks = (
  {
    database,
    clock,
    tokens,
    sessions,
  }: { database: Database; clock(): Date; tokens: Tokens; sessions: Sessions },
  options: Partial<UserLinkOptions> = {},
) => {
  const { hours, isUsedOnce } = { ...USUAL_OPTIONS, ...options };
  const expiry = () => clock().getTime() + hours * HOUR;

  const spend = async ({ link_id, company_id }: LinkClaims, session: OpenedSession): Promise<boolean> => {
    const row = await database
      .insertInto('spent_links')
      .values({
        id: link_id,
        company_id,
        session_id: session.id,
        spent_at: clock(),
        expires_at: new Date(expiry()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  };

  /** The session that a spent link has just opened; null later. */
  const justOpened = async ({ link_id, company_id, user_id }: LinkClaims): Promise<OpenedSession | null> => {
    const row = await database
      .selectFrom('spent_links')
      .select('session_id')
      .where('id', '=', link_id)
      .where('spent_at', '>', new Date(clock().getTime() - GRACE))
      .executeTakeFirst();
    return row ? sessions.find({ id: row.session_id, companyId: company_id, userId: user_id }) : null;
  };

  return {
    issue: ({ companyId, userId, email, version }: LinkUser): string =>
      tokens.issue(
        'link',
        { company_id: companyId, user_id: userId, email, version, link_id: randomUUID() },
        expiry(),
      ).token,
    /** A new session for a link's token. Throws 401 `link_spent`, and `token_invalid` for one of an earlier password. */
    async open(link: LinkClaims, device: SessionDevice): Promise<OpenedSession> {
      const { company_id: companyId, user_id: userId, version } = link;
      const session = await sessions.open({ companyId, userId, version }, device);
      if (!session) throw invalidToken();
      if (!isUsedOnce || (await spend(link, session))) return session;
      await sessions.end(session.id);
      const first = await justOpened(link);
      if (!first) throw spent();
      return first;
    },
    async dropExpired(): Promise<void> {
      await database.deleteFrom('spent_links').where('expires_at', '<', clock()).execute();
    },
  };
};
export type UserLinks = ReturnType<typeof createUserLinks>;
