import { type Decimal, ONE, toDecimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';
import { type Quantity, quantity } from '../numbers/quantity.ts';
import { unitFactor } from './baseQuantity.ts';
import type { LineAmounts } from './lineAmounts.ts';
import { taxAmount } from './rules/taxes.ts';
import { sizeText } from './size.ts';
import type { PricedLine, TaxEntry, TaxOrigin, TrailStep, UnitOfMeasure } from './types.ts';

export type ExplainedTax = { name: string | null; rate: Decimal; isPercent: boolean; amount: Money };

/** One of `name` holds `times` base units (or units, for a size) and costs `price`. */
type Conversion = { name: string; times: Decimal; price: Decimal };

/**
 * "Why this price?": prices are per base unit, and the trail is not rounded. `size` has the price of one
 * piece of this size, in the chosen unit. `goods`: `baseQuantity × unitPrice`, before the coupon.
 * `taxOrigin`: null when unknown, and for visitors.
 */
export type PriceExplanation = {
  listPrice: Decimal;
  trail: readonly TrailStep[];
  unitPrice: Decimal;
  unit: Conversion | null;
  size: Conversion | null;
  baseQuantity: Quantity;
  goods: Money;
  coupon: Money;
  taxable: Money;
  taxOrigin: TaxOrigin | null;
  taxes: readonly ExplainedTax[];
  tax: Money;
  net: Money;
};

type UnitAndSize = { unit: UnitOfMeasure | null; size: string | null; typedSize: string };

function conversions(
  unitPrice: Decimal,
  { unit, size, typedSize }: UnitAndSize,
): Pick<PriceExplanation, 'unit' | 'size'> {
  const factor = unitFactor(unit);
  const pricePerUnit = unitPrice.times(factor);
  const times = toPositive(size);
  return {
    unit: unit && !factor.eq(ONE) ? { name: unit.name, times: factor, price: pricePerUnit } : null,
    size: times && { name: sizeText(size, typedSize), times, price: pricePerUnit.times(times) },
  };
}

const explainTaxes = (taxes: readonly TaxEntry[], taxable: Money, q: Quantity): ExplainedTax[] =>
  taxes.map((tax) => ({
    name: tax.name,
    rate: toDecimal(tax.value) ?? ZERO,
    isPercent: tax.isPercent,
    amount: taxAmount(tax, taxable, q),
  }));

/** `amounts` include the coupon's share; visitors see no taxes. */
export function explainLine(
  price: PricedLine,
  unitAndSize: UnitAndSize,
  { amounts = null, isVisitor = false }: { amounts?: LineAmounts | null; isVisitor?: boolean } = {},
): PriceExplanation {
  const { baseQuantity, originalPrice, originalNetPrice, trail, gross, discount, taxOrigin } = price;
  const coupon = amounts?.coupon ?? NO_MONEY;
  const goods = money(gross.minus(discount));
  const taxable = money(goods.minus(coupon));
  return {
    listPrice: originalPrice,
    trail,
    unitPrice: originalNetPrice,
    ...conversions(originalNetPrice, unitAndSize),
    baseQuantity,
    goods,
    coupon,
    taxable,
    taxOrigin: isVisitor ? null : taxOrigin,
    taxes: isVisitor ? [] : explainTaxes(price.taxes, taxable, baseQuantity),
    tax: isVisitor ? NO_MONEY : (amounts?.tax ?? price.tax),
    net: isVisitor ? taxable : (amounts?.net ?? price.net),
  };
}

/** The stored price of a placed line: decimal texts, prices per base unit. */
export type RecordedPrice = {
  quantity: string | null;
  factor: string | null;
  unit: string;
  size: string | null;
  typedSize: string;
  listPrice: string | null;
  unitPrice: string | null;
  unitDiscount: string | null;
  unitNet: string | null;
  trail: readonly { rule: string; name: string | null; before: string; after: string }[];
  taxOrigin: TaxOrigin | null;
  taxes: readonly TaxEntry[];
  gross: string | null;
  discount: string | null;
  coupon: string | null;
  tax: string | null;
  net: string | null;
};

function storedTrail(recorded: RecordedPrice, list: Decimal, net: Decimal): TrailStep[] {
  const storedSteps = recorded.trail.flatMap(({ rule, name, before, after }): TrailStep[] => {
    const [from, to] = [toDecimal(before), toDecimal(after)];
    return from && to ? [{ rule, name, before: from, after: to }] : [];
  });
  if (storedSteps.length > 0) return storedSteps;
  const price = toDecimal(recorded.unitPrice) ?? net;
  const steps = [
    { rule: 'CUSTOMER_PRICE', name: null, before: list, after: price },
    { rule: 'COMMERCIAL_DISCOUNT', name: null, before: price, after: net },
  ];
  return steps.filter(({ before, after }) => !before.eq(after));
}

export function explainRecord(recorded: RecordedPrice): PriceExplanation | null {
  const unitPrice = toDecimal(recorded.unitNet);
  const typedQuantity = toDecimal(recorded.quantity);
  const gross = toDecimal(recorded.gross);
  if (!unitPrice || !typedQuantity || !gross) return null;
  const unit = { code: '', name: recorded.unit, factor: recorded.factor };
  const q = quantity(typedQuantity.times(unitFactor(unit)).times(toPositive(recorded.size) ?? ONE));
  const listPrice = toDecimal(recorded.listPrice) ?? unitPrice;
  const coupon = money(toDecimal(recorded.coupon) ?? ZERO);
  const taxable = money(gross.minus(toDecimal(recorded.discount) ?? ZERO));
  const tax = money(toDecimal(recorded.tax) ?? ZERO);
  const taxes = explainTaxes(recorded.taxes, taxable, q);
  const areTaxesComplete = sumMoney(taxes.map(({ amount }) => amount)).eq(tax);
  return {
    listPrice,
    trail: storedTrail(recorded, listPrice, unitPrice),
    unitPrice,
    ...conversions(unitPrice, { unit, size: recorded.size, typedSize: recorded.typedSize }),
    baseQuantity: q,
    goods: money(taxable.plus(coupon)),
    coupon,
    taxable,
    taxOrigin: areTaxesComplete ? recorded.taxOrigin : null,
    taxes: areTaxesComplete ? taxes : [],
    tax,
    net: money(toDecimal(recorded.net) ?? taxable.plus(tax)),
  };
}
