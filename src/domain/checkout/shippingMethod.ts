import type { NumericInput } from '../numbers/decimal.ts';

/** A shipping method of the company. Empty `zones` means every state. */
export type ShippingMethod = {
  code: string;
  name: string;
  ruleId: number | null;
  fixed: NumericInput;
  percent: NumericInput;
  zones: string[];
};
