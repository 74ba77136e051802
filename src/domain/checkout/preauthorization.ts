import type { TransactionKind } from '../history/transaction.ts';
import { booleanSetting } from '../numbers/booleanSetting.ts';
import type { Gateway } from '../payments/gateways.ts';
import { hasPaymentTerms } from '../payments/payterm.ts';

type PreauthorizationInput = {
  kind: TransactionKind;
  paytermDays: unknown;
  preauthorization: unknown;
  gateway: Pick<Gateway, 'preauthorizes'> | null;
};

/** (rules: Preauthorization) */
export function needsPreauthorization(input: PreauthorizationInput): boolean {
  return (
    !hasPaymentTerms(input.paytermDays) &&
    booleanSetting(input.preauthorization, false) &&
    input.kind !== 'invoice' &&
    input.gateway?.preauthorizes === true
  );
}
