import { cartKey } from '../../domain/cart/cartKey.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { hasFailed, isFinal, isTaken } from '../../domain/payments/paymentStatus.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import type { OnStage } from '../checkout/submissionResult.ts';
import { submitOnce } from '../submission/submitOnce.ts';
import { ASKED_AT_ONCE_MS, EXISTING_PAYMENT, type Inquiry, inquire, lookUpCharge } from './inquiry.ts';
import { openCard } from './openCard.ts';
import { finishPaid, freeCart, payCart } from './payCart.ts';
import { payInvoices } from './payInvoices.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { createPaymentIds } from './paymentIds.ts';
import {
  type Conclude,
  type PaymentOutcome,
  type PaymentSubmission,
  refusedResult,
  toResult,
} from './paymentResult.ts';
import type { PaymentResult, PaymentSource, PaymentsService, PaymentTarget } from './paymentsService.ts';

/** A payment that was sent and whose result isn't known. */
type OpenInquiry = Inquiry & { conclude: Conclude };

const apiKeyOf = (target: PaymentTarget): string | null => (target.kind === 'form' ? target.apiKey : null);

/** The next payment of the target is another one. */
const isOver = (outcome: PaymentOutcome): boolean => {
  if (outcome.kind === 'refused') return outcome.refusal.code === 'recording_failed';
  return outcome.kind === 'known' && isFinal(outcome.payment);
};

const isOpen = (outcome: PaymentOutcome): boolean =>
  outcome.kind === 'unknown' ||
  outcome.kind === 'session_expired' ||
  (outcome.kind === 'known' && !isOver(outcome));

/** One question, without waiting for more. */
const ONCE = { signal: AbortSignal.abort(), waitsForBank: false, missingAttempts: 1 };

const cartTarget = ({ customer, cart }: OrderDependencies): PaymentTarget => ({
  kind: 'cart',
  key: cartKey(customer, cart.state.getState().details),
  method: null,
});

const MISSING = refusedResult({ code: 'missing_reference', message: '' });

export const createPayments = (dependencies: PaymentDependencies): PaymentsService => {
  const { portal, order } = dependencies;
  const ids = createPaymentIds(dependencies);
  const inquiries = new Map<string, OpenInquiry>();
  /** Payments that this tab is sending, by id. */
  const underWay = new Map<string, Promise<PaymentResult>>();

  /** Of a payment that another page has sent: what was ordered leaves the cart, or the cart may be ordered again. */
  const concludeFound: Conclude = (outcome) => {
    if (outcome.kind !== 'known' || !order) return null;
    const { payment } = outcome;
    if (payment.placed && isTaken(payment)) void finishPaid(order, payment);
    else if (hasFailed(payment) && ids.sent(cartTarget(order)) === payment.id) freeCart(order);
    return null;
  };

  /** The result of what is known now; what isn't keeps its id. */
  const conclude = (inquiry: OpenInquiry, outcome: PaymentOutcome): PaymentResult => {
    const { paymentId } = inquiry;
    if (isOpen(outcome)) inquiries.set(paymentId, inquiry);
    else inquiries.delete(paymentId);
    const result = inquiry.conclude(outcome) ?? toResult(outcome, paymentId);
    if (isOver(outcome)) ids.forget(paymentId);
    else if (!isOpen(outcome)) ids.release(paymentId);
    return result;
  };

  const inquiryOf = (paymentId: string, apiKey: string | null = null): OpenInquiry =>
    inquiries.get(paymentId) ?? { paymentId, apiKey, charge: null, conclude: concludeFound };

  const ask = async (inquiry: OpenInquiry, patience: Parameters<typeof inquire>[2]) =>
    conclude(inquiry, await inquire(dependencies, inquiry, patience));

  type Call = { target: PaymentTarget; payment: ChosenPayment; source: PaymentSource; paymentId: string };
  const prepare = async (
    { target, ...call }: Call,
    onStage: OnStage,
  ): Promise<PaymentSubmission | PaymentResult> => {
    if (target.kind !== 'cart') return payInvoices(dependencies, { target, ...call }, onStage);
    if (!order) return { status: 'session_expired' };
    return payCart(dependencies, order, { method: target.method, ...call }, onStage);
  };

  const submit = (paymentId: string, submission: PaymentSubmission, onStage: OnStage) =>
    submitOnce({
      send: submission.send,
      existing: EXISTING_PAYMENT,
      lookUp: (answer) => {
        if (!answer || answer.payment?.status === 'unknown') onStage('asking');
        return lookUpCharge(dependencies, submission.charge(), answer);
      },
      conclude: (outcome: PaymentOutcome) => {
        const charge = submission.charge();
        return conclude({ paymentId, apiKey: charge.apiKey, charge, conclude: submission.conclude }, outcome);
      },
    });

  const pay = async (
    paymentId: string,
    ...[target, payment, source, onStage = () => undefined]: Parameters<PaymentsService['pay']>
  ): Promise<PaymentResult> => {
    const open = inquiries.get(paymentId);
    if (open) {
      onStage('asking');
      return ask(open, { signal: AbortSignal.timeout(ASKED_AT_ONCE_MS), waitsForBank: false });
    }
    const submission = await prepare({ target, payment, source, paymentId }, onStage);
    if (!('status' in submission)) return submit(paymentId, submission, onStage);
    ids.release(paymentId);
    return submission;
  };

  return {
    pay(...call) {
      const paymentId = ids.get(call[0]);
      const running = underWay.get(paymentId);
      if (running) return running;
      ids.keep(call[0]);
      const started = pay(paymentId, ...call).finally(() => underWay.delete(paymentId));
      underWay.set(paymentId, started);
      return started;
    },
    async resume(target) {
      const paymentId = ids.sent(target);
      if (paymentId === null) {
        ids.get(target);
        return null;
      }
      const result = await ask(inquiryOf(paymentId, apiKeyOf(target)), ONCE);
      return result.status === 'refused' || result.status === 'session_expired' ? null : result;
    },
    async read(paymentId) {
      const inquiry = inquiryOf(paymentId);
      const outcome = await inquire(dependencies, inquiry, ONCE);
      return outcome.kind === 'missing' ? MISSING : conclude(inquiry, outcome);
    },
    follow: (paymentId, signal) => ask(inquiryOf(paymentId), { signal, waitsForBank: true }),
    finish(payment) {
      if (order) void finishPaid(order, payment);
    },
    openCard: (...call) => openCard(portal, ...call),
  };
};
