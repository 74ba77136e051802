import type * as v from 'valibot';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { METHOD_OF_PAYFORM } from './payform.ts';
import type { paymentWire } from './paymentSchema.ts';

export const toPayment = (wire: v.InferOutput<typeof paymentWire>): Payment => ({
  id: wire.payment_id,
  status: wire.status,
  code: wire.code,
  message: wire.message,
  settlement: wire.settlement ?? null,
  method: wire.payform && METHOD_OF_PAYFORM[wire.payform],
  currency: wire.currency_code,
  amount: numericText(wire.amount),
  charge: numericText(wire.charge),
  chargeRate: numericText(wire.charge_rate),
  card: wire.last_four ? { brand: wire.brand, lastFour: wire.last_four } : null,
  redirectUrl: wire.redirect_url ?? null,
  receiptNumber: wire.receipt_number,
  paidAt: wire.paid_at ?? null,
  encryptedId: wire.encrypted_id,
  placed: wire.transaction
    ? {
        id: wire.transaction.id,
        kind: wire.transaction.kind,
        number: wire.transaction.transaction_number,
        shipDate: wire.transaction.ship_date ?? null,
      }
    : null,
  invoices: wire.invoices.map(({ id, transaction_number, collected_value, invoice_balance }) => ({
    id,
    number: transaction_number,
    collected: numericText(collected_value) ?? '0',
    balance: numericText(invoice_balance),
  })),
});
