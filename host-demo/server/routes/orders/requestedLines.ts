import { baseQuantity } from '../../pricing/baseQuantity.ts';
import { type Exact, exact, numericOrNull } from '../../pricing/numbers.ts';
import type { Offer, Unit } from '../../pricing/offers.ts';
import type { RequestedLine } from '../../pricing/priceTransaction.ts';
import { type TypedSize, typedSize } from '../../pricing/typedSize.ts';
import { listPrice } from '../../pricing/unitPrice.ts';
import { type Refusal, unprocessable } from '../../refusal.ts';
import { allowedIds, type CustomerCaller } from '../../session/authorise.ts';
import { isOffered } from '../catalogue/isOffered.ts';
import type { SentLine } from './readVisit.ts';

const MAX_QUANTITY = exact(1e9);
const MAX_DIGITS = 6;
const NO_SIZE = { size: null, size_text: '' };

/** A line of the customer, and its position in the sent list, from 1. */
export type OwnLine = { sent: SentLine; position: number };

export const ownLines = (lines: readonly SentLine[]): OwnLine[] =>
  lines.map((sent, index) => ({ sent, position: index + 1 })).filter(({ sent }) => sent.detail_type === null);

const refusedLine = ({ sent, position }: OwnLine, code: string, reason: string): Refusal =>
  unprocessable(code, `line ${position}: ${reason}`, { line: position, product_id: sent.product_id });

/** The line's product. Hidden products and discounts are not for sale by themselves. */
const offerOf = (line: OwnLine, offers: ReadonlyMap<number, Offer>, caller: CustomerCaller): Offer => {
  const { product_id } = line.sent;
  const offer = allowedIds(caller, [product_id]).length > 0 ? offers.get(product_id) : undefined;
  if (!offer || offer.product.disabled || !isOffered(offer.product)) {
    throw refusedLine(line, 'product_unavailable', `product ${product_id} is not available`);
  }
  if (listPrice(offer.facts) === null) {
    throw refusedLine(line, 'product_unavailable', `product ${product_id} has no price`);
  }
  return offer;
};

const quantityOf = (line: OwnLine): Exact => {
  const quantity = numericOrNull(line.sent.quantity);
  if (!quantity || quantity.lt(0) || quantity.gt(MAX_QUANTITY) || !quantity.round(MAX_DIGITS).eq(quantity)) {
    const rule = `a number from 0 to a thousand million, with at most ${MAX_DIGITS} decimals`;
    throw refusedLine(line, 'invalid_quantity', `the quantity must be ${rule}`);
  }
  return quantity;
};

const chosenUnit = (line: OwnLine, { units, product }: Offer): Unit | null => {
  if (units.length === 0) return null;
  const unit = units.find((candidate) => candidate.units === line.sent.units);
  if (!unit) throw refusedLine(line, 'unit_required', `a unit of measure is needed for ${product.name}`);
  return unit;
};

/** Pieces and units without the flag are not divided; a size or a factor may break the base quantity. */
const checkWhole = (line: OwnLine, quantity: Exact, unit: Unit | null): void => {
  if (unit?.allows_fractions || quantity.round(0).eq(quantity)) return;
  throw refusedLine(
    line,
    'invalid_quantity',
    `only whole units of ${unit?.name ?? 'a piece'} can be ordered`,
  );
};

const sizeOf = (line: OwnLine): TypedSize => {
  const typed = typedSize(line.sent);
  if (typed === 'unreadable' || typed.size?.gt(MAX_QUANTITY)) {
    throw refusedLine(line, 'invalid_size', 'the size must be a number or a dimension such as 2x3');
  }
  return typed;
};

/**
 * The requested lines, in order; those with the quantity 0 are null. Throws 422 `product_unavailable`, `invalid_quantity`,
 * `unit_required`, `invalid_size` with the line.
 */
export const requestedLines = (
  lines: readonly OwnLine[],
  offers: ReadonlyMap<number, Offer>,
  caller: CustomerCaller,
): (RequestedLine | null)[] =>
  lines.map((line) => {
    const { sent } = line;
    const offer = offerOf(line, offers, caller);
    const quantity = quantityOf(line);
    if (quantity.eq(0)) return null;
    const { takesSize } = caller.rules;
    const unit = chosenUnit(line, offer);
    checkWhole(line, quantity, unit);
    const { size, size_text } = takesSize ? sizeOf(line) : NO_SIZE;
    const q = baseQuantity({ quantity: sent.quantity, size: size?.toFixed() }, unit?.factor, takesSize);
    if (q === null) return null;
    return {
      offer,
      quantity,
      unit,
      size,
      size_text,
      q,
      warehouse_id: sent.warehouse_id,
      remark: sent.order_detail_remark,
      section: sent.section_added,
    };
  });
