import type { GatewayOutcome } from '../gateway.ts';
import { declined, type FailureCode, failed, UNKNOWN } from '../outcomes.ts';
import type { Charge } from './schema.ts';

/** Openpay's documented error codes; those that are missing, such as 1000, don't tell what happened. */
const ERRORS: Readonly<Record<number, FailureCode>> = {
  1001: 'configuration',
  1002: 'configuration',
  1003: 'configuration',
  1005: 'token_used',
  1006: 'duplicate',
  1007: 'declined',
  1008: 'configuration',
  1009: 'configuration',
  1010: 'configuration',
  1011: 'token_used',
  1012: 'amount_refused',
  1013: 'not_supported',
  1014: 'configuration',
  1017: 'provider_error',
  1018: 'provider_error',
  2004: 'card_invalid',
  2005: 'card_expired',
  2006: 'code_mismatch',
  2007: 'card_invalid',
  2009: 'code_mismatch',
  3001: 'declined',
  3002: 'card_expired',
  3003: 'insufficient_funds',
  3004: 'declined',
  3005: 'fraud',
  3006: 'declined',
  3008: 'declined',
  3009: 'declined',
  3010: 'declined',
  3011: 'declined',
  3012: 'bank_approval_needed',
};
const FIRST_OF_CARDS = 3_000;

export const readError = (code: number, message: string): GatewayOutcome => {
  const ours = ERRORS[code];
  if (!ours) return UNKNOWN;
  return code > FIRST_OF_CARDS ? declined(ours, message) : failed(ours, message);
};

const usedOf = ({ card }: Pick<Charge, 'card'>) =>
  card
    ? {
        brand: card.brand,
        lastFour: card.card_number.slice(-4),
        expiry:
          card.expiration_month && card.expiration_year
            ? `${card.expiration_month.padStart(2, '0')}/${card.expiration_year.slice(-2)}`
            : '',
      }
    : { brand: 'PSE', lastFour: '', expiry: '' };

export const readCharge = (charge: Charge): GatewayOutcome => {
  const { id: reference, status, error_message, payment_method, amount, refund } = charge;
  // Its status may stay `completed`.
  if (refund && refund.amount >= amount && amount > 0) return { state: 'refunded', reference };
  if (status.startsWith('chargeback') || status === 'completed')
    return { state: 'captured', reference, used: usedOf(charge), saved: null };
  if (status === 'charge_pending' || status === 'in_progress')
    return { state: 'pending_bank', reference, redirectUrl: payment_method?.url || null };
  if (status === 'failed') return declined('declined', error_message);
  if (status === 'cancelled') return { state: 'expired', reference };
  return status === 'refunded' ? { state: 'refunded', reference } : UNKNOWN;
};
