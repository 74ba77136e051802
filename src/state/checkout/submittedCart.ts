import { transactionEnvelope } from '../../api/checkout/envelope.ts';
import type { VisitRequest } from '../../api/history/visitSchema.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { candidateOrderNumbers } from '../../domain/checkout/candidateOrderNumbers.ts';
import { dueDate, shipDate } from '../../domain/checkout/orderDates.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { transactionKind } from '../../domain/tenant/transactionKind.ts';
import { EMPTY_PRICES } from '../cart/emptyPrices.ts';
import { knownPartNumbers } from '../partNumbers/usePartNumbers.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { isSameCart } from './submittedOrder.ts';

/** The submitted cart; later changes are not part of the order. */
export type SubmittedCart = {
  ordered: readonly CartEntry[];
  priced: PricedCart;
  number: string;
  madeAt: number;
  envelopeFor(number: string): VisitRequest;
};

export const buildSubmission = (
  { company, clock, customer, cart, queries }: OrderDependencies,
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
    partNumbers: knownPartNumbers(queries),
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
    priced,
    number: details.orderNumber,
    madeAt: details.orderNumberMadeAt,
    envelopeFor: (number) => transactionEnvelope({ ...facts, number }),
  };
};

/** Publishes to all sessions that this cart is being submitted under a number; null ends it. */
export const publishSubmission = (
  dependencies: OrderDependencies,
  madeAt: number,
  number: string | null,
): void => {
  if (!isSameCart(dependencies, madeAt)) return;
  const at = dependencies.clock.now();
  dependencies.cart.setDetails({ sent: number === null ? null : { number, madeAt, at } });
};

export const numbersOf = (
  { clock, company, customer }: OrderDependencies,
  { number, madeAt }: Pick<SubmittedCart, 'number' | 'madeAt'>,
): string[] =>
  candidateOrderNumbers({
    now: clock.now(),
    currentNumber: number,
    created: madeAt,
    clientId: customer.clientId,
    isFull: company.fullOrderNumber,
  });
