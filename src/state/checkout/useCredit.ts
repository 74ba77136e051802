import { type Credit, creditOf } from '../../domain/checkout/credit.ts';
import type { NumericInput } from '../../domain/numbers/decimal.ts';
import { useCustomer, usePricesHidden } from '../usePortal.ts';

/** The customer's credit after an order of `netValue`; null without a limit, and while prices are hidden. */
export const useCredit = (netValue: NumericInput): Credit | null => {
  const customer = useCustomer();
  const hidden = usePricesHidden();
  if (!customer || hidden) return null;
  const { terms, creditLimit, openBalance } = customer;
  return creditOf({ paytermDays: terms.days, creditLimit, openBalance, netValue });
};
