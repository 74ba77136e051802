import type { Customer } from '../../domain/access/customer.ts';
import { GIFT_DETAIL_TYPE } from '../../domain/cart/cartLine.ts';
import { lineNote } from '../../domain/cart/lineNote.ts';
import type { PricedCart, PricedCartLine } from '../../domain/cart/priceCart.ts';
import { type Decimal, type NumericInput, toDecimal } from '../../domain/numbers/decimal.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import { lineJson } from '../history/recordedPrice.ts';
import type { TransactionLineWire } from '../history/transactionLineSchema.ts';

const number = (value: Decimal): number => value.toNumber();

const toNullableNumber = (value: NumericInput): number | null => toDecimal(value)?.toNumber() ?? null;

type CompleteLineWire = Required<TransactionLineWire>;

type LineOptions = { customer: Customer; partNumbers: PartNumbers };

const toLineWire = (
  { line, price, amounts }: PricedCartLine,
  { customer: { forceShowPrice }, partNumbers }: LineOptions,
): CompleteLineWire | null =>
  amounts && {
    product_id: line.productId,
    product_name: line.name,
    product_code: line.code,
    product_image: line.imageUrl,
    quantity: toNullableNumber(line.quantity),
    product_price: number(price.productPrice),
    product_discount: number(price.productDiscount),
    original_price: number(price.originalPrice),
    original_netprice: number(price.originalNetPrice),
    product_default_tax: toNullableNumber(line.defaultTax),
    product_line: line.line,
    product_subline: line.subline,
    product_brand: line.brand,
    warehouse_id: line.warehouseId,
    units: line.unit?.code ?? '',
    factor: number(unitFactor(line.unit)),
    size: toNullableNumber(line.size),
    user_input_size: line.typedSize,
    weigth: toNullableNumber(line.weight),
    detail_type: null,
    order_detail_remark: lineNote(line.note),
    order_detail_grossvalue: number(amounts.gross),
    order_detail_tax: number(amounts.tax),
    order_detail_netvalue: number(amounts.net),
    order_detail_discount: number(amounts.discount),
    order_detail_internal_remark: amounts.coupon.toFixed(2),
    json_data: lineJson(
      price,
      line.rules?.discounts ?? [],
      line.price,
      partNumbers.byProduct.get(line.productId) ?? [],
    ),
    price_rules_json_data: JSON.stringify(price.trail),
    unit_of_measure: line.unit?.name ?? '',
    force_show_price: forceShowPrice,
    section_added: line.section,
    default_cost: toNullableNumber(line.price?.defaultCost),
    remark: line.remark,
  };

/** A gift is a line of detail type 1 and price 0, in base units (rules: Gifts). */
const toGiftWire = (gift: Gift, { forceShowPrice }: Customer): CompleteLineWire => ({
  product_id: gift.productId,
  product_name: gift.productName ?? '',
  product_code: gift.productCode ?? '',
  product_image: gift.imageUrl ?? '',
  quantity: number(gift.quantity),
  product_price: 0,
  product_discount: 0,
  original_price: 0,
  original_netprice: 0,
  product_default_tax: null,
  product_line: '',
  product_subline: '',
  product_brand: '',
  warehouse_id: null,
  units: '',
  factor: 1,
  size: null,
  user_input_size: '',
  weigth: null,
  detail_type: GIFT_DETAIL_TYPE,
  order_detail_remark: '',
  order_detail_grossvalue: 0,
  order_detail_tax: 0,
  order_detail_netvalue: 0,
  order_detail_discount: 0,
  order_detail_internal_remark: '0.00',
  json_data: '',
  price_rules_json_data: '',
  unit_of_measure: '',
  force_show_price: forceShowPrice,
  section_added: '',
  default_cost: null,
  remark: '',
});

/** Gifts come last. Price rules name no weight of a gift. */
export const toLinesWire = ({ lines, gifts }: PricedCart, options: LineOptions): CompleteLineWire[] => [
  ...lines.flatMap((line) => toLineWire(line, options) ?? []),
  ...gifts.map((gift) => toGiftWire(gift, options.customer)),
];
