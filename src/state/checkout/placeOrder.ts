import { CallError, codeOf, failureOf } from '../../api/callError.ts';
import { transactionEnvelope } from '../../api/orders/envelope.ts';
import { findByNumber } from '../../api/orders/loadTransaction.ts';
import { type PlacedTransaction, placeTransaction } from '../../api/orders/placeTransaction.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { dueDate } from '../../domain/checkout/dueDate.ts';
import { orderNumber } from '../../domain/checkout/orderNumber.ts';
import { needsNewOrderNumber, renewalOf, stepAside } from '../../domain/checkout/orderNumberRenewal.ts';
import { shipDate } from '../../domain/checkout/shipDate.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import { reportPurchase } from '../analytics/reportPurchase.ts';
import { tellApprovers } from '../approvals/tellApprovers.ts';
import type { CartStore } from '../cart/cartStore.ts';
import type { PriceStore } from '../cart/priceStore.ts';
import { tellMetrics } from '../recommendations/tellMetrics.ts';
import type { Workspace } from '../workspace.ts';
import { checkBeforePlacing } from './checkBeforePlacing.ts';

/**
 * `id` opens the confirmation; `corrected`: the back office calculated other figures than the customer knew and stored its own;
 * `kept`: how many lines are still in the cart, since the order went without them.
 */
export type PlacedOrder = { ok: true; id: string; number: string; corrected: boolean; kept: number };

/**
 * Why nothing was placed; the cart is as it was. `unknown`: the answer is lost and the back office can't be asked; `changed`:
 * the verification found what the customer must see first; `unverified`: prices and stock couldn't be verified.
 */
export type NotPlaced = {
  ok: false;
  reason: 'session_expired' | 'unknown' | 'refused' | 'failed' | 'changed' | 'unverified';
  code: string;
};

/**
 * Where an order is on its way: its token and prices are being verified, it is being sent, or its answer is late and the back
 * office is being asked for it by number.
 */
export type PlacingStage = 'checking' | 'sending' | 'asking';

type OnStage = (stage: PlacingStage) => void;
type Opened = Workspace & { customer: Customer; cart: CartStore; prices: PriceStore };
type Ordering = Opened & { onStage: OnStage };
type Stored = { id: string; number: string; corrected: boolean; ordered: readonly CartEntry[] };

const EXPIRED: NotPlaced = { ok: false, reason: 'session_expired', code: 'session_expired' };

const isOpened = (workspace: Workspace): workspace is Opened =>
  workspace.customer !== null && workspace.cart !== null && workspace.prices !== null;

const hasLostAnswer = (error: unknown) =>
  ['network', 'timeout', 'server', 'malformed'].includes(failureOf(error));

/** The cart's lines that a stored order holds; lines added or changed after it was sent are not among them. */
const linesOf = (transaction: Transaction, entries: readonly CartEntry[]): CartEntry[] =>
  entries.filter(({ line }) =>
    transaction.lines.some(({ productId, quantity, isGift }) => {
      const stored = toDecimal(quantity);
      return !isGift && productId === line.productId && stored && toDecimal(line.quantity)?.eq(stored);
    }),
  );

/** Asks whether an order arrived whose answer was lost. */
const askFor = async ({ portal, cart, onStage }: Ordering, number: string): Promise<Stored | NotPlaced> => {
  onStage('asking');
  try {
    const transaction = await findByNumber(portal.http, number);
    const ordered = linesOf(transaction, cart.state.getState().entries);
    return { id: transaction.id, number, corrected: false, ordered };
  } catch (error) {
    switch (failureOf(error)) {
      case 'not_found':
        return { ok: false, reason: 'failed', code: 'not_arrived' };
      case 'unauthorized':
        return EXPIRED;
      default:
        return { ok: false, reason: 'unknown', code: 'unreachable' };
    }
  }
};

/** The lines that can be ordered: those with a price. */
const pricedEntries = ({ cart, prices }: Ordering): CartEntry[] => {
  const { lines } = prices.state.getState();
  return cart.state.getState().entries.filter((_, at) => lines[at]?.price.ok);
};

const sendOnce = async (
  workspace: Ordering,
  shippingMethod: ShippingMethod | null,
): Promise<PlacedTransaction> => {
  const { portal, customer, cart, prices } = workspace;
  const { company, clock } = portal;
  const { settings } = company;
  const today = clock.today();
  const visit = transactionEnvelope({
    kind: transactionKind(settings.enableInvoice),
    cart: { entries: pricedEntries(workspace), details: cart.state.getState().details },
    priced: prices.state.getState(),
    company,
    customer,
    shippingMethod,
    payment: prices.payment(),
    today,
    at: new Date(clock.now()).toISOString(),
    offset: clock.offset(),
    shipDate: shipDate(today, { addDays: settings.addDays, skipWeekend: settings.skipWeekend }),
    dueDate: dueDate(today, customer.terms.days),
  });
  const route = settings.nodeSync || isBrandTenant(company.name) ? 'node_service' : 'order_service';
  return placeTransaction(portal.http, route, visit);
};

