import { toDecimal } from '../numbers/decimal.ts';
import { formatForWire, type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';

/** What was typed for each product, by its id. */
export type TypedCounts = Readonly<Record<number, string>>;

/** More of one product is taken for a slip of the hand, base units. */
const MOST = toDecimal('1000000000');
/** Finer than this nothing is counted. */
const PLACES = 6;

/** A typed count as decimal text: a number of base units, zero allowed; null for anything else. */
export function countOf(typed: string, separators: NumberSeparators): string | null {
  const number = parseLocalNumber(typed, separators);
  if (!number || number.lt(0) || (MOST && number.gt(MOST))) return null;
  return formatForWire(number.round(PLACES));
}

/**
 * An inventory as it is sent, or the products that lack a valid number ("All products are required to have a valid inventory
 * or zero", specification §5).
 */
export function inventoryOf(
  productIds: readonly number[],
  typed: TypedCounts,
  separators: NumberSeparators,
): { ok: true; lines: { productId: number; quantity: string }[] } | { ok: false; missing: number[] } {
  const counted = productIds.map((productId) => ({
    productId,
    quantity: countOf(typed[productId] ?? '', separators),
  }));
  const lines = counted.flatMap(({ productId, quantity }) =>
    quantity === null ? [] : [{ productId, quantity }],
  );
  const missing = counted.filter(({ quantity }) => quantity === null).map(({ productId }) => productId);
  return missing.length > 0 ? { ok: false, missing } : { ok: true, lines };
}
