import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { CompanyRules } from '../settings.ts';
import { combineGifts, giftsOf } from './gifts.ts';
import { cents, type Exact, exact, zero } from './numbers.ts';
import type { Offer, Unit } from './offers.ts';
import { type LineTaxes, type TaxedUser, taxesOf } from './taxes.ts';
import {
  type ChargeTerms,
  type CouponTerms,
  type LineTotals,
  type ShippingTerms,
  type Totals,
  totalsOf,
} from './totals.ts';
import { type UnitPrice, unitPrice } from './unitPrice.ts';

export type RequestedLine = {
  offer: Offer;
  quantity: Exact;
  unit: Unit | null;
  /** The size input as sent, where the company uses sizes; else null. */
  size: Exact | null;
  /** The typed size: `2x3`; empty when not sent. */
  size_text: string;
  /** quantity × factor × size */
  q: Exact;
  warehouse_id: number | null;
  remark: string;
  section: string;
};

type CalculatedLine = {
  requested: RequestedLine;
  detail_type: number | null;
  price: UnitPrice;
  gross: Exact;
  discount: Exact;
  taxes: LineTaxes;
};

export type PricedLine = CalculatedLine & { lineTotals: LineTotals };
export type PricedTransaction = { lines: PricedLine[]; totals: Totals };

export type Terms = {
  rules: CompanyRules;
  user: TaxedUser;
  coupon: CouponTerms | null;
  shipping: ShippingTerms | null;
  charge: ChargeTerms | null;
};

const GIFT = 1;
const free: UnitPrice = { original: zero, price: zero, discount: zero, trail: [] };

const NO_TAXES: LineTaxes = { origin: 'exempt', taxes: [] };

const calculateLine = (requested: RequestedLine, { rules, user }: Terms): CalculatedLine[] => {
  const { offer, q } = requested;
  const price = unitPrice(offer.facts, offer.rules, q, rules.priceDecimals);
  if (!price) return [];
  return [
    {
      requested,
      detail_type: null,
      price,
      gross: cents(price.price.times(q)),
      discount: cents(price.discount.times(q)),
      taxes: taxesOf(user, offer.rules, offer.product.default_tax),
    },
  ];
};

/** Gift lines, one per product, after the requested lines (rules: Gifts). */
const giftLines = (
  requested: readonly RequestedLine[],
  offers: ReadonlyMap<number, Offer>,
): CalculatedLine[] =>
  combineGifts(requested.flatMap(({ offer, q }) => giftsOf(offer.rules, q))).flatMap(
    ({ product_id, quantity }) => {
      const offer = offers.get(product_id);
      if (!offer || offer.product.disabled) return [];
      const gift = {
        offer,
        quantity,
        unit: null,
        size: null,
        size_text: '',
        q: quantity,
        warehouse_id: null,
        remark: '',
        section: '',
      };
      return [
        { requested: gift, detail_type: GIFT, price: free, gross: zero, discount: zero, taxes: NO_TAXES },
      ];
    },
  );

/**
 * The back office's prices and totals (rules: Price of a line, Amounts of a line, Totals). Lines without a price are left
 * out. `offers` includes the gifts' products.
 */
export const priceTransaction = (
  requested: readonly RequestedLine[],
  offers: ReadonlyMap<number, Offer>,
  terms: Terms,
): PricedTransaction => {
  const lines = [...requested.flatMap((line) => calculateLine(line, terms)), ...giftLines(requested, offers)];
  const totals = totalsOf(
    lines.map(({ requested: { offer, q }, detail_type, gross, discount, taxes }) => ({
      product_id: offer.product.id,
      line: offer.product.line_name,
      subline: offer.product.subline_name,
      detail_type,
      q,
      gross,
      discount,
      taxes: taxes.taxes,
    })),
    terms.coupon,
    terms.shipping,
    terms.charge,
  );
  const nothing: LineTotals = { coupon: zero, discount: zero, tax: zero, net: zero };
  return { lines: lines.map((line, at) => ({ ...line, lineTotals: totals.lines[at] ?? nothing })), totals };
};

/** `partNumbers`: the client's own of the product. */
export const lineWire = (
  { requested, detail_type, price, gross, taxes, lineTotals }: PricedLine,
  partNumbers: readonly string[] = [],
): TransactionLineWire => {
  const { product } = requested.offer;
  return {
    product_id: product.id,
    product_name: product.name,
    product_code: product.code,
    product_image: product.photourl,
    quantity: requested.quantity.toNumber(),
    product_price: price.price.toNumber(),
    product_discount: price.discount.toNumber(),
    original_price: price.original.toNumber(),
    original_netprice: price.price.minus(price.discount).toNumber(),
    product_default_tax: product.default_tax,
    product_line: product.line_name,
    product_subline: product.subline_name,
    product_brand: product.brand_name,
    warehouse_id: requested.warehouse_id,
    units: requested.unit?.units ?? '',
    factor: exact(requested.unit?.factor ?? 1).toNumber(),
    size: requested.size?.toNumber() ?? null,
    user_input_size: requested.size_text,
    weigth: product.weight,
    detail_type,
    order_detail_remark: requested.remark,
    order_detail_grossvalue: gross.toNumber(),
    order_detail_tax: lineTotals.tax.toNumber(),
    order_detail_netvalue: lineTotals.net.toNumber(),
    order_detail_discount: lineTotals.discount.toNumber(),
    order_detail_internal_remark: lineTotals.coupon.toFixed(2),
    json_data: JSON.stringify({
      tax_origin: taxes.origin,
      taxes: taxes.taxes,
      ...(partNumbers.length > 0 && { part_numbers: partNumbers }),
    }),
    price_rules_json_data: JSON.stringify(price.trail),
    unit_of_measure: requested.unit?.name ?? '',
    section_added: requested.section,
    remark: product.remark,
  };
};
