import type { GatewayOutcome } from './gateway.ts';

/** Our codes of payments that failed; each has a text of its own, or the general one of its state. */
export type FailureCode =
  | 'declined'
  | 'insufficient_funds'
  | 'card_expired'
  | 'card_invalid'
  | 'address_mismatch'
  | 'code_mismatch'
  | 'fraud'
  | 'bank_approval_needed'
  | 'abandoned'
  | 'duplicate'
  | 'token_used'
  | 'token_expired'
  | 'token_foreign'
  | 'saved_method_gone'
  | 'amount_refused'
  | 'not_found'
  | 'not_supported'
  | 'configuration'
  | 'provider_error';

export const UNKNOWN: GatewayOutcome = { state: 'unknown' };

export const failed = (code: FailureCode, message = ''): GatewayOutcome => ({
  state: 'error',
  code,
  message,
});
export const declined = (code: FailureCode, message = ''): GatewayOutcome => ({
  state: 'declined',
  code,
  message,
});

export const withoutAnswer = (answer: 'lost' | 'not_sent'): GatewayOutcome =>
  answer === 'lost' ? UNKNOWN : failed('provider_error');

export const notSupported = (): Promise<GatewayOutcome> => Promise.resolve(failed('not_supported'));
