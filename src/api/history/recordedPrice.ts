import * as v from 'valibot';
import { numericText } from '../../domain/numbers/numericText.ts';
import { appliedDiscounts } from '../../domain/pricing/appliedDiscounts.ts';
import type { RecordedPrice } from '../../domain/pricing/explanation.ts';
import type { DiscountEntry, PriceData, PricedLine } from '../../domain/pricing/types.ts';
import { flag } from '../wire.ts';
import { looseNumber } from '../wireValues.ts';
import type { transactionLineWire } from './transactionLineSchema.ts';

/** The parts of a line's `json_data` that the portal reads. Invalid parts are ignored. */
const jsonData = v.object({
  tax_origin: v.fallback(v.nullable(v.picklist(['exempt', 'rules', 'product', 'customer'])), null),
  taxes: v.fallback(
    v.array(
      v.object({ name: v.optional(v.nullable(v.string()), null), value: looseNumber, is_percent: flag }),
    ),
    [],
  ),
  part_numbers: v.fallback(v.array(v.string()), []),
});
type JsonData = v.InferInput<typeof jsonData>;

/** A line's `price_rules_json_data`: the unrounded price steps as decimal texts. */
const trailData = v.array(
  v.object({
    rule: v.string(),
    name: v.optional(v.nullable(v.string()), null),
    before: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    after: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  }),
);

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/**
 * `partNumbers`: the customer's own of the product. `value` is a percentage when `is_percent` is set, else an amount per base
 * unit; `price` is the price response's `json_data`, as text.
 */
export const lineJson = (
  { taxes, taxOrigin, trail }: Pick<PricedLine, 'taxes' | 'taxOrigin' | 'trail'>,
  discounts: readonly DiscountEntry[],
  price: PriceData | null,
  partNumbers: readonly string[],
): string =>
  JSON.stringify({
    tax_origin: taxOrigin,
    taxes: taxes.map(({ name, value, isPercent }) => ({ name, value: value ?? null, is_percent: isPercent })),
    discounts: appliedDiscounts(discounts, trail).map(({ name, value, isPercent }) => ({
      name,
      value: value ?? null,
      is_percent: isPercent,
    })),
    ...(price?.sourceData && { price: price.sourceData }),
    ...(partNumbers.length > 0 && { part_numbers: [...partNumbers] }),
  } satisfies Partial<JsonData> & { discounts: unknown; price?: string });

/** The customer's own part numbers in a line's `json_data`. */
export const recordedPartNumbers = (json_data: string): readonly string[] => {
  const read = v.safeParse(jsonData, parseJson(json_data));
  return read.success ? read.output.part_numbers : [];
};

export const toRecordedPrice = (wire: v.InferOutput<typeof transactionLineWire>): RecordedPrice => {
  const taxes = v.safeParse(jsonData, parseJson(wire.json_data));
  const trail = v.safeParse(trailData, parseJson(wire.price_rules_json_data));
  return {
    quantity: numericText(wire.quantity),
    factor: numericText(wire.factor),
    unit: wire.unit_of_measure || wire.units,
    size: numericText(wire.size),
    typedSize: wire.user_input_size,
    listPrice: numericText(wire.original_price),
    unitPrice: numericText(wire.product_price),
    unitDiscount: numericText(wire.product_discount),
    unitNet: numericText(wire.original_netprice),
    trail: trail.success ? trail.output : [],
    taxOrigin: taxes.success ? taxes.output.tax_origin : null,
    taxes: taxes.success
      ? taxes.output.taxes.map(({ name, value, is_percent }) => ({ name, value, isPercent: is_percent }))
      : [],
    gross: numericText(wire.order_detail_grossvalue),
    discount: numericText(wire.order_detail_discount),
    coupon: numericText(wire.order_detail_internal_remark),
    tax: numericText(wire.order_detail_tax),
    net: numericText(wire.order_detail_netvalue),
  };
};
