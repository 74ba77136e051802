import type { PaymentWire } from '../../../src/api/history/paymentSchema.ts';

/** A paid payment of two invoices with a charge of 2.9 %, on the wire. */
export const aPaymentWire = (changes: Record<string, unknown> = {}): PaymentWire => ({
  payment_id: '0123456789abcdefghjk',
  status: 'paid',
  code: '',
  message: '',
  settlement: 'charged',
  platform: 'authorizenet',
  payform: 'credit_card',
  currency_code: 'USD',
  amount: 102.9,
  charge: 2.9,
  charge_rate: 2.9,
  brand: 'Visa',
  last_four: '1111',
  redirect_url: null,
  receipt_number: 'RCP-1001',
  paid_at: '2026-11-20T15:00:00Z',
  encrypted_id: 'sealed',
  transaction: null,
  invoices: [
    { id: 'id-1', transaction_number: 'INV-1', collected_value: 60, invoice_balance: 178.47 },
    { id: 'id-2', transaction_number: 'INV-2', collected_value: 40, invoice_balance: 0 },
  ],
  ...changes,
});
