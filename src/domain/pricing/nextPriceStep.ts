import { ceilDivide, type Decimal, floorDivide, ONE, toDecimal, toPositive } from '../numbers/decimal.ts';
import { baseUnitsPerQuantity } from './baseQuantity.ts';
import { priceLine } from './priceLine.ts';
import { sumGifts } from './rules/gifts.ts';
import type { Gift, PricedLine, PriceLineInput, PriceRules, QuantityRange } from './types.ts';

/**
 * `quantity` is in whole chosen units; `more` is the difference to the typed quantity and may have decimals.
 * `unitPrice` is per base unit and null when the price stays. `gifts` come in addition to the current ones.
 */
export type NextPriceStep = {
  more: Decimal;
  quantity: Decimal;
  unitPrice: Decimal | null;
  gifts: readonly Gift[];
};

function firstAfterRange({ maxValue }: QuantityRange): Decimal | null {
  const max = toPositive(maxValue);
  return max && floorDivide(max, ONE).plus(ONE);
}

function nextMultiple(step: Decimal | null, q: Decimal): Decimal | null {
  return step && floorDivide(q, step).plus(ONE).times(step);
}

/** The base quantities above `q` at which a rule starts, ends or takes its next step, in ascending order. */
function breakpoints(rules: PriceRules, q: Decimal): Decimal[] {
  const ranges: QuantityRange[] = [...rules.specialPrices, ...rules.discounts, ...rules.gifts];
  const points = [
    ...ranges.flatMap((range) => [toDecimal(range.minValue), firstAfterRange(range)]),
    ...rules.specialPrices.map((entry) => nextMultiple(toPositive(entry.base), q)),
    ...rules.gifts.map((entry) => nextMultiple(toPositive(entry.step), q)),
  ];
  return points.filter((point): point is Decimal => point?.gt(q) === true).toSorted((a, b) => a.cmp(b));
}

function additionalGifts(current: PricedLine, next: PricedLine): Gift[] {
  const currentQuantities = new Map(sumGifts(current.gifts).map((gift) => [gift.productId, gift.quantity]));
  return sumGifts(next.gifts)
    .map((gift) => ({ ...gift, quantity: gift.quantity.minus(currentQuantities.get(gift.productId) ?? 0) }))
    .filter((gift) => gift.quantity.gt(0));
}

/** The next lower price or additional gift: "10 more and each costs 2.15", "4 more and a jar is free". */
export function nextPriceStep(input: PriceLineInput): NextPriceStep | null {
  const { rules, settings } = input;
  const typed = toDecimal(input.quantity);
  const current = priceLine(input);
  if (!current.ok || !typed || !rules || !settings.advancedPriceRules) return null;
  const perTyped = baseUnitsPerQuantity(input, settings.sizeInput);
  for (const point of breakpoints(rules, current.baseQuantity)) {
    const quantity = ceilDivide(point, perTyped);
    const next = priceLine({ ...input, quantity: quantity.toFixed() });
    if (!next.ok) continue;
    const isCheaper = next.originalNetPrice.lt(current.originalNetPrice);
    const gifts = additionalGifts(current, next);
    if (isCheaper || gifts.length > 0) {
      return {
        more: quantity.minus(typed),
        quantity,
        unitPrice: isCheaper ? next.originalNetPrice : null,
        gifts,
      };
    }
  }
  return null;
}
