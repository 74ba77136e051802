import { toErrorCode, toFailure } from '../../api/callError.ts';
import { type PlacedTransaction, placeTransaction } from '../../api/checkout/placeTransaction.ts';
import type { VisitRequest } from '../../api/history/visitSchema.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import { poll } from '../submission/poll.ts';
import { refusedBy, sendUnderFreeNumber, submitOnce } from '../submission/submitOnce.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { type OrderOutcome, toSubmission } from './orderOutcome.ts';
import type { NotPlaced, OnStage, StoredOrder } from './submissionResult.ts';
import { buildSubmission, numbersOf, publishSubmission, type SubmittedCart } from './submittedCart.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

/** Retries, and the delay in ms times the attempt's number (rules: Requests). */
const MAX_RESENDS = 3;
const RESEND_DELAY_MS = 1_000;
/** Later the customer decides. */
const RESEND_WITHIN_MS = 30_000;

/** This cart was stored before with other content: the stored order counts, and the other lines stay in the cart. */
const DIFFERENT_CONTENT = 'content_differs';

const place = ({ http, company, settings }: OrderDependencies, visit: VisitRequest) => {
  const isNodeService = company.settings.nodeSync || isBrandTenant(company.name, settings.brandTerm);
  return placeTransaction(http, isNodeService ? 'node_service' : 'order_service', visit);
};

/** Of a repeat the first result counts, with the lines that it has. */
const lookUpPlaced = async (
  { id, number, differences, repeated }: PlacedTransaction,
  { ordered }: SubmittedCart,
  find: (number: string) => Promise<OrderOutcome>,
): Promise<OrderOutcome> => {
  const corrected = differences.length > 0;
  const found = repeated ? await find(number) : null;
  const order: StoredOrder =
    found?.kind === 'known' ? found.order : { status: 'stored', id, number, corrected, ordered };
  return { kind: 'known', order: { ...order, corrected } };
};

type Attempt = { result: StoredOrder | NotPlaced; isFinal: boolean };

/** Sends a cart, each time under the number of the time before, or the next free one. */
const createSender = (dependencies: OrderDependencies, submission: SubmittedCart, onStage: OnStage) => {
  const { madeAt, ordered } = submission;
  const numbers = numbersOf(dependencies, submission);
  let current = '';
  const sendUnder = (number: string) => {
    if (number !== current) publishSubmission(dependencies, madeAt, number);
    current = number;
    return place(dependencies, submission.envelopeFor(number));
  };
  const find = (number: string) => findSubmittedOrder(dependencies, { number, madeAt }, onStage);
  return async (): Promise<Attempt> => {
    let isTimeout = false;
    const result = await submitOnce({
      send: () => {
        const [first = submission.number, ...others] = numbers.slice(Math.max(numbers.indexOf(current), 0));
        return sendUnderFreeNumber(first, others, sendUnder);
      },
      existing: [DIFFERENT_CONTENT],
      lookUp: async (placed, error) => {
        if (placed) return lookUpPlaced(placed, submission, find);
        isTimeout = toFailure(error) === 'timeout';
        const found = await find(current);
        return found.kind !== 'known' && toErrorCode(error) === DIFFERENT_CONTENT ? refusedBy(error) : found;
      },
      conclude: (outcome) => {
        if (outcome.kind === 'refused') publishSubmission(dependencies, madeAt, null);
        return toSubmission(outcome, ordered);
      },
    });
    return { result, isFinal: isTimeout || result.status !== 'not_arrived' };
  };
};

/**
 * Submits the cart under its number or the first free candidate. All devices of the customer use the same key and numbers,
 * so that a cart is stored once. After a lost answer the back office is asked by number; only an order that it doesn't
 * have is sent again (rules: Requests), and not after a timeout, so that the customer knows the result as soon as possible.
 */
export const sendOrder = async (
  dependencies: OrderDependencies,
  method: ShippingMethod | null,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced> => {
  const { clock } = dependencies;
  const submission = buildSubmission(dependencies, method);
  const send = createSender(dependencies, submission, onStage);
  const resendUntil = clock.now() + RESEND_WITHIN_MS;
  let sent: Attempt | null = null;
  let attempts = 0;
  const sendAgain = async (): Promise<Attempt> => {
    if (sent && !isSameCart(dependencies, submission.madeAt)) return { ...sent, isFinal: true };
    if (sent) onStage('sending');
    attempts += 1;
    sent = await send();
    return sent;
  };
  const { result } = await poll(sendAgain, {
    until: ({ isFinal }) => isFinal || attempts > MAX_RESENDS || clock.now() >= resendUntil,
    pauseAfter: (count) => RESEND_DELAY_MS * (count + 1),
  });
  return result;
};
