import type { ShippingRule } from '../../domain/cart/shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';

/** A chosen method's cost rule, with the company's threshold and its minimum-cost flag (rules: Totals, 3). */
export const shippingRuleOf = (
  method: ShippingMethod | null,
  company: CompanySettings,
): ShippingRule | null =>
  method && {
    fixed: method.fixed,
    percent: method.percent,
    freeMinimum: company.freeShippingMinimum,
    minimumCost: company.shippingMinimumCost,
  };
