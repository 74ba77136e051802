import type { TransactionKind } from '../history/transaction.ts';
import type { NumericInput } from '../numbers/decimal.ts';
import { gatewayFor, paymentMethods } from '../payments/gateways.ts';
import type { PaymentMethod } from '../payments/paymentMethod.ts';
import { hasPaymentTerms } from '../payments/payterm.ts';
import { needsPreauthorization } from './preauthorization.ts';

export type PlacingTerms = {
  kind: TransactionKind;
  paytermDays: NumericInput;
  arePricesHidden: boolean;
  /** PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION. */
  preauthorization: unknown;
  gateways: readonly string[];
};

/** Whether a card is only authorized (rules: Preauthorization). */
export const isPreauthorized = ({ gateways, ...terms }: PlacingTerms): boolean =>
  needsPreauthorization({ ...terms, gateway: gatewayFor('card', gateways) });

/** Whether it must be paid, or preauthorized, to be placed (rules: May it be placed?). */
export const isPaymentDue = (terms: PlacingTerms): boolean =>
  !hasPaymentTerms(terms.paytermDays) &&
  !terms.arePricesHidden &&
  (terms.kind !== 'estimate' || isPreauthorized(terms));

/** How the customer may pay when placing: estimates are preauthorized or not paid; without prices nothing is paid. */
export const placingMethods = (terms: PlacingTerms): PaymentMethod[] => {
  if (terms.arePricesHidden) return [];
  const methods = paymentMethods(terms);
  if (terms.kind !== 'estimate') return methods;
  return isPaymentDue(terms) ? methods.filter((method) => method === 'card') : [];
};

/** Whether it is stored unpaid and waits for the wholesaler, because the customer sees no prices and has no payment terms. */
export const isHeldUnpaid = ({
  arePricesHidden,
  paytermDays,
}: Pick<PlacingTerms, 'arePricesHidden' | 'paytermDays'>): boolean =>
  arePricesHidden && !hasPaymentTerms(paytermDays);
