import type { NumericInput } from '../numbers/decimal.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import type { Size } from '../pricing/size.ts';
import type { PriceData, PriceRules, UnitOfMeasure } from '../pricing/types.ts';

/** The detail type of a gift line; a normal line has none (specification §9, Detail types). */
export const GIFT_DETAIL_TYPE = 1;

/** From which a line's price was made when the customer last saw or accepted it. */
export type KnownTerms = { readonly price: PriceData | null; readonly rules: PriceRules | null };

/**
 * A line of the cart as it is kept: plain facts that survive JSON, no results of calculations. Treat it as immutable: a
 * changed line is a new object, which is what lets its price be remembered.
 */
export type CartLine = {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly remark: string;
  readonly imageUrl: string;
  /** Null for a line the customer put in; such lines merge. */
  readonly detailType: number | null;
  /** The product's own: 0 a stock item, 1 bundle-style. */
  readonly productDetailType: number | null;
  readonly defaultTax: NumericInput;
  readonly line: string;
  readonly subline: string;
  readonly brand: string;
  /** In the chosen unit, as text: "2.5". */
  readonly quantity: string;
  /** The product's units of measure; empty when it has none. */
  readonly units: readonly UnitOfMeasure[];
  readonly unit: UnitOfMeasure | null;
  /** What the typed dimension comes to, as text: "6" for 2x3. */
  readonly size: string | null;
  /** The dimension as it was typed: "2x3"; empty when it isn't known. */
  readonly typedSize: string;
  readonly price: PriceData | null;
  readonly rules: PriceRules | null;
  readonly warehouseId: number | null;
  /** The terms the customer knew, while a changed price isn't accepted; null when there is none. */
  readonly known: KnownTerms | null;
  /** The unit that was chosen and isn't sold any more, until another is chosen. */
  readonly goneUnit: UnitOfMeasure | null;
  /** Where in the portal it was added (the wire's section_added). */
  readonly section: string;
  /** The customer's own remark on the line. */
  readonly note: string;
  /** Net price per base unit when it was added, as text; null when it wasn't known. */
  readonly unitPriceWhenAdded: string | null;
  /** ISO date and time. */
  readonly addedAt: string;
};

/** Whether the product has units of measure and none is chosen (rules: May it be placed?, unit_required). */
export function isUnitMissing(line: CartLine): boolean {
  return line.units.length > 0 && line.unit === null;
}

/** The line with another size; null makes plain pieces of it (rules: Quantity of a line). */
export function withSize(line: CartLine, size: Size | null): CartLine {
  return { ...line, size: size?.value ?? null, typedSize: size?.text ?? '' };
}

/** The line with another quantity, which is expected to be numeric: text that isn't leaves the line out of the totals. */
export function withQuantity(line: CartLine, quantity: string): CartLine {
  const decimal = toDecimal(quantity);
  return { ...line, quantity: decimal ? formatForWire(decimal) : quantity };
}
