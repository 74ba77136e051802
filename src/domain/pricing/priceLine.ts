import { type Decimal, roundHalfUp, toDecimal } from '../numbers/decimal.ts';
import { decimalPlaces } from '../numbers/decimalPlaces.ts';
import { money } from '../numbers/money.ts';
import { baseQuantity } from './baseQuantity.ts';
import { customerPrice, listPrice } from './customerPrice.ts';
import { lineAmounts } from './lineAmounts.ts';
import { discountSteps } from './rules/discounts.ts';
import { giftsOf } from './rules/gifts.ts';
import { specialPrice } from './rules/specialPrices.ts';
import { taxesThatApply } from './rules/taxes.ts';
import type { LinePrice, PriceFacts, PriceLineInput, PriceRules, TrailStep } from './types.ts';

const NO_RULES: PriceRules = { specialPrices: [], discounts: [], gifts: [], taxes: [] };

/** The price before discounts, unrounded, and the steps that led from the list price to it (rules: Price of a line, 1–3). */
function priceBeforeDiscounts(
  list: Decimal,
  customers: Decimal,
  facts: PriceFacts,
  rules: PriceRules,
  q: Decimal,
): TrailStep[] {
  const steps: TrailStep[] = [];
  if (!customers.eq(list)) {
    steps.push({ rule: 'CUSTOMER_PRICE', name: null, before: list, after: customers });
  }
  const cost = toDecimal(facts.defaultCost);
  const special = specialPrice(rules.specialPrices, { q, customerPrice: customers, cost });
  if (special) {
    const { entry, price } = special;
    steps.push({ rule: entry.rule, name: entry.name, before: customers, after: price });
  }
  return steps;
}

/**
 * The price and amounts of one line, before any coupon (rules: Price of a line, Amounts of a line). Pure, and never
 * throws: a list price that can't be had and a quantity that is none are reasons. Discounts start from the rounded
 * product price. The trail keeps, unrounded, the customer's price where it differs from the list price and every rule that
 * was applied, a discount on a price that is 0 already included, as the vectors settle.
 */
export function priceLine(input: PriceLineInput): LinePrice {
  const { settings, price: facts } = input;
  const q = baseQuantity(input, settings.sizeInput);
  if (!q) return { ok: false, reason: 'quantity_invalid' };
  const list = facts && listPrice(facts);
  const customers = facts && customerPrice(facts);
  if (!list || !customers) return { ok: false, reason: 'price_unavailable' };

  const rules = settings.advancedPriceRules && input.rules ? input.rules : NO_RULES;
  const places = decimalPlaces(settings.priceDecimals);
  const upToPrice = priceBeforeDiscounts(list, customers, facts, rules, q);
  const productPrice = roundHalfUp(upToPrice.at(-1)?.after ?? customers, places);
  const discounts = discountSteps(rules.discounts, productPrice, q);
  const left = discounts.at(-1)?.after ?? productPrice;
  const productDiscount = roundHalfUp(productPrice.minus(left), places);

  const { taxes, origin: taxOrigin } = taxesThatApply(input);
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
    gifts: giftsOf(rules.gifts, q),
    trail: [...upToPrice, ...discounts],
  };
}
