import type { LineContext } from '../cart/currentLine.ts';
import type { Offer } from '../catalogue/product.ts';
import { getStock, isStockChecked } from '../inventory/stock.ts';
import { type Decimal, floorDivide, maxDecimal, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity, baseUnitsPerQuantity } from '../pricing/baseQuantity.ts';
import { convertToCurrentUnit } from '../pricing/convertToCurrentUnit.ts';
import { type Size, toSize } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { type LineQuote, quoteLine } from '../recommendations/quoteLine.ts';
import type { TransactionLine } from './transaction.ts';

type OrderAgainState = 'available' | 'short' | 'sold_out' | 'unpriced' | 'gone';

/** What was ordered before, or is kept in a list; `unit` is a code or a name. */
export type EarlierLine = Pick<
  TransactionLine,
  | 'productId'
  | 'name'
  | 'code'
  | 'remark'
  | 'image'
  | 'subline'
  | 'isGift'
  | 'quantity'
  | 'unit'
  | 'factor'
  | 'size'
  | 'typedSize'
>;

/**
 * `offer`: null when the product is not sold, or not to this customer. `quantity`: in `unit`, as decimal
 * text: the earlier one, limited by stock; 0 when it is not available. `available`: base units that the cart
 * and the lines before it leave; null when stock is not checked.
 */
export type OrderAgainLine<Line extends EarlierLine = EarlierLine> = {
  readonly key: string;
  readonly line: Line;
  readonly state: OrderAgainState;
  readonly offer: Offer | null;
  readonly quantity: string;
  readonly unit: UnitOfMeasure | null;
  readonly size: Size | null;
  readonly isOtherUnit: boolean;
  readonly available: Decimal | null;
};

export const canOrderAgain = (state: OrderAgainLine['state']): state is 'available' | 'short' =>
  state === 'available' || state === 'short';

/** Base units that one line can have; null when stock is not checked (rules: Stock). */
function availableStock({ product, warehouses }: Offer, { settings }: LineContext): Decimal | null {
  const stockCheck = {
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
  };
  if (!isStockChecked(stockCheck)) return null;
  return getStock({ ...stockCheck, soldOut: product.soldOut, warehouses })?.quantity ?? ZERO;
}

/** The price of a line today; null without a price or a valid quantity (rules: Price of a line). */
export function orderAgainPrice(
  { offer, unit, size }: Pick<OrderAgainLine, 'offer' | 'unit' | 'size'>,
  quantity: string,
  { pricing }: LineContext,
): LineQuote | null {
  if (!offer) return null;
  const { price, rules, product } = offer;
  const { defaultTax } = product;
  return quoteLine({ quantity, unit, size: size?.value ?? null, price, rules, defaultTax, ...pricing });
}

function toOrderAgainLine<Line extends EarlierLine>(
  { line, key, offer }: Pick<OrderAgainLine<Line>, 'line' | 'key' | 'offer'>,
  alreadyUsed: Decimal,
  context: LineContext,
): [OrderAgainLine<Line>, takes: Decimal] {
  const { sizeInput } = context.pricing.settings;
  const size = sizeInput ? toSize(line) : null;
  const unavailable = {
    key,
    line,
    offer,
    size,
    unit: null,
    isOtherUnit: false,
    quantity: '0',
    available: null,
  };
  if (!offer) return [{ ...unavailable, state: 'gone' }, ZERO];
  const converted = convertToCurrentUnit(line, offer.units);
  const { unit } = converted;
  if (!orderAgainPrice({ offer, unit, size }, '1', context))
    return [{ ...unavailable, state: 'unpriced' }, ZERO];
  const unitAndSize = { unit, size: size?.value ?? null };
  const toBase = (quantity: string): Decimal => baseQuantity({ ...unitAndSize, quantity }, sizeInput) ?? ZERO;
  const stock = availableStock(offer, context);
  const available = stock && maxDecimal(stock.minus(alreadyUsed), ZERO);
  if (available === null || toBase(converted.quantity).lte(available)) {
    return [{ ...unavailable, ...converted, available, state: 'available' }, toBase(converted.quantity)];
  }
  const quantity = formatForWire(floorDivide(available, baseUnitsPerQuantity(unitAndSize, sizeInput)));
  const used = toBase(quantity);
  return [
    { ...unavailable, ...converted, quantity, available, state: used.gt(ZERO) ? 'short' : 'sold_out' },
    used,
  ];
}

/**
 * The lines of an earlier order or a list, with what is available today. Gifts are left out, because they follow from
 * their lines (rules: History). `offers` are by product id; `inCart` are the base units in the cart already. Lines of one
 * product share its stock.
 */
export function orderAgain<Line extends EarlierLine>(
  lines: readonly Line[],
  offers: ReadonlyMap<number, Offer>,
  inCart: ReadonlyMap<number, Decimal>,
  context: LineContext,
): OrderAgainLine<Line>[] {
  const usedByProduct = new Map(inCart);
  return lines.flatMap((line, index) => {
    if (line.isGift) return [];
    const { productId } = line;
    const offer = offers.get(productId) ?? null;
    const before = usedByProduct.get(productId) ?? ZERO;
    const [orderAgainLine, used] = toOrderAgainLine(
      { line, key: `${productId} ${index}`, offer },
      before,
      context,
    );
    usedByProduct.set(productId, before.plus(used));
    return [orderAgainLine];
  });
}
