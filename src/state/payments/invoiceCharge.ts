import { collectionEnvelope, collectionWire } from '../../api/payments/collection.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import { updateInvoiceCharge } from '../../api/payments/updateInvoiceCharge.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../../domain/numbers/money.ts';
import { amountWithCharge } from '../../domain/payments/amountToPay.ts';
import { gatewayFor } from '../../domain/payments/gateways.ts';
import { paymentChargeAmount } from '../../domain/payments/paymentCharge.ts';
import { type ChosenPayment, toPayer } from '../../domain/payments/paymentMethod.ts';
import type { Charge } from './charge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PayableInvoice, PaymentTarget } from './paymentsService.ts';
import { returnAddress } from './returnAddress.ts';

type InvoiceTarget = Exclude<PaymentTarget, { kind: 'cart' }>;
type Part = { invoice: PayableInvoice; amount: Money };

const partsOf = (target: InvoiceTarget): Part[] => {
  const parts = target.kind === 'invoices' ? target.parts : [target];
  return parts.map(({ invoice, amount }) => ({ invoice, amount: money(toDecimal(amount) ?? NO_MONEY) }));
};

const senderOf = ({ order }: PaymentDependencies, target: InvoiceTarget) =>
  target.kind === 'form' || !order
    ? {
        clientId: target.kind === 'form' ? target.clientId : 0,
        clientCode: '',
        clientName: '',
        salesLogin: '',
      }
    : order.customer;

const gatewaysOf = ({ order }: PaymentDependencies, target: InvoiceTarget): readonly string[] => {
  if (target.kind === 'form') return target.gateways;
  return order ? toPayer(order.customer).gateways : [];
};

const apiKeyOf = (target: InvoiceTarget): ApiKey => (target.kind === 'form' ? target.apiKey : null);

/** The charge of invoices that exist; null without a gateway for the method. */
export const invoiceCharge = (
  dependencies: PaymentDependencies,
  target: InvoiceTarget,
  payment: ChosenPayment,
  paymentId: string,
): Charge | null => {
  const { portal } = dependencies;
  const gateway = gatewayFor(payment.method, gatewaysOf(dependencies, target));
  if (!gateway) return null;
  const parts = partsOf(target);
  const currency = parts[0]?.invoice.currency ?? '';
  const value = sumMoney(parts.map(({ amount }) => amount));
  const total = amountWithCharge(value, payment.charge, currency);
  const sender = senderOf(dependencies, target);
  const { clientId } = sender;
  const submittedAt = new Date(portal.clock.now()).toISOString();
  const today = portal.clock.today();
  const invoices = parts.map(({ invoice: { number, net, balance }, amount }) => ({
    number,
    net,
    balance,
    collected: amount.toFixed(),
  }));
  const collection = { clientId, payment, paymentId, currency, value, total, invoices, today };
  return {
    paymentId,
    apiKey: apiKeyOf(target),
    gateway: gateway.name,
    method: payment.method,
    total,
    authorisedNumber: null,
    returnUrl: returnAddress(portal, {
      screen: target.kind === 'form' ? `payment-form/${target.formId}` : 'account',
      number: parts[0]?.invoice.number ?? '',
      amount: total.toFixed(),
    }),
    envelope: (means) =>
      collectionEnvelope(
        sender,
        { submittedAt, offset: portal.clock.offset() },
        collectionWire({ ...collection, means }),
      ),
  };
};

/**
 * The charge of the method on each invoice, before they are paid. Throws {@link CallError} with code `balance_changed`.
 */
export const announceCharge = async (
  { portal }: PaymentDependencies,
  target: InvoiceTarget,
  payment: ChosenPayment,
): Promise<void> => {
  if (!payment.charge) return;
  for (const { invoice, amount } of partsOf(target))
    await updateInvoiceCharge(
      portal.http,
      invoice,
      payment,
      paymentChargeAmount(payment.charge, amount),
      apiKeyOf(target),
    );
};
