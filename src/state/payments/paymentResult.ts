import type { ChargeAnswer } from '../../api/payments/collect.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { Refusal, SubmissionOutcome } from '../submission/submitOnce.ts';
import type { Charge } from './charge.ts';
import type { PaymentResult } from './paymentsService.ts';

export type PaymentOutcome = SubmissionOutcome<{ payment: Payment; corrected: boolean }>;

/** Does what follows from a payment's end, such as emptying the cart. Null: the result says nothing more than the payment. */
export type Conclude = (outcome: PaymentOutcome) => PaymentResult | null;

type PaymentSubmission = { charge(): Charge; send(): Promise<ChargeAnswer>; conclude: Conclude };

export type Preparation = { ok: true; value: PaymentSubmission } | { ok: false; reason: PaymentResult };

export const refusedResult = ({ code, message }: Pick<Refusal, 'code' | 'message'>): PaymentResult => ({
  status: 'refused',
  code,
  message,
});

export const NO_GATEWAY: Preparation = {
  ok: false,
  reason: refusedResult({ code: 'no_gateway', message: '' }),
};

export const toResult = (outcome: PaymentOutcome, paymentId: string): PaymentResult => {
  switch (outcome.kind) {
    case 'refused':
      return refusedResult(outcome.refusal);
    case 'missing':
      return refusedResult({ code: 'not_arrived', message: '' });
    case 'unknown':
      return { status: 'unknown', paymentId };
    case 'session_expired':
      return { status: 'session_expired' };
    case 'known': {
      const { payment } = outcome;
      if (payment.status === 'paid') return { status: 'paid', payment, order: null };
      return payment.status === 'unknown'
        ? { status: 'unknown', paymentId: payment.id }
        : { status: payment.status, payment };
    }
  }
};
