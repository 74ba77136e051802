import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';

/** The code of a refusal of the card by its provider, whose own message it has, if any. */
export const PROVIDER_MESSAGE = 'provider_message';

const REFUSALS = {
  recording_failed: 'recording',
  no_gateway: 'no_gateway',
  amount_differs: 'amount_differs',
  balance_changed: 'balance_changed',
  over_payment: 'over_payment',
  invalid_total: 'invalid_amount',
  payment_required: 'payment_required',
  prices_hidden: 'not_permitted',
  preauthorization_off: 'terms_changed',
  preauthorization_required: 'terms_changed',
  unsupported_payment: 'unsupported',
  not_arrived: 'not_arrived',
  unreachable: 'unreachable',
  gateway_unavailable: 'unreachable',
  busy: 'unreachable',
} as const;

type ErrorText = (typeof REFUSALS)[keyof typeof REFUSALS];

type ProblemText =
  | { own: string }
  | {
      text:
        | ErrorText
        | 'declined'
        | 'declinedBank'
        | 'charging'
        | 'charging_bank'
        | 'expired'
        | 'refunded'
        | 'no_opaque_data'
        | 'session_expired'
        | 'other';
    };

const refusalText = (code: string, message: string): ProblemText => {
  const known = Object.entries(REFUSALS).find(([name]) => name === code);
  if (known) return { text: known[1] };
  if (message !== '') return { own: message };
  return { text: code === PROVIDER_MESSAGE ? 'no_opaque_data' : 'other' };
};

export const problemText = (result: PaymentResult, method: PaymentMethod): ProblemText | null => {
  const isBank = method === 'bank';
  switch (result.status) {
    case 'declined':
      return { text: isBank ? 'declinedBank' : 'declined' };
    case 'failed':
      return { text: isBank ? 'charging_bank' : 'charging' };
    case 'voided':
      return { text: 'recording' };
    case 'expired':
    case 'refunded':
    case 'session_expired':
      return { text: result.status };
    case 'refused':
      return refusalText(result.code, result.message);
    default:
      return null;
  }
};
