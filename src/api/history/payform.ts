import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';

type Payform = 'credit_card' | 'bank_account';

export const PAYFORM_OF_METHOD: Readonly<Record<PaymentMethod, Payform>> = {
  card: 'credit_card',
  bank: 'bank_account',
};

export const METHOD_OF_PAYFORM: Readonly<Record<Payform, PaymentMethod>> = {
  credit_card: 'card',
  bank_account: 'bank',
};
