import { booleanSetting } from '../numbers/booleanSetting.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { buysOnTerms } from './payterm.ts';

export type TransactionKind = 'order' | 'invoice' | 'estimate';

/** The back office's module of each kind (rules: Transaction kind). */
export const MODULE_CODES: Readonly<Record<TransactionKind, number>> = {
  order: 201,
  invoice: 205,
  estimate: 211,
};

const PREAUTHORIZING_GATEWAY = 'authorizenet';

/** What a placed transaction becomes, from PORTAL_ENABLE_INVOICE: 1 an invoice, 2 an estimate, else an order. */
export function transactionKind(enableInvoice: unknown): TransactionKind {
  const setting = toDecimal(enableInvoice);
  if (setting?.eq(1)) return 'invoice';
  return setting?.eq(2) ? 'estimate' : 'order';
}

/** `preauthorization` is PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION, `gateway` the gateway's platform. */
export type PreauthorizationFacts = {
  kind: TransactionKind;
  paytermDays: unknown;
  preauthorization: unknown;
  gateway: string | null;
};

/** Whether placing it preauthorizes the card first. An estimate may be, an invoice not (rules: Preauthorization). */
export function needsPreauthorization(facts: PreauthorizationFacts): boolean {
  return (
    !buysOnTerms(facts.paytermDays) &&
    booleanSetting(facts.preauthorization, false) &&
    facts.kind !== 'invoice' &&
    facts.gateway === PREAUTHORIZING_GATEWAY
  );
}
