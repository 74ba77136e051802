import type { PaymentMethod } from './paymentMethod.ts';

export type SavedMethod = {
  id: string;
  platform: string;
  method: PaymentMethod;
  brand: string;
  lastFour: string;
  /** MM/YY; empty for bank accounts. */
  expiry: string;
  isDefault: boolean;
  isExpired: boolean;
};
