import { booleanSetting } from '../numbers/booleanSetting.ts';
import type { TransactionKind } from '../orders/transaction.ts';
import { hasPaymentTerms } from '../payments/payterm.ts';

const PREAUTHORIZATION_GATEWAY = 'authorizenet';

/** `preauthorization` is PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION, `gateway` the gateway's platform. */
type PreauthorizationInput = {
  kind: TransactionKind;
  paytermDays: unknown;
  preauthorization: unknown;
  gateway: string | null;
};

/** (rules: Preauthorization) */
export function needsPreauthorization(input: PreauthorizationInput): boolean {
  return (
    !hasPaymentTerms(input.paytermDays) &&
    booleanSetting(input.preauthorization, false) &&
    input.kind !== 'invoice' &&
    input.gateway === PREAUTHORIZATION_GATEWAY
  );
}
