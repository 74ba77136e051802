import { requestAcceptJsToken } from '../api/payments/tokens/acceptJsToken.ts';
import { requestAuthorizenetToken } from '../api/payments/tokens/authorizenetToken.ts';
import { requestOpenpayToken } from '../api/payments/tokens/openpayToken.ts';
import { requestPayuToken } from '../api/payments/tokens/payuToken.ts';
import type { TokenAnswer, TypedAccount, TypedCard } from '../api/payments/tokens/tokenAnswer.ts';
import type { CardAnswer, CardSetup } from '../bridge/cardContract.ts';
import { payuBrand } from '../domain/payments/cardNumber.ts';
import { newIdentifier } from '../platform/identifier.ts';

type Typed = { card: TypedCard; brandId: string } | { account: TypedAccount };

type Tokenizing = Pick<CardSetup, 'gateway' | 'settings' | 'api'> & {
  /** What identifies the customer at the back office. */
  headers(): Promise<Record<string, string>>;
};

const requestToken = async (
  { gateway, settings, api, headers }: Tokenizing,
  typed: Typed,
): Promise<TokenAnswer> => {
  const data = 'card' in typed ? typed.card : typed.account;
  if (gateway === 'authorizenet')
    return settings['authorizenet.acceptJs']
      ? requestAcceptJsToken(settings, data)
      : requestAuthorizenetToken(settings, data, newIdentifier());
  if (!('card' in typed)) return { ok: false, message: '' };
  return gateway === 'openpay'
    ? requestOpenpayToken(settings, typed.card)
    : requestPayuToken(api, await headers(), typed.card, payuBrand(typed.brandId));
};

/** Exchanges a checked card or bank account for a token of the provider, which is used once. Never rejects. */
export const tokenize = async (tokenizing: Tokenizing, typed: Typed): Promise<CardAnswer> => {
  try {
    const answer = await requestToken(tokenizing, typed);
    if (!answer.ok) return { ok: false, reason: 'message', message: answer.message };
    const { descriptor, value } = answer;
    const securityCode = tokenizing.gateway === 'payu' && 'card' in typed ? typed.card.code : null;
    return { ok: true, descriptor, value, securityCode, deviceSessionId: newIdentifier() };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
};
