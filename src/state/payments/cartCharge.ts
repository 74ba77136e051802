import type { VisitRequest } from '../../api/history/visitSchema.ts';
import { type CollectionInput, collectionWire, withCollection } from '../../api/payments/collection.ts';
import { invoiceNumber } from '../../domain/cart/orderNumber.ts';
import { beforeCharge } from '../../domain/cart/totals.ts';
import { isPreauthorized } from '../../domain/checkout/paymentDue.ts';
import { placingTerms } from '../../domain/checkout/placingTerms.ts';
import { money } from '../../domain/numbers/money.ts';
import { amountToPay } from '../../domain/payments/amountToPay.ts';
import { gatewayFor } from '../../domain/payments/gateways.ts';
import { type ChosenPayment, toPayer } from '../../domain/payments/paymentMethod.ts';
import { transactionKind } from '../../domain/tenant/transactionKind.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import type { SubmittedCart } from '../checkout/submittedCart.ts';
import type { Result } from '../result.ts';
import { checkoutSettingsQuery } from '../tenant/checkoutSettingsQuery.ts';
import type { Charge } from './charge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { returnAddress } from './returnAddress.ts';

const isAuthorisedFirst = async (
  { http, queries, customer, company }: OrderDependencies,
  payment: ChosenPayment,
): Promise<boolean> => {
  const { paymentSettings } = await queries.ensureQueryData(checkoutSettingsQuery(http));
  return (
    payment.method === 'card' && isPreauthorized(placingTerms(company.settings, customer, paymentSettings))
  );
};

type Collected = Pick<CollectionInput, 'payment' | 'paymentId' | 'currency' | 'value' | 'total'>;

const envelopeOf = (
  { customer, clock }: OrderDependencies,
  visit: VisitRequest,
  collected: Collected & Pick<CollectionInput, 'invoices' | 'means'>,
): VisitRequest =>
  withCollection(visit, collectionWire({ ...collected, clientId: customer.clientId, today: clock.today() }));

export const cartCharge = async (
  { portal }: PaymentDependencies,
  order: OrderDependencies,
  submission: SubmittedCart,
  payment: ChosenPayment,
  paymentId: string,
): Promise<Result<(number: string) => Charge, 'no_gateway' | 'unverified'>> => {
  const { company, customer } = order;
  const gateway = gatewayFor(payment.method, toPayer(customer).gateways);
  if (!gateway) return { ok: false, reason: 'no_gateway' };
  const kind = transactionKind(company.settings.enableInvoice);
  const isFirst = await isAuthorisedFirst(order, payment).catch(() => null);
  if (isFirst === null) return { ok: false, reason: 'unverified' };
  const { totals } = submission.priced;
  const currency = company.currency || 'USD';
  const total = amountToPay(totals.netValue, currency);
  const net = totals.netValue.toFixed();
  const collected = { payment, paymentId, currency, value: money(beforeCharge(totals)), total };
  const value = (number: string): Charge => ({
    paymentId,
    apiKey: null,
    gateway: gateway.name,
    method: payment.method,
    total,
    authorisedNumber: isFirst ? number : null,
    returnUrl: returnAddress(portal, {
      screen: 'checkout',
      number: kind === 'invoice' ? invoiceNumber(number) : number,
      amount: total.toFixed(),
    }),
    envelope(means) {
      const visit = submission.envelopeFor(number);
      const invoice = { number: invoiceNumber(number), net, balance: net, collected: net };
      return envelopeOf(order, visit, {
        ...collected,
        invoices: 'invoice' in visit.visit ? [invoice] : [],
        means,
      });
    },
  });
  return { ok: true, value };
};
