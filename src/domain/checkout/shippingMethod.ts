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

/** Whether a method with these zones ships to a state; without zones it ships everywhere (rules: May it be placed?). */
export function servesState(zones: readonly string[], state: string): boolean {
  const name = state.trim().toLowerCase();
  return zones.length === 0 || zones.some((zone) => zone.trim().toLowerCase() === name);
}
