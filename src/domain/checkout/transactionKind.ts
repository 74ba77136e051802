import { booleanSetting } from '../numbers/booleanSetting.ts';
import { toDecimal } from '../numbers/decimal.ts';
import type { TransactionKind } from '../orders/transaction.ts';
import { hasPaymentTerms } from './payterm.ts';

/** The back office's module codes (rules: Transaction kind). */
export const MODULE_CODES: Readonly<Record<TransactionKind, number>> = {
  order: 201,
  invoice: 205,
  estimate: 211,
};

const PREAUTHORIZATION_GATEWAY = 'authorizenet';

/** PORTAL_ENABLE_INVOICE: 1 invoice, 2 estimate, anything else order. */
export function transactionKind(enableInvoice: unknown): TransactionKind {
  const setting = toDecimal(enableInvoice);
  if (setting?.eq(1)) return 'invoice';
  return setting?.eq(2) ? 'estimate' : 'order';
}

/** `preauthorization` is PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION, `gateway` the gateway's platform. */
type PreauthorizationInput = {
  kind: TransactionKind;
  paytermDays: unknown;
  preauthorization: unknown;
  gateway: string | null;
};

/** Rules: Preauthorization. */
export function needsPreauthorization(input: PreauthorizationInput): boolean {
  return (
    !hasPaymentTerms(input.paytermDays) &&
    booleanSetting(input.preauthorization, false) &&
    input.kind !== 'invoice' &&
    input.gateway === PREAUTHORIZATION_GATEWAY
  );
}
