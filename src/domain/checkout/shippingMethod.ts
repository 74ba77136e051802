import type { NumericInput } from '../numbers/decimal.ts';

/** A way of shipping that a company offers; no zones named: it reaches every state. */
export type ShippingMethod = {
  code: string;
  name: string;
  ruleId: number | null;
  fixed: NumericInput;
  percent: NumericInput;
  zones: string[];
};
