import type { PaymentStatus } from '../../../src/domain/payments/paymentStatus.ts';

export const STATUSES: readonly PaymentStatus[] = [
  'processing',
  'unknown',
  'pending',
  'held',
  'paid',
  'declined',
  'failed',
  'expired',
  'voided',
  'refunded',
];
