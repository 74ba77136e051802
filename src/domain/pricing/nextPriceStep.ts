import { ceilDivide, type Decimal, floorDivide, ONE, toDecimal, toPositive } from '../numbers/decimal.ts';
import { basePerTyped } from './baseQuantity.ts';
import { priceLine } from './priceLine.ts';
import { sumGifts } from './rules/gifts.ts';
import type { Gift, PricedLine, PriceLineInput, PriceRules, QuantityRange } from './types.ts';

/**
 * The nearest reward for ordering more. `quantity` is where it begins, in whole chosen units; `more` is what is missing to
 * it from what was typed, which may be broken. `unitPrice` is per base unit and null when the price stays, `gifts` are the
 * gifts that come on top of today's.
 */
export type NextPriceStep = {
  more: Decimal;
  quantity: Decimal;
  unitPrice: Decimal | null;
  gifts: readonly Gift[];
};

function afterRange({ maxValue }: QuantityRange): Decimal | null {
  const max = toPositive(maxValue);
  return max && floorDivide(max, ONE).plus(ONE);
}

function nextMultiple(step: Decimal | null, q: Decimal): Decimal | null {
  return step && floorDivide(q, step).plus(ONE).times(step);
}

/** Every base quantity above `q` at which some rule starts, stops or takes its next step, nearest first. */
function breakpoints(rules: PriceRules, q: Decimal): Decimal[] {
  const ranges: QuantityRange[] = [...rules.specialPrices, ...rules.discounts, ...rules.gifts];
  const points = [
    ...ranges.flatMap((range) => [toDecimal(range.minValue), afterRange(range)]),
    ...rules.specialPrices.map((entry) => nextMultiple(toPositive(entry.base), q)),
    ...rules.gifts.map((entry) => nextMultiple(toPositive(entry.step), q)),
  ];
  return points
    .filter((point): point is Decimal => point?.gt(q) === true)
    .toSorted((one, other) => one.cmp(other));
}

function addedGifts(now: PricedLine, then: PricedLine): Gift[] {
  const today = new Map(sumGifts(now.gifts).map((gift) => [gift.productId, gift.quantity]));
  return sumGifts(then.gifts)
    .map((gift) => ({ ...gift, quantity: gift.quantity.minus(today.get(gift.productId) ?? 0) }))
    .filter((gift) => gift.quantity.gt(0));
}

/**
 * The nearest larger quantity at which each unit costs less or a gift comes on top: "10 more and each costs 2.15", "4 more
 * and a jar is free". Null when no quantity does either, or the line has no price.
 */
export function nextPriceStep(input: PriceLineInput): NextPriceStep | null {
  const { rules, settings } = input;
  const typed = toDecimal(input.quantity);
  const now = priceLine(input);
  if (!now.ok || !typed || !rules || !settings.advancedPriceRules) return null;
  const perTyped = basePerTyped(input, settings.sizeInput);
  for (const point of breakpoints(rules, now.baseQuantity)) {
    const quantity = ceilDivide(point, perTyped);
    const then = priceLine({ ...input, quantity: quantity.toFixed() });
    if (!then.ok) continue;
    const falls = then.originalNetPrice.lt(now.originalNetPrice);
    const gifts = addedGifts(now, then);
    if (falls || gifts.length > 0) {
      return {
        more: quantity.minus(typed),
        quantity,
        unitPrice: falls ? then.originalNetPrice : null,
        gifts,
      };
    }
  }
  return null;
}
