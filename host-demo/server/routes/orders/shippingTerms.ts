import * as v from 'valibot';
import { shippingMethodWire } from '../../../../src/api/checkout/settingsSchema.ts';
import type { Database } from '../../database/schema.ts';
import { numericOrNull } from '../../pricing/numbers.ts';
import type { ShippingTerms } from '../../pricing/totals.ts';
import type { CompanyRules } from '../../settings.ts';

export type ShippingMethod = v.InferOutput<typeof shippingMethodWire>;

export const shippingMethods = async (database: Database, companyId: number): Promise<ShippingMethod[]> => {
  const { settings } = await database
    .selectFrom('companies')
    .select('settings')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return v.parse(v.array(shippingMethodWire), settings.shipping_methods ?? []);
};

/**
 * The cost rule of the chosen method, with its own threshold or the company's; null without a method (rules: Shipping
 * cost).
 */
export const shippingTerms = (method: ShippingMethod | null, rules: CompanyRules): ShippingTerms | null =>
  method && {
    fixed: method.fixed,
    percent: method.percent,
    freeFrom: numericOrNull(method.free_minimum) === null ? rules.freeShippingFrom : method.free_minimum,
    takesSmaller: rules.takesSmallerShipping,
  };
