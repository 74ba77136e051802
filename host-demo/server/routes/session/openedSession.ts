import * as v from 'valibot';
import type { SessionResponse } from '../../../../src/api/access/schema.ts';
import { sessionResponse, userWire } from '../../../../src/api/access/schema.ts';
import type { CompanyWire } from '../../../../src/api/tenant/schema.ts';
import { companyWire } from '../../../../src/api/tenant/schema.ts';
import type { Context } from '../../context.ts';
import type { UserSettings } from '../../database/schema.ts';
import { maySeePrices } from '../../session/authorise.ts';
import type { OpenedSession } from '../../session/sessions.ts';
import { companyRules } from '../../settings.ts';
import { toResponse } from '../../wire.ts';
import { openBalance } from '../orders/openBalance.ts';

export type SessionUser = {
  companyId: number;
  userId: number;
  clientId: number;
  email: string;
  data: SessionResponse['user'];
  settings: UserSettings;
  company: CompanyWire;
};

/** Null where prices are hidden: it grows by what the customer orders. */
const shownBalance = async (
  { database }: Pick<Context, 'database'>,
  { companyId, clientId, company, data }: SessionUser,
): Promise<number | null> => {
  const rules = companyRules(v.parse(companyWire, company));
  if (!maySeePrices(rules, v.parse(userWire, data))) return null;
  return (await openBalance(database, companyId, clientId)).toNumber();
};

export const openedSession = async (
  context: Pick<Context, 'database' | 'tokens' | 'firebaseSignIn'>,
  user: SessionUser,
  { id, rotation, expiresAt }: OpenedSession,
  isEmbedded: boolean,
) => {
  const { tokens, firebaseSignIn } = context;
  const { companyId, userId, email, data } = user;
  const claims = { company_id: companyId, user_id: userId, email, session_id: id };
  const access = tokens.issue('access', claims, expiresAt);
  return {
    refreshToken: tokens.issue('refresh', { ...claims, rotation }, expiresAt),
    body: toResponse(sessionResponse, {
      success: true,
      user: {
        ...data,
        open_balance: await shownBalance(context, user),
        language: user.settings.language ?? '',
      },
      token: access.token,
      token_firebase:
        firebaseSignIn?.issue({ companyId, userId, alias: String(user.company.alias), email }) ?? null,
      embeded: isEmbedded,
      expires_at: access.expiresAt,
    }),
  };
};
