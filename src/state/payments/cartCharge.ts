import { collectionWire, withCollection } from '../../api/payments/collection.ts';
import { invoiceNumber } from '../../domain/cart/orderNumber.ts';
import { beforeCharge } from '../../domain/cart/totals.ts';
import { isPreauthorized } from '../../domain/checkout/paymentDue.ts';
import { placingTerms } from '../../domain/checkout/placingTerms.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { money } from '../../domain/numbers/money.ts';
import { amountToPay } from '../../domain/payments/amountToPay.ts';
import { gatewayFor } from '../../domain/payments/gateways.ts';
import { type ChosenPayment, toPayer } from '../../domain/payments/paymentMethod.ts';
import type { OrderDependencies } from '../checkout/orderDependencies.ts';
import type { SubmittedCart } from '../checkout/submittedCart.ts';
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

/** The charge of a cart under each of its numbers; null when the company has no gateway for the method. Throws {@link CallError}. */
export const cartCharge = async (
  { portal }: PaymentDependencies,
  order: OrderDependencies,
  submission: SubmittedCart,
  payment: ChosenPayment,
  paymentId: string,
): Promise<((number: string) => Charge) | null> => {
  const { company, customer, clock } = order;
  const gateway = gatewayFor(payment.method, toPayer(customer).gateways);
  if (!gateway) return null;
  const kind = transactionKind(company.settings.enableInvoice);
  const isFirst = await isAuthorisedFirst(order, payment);
  const { totals } = submission.priced;
  const currency = company.currency || 'USD';
  const total = amountToPay(totals.netValue, currency);
  const value = money(beforeCharge(totals));
  const net = totals.netValue.toFixed();
  return (number) => ({
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
      const invoices =
        'invoice' in visit.visit
          ? [{ number: invoiceNumber(number), net, balance: net, collected: net }]
          : [];
      return withCollection(
        visit,
        collectionWire({
          clientId: customer.clientId,
          payment,
          paymentId,
          currency,
          value,
          total,
          invoices,
          today: clock.today(),
          means,
        }),
      );
    },
  });
};
