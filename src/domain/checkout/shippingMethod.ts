import type { NumericInput } from '../numbers/decimal.ts';

/** Empty `zones` means every state. */
export type ShippingMethod = {
  code: string;
  name: string;
  ruleId: number | null;
  fixed: NumericInput;
  percent: NumericInput;
  zones: string[];
};
