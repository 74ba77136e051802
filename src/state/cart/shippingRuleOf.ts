import type { ShippingRule } from '../../domain/cart/shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';

/** A chosen method's cost rule: its own threshold or the company's, and the minimum-cost flag (rules: Shipping cost). */
export const shippingRuleOf = (
  method: ShippingMethod | null,
  company: CompanySettings,
): ShippingRule | null =>
  method && {
    fixed: method.fixed,
    percent: method.percent,
    freeMinimum: toDecimal(method.freeMinimum) ? method.freeMinimum : company.freeShippingMinimum,
    minimumCost: company.shippingMinimumCost,
  };
