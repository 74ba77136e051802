import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';

/** What happened before or instead of a payment: a result, or what the provider said of the card. */
export type Problem =
  | PaymentResult
  | { status: 'provider_message'; message: string }
  | { status: 'unreachable' };

/** The codes of refusals that have a text of their own, by the text's name. */
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
  return message === '' ? { text: 'other' } : { own: message };
};

/** The text of a problem; null for a result that isn't one. */
export const problemText = (problem: Problem, method: PaymentMethod): ProblemText | null => {
  const isBank = method === 'bank';
  switch (problem.status) {
    case 'declined':
      return { text: isBank ? 'declinedBank' : 'declined' };
    case 'failed':
      return { text: isBank ? 'charging_bank' : 'charging' };
    case 'voided':
      return { text: 'recording' };
    case 'expired':
    case 'refunded':
    case 'session_expired':
      return { text: problem.status };
    case 'refused':
      return refusalText(problem.code, problem.message);
    case 'provider_message':
      return problem.message === '' ? { text: 'no_opaque_data' } : { own: problem.message };
    case 'unreachable':
      return { text: 'unreachable' };
    default:
      return null;
  }
};
