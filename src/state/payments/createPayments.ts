import { loadSavedMethods } from '../../api/payments/loadSavedMethods.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { hasFailed, isFinal, isTaken } from '../../domain/payments/paymentStatus.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import type { OnStage } from '../checkout/submissionResult.ts';
import { openCard } from './openCard.ts';
import { finishPaid, freeCart, payCart } from './payCart.ts';
import { payInvoices } from './payInvoices.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { createPaymentIds } from './paymentIds.ts';
import type { PaymentResult, PaymentSource, PaymentsService, PaymentTarget } from './paymentsService.ts';
import { type Conclude, type Paid, toResult } from './sentPayment.ts';
import { ASKED_AT_ONCE_MS, type Question, type Settled, settle } from './settle.ts';

/** A payment that was sent and whose result isn't known. */
type Unsettled = Question & { conclude: Conclude };

const apiKeyOf = (target: PaymentTarget): string | null => (target.kind === 'form' ? target.apiKey : null);

/** The next payment of the target is another one. */
const isOver = (settled: Settled): boolean => {
  if (settled.kind === 'refused') return settled.refused.code === 'recording_failed';
  return settled.kind === 'known' && isFinal(settled.payment);
};

const isUnsettled = (settled: Settled): boolean =>
  settled.kind === 'unknown' ||
  settled.kind === 'session_expired' ||
  (settled.kind === 'known' && !isOver(settled));

/** One question, without waiting for more. */
const ONCE = { signal: AbortSignal.abort(), waitsForBank: false, missingAttempts: 1 };

const cartTarget = ({ customer, cart }: OrderDependencies): PaymentTarget => ({
  kind: 'cart',
  key: cartKey(customer, cart.state.getState().details),
  method: null,
});

const MISSING: PaymentResult = { status: 'refused', code: 'missing_reference', message: '' };

export const createPayments = (dependencies: PaymentDependencies): PaymentsService => {
  const { portal, order } = dependencies;
  const ids = createPaymentIds(dependencies);
  const unsettled = new Map<string, Unsettled>();
  /** Payments that this tab is sending, by id. */
  const underWay = new Map<string, Promise<PaymentResult>>();

  /** Of a payment that another page has sent: what was ordered leaves the cart, or the cart may be ordered again. */
  const concludeFound: Conclude = (settled) => {
    if (settled.kind !== 'known' || !order) return null;
    const { payment } = settled;
    if (payment.placed && isTaken(payment)) void finishPaid(order, payment);
    else if (hasFailed(payment) && ids.sent(cartTarget(order)) === payment.id) freeCart(order);
    return null;
  };

  /** The result of what is known now; what isn't keeps its id. */
  const concluded = (question: Unsettled, settled: Settled): PaymentResult => {
    const { paymentId } = question;
    if (isUnsettled(settled)) unsettled.set(paymentId, question);
    else unsettled.delete(paymentId);
    const result = question.conclude(settled) ?? toResult(settled, paymentId);
    if (isOver(settled)) ids.forget(paymentId);
    else if (!isUnsettled(settled)) ids.release(paymentId);
    return result;
  };

  const questionOf = (paymentId: string, apiKey: string | null = null): Unsettled =>
    unsettled.get(paymentId) ?? { paymentId, apiKey, charge: null, conclude: concludeFound };

  const ask = async (question: Unsettled, until: Parameters<typeof settle>[2]) =>
    concluded(question, await settle(dependencies, question, until));

  type Sent = { target: PaymentTarget; payment: ChosenPayment; source: PaymentSource; paymentId: string };
  const send = async ({ target, ...rest }: Sent, onStage: OnStage): Promise<Paid> => {
    if (target.kind !== 'cart') return payInvoices(dependencies, { target, ...rest }, onStage);
    if (!order) return { result: { status: 'session_expired' } };
    return payCart(dependencies, order, { method: target.method, ...rest }, onStage);
  };

  const pay = async (
    paymentId: string,
    ...[target, payment, source, onStage = () => undefined]: Parameters<PaymentsService['pay']>
  ): Promise<PaymentResult> => {
    const sent = unsettled.get(paymentId);
    if (sent) {
      onStage('asking');
      return ask(sent, { signal: AbortSignal.timeout(ASKED_AT_ONCE_MS), waitsForBank: false });
    }
    const paid = await send({ target, payment, source, paymentId }, onStage);
    if ('result' in paid) {
      ids.release(paymentId);
      return paid.result;
    }
    const { charge, settled, conclude } = paid;
    return concluded({ paymentId, apiKey: charge.apiKey, charge, conclude }, settled);
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
      const result = await ask(questionOf(paymentId, apiKeyOf(target)), ONCE);
      return result.status === 'refused' || result.status === 'session_expired' ? null : result;
    },
    async read(paymentId) {
      const question = questionOf(paymentId);
      const settled = await settle(dependencies, question, ONCE);
      return settled.kind === 'missing' ? MISSING : concluded(question, settled);
    },
    follow: (paymentId, signal) => ask(questionOf(paymentId), { signal, waitsForBank: true }),
    finish(payment) {
      if (order) void finishPaid(order, payment);
    },
    openCard: (...call) => openCard(portal, ...call),
    savedMethods: () => loadSavedMethods(portal.http),
  };
};
