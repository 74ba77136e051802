import { type CallFailure, toErrorCode, toFailure } from '../../api/callError.ts';
import { LineError } from '../../api/lineError.ts';
import { transactionEnvelope } from '../../api/orders/envelope.ts';
import { placeTransaction } from '../../api/orders/placeTransaction.ts';
import type { VisitRequest } from '../../api/orders/visitSchema.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { candidateOrderNumbers } from '../../domain/checkout/candidateOrderNumbers.ts';
import { dueDate } from '../../domain/checkout/dueDate.ts';
import { shipDate } from '../../domain/checkout/shipDate.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import { delay } from '../../platform/delay.ts';
import { EMPTY_PRICES } from '../cart/emptyPrices.ts';
import { customerMessage } from '../customerMessage.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { type NotPlaced, type OnStage, SESSION_EXPIRED, type StoredOrder } from './submissionResult.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

const LOST_ANSWERS: readonly CallFailure[] = ['network', 'timeout', 'server', 'malformed'];

/** Specification §9: retries, and the delay in ms times the attempt's number. */
const MAX_RESENDS = 3;
const RESEND_DELAY_MS = 1_000;
/** Later the customer decides. */
const RESEND_WITHIN_MS = 30_000;

/** The submitted cart; later changes are not part of the order. */
type SubmittedCart = {
  ordered: readonly CartEntry[];
  number: string;
  madeAt: number;
  envelopeFor(number: string): VisitRequest;
};

/** Only lines with a price can be ordered. */
const buildSubmission = (
  { company, clock, customer, cart }: OrderDependencies,
  method: ShippingMethod | null,
): SubmittedCart => {
  const { settings } = company;
  const { entries, details } = cart.state.getState();
  const priced = cart.prices.getState() ?? EMPTY_PRICES;
  const ordered = entries.filter((_, at) => priced.lines[at]?.price.ok);
  const today = clock.today();
  const facts = {
    kind: transactionKind(settings.enableInvoice),
    cart: { entries: ordered, details },
    cartKey: cartKey(customer, details),
    priced,
    company,
    customer,
    shippingMethod: method,
    payment: cart.payment(),
    today,
    submittedAt: new Date(clock.now()).toISOString(),
    offset: clock.offset(),
    shipDate: shipDate(today, { addDays: settings.addDays, skipWeekend: settings.skipWeekend }),
    dueDate: dueDate(today, customer.terms.days),
  };
  return {
    ordered,
    number: details.orderNumber,
    madeAt: details.orderNumberMadeAt,
    envelopeFor: (number) => transactionEnvelope({ ...facts, number }),
  };
};

/** Publishes to all sessions that this cart is being submitted under a number; null ends it. */
const publishSubmission = (dependencies: OrderDependencies, madeAt: number, number: string | null): void => {
  if (!isSameCart(dependencies, madeAt)) return;
  const at = dependencies.clock.now();
  dependencies.cart.setDetails({ sent: number === null ? null : { number, madeAt, at } });
};

/** This cart was stored before with other content: the stored order counts, and the other lines stay in the cart. */
const DIFFERENT_CONTENT = 'content_differs';

const refusedLine = (error: unknown, ordered: readonly CartEntry[]): CartLine | undefined =>
  error instanceof LineError ? ordered[error.line - 1]?.line : undefined;

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
 * After a lost answer the back office is asked by number; only an order that it doesn't have is sent again (specification §9,
 * retries), and not after a timeout, so that the customer knows the result as soon as possible.
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
  const { clock, company, customer } = dependencies;
  const submission = buildSubmission(dependencies, method);
  const numbers = candidateOrderNumbers({
    now: clock.now(),
    currentNumber: submission.number,
    created: submission.madeAt,
    clientId: customer.clientId,
    isFull: company.fullOrderNumber,
  });
  let result: StoredOrder | NotPlaced = { status: 'rejected', code: 'number_taken' };
  for (const number of numbers) {
    result = await sendWithNumber(dependencies, submission, number, onStage);
    if (result.status === 'stored' || result.code !== 'number_taken') break;
  }
  return result;
};
