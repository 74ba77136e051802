import { type CallFailure, toErrorCode, toFailure } from '../../api/callError.ts';
import { placeTransaction } from '../../api/orders/placeTransaction.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import { delay } from '../../platform/delay.ts';
import { customerMessage } from '../customerMessage.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { type NotPlaced, type OnStage, SESSION_EXPIRED, type StoredOrder } from './submissionResult.ts';
import {
  buildSubmission,
  numbersOf,
  publishSubmission,
  refusedLine,
  type SubmittedCart,
} from './submittedCart.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

/** After these the back office may have executed a call. */
const LOST_ANSWERS: readonly CallFailure[] = ['network', 'timeout', 'server', 'malformed'];

/** Retries, and the delay in ms times the attempt's number (rules: Requests). */
const MAX_RESENDS = 3;
const RESEND_DELAY_MS = 1_000;
/** Later the customer decides. */
const RESEND_WITHIN_MS = 30_000;

/** This cart was stored before with other content: the stored order counts, and the other lines stay in the cart. */
const DIFFERENT_CONTENT = 'content_differs';

type Sent = { result: StoredOrder | NotPlaced; failure?: CallFailure };

const sendOnce = async (
  dependencies: OrderDependencies,
  { ordered, madeAt, envelopeFor: under }: SubmittedCart,
  number: string,
  onStage: OnStage,
): Promise<Sent> => {
  const { http, company, settings } = dependencies;
  const isNodeService = company.settings.nodeSync || isBrandTenant(company.name, settings.brandTerm);
  const route = isNodeService ? 'node_service' : 'order_service';
  try {
    const { repeated, differences, ...placed } = await placeTransaction(http, route, under(number));
    const corrected = differences.length > 0;
    const stored: StoredOrder = {
      status: 'stored',
      id: placed.id,
      number: placed.number,
      corrected,
      ordered,
    };
    if (!repeated) return { result: stored };
    const asked = await findSubmittedOrder(dependencies, { number: placed.number, madeAt }, onStage);
    return { result: asked.status === 'stored' ? { ...asked, corrected } : stored };
  } catch (error) {
    const failure = toFailure(error);
    if (LOST_ANSWERS.includes(failure))
      return { result: await findSubmittedOrder(dependencies, { number, madeAt }, onStage), failure };
    const code = toErrorCode(error);
    if (code === DIFFERENT_CONTENT) {
      const asked = await findSubmittedOrder(dependencies, { number, madeAt }, onStage);
      if (asked.status === 'stored') return { result: asked };
    }
    publishSubmission(dependencies, madeAt, null);
    if (failure === 'unauthorized') return { result: SESSION_EXPIRED };
    const line = refusedLine(error, ordered);
    return {
      result: { status: 'rejected', code, message: customerMessage(error), ...(line && { line }) },
    };
  }
};

/**
 * After a lost answer the back office is asked by number; only an order that it doesn't have is sent again (rules:
 * Requests), and not after a timeout, so that the customer knows the result as soon as possible.
 */
const sendWithNumber = async (
  dependencies: OrderDependencies,
  submission: SubmittedCart,
  number: string,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced> => {
  const { clock } = dependencies;
  const { madeAt } = submission;
  const until = clock.now() + RESEND_WITHIN_MS;
  publishSubmission(dependencies, madeAt, number);
  for (let attempt = 1; ; attempt += 1) {
    const { result, failure } = await sendOnce(dependencies, submission, number, onStage);
    const isFinal = result.status !== 'not_arrived' || failure === 'timeout' || attempt > MAX_RESENDS;
    if (isFinal || clock.now() >= until) return result;
    await delay(RESEND_DELAY_MS * attempt);
    if (!isSameCart(dependencies, madeAt)) return result;
    onStage('sending');
  }
};

/**
 * Submits the cart under its number or the first free candidate. All devices of the customer use the same key and numbers,
 * so that a cart is stored once.
 */
export const sendOrder = async (
  dependencies: OrderDependencies,
  method: ShippingMethod | null,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced> => {
  const submission = buildSubmission(dependencies, method);
  const numbers = numbersOf(dependencies, submission);
  let result: StoredOrder | NotPlaced = { status: 'rejected', code: 'number_taken' };
  for (const number of numbers) {
    result = await sendWithNumber(dependencies, submission, number, onStage);
    if (result.status === 'stored' || result.code !== 'number_taken') break;
  }
  return result;
};
