import { type Decimal, roundHalfUp, toDecimal } from '../numbers/decimal.ts';
import { decimalPlaces } from '../numbers/decimalPlaces.ts';
import { money } from '../numbers/money.ts';
import { baseQuantity } from './baseQuantity.ts';
import { customerPrice, listPrice } from './customerPrice.ts';
import { lineAmounts } from './lineAmounts.ts';
import { discountSteps } from './rules/discounts.ts';
import { earnedGifts } from './rules/gifts.ts';
import { specialPrice } from './rules/specialPrices.ts';
import { applicableTaxes } from './rules/taxes.ts';
import type { LinePrice, PriceData, PriceLineInput, PriceRules, TrailStep } from './types.ts';

const NO_RULES: PriceRules = { specialPrices: [], discounts: [], gifts: [], taxes: [] };

function stepsBeforeDiscounts(
  list: Decimal,
  customersPrice: Decimal,
  data: PriceData,
  rules: PriceRules,
  q: Decimal,
): TrailStep[] {
  const steps: TrailStep[] = [];
  if (!customersPrice.eq(list)) {
    steps.push({ rule: 'CUSTOMER_PRICE', name: null, before: list, after: customersPrice });
  }
  const cost = toDecimal(data.defaultCost);
  const special = specialPrice(rules.specialPrices, { q, customerPrice: customersPrice, cost });
  if (special) {
    const { entry, price } = special;
    steps.push({ rule: entry.rule, name: entry.name, before: customersPrice, after: price });
  }
  return steps;
}

/**
 * The price and amounts of one line before any coupon (rules: Price of a line, Amounts of a line). Discounts start from
 * the rounded product price. The trail is not rounded and includes discounts on a price of 0, as the vectors define.
 */
export function priceLine(input: PriceLineInput): LinePrice {
  const { settings, price: data } = input;
  const q = baseQuantity(input, settings.sizeInput);
  if (!q) return { ok: false, reason: 'quantity_invalid' };
  const list = data && listPrice(data);
  const customersPrice = data && customerPrice(data);
  if (!list || !customersPrice) return { ok: false, reason: 'price_unavailable' };

  const rules = settings.advancedPriceRules && input.rules ? input.rules : NO_RULES;
  const places = decimalPlaces(settings.priceDecimals);
  const priceSteps = stepsBeforeDiscounts(list, customersPrice, data, rules, q);
  const productPrice = roundHalfUp(priceSteps.at(-1)?.after ?? customersPrice, places);
  const discounts = discountSteps(rules.discounts, productPrice, q);
  const discountedPrice = discounts.at(-1)?.after ?? productPrice;
  const productDiscount = roundHalfUp(productPrice.minus(discountedPrice), places);

  const { taxes, origin: taxOrigin } = applicableTaxes(input);
  const { gross, discount, tax, net } = lineAmounts({
    baseQuantity: q,
    gross: money(productPrice.times(q)),
    discount: money(productDiscount.times(q)),
    taxes,
  });
  return {
    ok: true,
    baseQuantity: q,
    originalPrice: list,
    productPrice,
    productDiscount,
    originalNetPrice: productPrice.minus(productDiscount),
    gross,
    discount,
    tax,
    net,
    taxes,
    taxOrigin,
    gifts: earnedGifts(rules.gifts, q),
    trail: [...priceSteps, ...discounts],
  };
}
