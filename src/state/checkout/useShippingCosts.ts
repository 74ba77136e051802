import { shippingCost } from '../../domain/cart/shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { money } from '../../domain/numbers/money.ts';
import { shippingRuleOf } from '../cart/shippingRuleOf.ts';
import { usePrices } from '../cart/usePrices.ts';
import { useCompany, usePricesHidden } from '../usePortal.ts';

/**
 * What a method costs for this cart. `freeFrom`: the amount above which it is free, null without one and while prices are
 * hidden; `untilFree`: what is left to it, null once it is reached.
 */
export const useShippingCosts = () => {
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const { grossValue, discount } = usePrices(({ totals }) => totals);
  const goodsValue = money(grossValue.minus(discount));
  return (method: ShippingMethod) => {
    const rule = shippingRuleOf(method, settings);
    const freeFrom = hidden ? null : toPositive(rule?.freeMinimum);
    return {
      cost: shippingCost(rule, goodsValue),
      freeFrom,
      untilFree: freeFrom?.gt(goodsValue) ? freeFrom.minus(goodsValue) : null,
    };
  };
};
