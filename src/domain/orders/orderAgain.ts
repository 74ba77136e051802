import type { LineContext } from '../cart/lineTerms.ts';
import type { Offer } from '../catalogue/product.ts';
import { isStockTold, stockOf } from '../inventory/stock.ts';
import {
  ceilDivide,
  type Decimal,
  floorDivide,
  maxDecimal,
  ONE,
  toPositive,
  ZERO,
} from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { basePerTyped, baseQuantity, unitFactor } from '../pricing/baseQuantity.ts';
import { type Size, sizeOf } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { type ChosenPrice, chosenPrice } from '../recommendations/chosenAmount.ts';
import type { TransactionLine } from './transaction.ts';

/** How a line of an earlier order can be had today. */
type AgainState = 'available' | 'short' | 'sold_out' | 'unpriced' | 'gone';

/** A line of an earlier order, as it can be ordered again. */
export type AgainLine = {
  readonly key: string;
  readonly line: TransactionLine;
  readonly state: AgainState;
  /** Null: the product isn't sold any more, or not to this customer. */
  readonly offer: Offer | null;
  /** What to order, in the unit, as decimal text: as many as then, or as many as there are; 0 when it can't be had. */
  readonly quantity: string;
  readonly unit: UnitOfMeasure | null;
  readonly size: Size | null;
  /** The unit of then isn't sold any more; this one holds another number of pieces. */
  readonly isOtherUnit: boolean;
  /** The base units that are left for this line, beside the cart and the lines before; null: not checked. */
  readonly available: Decimal | null;
};

type Measured = { quantity: string; unit: UnitOfMeasure | null; isOtherUnit: boolean };

/**
 * The quantity of then in a unit of today: the same one, else one of as many pieces, else pieces, else the first unit, as many
 * as hold what was ordered then.
 */
function inUnitToday(line: TransactionLine, units: readonly UnitOfMeasure[]): Measured {
  const factor = toPositive(line.factor) ?? ONE;
  const count = toPositive(line.quantity) ?? ZERO;
  const alike = units.filter((unit) => unitFactor(unit).eq(factor));
  const same = alike.find(({ code, name }) => code === line.unit || name === line.unit) ?? alike[0];
  if (same) return { quantity: formatForWire(count), unit: same, isOtherUnit: false };
  const unit = units.find((each) => unitFactor(each).eq(ONE)) ?? units[0] ?? null;
  const pieces = count.times(factor);
  const inUnit = unitFactor(unit).eq(ONE) ? pieces : ceilDivide(pieces, unitFactor(unit));
  return { quantity: formatForWire(inUnit), unit, isOtherUnit: unit !== null || !factor.eq(ONE) };
}

/** The base units that one line can have of an offer; null where nobody is told (rules: Stock). */
function stockFor({ product, warehouses }: Offer, { settings }: LineContext): Decimal | null {
  const asked = {
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
  };
  if (!isStockTold(asked)) return null;
  return stockOf({ ...asked, soldOut: product.soldOut, warehouses })?.quantity ?? ZERO;
}

/** What so many of a line cost today; null without a price, or for no quantity (rules: Price of a line). */
export function againPrice(
  { offer, unit, size }: Pick<AgainLine, 'offer' | 'unit' | 'size'>,
  quantity: string,
  { pricing }: LineContext,
): ChosenPrice | null {
  if (!offer) return null;
  const { price, rules, product } = offer;
  const { defaultTax } = product;
  return chosenPrice({ quantity, unit, size: size?.value ?? null, price, rules, defaultTax, ...pricing });
}

/** One line, of which `taken` base units are spoken for, and how many it takes itself. */
function lineAgain(
  { line, key, offer }: Pick<AgainLine, 'line' | 'key' | 'offer'>,
  taken: Decimal,
  context: LineContext,
): [AgainLine, takes: Decimal] {
  const { sizeInput } = context.pricing.settings;
  const size = sizeInput ? sizeOf(line) : null;
  const nothing = { key, line, offer, size, unit: null, isOtherUnit: false, quantity: '0', available: null };
  if (!offer) return [{ ...nothing, state: 'gone' }, ZERO];
  const measured = inUnitToday(line, offer.units);
  const { unit } = measured;
  if (!againPrice({ offer, unit, size }, '1', context)) return [{ ...nothing, state: 'unpriced' }, ZERO];
  const typed = { unit, size: size?.value ?? null };
  const inBase = (quantity: string): Decimal => baseQuantity({ ...typed, quantity }, sizeInput) ?? ZERO;
  const stock = stockFor(offer, context);
  const available = stock && maxDecimal(stock.minus(taken), ZERO);
  if (available === null || inBase(measured.quantity).lte(available)) {
    return [{ ...nothing, ...measured, available, state: 'available' }, inBase(measured.quantity)];
  }
  const quantity = formatForWire(floorDivide(available, basePerTyped(typed, sizeInput)));
  const takes = inBase(quantity);
  return [
    { ...nothing, ...measured, quantity, available, state: takes.gt(ZERO) ? 'short' : 'sold_out' },
    takes,
  ];
}

/**
 * The lines of an earlier order with what can be had of them today, in their order, gifts left out: those follow from their
 * lines (experience: History, order again). `offers` are today's terms by product id, without what isn't sold to this customer;
 * `inCart` the base units that the cart holds already. Lines of one product share its stock. Pure.
 */
export function orderAgain(
  lines: readonly TransactionLine[],
  offers: ReadonlyMap<number, Offer>,
  inCart: ReadonlyMap<number, Decimal>,
  context: LineContext,
): AgainLine[] {
  const taken = new Map(inCart);
  return lines.flatMap((line, at) => {
    if (line.isGift) return [];
    const { productId } = line;
    const offer = offers.get(productId) ?? null;
    const before = taken.get(productId) ?? ZERO;
    const [again, takes] = lineAgain({ line, key: `${productId} ${at}`, offer }, before, context);
    taken.set(productId, before.plus(takes));
    return [again];
  });
}
