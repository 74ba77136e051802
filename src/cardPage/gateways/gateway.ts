import type { TokenAnswer, TypedAccount, TypedCard } from '../../api/payments/tokens/tokenAnswer.ts';
import type { CardSetup } from '../../bridge/cardContract.ts';
import type { NumberLengths } from '../../domain/payments/card.ts';

/** What was typed and checked; `brandId`: see `cardBrandOf`. */
export type Typed = { card: TypedCard; brandId: string } | { account: TypedAccount };

export type TokenContext = Pick<CardSetup, 'settings' | 'api'> & {
  headers(): Promise<Record<string, string>>;
};

/** A provider at the page of the card form; what the portal has to know of it is in `src/domain/payments/gateways`. */
export type CardGateway = {
  /** What it wants to know beside name, number, expiry and security code. */
  extraFields: readonly ('zip' | 'identification')[];
  lengths: NumberLengths;
  /** Its own name of a brand, empty for those that it doesn't take; null where it takes all, and needs no name. */
  brandName: ((brandId: string) => string) | null;
  /** Whether its token has the security code, which is sent with the charge otherwise. */
  keepsCode: boolean;
  /** Throws {@link CallError} `network` or `timeout`. */
  requestToken(context: TokenContext, typed: Typed): Promise<TokenAnswer>;
};

/** It takes cards only. */
export const NO_TOKEN: TokenAnswer = { ok: false, message: '' };
