import { failingPasswordRules } from '../../src/domain/access/password.ts';
import type { CouponRule } from '../../src/domain/cart/coupon.ts';
import { orderNumber } from '../../src/domain/cart/orderNumber.ts';
import { type TotalLine, totalTransaction } from '../../src/domain/cart/totals.ts';
import { orderBlockers } from '../../src/domain/checkout/orderBlockers.ts';
import { dueDate, shipDate } from '../../src/domain/checkout/orderDates.ts';
import { needsNewOrderNumber } from '../../src/domain/checkout/orderNumberRenewal.ts';
import { needsPreauthorization } from '../../src/domain/checkout/preauthorization.ts';
import { chooseWarehouse } from '../../src/domain/inventory/warehouse.ts';
import { booleanSetting } from '../../src/domain/numbers/booleanSetting.ts';
import { toDecimal, ZERO } from '../../src/domain/numbers/decimal.ts';
import { parseDimension } from '../../src/domain/numbers/dimension.ts';
import { money } from '../../src/domain/numbers/money.ts';
import { quantity } from '../../src/domain/numbers/quantity.ts';
import { type CardError, validateCard } from '../../src/domain/payments/card.ts';
import { gatewayNamed } from '../../src/domain/payments/gateways.ts';
import { priceLine } from '../../src/domain/pricing/priceLine.ts';
import type { PriceRules, QuantityRange, TaxEntry } from '../../src/domain/pricing/types.ts';
import { defaultPath } from '../../src/domain/tenant/defaultPath.ts';
import { parseHomeMode } from '../../src/domain/tenant/homeMode.ts';
import { shade } from '../../src/domain/tenant/shade.ts';
import { storeLink } from '../../src/domain/tenant/storeLink.ts';
import { tenantFromHost } from '../../src/domain/tenant/tenantFromHost.ts';
import { MODULE_CODES, transactionKind } from '../../src/domain/tenant/transactionKind.ts';
import type { Adapter } from './adapter.ts';
import { cardNumber, paymentCharge } from './paymentSuites.ts';
import {
  type Fields,
  fields,
  fieldsOrNull,
  integer,
  integerOrNull,
  list,
  numeric,
  text,
  textOrNull,
} from './read.ts';

function toRange(entry: Fields): QuantityRange {
  return { minValue: numeric(entry.min_value), maxValue: numeric(entry.max_value) };
}

function toTax(value: unknown): TaxEntry {
  const tax = fields(value);
  return { name: textOrNull(tax.name), value: numeric(tax.value), isPercent: tax.is_percent === true };
}

function toRules(value: unknown): PriceRules {
  const rules = fields(value);
  return {
    specialPrices: list(rules.special_prices)
      .map(fields)
      .map((entry) => ({
        ...toRange(entry),
        rule: text(entry.rule),
        name: textOrNull(entry.name),
        price: numeric(entry.price),
        base: numeric(entry.base),
        value: numeric(entry.value),
      })),
    discounts: list(rules.discounts)
      .map(fields)
      .map((entry) => ({
        ...toRange(entry),
        rule: text(entry.rule),
        name: textOrNull(entry.name),
        isPercent: entry.is_percent === true,
        value: numeric(entry.value),
      })),
    gifts: list(rules.gifts)
      .map(fields)
      .map((entry) => ({
        ...toRange(entry),
        productId: integer(entry.product_id),
        quantity: numeric(entry.quantity),
        step: numeric(entry.step),
      })),
    taxes: list(rules.taxes).map(toTax),
  };
}

