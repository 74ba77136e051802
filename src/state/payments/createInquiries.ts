import { cartKey } from '../../domain/cart/cartKey.ts';
import { hasFailed, isFinal, isTaken } from '../../domain/payments/paymentStatus.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import { type Inquiry, inquire, type Patience } from './inquiry.ts';
import { finishPaid, freeCart } from './payCart.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentIds } from './paymentIds.ts';
import { type Conclude, type PaymentOutcome, toResult } from './paymentResult.ts';
import type { PaymentResult, PaymentTarget } from './paymentsService.ts';

type OpenInquiry = Inquiry & { conclude: Conclude };

export type Inquiries = {
  open(paymentId: string): OpenInquiry | null;
  of(paymentId: string, apiKey?: string | null): OpenInquiry;
  ask(inquiry: OpenInquiry, patience: Patience): Promise<PaymentResult>;
  /** The result of what is known now; what isn't keeps its id. */
  conclude(inquiry: OpenInquiry, outcome: PaymentOutcome): PaymentResult;
};

const isOver = (outcome: PaymentOutcome): boolean => {
  if (outcome.kind === 'refused') return outcome.refusal.code === 'recording_failed';
  return outcome.kind === 'known' && isFinal(outcome.payment);
};

const isOpen = (outcome: PaymentOutcome): boolean =>
  outcome.kind === 'unknown' ||
  outcome.kind === 'session_expired' ||
  (outcome.kind === 'known' && !isOver(outcome));

const cartTarget = ({ customer, cart }: OrderDependencies): PaymentTarget => ({
  kind: 'cart',
  key: cartKey(customer, cart.state.getState().details),
  method: null,
});

/** Of a payment that another page has sent: what was ordered leaves the cart, or the cart may be ordered again. */
const concludeElsewhere =
  ({ order }: PaymentDependencies, ids: PaymentIds): Conclude =>
  (outcome) => {
    if (outcome.kind !== 'known' || !order) return null;
    const { payment } = outcome;
    if (payment.placed && isTaken(payment)) void finishPaid(order, payment);
    else if (hasFailed(payment) && ids.sent(cartTarget(order)) === payment.id) freeCart(order);
    return null;
  };

export const createInquiries = (dependencies: PaymentDependencies, ids: PaymentIds): Inquiries => {
  const inquiries = new Map<string, OpenInquiry>();
  const conclude: Inquiries['conclude'] = (inquiry, outcome) => {
    const { paymentId } = inquiry;
    if (isOpen(outcome)) inquiries.set(paymentId, inquiry);
    else inquiries.delete(paymentId);
    const result = inquiry.conclude(outcome) ?? toResult(outcome, paymentId);
    if (isOver(outcome)) ids.forget(paymentId);
    else if (!isOpen(outcome)) ids.release(paymentId);
    return result;
  };
  const open = (paymentId: string) => inquiries.get(paymentId) ?? null;
  return {
    open,
    of: (paymentId, apiKey = null) =>
      open(paymentId) ?? {
        paymentId,
        apiKey,
        charge: null,
        conclude: concludeElsewhere(dependencies, ids),
      },
    ask: async (inquiry, patience) => conclude(inquiry, await inquire(dependencies, inquiry, patience)),
    conclude,
  };
};
