import type { Charge } from './charge.ts';
import type { PaymentResult } from './paymentsService.ts';
import type { Refused, Settled } from './settle.ts';

/** Does what follows from a payment's end, such as emptying the cart. Null: the result says nothing more than the payment. */
export type Conclude = (settled: Settled) => PaymentResult | null;

export type SentPayment = { charge: Charge; settled: Settled; conclude: Conclude };

/** `result`: it ended before anything was sent. */
export type Paid = { result: PaymentResult } | SentPayment;

export const NO_GATEWAY: PaymentResult = { status: 'refused', code: 'no_gateway', message: '' };

export const refusedResult = ({ code, message }: Pick<Refused, 'code' | 'message'>): PaymentResult => ({
  status: 'refused',
  code,
  message,
});

export const toResult = (settled: Settled, paymentId: string): PaymentResult => {
  switch (settled.kind) {
    case 'refused':
      return refusedResult(settled.refused);
    case 'missing':
      return { status: 'refused', code: 'not_arrived', message: '' };
    case 'unknown':
      return { status: 'unknown', paymentId };
    case 'session_expired':
      return { status: 'session_expired' };
    case 'known': {
      const { payment } = settled;
      if (payment.status === 'paid') return { status: 'paid', payment, order: null };
      return payment.status === 'unknown'
        ? { status: 'unknown', paymentId: payment.id }
        : { status: payment.status, payment };
    }
  }
};