const linePrice: Adapter = (given) => {
  const [settings, user, price, line] = [given.settings, given.user, given.price, given.line].map(fields);
  const unit = fieldsOrNull(line?.unit);
  const priced = priceLine({
    quantity: numeric(line?.quantity),
    unit: unit && { code: text(unit.units), name: text(unit.units), factor: numeric(unit.factor) },
    size: numeric(line?.size),
    price: {
      defaultPrice: numeric(price?.default_price),
      defaultCost: numeric(price?.default_cost),
      netValue: numeric(price?.net_value),
      netPrice: numeric(price?.net_price),
      adjustValue: numeric(price?.adjust_value),
    },
    rules: toRules(given.rules),
    defaultTax: numeric(fields(given.product).default_tax),
    settings: {
      priceDecimals: integer(settings?.priceDecimals),
      sizeInput: settings?.sizeInput === true,
      advancedPriceRules: settings?.advancedPriceRules === true,
    },
    customer: { isTaxable: user?.is_taxable === true, taxRate: numeric(user?.tax_rate) },
  });
  if (!priced.ok) return priced;
  return {
    base_quantity: priced.baseQuantity,
    original_price: priced.originalPrice,
    product_price: priced.productPrice,
    product_discount: priced.productDiscount,
    original_netprice: priced.originalNetPrice,
    gross: priced.gross,
    discount: priced.discount,
    tax: priced.tax,
    net: priced.net,
    gifts: priced.gifts.map((gift) => ({ product_id: gift.productId, quantity: gift.quantity })),
    trail: priced.trail.map(({ rule, name }) => ({ rule, name })),
  };
};

function toTotalLine(value: unknown): TotalLine {
  const line = fields(value);
  return {
    productId: integer(line.product_id),
    line: text(line.line),
    subline: text(line.subline),
    detailType: integerOrNull(line.detail_type),
    baseQuantity: quantity(toDecimal(line.base_quantity) ?? ZERO),
    gross: money(toDecimal(line.gross) ?? ZERO),
    discount: money(toDecimal(line.discount) ?? ZERO),
    taxes: list(line.taxes).map(toTax),
  };
}

function toCoupon(value: unknown): CouponRule | null {
  const coupon = fieldsOrNull(value);
  return (
    coupon && {
      kind: coupon.discount_type === 1 ? 'fixed' : 'percent',
      value: text(coupon.discount_value),
      productIds: list(coupon.product_ids).map(integer),
      lines: list(coupon.lines).map(text),
      sublines: list(coupon.sublines).map(text),
    }
  );
}

const totals: Adapter = (given) => {
  const shipping = fieldsOrNull(given.shipping);
  const charge = fieldsOrNull(given.charge);
  const total = totalTransaction({
    lines: list(given.lines).map(toTotalLine),
    coupon: toCoupon(given.coupon),
    shippingRule: shipping && {
      fixed: numeric(shipping.fixed),
      percent: numeric(shipping.percent),
      freeMinimum: numeric(shipping.free_minimum),
      minimumCost: shipping.minimum_cost === true,
    },
    charge: charge && {
      isCharge: charge.is_charge === true,
      charge: numeric(charge.charge),
      isPercent: charge.is_charge_percent === true,
    },
  });
  return {
    lines: total.lines.map(({ coupon, tax, net }) => ({ coupon, tax, net })),
    grossvalue: total.grossValue,
    discount: total.discount,
    tax: total.tax,
    shipping: total.shipping,
    charge: total.charge,
    netvalue: total.netValue,
    cents: total.cents,
  };
};

const KINDS = ['order', 'invoice', 'estimate'] as const;

const kindOf = (value: unknown) => {
  const kind = KINDS.find((name) => name === value);
  if (!kind) throw new Error(`no kind: ${String(value)}`);
  return kind;
};

const placeable: Adapter = (given) => ({
  reason:
    orderBlockers({
      quantities: list(given.quantities).map(numeric),
      isInGroup: given.in_group === true,
      subCustomerId: integerOrNull(given.sub_customer),
      isUnitMissing: given.unit_missing === true,
      minimumOrder: numeric(given.minimum),
      grossValue: numeric(given.grossvalue),
      discount: numeric(given.discount),
      hasShippingMethods: given.has_methods === true,
      shippingMethod: textOrNull(given.method),
      shippingZones: list(given.zones).map(text),
      state: text(given.state),
      city: text(given.city),
      paytermDays: numeric(given.payterm_days),
      creditLimit: numeric(given.credit_limit),
      openBalance: numeric(given.balance),
      netValue: numeric(given.netvalue),
      kind: kindOf(given.kind),
      arePricesHidden: given.prices_hidden === true,
      preauthorization: given.preauthorization,
      gateways: list(given.gateways).map(text),
      paymentMethod: textOrNull(given.payment_method),
    })[0] ?? null,
});

