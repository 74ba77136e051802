import { type Decimal, ONE, toDecimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';
import { type Quantity, quantity } from '../numbers/quantity.ts';
import { unitFactor } from './baseQuantity.ts';
import type { LineAmounts } from './lineAmounts.ts';
import { taxAmount } from './rules/taxes.ts';
import { sizeText } from './size.ts';
import type { PricedLine, TaxEntry, TaxOrigin, TrailStep, UnitOfMeasure } from './types.ts';

/** One tax of a line with what it comes to. */
export type ExplainedTax = { name: string | null; rate: Decimal; isPercent: boolean; amount: Money };

/** So many base units are one of `name`, which costs `price`. */
type Conversion = { name: string; times: Decimal; price: Decimal };

/**
 * "Why this price?": the way from the list price to the unit price, what the chosen unit and size make of it, and what the
 * line comes to with its taxes. Prices are per base unit, the trail unrounded.
 */
export type PriceExplanation = {
  listPrice: Decimal;
  trail: readonly TrailStep[];
  unitPrice: Decimal;
  /** Null: the unit is one base unit. */
  unit: Conversion | null;
  /** Null: no size was typed. Its price is that of one piece of it, in the chosen unit. */
  size: Conversion | null;
  baseQuantity: Quantity;
  /** `baseQuantity × unitPrice`, before the coupon. */
  goods: Money;
  coupon: Money;
  /** What the taxes are taken of. */
  taxable: Money;
  /** Null: nobody knows whose they are, or a visitor looks. */
  taxOrigin: TaxOrigin | null;
  taxes: readonly ExplainedTax[];
  tax: Money;
  net: Money;
};

type Shape = { unit: UnitOfMeasure | null; size: string | null; typedSize: string };

/** What unit and size make of a price per base unit. */
function conversions(
  unitPrice: Decimal,
  { unit, size, typedSize }: Shape,
): Pick<PriceExplanation, 'unit' | 'size'> {
  const factor = unitFactor(unit);
  const pack = unitPrice.times(factor);
  const times = toPositive(size);
  return {
    unit: unit && !factor.eq(ONE) ? { name: unit.name, times: factor, price: pack } : null,
    size: times && { name: sizeText(size, typedSize), times, price: pack.times(times) },
  };
}

const explainTaxes = (taxes: readonly TaxEntry[], taxable: Money, q: Quantity): ExplainedTax[] =>
  taxes.map((tax) => ({
    name: tax.name,
    rate: toDecimal(tax.value) ?? ZERO,
    isPercent: tax.isPercent,
    amount: taxAmount(tax, taxable, q),
  }));

/** Why a priced line costs what it does. `amounts` hold the coupon's share, where there is one; a visitor is told of no tax. */
export function explainLine(
  price: PricedLine,
  shape: Shape,
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
    ...conversions(originalNetPrice, shape),
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

/** A line as a document keeps it: decimal texts, prices per base unit. */
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
  /** Null: it doesn't say whose. */
  taxOrigin: TaxOrigin | null;
  taxes: readonly TaxEntry[];
  gross: string | null;
  discount: string | null;
  /** The coupon's share of the discount. */
  coupon: string | null;
  tax: string | null;
  net: string | null;
};

/** The kept steps; a document that kept none still says what lies between list price and net price. */
function recordedTrail(recorded: RecordedPrice, list: Decimal, net: Decimal): TrailStep[] {
  const kept = recorded.trail.flatMap(({ rule, name, before, after }): TrailStep[] => {
    const [from, to] = [toDecimal(before), toDecimal(after)];
    return from && to ? [{ rule, name, before: from, after: to }] : [];
  });
  if (kept.length > 0) return kept;
  const price = toDecimal(recorded.unitPrice) ?? net;
  const steps = [
    { rule: 'CUSTOMER_PRICE', name: null, before: list, after: price },
    { rule: 'COMMERCIAL_DISCOUNT', name: null, before: price, after: net },
  ];
  return steps.filter(({ before, after }) => !before.eq(after));
}

/** Why a line of a placed order, invoice or estimate cost what it did, by its own record. Null where it holds no price. */
export function explainRecord(recorded: RecordedPrice): PriceExplanation | null {
  const unitPrice = toDecimal(recorded.unitNet);
  const typed = toDecimal(recorded.quantity);
  const gross = toDecimal(recorded.gross);
  if (!unitPrice || !typed || !gross) return null;
  const unit = { code: '', name: recorded.unit, factor: recorded.factor };
  const q = quantity(typed.times(unitFactor(unit)).times(toPositive(recorded.size) ?? ONE));
  const listPrice = toDecimal(recorded.listPrice) ?? unitPrice;
  const coupon = money(toDecimal(recorded.coupon) ?? ZERO);
  const taxable = money(gross.minus(toDecimal(recorded.discount) ?? ZERO));
  const tax = money(toDecimal(recorded.tax) ?? ZERO);
  const taxes = explainTaxes(recorded.taxes, taxable, q);
  const isKnown = sumMoney(taxes.map(({ amount }) => amount)).eq(tax);
  return {
    listPrice,
    trail: recordedTrail(recorded, listPrice, unitPrice),
    unitPrice,
    ...conversions(unitPrice, { unit, size: recorded.size, typedSize: recorded.typedSize }),
    baseQuantity: q,
    goods: money(taxable.plus(coupon)),
    coupon,
    taxable,
    taxOrigin: isKnown ? recorded.taxOrigin : null,
    taxes: isKnown ? taxes : [],
    tax,
    net: money(toDecimal(recorded.net) ?? taxable.plus(tax)),
  };
}
