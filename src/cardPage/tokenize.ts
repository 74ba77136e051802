import type { CardAnswer } from '../bridge/cardContract.ts';
import { newIdentifier } from '../platform/identifier.ts';
import type { CardGateway, TokenContext, Typed } from './gateways/gateway.ts';

/** Exchanges a checked card or bank account for a token of the provider, which is used once. Never rejects. */
export const tokenize = async (
  { keepsCode, requestToken }: CardGateway,
  context: TokenContext,
  typed: Typed,
): Promise<CardAnswer> => {
  try {
    const answer = await requestToken(context, typed);
    if (!answer.ok) return { ok: false, reason: 'message', message: answer.message };
    const { descriptor, value } = answer;
    const securityCode = !keepsCode && 'card' in typed ? typed.card.code : null;
    return { ok: true, descriptor, value, securityCode, deviceSessionId: newIdentifier() };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
};