const stock: Adapter = (given) => {
  const chosen = chooseWarehouse({
    isChecked: given.check === true,
    productId: integer(given.product_id),
    detailType: integerOrNull(given.detail_type),
    skip: list(given.skip).map(integer),
    q: toDecimal(given.q) ?? ZERO,
    warehouses: list(given.warehouses)
      .map(fields)
      .map(({ id, name, quantity }) => ({ id: integer(id), name: text(name), quantity: numeric(quantity) })),
  });
  return chosen.ok
    ? { warehouse_id: chosen.warehouseId, error: null }
    : { warehouse_id: null, error: `No inventory ${chosen.quantity.toString()} units` };
};

const CARD_MESSAGES: Readonly<Record<CardError, string>> = {
  number_invalid: 'Card number is invalid',
  expiration_invalid: 'Expiration date is invalid',
  month_out_of_range: 'Expiration month should be between 01 and 12',
  year_in_the_past: 'Year can not be in the past',
  expiration_in_the_past: 'Expiration date can not be in the past',
  code_invalid: 'Security code is invalid',
  zip_invalid: 'ZipCode is invalid',
};

const card: Adapter = ({ number, month, year, code, zip, today }) => {
  const errors = validateCard(
    { number: text(number), month: text(month), year: text(year), code: text(code), zip: text(zip) },
    text(today),
  );
  return {
    errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, CARD_MESSAGES[error]])),
  };
};

const transaction: Adapter = (given) => {
  const kind = transactionKind(given.PORTAL_ENABLE_INVOICE);
  return {
    kind,
    module: MODULE_CODES[kind],
    preauthorize: needsPreauthorization({
      kind,
      paytermDays: given.payterm_days,
      preauthorization: given.PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION,
      gateway: gatewayNamed(textOrNull(given.gateway)),
    }),
  };
};

const redirect: Adapter = (given) => ({
  to: defaultPath({
    isOpenPortal: given.open_portal === 1,
    hasUserToken: Boolean(given.token),
    isLoggedIn: given.logged_in === true,
    homeMode: parseHomeMode(given.home_mode),
  }),
});

/** The adapter of each suite, by the suite's name. */
export const SUITES: Readonly<Record<string, Adapter>> = {
  'boolean-setting': ({ value, default: fallback }) => ({ value: booleanSetting(value, fallback === true) }),
  card,
  'card-number': cardNumber,
  dimension: ({ text: typed }) => ({ size: parseDimension(text(typed)) }),
  'due-date': ({ today, payterm_days }) => ({ due_date: dueDate(text(today), payterm_days) }),
  'line-price': linePrice,
  'order-number': ({ timestamp, full_order_number }) => ({
    order_number: orderNumber(integer(timestamp), full_order_number === true),
  }),
  'order-number-renewal': ({ now, created }) => ({
    renew: needsNewOrderNumber(integer(now), integer(created)),
  }),
  'payment-charge': paymentCharge,
  password: ({ password }) => ({ failing: failingPasswordRules(text(password)) }),
  placeable,
  redirect,
  shade: ({ colour, percent }) => ({ colour: shade(text(colour), integer(percent)) }),
  'ship-date': ({ today, addDays, skipWeekend }) => ({
    ship_date: shipDate(text(today), { addDays, skipWeekend: skipWeekend === true }),
  }),
  stock,
  'store-link': ({ link }) => ({ link: storeLink(text(link)) }),
  tenant: ({ hostname, preview }) => ({ tenant: tenantFromHost(text(hostname), list(preview).map(text)) }),
  totals,
  'transaction-kind': transaction,
};
