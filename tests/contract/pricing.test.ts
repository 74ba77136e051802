import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chargeable, chargeTermsOf, inCents, signedCharge } from '../../host-demo/server/payments/amounts.ts';
import { baseQuantity } from '../../host-demo/server/pricing/baseQuantity.ts';
import { giftsOf } from '../../host-demo/server/pricing/gifts.ts';
import { atLeastZero, cents, exact, numericOrNull, zero } from '../../host-demo/server/pricing/numbers.ts';
import { type LineTax, taxAmount, taxesOf } from '../../host-demo/server/pricing/taxes.ts';
import { totalsOf } from '../../host-demo/server/pricing/totals.ts';
import { unitPrice } from '../../host-demo/server/pricing/unitPrice.ts';
import { companySettingsResponse } from '../../src/api/checkout/settingsSchema.ts';
import type { Adapter } from '../vectors/adapter.ts';
import { fields, fieldsOrNull, integer, integerOrNull, list, numeric, text } from '../vectors/read.ts';
import { readVectors, runVectors } from '../vectors/runner.ts';

/** Runs the portal's test vectors against the server's own pricing code. */
const VECTORS = fileURLToPath(new URL('../vectors', import.meta.url));

const bounds = (entry: Record<string, unknown>) => ({
  name: text(entry.name),
  min_value: numeric(entry.min_value),
  max_value: numeric(entry.max_value),
});

const SPECIAL = ['FIXED_PRICE', 'SCALE_PRICE', 'STEP_PRICE', 'COST_MARGIN', 'SCALE_MARGIN'] as const;
const DISCOUNT = ['COMMERCIAL_DISCOUNT', 'SCALE_DISCOUNT'] as const;
const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name => {
  const found = names.find((name) => name === value);
  if (!found) throw new Error(`unknown rule ${text(value)}`);
  return found;
};

const rulesOf = (input: Record<string, unknown>) => ({
  special_prices: list(input.special_prices)
    .map(fields)
    .map((entry) => ({
      ...bounds(entry),
      rule: oneOf(SPECIAL, entry.rule),
      price: numeric(entry.price),
      base: numeric(entry.base),
      value: numeric(entry.value),
    })),
  discounts: list(input.discounts)
    .map(fields)
    .map((entry) => ({
      ...bounds(entry),
      rule: oneOf(DISCOUNT, entry.rule),
      is_percent: entry.is_percent === true,
      value: numeric(entry.value),
    })),
  gifts: list(input.gifts)
    .map(fields)
    .map((entry) => ({
      ...bounds(entry),
      product_id: integer(entry.product_id),
      quantity: numeric(entry.quantity),
      step: numeric(entry.step),
    })),
  taxes: list(input.taxes)
    .map(fields)
    .map((entry) => ({ value: numeric(entry.value), is_percent: entry.is_percent === true })),
});

const linePrice: Adapter = (input) => {
  const settings = fields(input.settings);
  const user = fields(input.user);
  const price = fields(input.price);
  const line = fields(input.line);
  const unit = fieldsOrNull(line.unit);
  const rules = settings.advancedPriceRules === true ? rulesOf(fields(input.rules)) : null;
  const q =
    baseQuantity({ quantity: line.quantity, size: line.size }, unit?.factor, settings.sizeInput === true) ??
    zero;
  const priced = unitPrice(
    {
      default_price: numeric(price.default_price),
      default_cost: numeric(price.default_cost),
      net_value: numeric(price.net_value),
      net_price: numeric(price.net_price),
      adjust_value: numeric(price.adjust_value),
    },
    rules,
    q,
    integer(settings.priceDecimals),
  );
  if (!priced) return null;
  const gross = cents(priced.price.times(q));
  const discount = cents(priced.discount.times(q));
  const { taxes } = taxesOf(
    { is_taxable: user.is_taxable === true, tax_rate: user.tax_rate },
    rules,
    fields(input.product).default_tax,
  );
  const tax = taxAmount(taxes, gross.minus(discount), q);
  return {
    base_quantity: q,
    original_price: priced.original,
    product_price: priced.price,
    product_discount: priced.discount,
    original_netprice: priced.price.minus(priced.discount),
    gross,
    discount,
    tax,
    net: gross.minus(discount).plus(tax),
    gifts: giftsOf(rules, q),
    trail: priced.trail.map(({ rule, name }) => ({ rule, name })),
  };
};

