import { toFailure } from '../../api/callError.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { hasFailed, isTaken } from '../../domain/payments/paymentStatus.ts';
import { finishOrder } from '../checkout/finishOrder.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import { checkCart, findSentBefore } from '../checkout/placeOrder.ts';
import type { NotPlaced, OnStage, PlacedOrder, StoredOrder } from '../checkout/submissionResult.ts';
import {
  buildSubmission,
  numbersOf,
  publishSubmission,
  refusedLine,
  type SubmittedCart,
} from '../checkout/submittedCart.ts';
import { findSubmittedOrder } from '../checkout/submittedOrder.ts';
import { cartCharge } from './cartCharge.ts';
import { sendCharge } from './charge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentResult, PaymentSource } from './paymentsService.ts';
import { type Conclude, NO_GATEWAY, type Paid, refusedResult, type SentPayment } from './sentPayment.ts';
import { attempt, isUncertain, type Refused, type Settled, settleAttempt } from './settle.ts';

/** These say something about the payment; the other refusals are about the order. */
const PAYMENT_CODES = [
  'amount_differs',
  'invalid_total',
  'no_gateway',
  'preauthorization_off',
  'preauthorization_required',
  'prices_hidden',
  'recording_failed',
  'redirect_not_allowed',
  'not_found',
  'busy',
  'too_many_attempts',
  'gateway_unavailable',
];

const UNVERIFIED: NotPlaced = { status: 'unverified', code: 'unreachable' };

const refusedCart = (refused: Refused, submission: SubmittedCart): PaymentResult => {
  if (toFailure(refused.error) === 'unauthorized') return { status: 'session_expired' };
  if (PAYMENT_CODES.includes(refused.code)) return refusedResult(refused);
  const line = refusedLine(refused.error, submission.ordered);
  const { code, message } = refused;
  return { status: 'not_placed', reason: { status: 'rejected', code, message, ...(line && { line }) } };
};

const toPlaced = (
  order: OrderDependencies,
  earlier: StoredOrder | NotPlaced,
  madeAt: number,
): PaymentResult => {
  if (earlier.status === 'stored') return { status: 'placed', order: finishOrder(order, earlier, madeAt) };
  return earlier.status === 'session_expired'
    ? { status: 'session_expired' }
    : { status: 'not_placed', reason: earlier };
};

/** Takes a paid order out of the cart that it was made from, whichever page or tab has paid it. */
export const finishPaid = async (order: OrderDependencies, payment: Payment): Promise<PlacedOrder | null> => {
  const { placed } = payment;
  if (!placed || !isTaken(payment)) return null;
  const finished: PlacedOrder = {
    status: 'placed',
    id: placed.id,
    number: placed.number,
    corrected: false,
    kept: 0,
  };
  const { sent, orderNumberMadeAt } = order.cart.state.getState().details;
  if (sent?.number !== placed.number || sent.madeAt !== orderNumberMadeAt) return finished;
  const found = await findSubmittedOrder(order, sent, () => undefined);
  return found.status === 'stored' ? finishOrder(order, found, sent.madeAt) : finished;
};

/** Nothing was ordered: all sessions may order the cart again. */
export const freeCart = (order: OrderDependencies): void =>
  publishSubmission(order, order.cart.state.getState().details.orderNumberMadeAt, null);

type CartPayment = {
  method: ShippingMethod | null;
  payment: ChosenPayment;
  source: PaymentSource;
  paymentId: string;
};

/** Whether the cart may be ordered again. */
const isFree = (settled: Settled): boolean =>
  settled.kind === 'refused' ||
  settled.kind === 'missing' ||
  (settled.kind === 'known' && hasFailed(settled.payment));

/** What a cart's payment comes to, and what the cart becomes with it. */
const concludeCart =
  (order: OrderDependencies, submission: SubmittedCart, priceFell: boolean): Conclude =>
  (settled) => {
    const { madeAt, ordered } = submission;
    if (isFree(settled)) publishSubmission(order, madeAt, null);
    if (settled.kind === 'refused') return refusedCart(settled.refused, submission);
    if (settled.kind !== 'known' || !isTaken(settled.payment) || !settled.payment.placed) return null;
    const { payment } = settled;
    const { id, number } = settled.payment.placed;
    const corrected = settled.corrected || priceFell;
    const placed = finishOrder(order, { status: 'stored', id, number, corrected, ordered }, madeAt);
    return payment.status === 'paid' ? { status: 'paid', payment, order: placed } : null;
  };

/**
 * Pays and places the cart, under its number or the first free one. Token, prices and stock are checked first, and what another
 * session has sent is looked up; other sessions see that it is being sent. Nothing is sent twice.
 */
export const payCart = async (
  dependencies: PaymentDependencies,
  order: OrderDependencies,
  { method, payment, source, paymentId }: CartPayment,
  onStage: OnStage,
): Promise<Paid> => {
  const { orderNumberMadeAt: madeAt } = order.cart.state.getState().details;
  const before = await findSentBefore(order, onStage);
  if (before) return { result: toPlaced(order, before, madeAt) };
  const check = await checkCart(order, onStage);
  if (check.status !== 'ready') return { result: toPlaced(order, check, madeAt) };
  const submission = buildSubmission(order, method);
  const chargeUnder = await cartCharge(dependencies, order, submission, payment, paymentId).catch(
    () => 'unverified' as const,
  );
  if (chargeUnder === 'unverified') return { result: { status: 'not_placed', reason: UNVERIFIED } };
  if (!chargeUnder) return { result: NO_GATEWAY };

  onStage('sending');
  const conclude = concludeCart(order, submission, check.priceFell);
  const send = async (number: string): Promise<SentPayment> => {
    const charge = chargeUnder(number);
    publishSubmission(order, madeAt, number);
    const sent = await attempt(() => sendCharge(dependencies, charge, source));
    if (isUncertain(sent)) onStage('asking');
    return { charge, conclude, settled: await settleAttempt(dependencies, charge, sent) };
  };
  const [first = submission.number, ...others] = numbersOf(order, submission);
  let sent = await send(first);
  for (const number of others) {
    if (sent.settled.kind !== 'refused' || sent.settled.refused.code !== 'number_taken') break;
    sent = await send(number);
  }
  return sent;
};
