import { type Credit, creditOf } from '../../domain/checkout/credit.ts';
import type { NumericInput } from '../../domain/numbers/decimal.ts';
import { usePrices } from '../cart/usePrices.ts';
import { useCustomer, usePricesHidden } from '../usePortal.ts';

const useCreditAfter = () => {
  const customer = useCustomer();
  const hidden = usePricesHidden();
  return (netValue: NumericInput): Credit | null => {
    if (!customer || hidden) return null;
    const { terms, creditLimit, openBalance } = customer;
    return creditOf({ paytermDays: terms.days, creditLimit, openBalance, netValue });
  };
};

/** The customer's credit after an order of `netValue`; null without a limit, and while prices are hidden. */
export const useCredit = (netValue: NumericInput): Credit | null => useCreditAfter()(netValue);

// Whether the cart is above the credit limit; null without a limit, and while prices are hidden.
export const useCartExceedsCredit = (): boolean | null => {
  const creditAfter = useCreditAfter();
  return usePrices(({ isTotalKnown, totals }) => {
    const credit = creditAfter(isTotalKnown ? totals.netValue.toFixed() : null);
    return credit ? credit.left.lt(0) : null;
  });
};
