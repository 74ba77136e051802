import type { NumericInput } from '../numbers/decimal.ts';

/** Empty `zones` means every state. A numeric `freeMinimum` replaces the company's, 0 means never free. */
export type ShippingMethod = {
  code: string;
  name: string;
  ruleId: number | null;
  fixed: NumericInput;
  percent: NumericInput;
  freeMinimum?: NumericInput;
  zones: string[];
};
