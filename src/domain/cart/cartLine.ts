import type { NumericInput } from '../numbers/decimal.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import type { Size } from '../pricing/size.ts';
import type { PriceData, PriceRules, UnitOfMeasure } from '../pricing/types.ts';

/** Normal lines have null (rules: Gifts). */
export const GIFT_DETAIL_TYPE = 1;

export type KnownPricing = { readonly price: PriceData | null; readonly rules: PriceRules | null };

/**
 * A stored cart line: JSON data without calculated values. Numbers are decimal texts: `weight` of a base
 * unit, `quantity` in the chosen unit, `size` the value of `typedSize` ("6" for 2x3), `unitPriceWhenAdded`
 * net per base unit. `productDetailType`: 0 stock item, 1 bundle-style. `known`: the price data before a
 * change that the customer has not accepted yet. `goneUnit`: the chosen unit when it is no longer sold, until
 * another is chosen. `section`: `section_added` on the wire. `addedAt`: ISO 8601.
 */
export type CartLine = {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly remark: string;
  readonly imageUrl: string;
  readonly detailType: number | null;
  readonly productDetailType: number | null;
  readonly defaultTax: NumericInput;
  readonly weight: string | null;
  readonly line: string;
  readonly subline: string;
  readonly brand: string;
  readonly quantity: string;
  readonly units: readonly UnitOfMeasure[];
  readonly unit: UnitOfMeasure | null;
  readonly size: string | null;
  readonly typedSize: string;
  readonly price: PriceData | null;
  readonly rules: PriceRules | null;
  readonly warehouseId: number | null;
  readonly known: KnownPricing | null;
  readonly goneUnit: UnitOfMeasure | null;
  readonly section: string;
  readonly note: string;
  readonly unitPriceWhenAdded: string | null;
  readonly addedAt: string;
};

export function isUnitMissing(line: CartLine): boolean {
  return line.units.length > 0 && line.unit === null;
}

export function withSize(line: CartLine, size: Size | null): CartLine {
  return { ...line, size: size?.value ?? null, typedSize: size?.text ?? '' };
}

export function withQuantity(line: CartLine, quantity: string): CartLine {
  const decimal = toDecimal(quantity);
  return { ...line, quantity: decimal ? formatForWire(decimal) : quantity };
}
