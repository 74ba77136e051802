import * as v from 'valibot';
import type { Money } from '../../domain/numbers/money.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { Http } from '../calls.ts';
import { chargeWire } from '../checkout/chargeWire.ts';
import { type ApiKey, authOf } from './sendPayment.ts';

const response = v.object({ success: v.literal(true) });

/** Amounts are decimal texts. */
export type InvoiceAmounts = { id: string; net: string; balance: string };

/**
 * PATCH /invoices/{id}: the charge of the method before an invoice is paid. Changes no balance. Throws {@link CallError}
 * with code `balance_changed` when the invoice isn't as the customer sees it.
 */
export const updateInvoiceCharge = async (
  http: Http,
  { id, net, balance }: InvoiceAmounts,
  payment: ChosenPayment,
  charge: Money,
  apiKey: ApiKey,
): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'PATCH',
    path: `/invoices/${encodeURIComponent(id)}`,
    body: { invoice_netvalue: net, invoice_balance: balance, ...chargeWire(payment, charge) },
    repeatable: true,
    auth: authOf(apiKey),
    response,
  });
};
