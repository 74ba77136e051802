import { toDecimal } from '../numbers/decimal.ts';
import { formatForWire, type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';

export type TypedCounts = Readonly<Record<number, string>>;

/** In base units. A larger count is treated as a typing error. */
const MAX_COUNT = toDecimal('1000000000');
const MAX_DECIMAL_PLACES = 6;

/** Decimal text in base units, 0 included; null when invalid. */
export function parseCount(typed: string, separators: NumberSeparators): string | null {
  const number = parseLocalNumber(typed, separators);
  if (!number || number.lt(0) || (MAX_COUNT && number.gt(MAX_COUNT))) return null;
  return formatForWire(number.round(MAX_DECIMAL_PLACES));
}

export function buildInventory(
  productIds: readonly number[],
  typed: TypedCounts,
  separators: NumberSeparators,
): { ok: true; lines: { productId: number; quantity: string }[] } | { ok: false; missing: number[] } {
  const parsed = productIds.map((productId) => ({
    productId,
    quantity: parseCount(typed[productId] ?? '', separators),
  }));
  const lines = parsed.flatMap(({ productId, quantity }) =>
    quantity === null ? [] : [{ productId, quantity }],
  );
  const missing = parsed.filter(({ quantity }) => quantity === null).map(({ productId }) => productId);
  return missing.length > 0 ? { ok: false, missing } : { ok: true, lines };
}
