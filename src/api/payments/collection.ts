import { type Money, toCents } from '../../domain/numbers/money.ts';
import { paymentChargeAmount } from '../../domain/payments/paymentCharge.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { chargeWire } from '../checkout/chargeWire.ts';
import { PAYFORM_OF_METHOD } from '../history/payform.ts';
import type { CollectionWire } from '../history/paymentSchema.ts';
import type { VisitRequest } from '../history/visitSchema.ts';

type TokenWire = { descriptor: string; value: string };

/** What pays: a token or a saved method; both null for an amount that is authorised already. */
export type PaymentMeans = { token: TokenWire | null; savedMethodId: string | null; saves: boolean };

export const NO_MEANS: PaymentMeans = { token: null, savedMethodId: null, saves: false };

/** An invoice and how much of it is paid; amounts are decimal texts. */
type CollectedInvoice = { number: string; net: string; balance: string; collected: string };

export type CollectionInput = {
  clientId: number;
  payment: ChosenPayment;
  paymentId: string;
  currency: string;
  /** Without the charge of the method. */
  value: Money;
  total: Money;
  invoices: readonly CollectedInvoice[];
  /** yyyy-mm-dd */
  today: string;
  /** Null where another part of the request says what pays. */
  means: PaymentMeans | null;
};

export const meansWire = ({
  paymentId,
  total,
  means,
}: Pick<CollectionInput, 'paymentId' | 'total'> & { means: PaymentMeans }) => ({
  payment_id: paymentId,
  amount_paid: toCents(total),
  token: means.token,
  saved_method_id: means.savedMethodId,
  should_save_card: means.saves,
});

export const collectionWire = (input: CollectionInput): CollectionWire => {
  const { payment, value, means, today } = input;
  const payform = PAYFORM_OF_METHOD[payment.method];
  return {
    client_id: input.clientId,
    collection_value: value.toNumber(),
    collection_date: today,
    currency_code: input.currency,
    ...chargeWire(payment, paymentChargeAmount(payment.charge, value)),
    detail: input.invoices.map(({ number, net, balance, collected }) => ({
      payform,
      invoice_number: number,
      invoice_net_value: net,
      invoice_balance: balance,
      collected_value: collected,
      reference_date: today,
    })),
    payment: means && { payform, ...meansWire({ ...input, means }) },
  };
};

export const withCollection = (visit: VisitRequest, collection: CollectionWire): VisitRequest => ({
  ...visit,
  visit: { ...visit.visit, collection: [collection] },
});

type Sender = { clientCode: string; clientName: string; salesLogin: string };

/** The envelope of a payment of invoices that exist; `submittedAt` is ISO with seconds. */
export const collectionEnvelope = (
  { clientCode, clientName, salesLogin }: Sender,
  { submittedAt, offset }: { submittedAt: string; offset: string },
  collection: CollectionWire,
): VisitRequest => ({
  place_code: clientCode,
  place_name: clientName,
  place_type: 'CLIENT',
  visit_type: 'PORTAL',
  imei: 'web-client',
  date_from: submittedAt,
  mobile_datesync: submittedAt,
  gmt: offset,
  mobileUser: { login: salesLogin },
  visit_opt: [],
  visit: { collection: [collection] },
});
