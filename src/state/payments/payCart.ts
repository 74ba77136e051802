import type { ChargeAnswer } from '../../api/payments/collect.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { hasFailed, isTaken } from '../../domain/payments/paymentStatus.ts';
import { finishOrder } from '../checkout/finishOrder.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import { toSubmission } from '../checkout/orderOutcome.ts';
import { checkCart, findSentBefore } from '../checkout/placeOrder.ts';
import type { NotPlaced, OnStage, PlacedOrder, StoredOrder } from '../checkout/submissionResult.ts';
import {
  buildSubmission,
  numbersOf,
  publishSubmission,
  type SubmittedCart,
} from '../checkout/submittedCart.ts';
import { findSubmittedOrder } from '../checkout/submittedOrder.ts';
import { sendUnderFreeNumber } from '../submission/submitOnce.ts';
import { cartCharge } from './cartCharge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { type Conclude, NO_GATEWAY, type PaymentOutcome, type Preparation } from './paymentResult.ts';
import type { PaymentResult, PaymentSource } from './paymentsService.ts';
import { sendCharge } from './sendCharge.ts';

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

const UNVERIFIED: Preparation = {
  ok: false,
  reason: { status: 'not_placed', reason: { status: 'unverified', code: 'unreachable' } },
};

const toPlaced = (
  order: OrderDependencies,
  submission: StoredOrder | NotPlaced,
  madeAt: number,
): PaymentResult => {
  if (submission.status === 'stored')
    return { status: 'placed', order: finishOrder(order, submission, madeAt) };
  return submission.status === 'session_expired'
    ? { status: 'session_expired' }
    : { status: 'not_placed', reason: submission };
};

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
  return found.kind === 'known' ? finishOrder(order, found.order, sent.madeAt) : finished;
};

export const freeCart = (order: OrderDependencies): void =>
  publishSubmission(order, order.cart.state.getState().details.orderNumberMadeAt, null);

type CartPayment = {
  method: ShippingMethod | null;
  payment: ChosenPayment;
  source: PaymentSource;
  paymentId: string;
};

const isFree = (outcome: PaymentOutcome): boolean =>
  outcome.kind === 'refused' ||
  outcome.kind === 'missing' ||
  (outcome.kind === 'known' && hasFailed(outcome.payment));

/** What a cart's payment comes to, and what the cart becomes with it. */
const concludeCart =
  (order: OrderDependencies, { madeAt, ordered }: SubmittedCart, priceFell: boolean): Conclude =>
  (outcome) => {
    if (isFree(outcome)) publishSubmission(order, madeAt, null);
    if (outcome.kind === 'refused' && !PAYMENT_CODES.includes(outcome.refusal.code))
      return toPlaced(order, toSubmission(outcome, ordered), madeAt);
    if (outcome.kind !== 'known' || !isTaken(outcome.payment) || !outcome.payment.placed) return null;
    const { payment } = outcome;
    const { id, number } = outcome.payment.placed;
    const corrected = outcome.corrected || priceFell;
    const placed = finishOrder(order, { status: 'stored', id, number, corrected, ordered }, madeAt);
    return payment.status === 'paid' ? { status: 'paid', payment, order: placed } : null;
  };

/**
 * Prepares the payment that places the cart, under its number or the first free one; a result when it ends before anything is sent.
 * Token, prices and stock are checked first, and what another session has sent is looked up; other sessions see that it is being sent.
 */
export const payCart = async (
  dependencies: PaymentDependencies,
  order: OrderDependencies,
  { method, payment, source, paymentId }: CartPayment,
  onStage: OnStage,
): Promise<Preparation> => {
  const { orderNumberMadeAt: madeAt } = order.cart.state.getState().details;
  const before = await findSentBefore(order, onStage);
  if (before) return { ok: false, reason: toPlaced(order, before, madeAt) };
  const check = await checkCart(order, onStage);
  if (check.status !== 'ready') return { ok: false, reason: toPlaced(order, check, madeAt) };
  const submission = buildSubmission(order, method);
  const charges = await cartCharge(dependencies, order, submission, payment, paymentId);
  if (!charges.ok) return charges.reason === 'no_gateway' ? NO_GATEWAY : UNVERIFIED;
  const chargeUnder = charges.value;

  onStage('sending');
  const [first = submission.number, ...others] = numbersOf(order, submission);
  let charge = chargeUnder(first);
  const sendUnder = (number: string): Promise<ChargeAnswer> => {
    charge = chargeUnder(number);
    publishSubmission(order, madeAt, number);
    return sendCharge(dependencies, charge, source);
  };
  return {
    ok: true,
    value: {
      charge: () => charge,
      send: () => sendUnderFreeNumber(first, others, sendUnder),
      conclude: concludeCart(order, submission, check.priceFell),
    },
  };
};
