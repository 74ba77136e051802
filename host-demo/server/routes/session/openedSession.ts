import type { SessionResponse } from '../../../../src/api/session/schema.ts';
import { sessionResponse } from '../../../../src/api/session/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';
import { openBalance } from '../orders/openBalance.ts';

export type SessionUser = {
  companyId: number;
  userId: number;
  clientId: number;
  email: string;
  data: SessionResponse['user'];
};

/** A new session's response: user with open balance, access token, and the refresh token for the cookie. */
export const openedSession = async (
  { database, tokens }: Pick<Context, 'database' | 'tokens'>,
  { companyId, userId, clientId, email, data }: SessionUser,
  sessionId: string,
  isEmbedded: boolean,
) => {
  const claims = { company_id: companyId, user_id: userId, email, session_id: sessionId };
  const access = await tokens.issue('access', claims);
  const refresh = await tokens.issue('refresh', claims);
  const balance = await openBalance(database, companyId, clientId);
  return {
    refreshToken: refresh.token,
    body: toResponse(sessionResponse, {
      success: true,
      user: { ...data, open_balance: balance.toNumber() },
      token: access.token,
      token_firebase: null,
      embeded: isEmbedded,
      expires_at: access.expiresAt,
    }),
  };
};
