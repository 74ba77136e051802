import { toErrorCode, toFailure } from '../../api/callError.ts';
import { transactionEnvelope } from '../../api/orders/envelope.ts';
import { placeTransaction } from '../../api/orders/placeTransaction.ts';
import type { VisitRequest } from '../../api/orders/schema.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import { candidateOrderNumbers } from '../../domain/checkout/candidateOrderNumbers.ts';
import { dueDate } from '../../domain/checkout/dueDate.ts';
import { shipDate } from '../../domain/checkout/shipDate.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import {
  EXPIRED,
  findSubmittedOrder,
  isSameCart,
  type NotPlaced,
  type Ordering,
  type StoredOrder,
} from './ordering.ts';

const hasLostAnswer = (error: unknown) =>
  ['network', 'timeout', 'server', 'malformed'].includes(toFailure(error));

/** The submitted cart; later changes are not part of the order. */
type OrderSubmission = {
  ordered: readonly CartEntry[];
  own: string;
  madeAt: number;
  under(number: string): VisitRequest;
};

/** Only lines with a price can be ordered. */
const buildSubmission = (workspace: Ordering, method: ShippingMethod | null): OrderSubmission => {
  const { portal, customer, cart, prices } = workspace;
  const { company, clock } = portal;
  const { settings } = company;
  const { entries, details } = cart.state.getState();
  const priced = prices.state.getState();
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
    payment: prices.payment(),
    today,
    at: new Date(clock.now()).toISOString(),
    offset: clock.offset(),
    shipDate: shipDate(today, { addDays: settings.addDays, skipWeekend: settings.skipWeekend }),
    dueDate: dueDate(today, customer.terms.days),
  };
  return {
    ordered,
    own: details.orderNumber,
    madeAt: details.orderNumberMadeAt,
    under: (number) => transactionEnvelope({ ...facts, number }),
  };
};

/** Publishes to all sessions that this cart is being submitted under a number; null ends it. */
const mark = (workspace: Ordering, madeAt: number, number: string | null): void => {
  if (!isSameCart(workspace, madeAt)) return;
  const at = workspace.portal.clock.now();
  workspace.cart.setDetails({ sent: number === null ? null : { number, madeAt, at } });
};

const sendUnder = async (
  workspace: Ordering,
  { ordered, madeAt, under }: OrderSubmission,
  number: string,
): Promise<StoredOrder | NotPlaced> => {
  const { http, company } = workspace.portal;
  const route = company.settings.nodeSync || isBrandTenant(company.name) ? 'node_service' : 'order_service';
  mark(workspace, madeAt, number);
  try {
    const { repeated, differences, ...placed } = await placeTransaction(http, route, under(number));
    const stored = { id: placed.id, number: placed.number, corrected: differences.length > 0, ordered };
    if (!repeated) return stored;
    const asked = await findSubmittedOrder(workspace, { number: placed.number, madeAt });
    return 'ok' in asked ? stored : { ...asked, corrected: stored.corrected };
  } catch (error) {
    if (hasLostAnswer(error)) return findSubmittedOrder(workspace, { number, madeAt });
    mark(workspace, madeAt, null);
    if (toFailure(error) === 'unauthorized') return EXPIRED;
    return { ok: false, reason: 'refused', code: toErrorCode(error) };
  }
};

/**
 * Submits the cart under its number or the first free candidate. All devices of the customer use the same key and numbers,
 * so that a cart is stored once.
 */
export const sendOrder = async (
  workspace: Ordering,
  method: ShippingMethod | null,
): Promise<StoredOrder | NotPlaced> => {
  const { portal, customer } = workspace;
  const parcel = buildSubmission(workspace, method);
  const numbers = candidateOrderNumbers({
    now: portal.clock.now(),
    currentNumber: parcel.own,
    created: parcel.madeAt,
    clientId: customer.clientId,
    isFull: portal.company.fullOrderNumber,
  });
  let result: StoredOrder | NotPlaced = { ok: false, reason: 'refused', code: 'number_taken' };
  for (const number of numbers) {
    result = await sendUnder(workspace, parcel, number);
    if (!('ok' in result) || result.code !== 'number_taken') break;
  }
  return result;
};
