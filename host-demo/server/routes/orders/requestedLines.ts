import { baseQuantity } from '../../pricing/baseQuantity.ts';
import { exact, positiveOrNull } from '../../pricing/numbers.ts';
import type { Offer, Unit } from '../../pricing/offers.ts';
import type { RequestedLine } from '../../pricing/priceTransaction.ts';
import { typedSize } from '../../pricing/typedSize.ts';
import { listPrice } from '../../pricing/unitPrice.ts';
import { invalidRequest, unprocessable } from '../../refusal.ts';
import type { SentLine } from './readVisit.ts';

const MAX_QUANTITY = exact(1e9);
const MAX_DIGITS = 6;
const NO_SIZE = { size: null, size_text: '' };

/** The customer's lines; gifts are added by the back office. */
export const ownLines = (lines: readonly SentLine[]): SentLine[] =>
  lines.filter(({ detail_type }) => detail_type === null);

const chosenUnit = ({ units, product }: Offer, code: string): Unit | null => {
  if (units.length === 0) return null;
  const unit = units.find((candidate) => candidate.units === code);
  if (!unit) throw unprocessable('unit_required', `a unit of measure is needed for ${product.name}`);
  return unit;
};

/**
 * The requested lines, in order; those without a quantity above 0 are null. Throws 422 `product_unavailable`,
 * `unit_required`; 400 for a quantity that is too large.
 */
export const requestedLines = (
  lines: readonly SentLine[],
  offers: ReadonlyMap<number, Offer>,
  takesSize: boolean,
): (RequestedLine | null)[] =>
  lines.map((line) => {
    const offer = offers.get(line.product_id);
    if (!offer || offer.product.disabled) {
      throw unprocessable('product_unavailable', `product ${line.product_id} is not available`);
    }
    const quantity = positiveOrNull(line.quantity);
    if (quantity === null) return null;
    if (quantity.gt(MAX_QUANTITY) || !quantity.round(MAX_DIGITS).eq(quantity)) {
      throw invalidRequest(`quantity: up to a thousand million, with at most ${MAX_DIGITS} decimals`);
    }
    const unit = chosenUnit(offer, line.units);
    const { size, size_text } = takesSize ? typedSize(line) : NO_SIZE;
    if (size?.gt(MAX_QUANTITY)) throw invalidRequest('size: up to a thousand million');
    const q = baseQuantity({ quantity: line.quantity, size: size?.toFixed() }, unit?.factor, takesSize);
    if (q === null) return null;
    return {
      offer,
      quantity,
      unit,
      size,
      size_text,
      q,
      warehouse_id: line.warehouse_id,
      remark: line.order_detail_remark,
      section: line.section_added,
    };
  });

/** Whether the product has a price for this client. */
export const checkPriced = (lines: readonly RequestedLine[]): void => {
  for (const { offer } of lines) {
    if (listPrice(offer.facts) === null) {
      throw unprocessable('product_unavailable', `product ${offer.product.id} has no price`);
    }
  }
};