const taxLine = (value: unknown): LineTax => {
  const tax = fields(value);
  return { value: numericOrNull(tax.value) ?? zero, is_percent: tax.is_percent === true };
};

const totals: Adapter = (input) => {
  const coupon = fieldsOrNull(input.coupon);
  const shipping = fieldsOrNull(input.shipping);
  const charge = fieldsOrNull(input.charge);
  const result = totalsOf(
    list(input.lines)
      .map(fields)
      .map((line) => ({
        product_id: integer(line.product_id),
        line: text(line.line),
        subline: text(line.subline),
        detail_type: integerOrNull(line.detail_type),
        q: exact(text(line.base_quantity)),
        gross: exact(text(line.gross)),
        discount: exact(text(line.discount)),
        taxes: list(line.taxes).map(taxLine),
      })),
    coupon && {
      discount_type: integer(coupon.discount_type),
      discount_value: coupon.discount_value,
      products: list(coupon.product_ids).map(integer),
      lines: list(coupon.lines).map(text),
      sublines: list(coupon.sublines).map(text),
    },
    shipping && {
      fixed: shipping.fixed,
      percent: shipping.percent,
      freeFrom: shipping.free_minimum,
      takesSmaller: shipping.minimum_cost === true,
    },
    charge && {
      is_charge: charge.is_charge === true,
      charge: charge.charge,
      is_charge_percent: charge.is_charge_percent === true,
    },
  );
  return {
    lines: result.lines.map(({ coupon: share, tax, net }) => ({ coupon: share, tax, net })),
    grossvalue: result.gross,
    discount: result.discount,
    tax: result.tax,
    shipping: result.shipping,
    charge: result.charge,
    netvalue: result.net,
    cents: result.net.times(100).round(0),
  };
};

/** Of an order, whose totals have the charge, and of invoices, where it is added to what is paid. */
const paymentCharge: Adapter = (input) => {
  const charge = fieldsOrNull(input.charge);
  const { setting, is_percent_setting, ...group } = charge ?? {};
  const settings: Record<string, string> =
    setting === undefined
      ? {}
      : { CREDIT_CARD_CHARGE: text(setting), CREDIT_CARD_IS_CHARGE_PERCENT: text(is_percent_setting) };
  const company = charge && setting === undefined ? { payment_charge: { credit_card: group } } : {};
  const wire = v.parse(companySettingsResponse, { success: true, settings: company });
  const terms = chargeTermsOf('credit_card', wire.settings, settings);
  const amount = exact(text(input.amount));
  const line = {
    product_id: 1,
    line: '',
    subline: '',
    detail_type: null,
    q: exact(1),
    discount: zero,
    taxes: [],
  };
  const { net } = totalsOf([{ ...line, gross: amount }], null, null, terms);
  const currency = text(input.currency);
  const charged = chargeable(net, currency);
  const signed = signedCharge(amount, terms);
  const ofInvoices = chargeable(atLeastZero(amount.plus(signed)), currency);
  if (!ofInvoices.eq(charged)) return null;
  return { charge: signed.abs(), net: charged, cents: inCents(charged) };
};

const suites: Record<string, Adapter> = {
  'line-price': linePrice,
  totals,
  'payment-charge': paymentCharge,
};
/** The least cases of a suite. */
const LEAST = { 'line-price': 100, totals: 100, 'payment-charge': 50 };

test.each(Object.entries(LEAST))('the server’s pricing passes the suite %s', (name, least) => {
  const files = readVectors(VECTORS).filter(({ suite }) => suite === name);
  const report = runVectors(files, suites);
  expect(report.count).toBeGreaterThanOrEqual(least);
  expect(report.results.flatMap(({ failures }) => failures)).toEqual([]);
});
