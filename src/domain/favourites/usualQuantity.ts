import { ONE, toPositive } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import { convertToCurrentUnit } from '../pricing/convertToCurrentUnit.ts';
import { parseSize, type Size } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/**
 * `quantity`: decimal text above 0, in the unit with the code `unit` (empty for single pieces). `factor`:
 * base units in it, as decimal text, which tell how much was meant when the unit is no longer sold. `size`:
 * as typed, "2x3"; empty without one.
 */
export type UsualQuantity = {
  readonly quantity: string;
  readonly unit: string;
  readonly factor: string;
  readonly size: string;
};

export type UsualQuantities = Readonly<Record<number, UsualQuantity>>;

export type UsualOrder = { quantity: string; unit: UnitOfMeasure | null; size: Size | null };

/** Seven digits and as many decimals as the quantities of merged lines have. */
const QUANTITY = /^\d{1,7}(\.\d{1,6})?$/;
const MAX_UNIT_LENGTH = 40;
const MAX_FACTOR_LENGTH = 24;
const MAX_SIZE_LENGTH = 40;
const CONTROL_CHARACTER = /\p{Cc}/u;

function readSize(text: string): Size | null {
  const value = toPositive(text);
  return value ? { text: formatForWire(value), value: formatForWire(value) } : parseSize(text);
}

/** Null when a part can't be read: what was meant isn't known then. All parts may come from a link. */
export function readUsualQuantity(
  parts: Readonly<Record<keyof UsualQuantity, unknown>>,
): UsualQuantity | null {
  const quantity = toPositive(parts.quantity);
  const factor = parts.factor === undefined || parts.factor === '' ? ONE : toPositive(parts.factor);
  const { unit = '', size = '' } = parts;
  if (!quantity || !factor || typeof unit !== 'string' || typeof size !== 'string') return null;
  const [quantityText, factorText] = [formatForWire(quantity), formatForWire(factor)];
  const isUnit = unit.length <= MAX_UNIT_LENGTH && !CONTROL_CHARACTER.test(unit);
  if (!QUANTITY.test(quantityText) || factorText.length > MAX_FACTOR_LENGTH || !isUnit) return null;
  const sizeText = size === '' ? '' : readSize(size)?.text;
  if (sizeText === undefined || sizeText.length > MAX_SIZE_LENGTH) return null;
  return { quantity: quantityText, unit, factor: factorText, size: sizeText };
}

export const toUsualQuantity = ({ quantity, unit, size }: UsualOrder): UsualQuantity | null =>
  readUsualQuantity({
    quantity,
    unit: unit?.code ?? '',
    factor: formatForWire(unitFactor(unit)),
    size: size?.text ?? '',
  });

export const usualSize = ({ size }: UsualQuantity): Size | null => readSize(size);

/** In today's units; 1 in the first unit without a usual quantity. `isOtherUnit`: the kept unit is no longer sold. */
export function usualOrder(
  usual: UsualQuantity | undefined,
  units: readonly UnitOfMeasure[],
): UsualOrder & { isOtherUnit: boolean } {
  if (!usual) return { quantity: '1', unit: units[0] ?? null, size: null, isOtherUnit: false };
  return { ...convertToCurrentUnit(usual, units), size: usualSize(usual) };
}

export const usualOf = (usual: UsualQuantities, productIds: readonly number[]): UsualQuantities =>
  Object.fromEntries(
    productIds.flatMap((productId) => {
      const entry = usual[productId];
      return entry ? [[productId, entry]] : [];
    }),
  );
