import type * as v from 'valibot';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { PaymentCharges } from '../../domain/payments/paymentMethod.ts';
import type { Http } from '../calls.ts';
import { toCharge } from '../checkout/toCharge.ts';
import { paymentFormResponse } from './paymentFormSchema.ts';

/** The invoice of a public payment form; amounts are decimal texts, dates yyyy-mm-dd. */
export type PaymentForm = {
  apiKey: string;
  clientId: number;
  clientName: string;
  invoice: {
    id: string;
    number: string;
    date: string;
    dueDate: string | null;
    currency: string;
    net: string;
    balance: string;
  };
  gateways: string[];
  settings: Readonly<Record<string, string>>;
  charges: PaymentCharges;
  needsCaptcha: boolean;
};

const toPaymentForm = (wire: v.InferOutput<typeof paymentFormResponse>): PaymentForm => {
  const { invoice, payment_charge: charge } = wire;
  return {
    apiKey: wire.api_key,
    clientId: wire.client_id,
    clientName: wire.client_name,
    invoice: {
      id: invoice.id,
      number: invoice.transaction_number,
      date: invoice.transaction_date,
      dueDate: invoice.due_date ?? null,
      currency: invoice.currency_code,
      net: numericText(invoice.netvalue) ?? '0',
      balance: numericText(invoice.balance) ?? '0',
    },
    gateways: wire.payment_gateway.map(({ platform }) => platform),
    settings: wire.settings,
    charges: {
      ...(charge.credit_card && { card: toCharge(charge.credit_card) }),
      ...(charge.bank_account && { bank: toCharge(charge.bank_account) }),
    },
    needsCaptcha: wire.needs_captcha,
  };
};

const path = (id: string) => `/payment_form/${encodeURIComponent(id)}`;

/** GET /payment_form/{id}. Throws {@link CallError} `not_found` `invalid_transaction`, `too_many_attempts`. */
export const loadPaymentForm = async (http: Http, id: string): Promise<PaymentForm> =>
  toPaymentForm(
    await http.send({
      service: 'api',
      method: 'GET',
      path: path(id),
      auth: 'none',
      response: paymentFormResponse,
    }),
  );

/** POST /payment_form/{id}: the same after a solved captcha. Throws {@link CallError}. */
export const unlockPaymentForm = async (
  http: Http,
  id: string,
  recaptchaToken: string,
): Promise<PaymentForm> =>
  toPaymentForm(
    await http.send({
      service: 'api',
      method: 'POST',
      path: path(id),
      body: { recaptchaToken },
      auth: 'none',
      response: paymentFormResponse,
    }),
  );
