import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { type CollectionWire, paymentResponse } from '../../../src/api/history/paymentSchema.ts';
import type { VisitRequest } from '../../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../../src/api/wireValues.ts';
import type { BackEnd, CallOptions } from '../backEnd/backEnd.ts';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** As the portal makes it when a payment form opens. */
export const newPaymentId = (): string =>
  Array.from({ length: 20 }, () => DIGITS[randomInt(DIGITS.length)]).join('');

export const aToken = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' };

type PayOptions = {
  id?: string;
  /** All that is charged, in cents. */
  cents: number;
  token?: { descriptor: string; value: string } | null;
  payform?: 'credit_card' | 'bank_account';
  saves?: boolean;
  savedMethodId?: string;
};

const paymentOf = ({
  id = newPaymentId(),
  cents,
  token = aToken,
  payform = 'credit_card',
  saves = false,
  savedMethodId,
}: PayOptions) => ({
  payment_id: id,
  payform,
  amount_paid: cents,
  token: savedMethodId === undefined ? token : null,
  should_save_card: saves,
  ...(savedMethodId !== undefined && { saved_method_id: savedMethodId }),
});

/** The collection of an order that is placed and paid at once. */
export const orderCollection = (number: string, options: PayOptions): CollectionWire => ({
  collection_value: options.cents / 100,
  collection_date: '2026-03-10',
  currency_code: 'USD',
  detail: [
    {
      payform: options.payform ?? 'credit_card',
      invoice_number: number,
      invoice_net_value: options.cents / 100,
      invoice_balance: options.cents / 100,
      collected_value: options.cents / 100,
      reference_date: '2026-03-10',
    },
  ],
  payment: paymentOf(options),
});

export const withCollection = (envelope: VisitRequest, collection: CollectionWire): VisitRequest => ({
  ...envelope,
  visit: { ...envelope.visit, collection: [collection] },
});

export type SentPart = { number: string; value: number | string; balance?: number };

/** Invoices that exist. */
export const invoicesVisit = (
  parts: readonly SentPart[],
  options: PayOptions & { currency?: string },
): VisitRequest => ({
  place_type: 'CLIENT',
  visit_type: 'PORTAL',
  imei: 'web-client',
  mobileUser: { login: 'sales' },
  visit: {
    collection: [
      {
        collection_value: parts.reduce((sum, { value }) => sum + Number(value), 0),
        collection_date: '2026-03-10',
        currency_code: options.currency ?? 'USD',
        detail: parts.map(({ number, value, balance }) => ({
          payform: options.payform ?? 'credit_card',
          invoice_number: number,
          invoice_net_value: null,
          invoice_balance: balance ?? null,
          collected_value: value,
          reference_date: '2026-03-10',
        })),
        payment: paymentOf(options),
      },
    ],
  },
});

export const readPaymentOf = (body: unknown): v.InferOutput<typeof paymentResponse>['payment'] =>
  v.parse(paymentResponse, body).payment;

/** The status and code of a refused call. */
export const refusalOf = async (
  backEnd: BackEnd,
  method: string,
  path: string,
  options: CallOptions,
): Promise<[status: number, code: string]> => {
  const { status, body } = await backEnd.call(method, path, options);
  return [status, v.parse(errorResponse, body).code];
};