/** Gives the order the number of another moment, under which nothing was sent so far. */
const renewNumber = ({ portal, cart }: Ordering, at: number): string => {
  const number = orderNumber(at, portal.company.fullOrderNumber);
  cart.setDetails({ orderNumber: number, orderNumberMadeAt: at, sentNumber: null });
  return number;
};

/**
 * The number that a customer's order has in this company may be another customer's already: the last digits of a clock come
 * round again. Then it gets a new one, once.
 */
const sendUnderFreeNumber = async (
  workspace: Ordering,
  method: ShippingMethod | null,
): Promise<PlacedTransaction> => {
  const { cart, customer } = workspace;
  const { orderNumberMadeAt } = cart.state.getState().details;
  try {
    return await sendOnce(workspace, method);
  } catch (error) {
    if (codeOf(error) !== 'number_taken') throw error;
    cart.setDetails({ sentNumber: renewNumber(workspace, stepAside(orderNumberMadeAt, customer.clientId)) });
    return sendOnce(workspace, method);
  }
};

const send = async (workspace: Ordering, method: ShippingMethod | null): Promise<Stored | NotPlaced> => {
  const { cart } = workspace;
  const ordered = pricedEntries(workspace);
  cart.setDetails({ sentNumber: cart.state.getState().details.orderNumber });
  try {
    const { id, number, differences, repeated } = await sendUnderFreeNumber(workspace, method);
    const stored: Stored = { id, number, corrected: differences.length > 0, ordered };
    if (!repeated) return stored;
    const asked = await askFor(workspace, number);
    return 'ok' in asked ? stored : { ...asked, corrected: stored.corrected };
  } catch (error) {
    if (hasLostAnswer(error)) return askFor(workspace, cart.state.getState().details.orderNumber);
    cart.setDetails({ sentNumber: null });
    if (failureOf(error) === 'unauthorized') return EXPIRED;
    return { ok: false, reason: 'refused', code: error instanceof CallError ? error.code : 'error' };
  }
};

/** An order sent before whose fate isn't known; null when there is none, or it never arrived. */
const findSentBefore = async (workspace: Ordering): Promise<Stored | NotPlaced | null> => {
  const { orderNumber: number, sentNumber } = workspace.cart.state.getState().details;
  if (sentNumber !== number) return null;
  const asked = await askFor(workspace, number);
  return 'ok' in asked && asked.code === 'not_arrived' ? null : asked;
};

const place = async (
  workspace: Ordering,
  method: ShippingMethod | null,
): Promise<PlacedOrder | NotPlaced> => {
  const { portal, cart, queries, onStage } = workspace;
  let result = await findSentBefore(workspace);
  if (!result) {
    onStage('checking');
    const ready = await checkBeforePlacing(workspace);
    if (!ready.ok) return { ...ready, code: ready.reason };
    const { orderNumberMadeAt } = cart.state.getState().details;
    const now = portal.clock.now();
    if (needsNewOrderNumber(now, orderNumberMadeAt))
      renewNumber(workspace, renewalOf(now, orderNumberMadeAt));
    onStage('sending');
    result = await send(workspace, method);
    if (!('ok' in result) && ready.priceFell) result = { ...result, corrected: true };
  }
  if ('ok' in result) return result;
  const { ordered, ...placed } = result;
  reportPurchase(workspace, placed.number, ordered);
  const kept = cart.takeOut(ordered);
  void queries.invalidateQueries({ queryKey: ['transactions'] });
  tellMetrics(workspace, { id: placed.id, number: placed.number }, ordered);
  tellApprovers(workspace, placed.id);
  return { ok: true, ...placed, kept };
};

const underWay = new WeakMap<Workspace, Promise<PlacedOrder | NotPlaced>>();

/**
 * Places the cart as an order, invoice or estimate (specification §4, Placing an order). The token is checked first,
 * and prices verified; the order's own number makes repeats safe, and an earlier attempt without an answer is asked for before another one. Lines
 * leave the cart when, and only when, the back office has them. While one attempt is under way, another one is the same.
 * `onStage` hears how far it is.
 */
export const placeOrder = (
  workspace: Workspace,
  shippingMethod: ShippingMethod | null,
  onStage: OnStage = () => undefined,
): Promise<PlacedOrder | NotPlaced> => {
  const isIn = workspace.portal.session.getState().status === 'in';
  if (!isIn || !isOpened(workspace)) return Promise.resolve(EXPIRED);
  const placing =
    underWay.get(workspace) ??
    place({ ...workspace, onStage }, shippingMethod).finally(() => underWay.delete(workspace));
  underWay.set(workspace, placing);
  return placing;
};
