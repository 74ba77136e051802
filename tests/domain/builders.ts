import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { type TransactionInput, totalTransaction } from '../../src/domain/cart/totals.ts';
import type { PlacementInput } from '../../src/domain/checkout/orderBlockers.ts';
import type { TransactionLine } from '../../src/domain/history/transaction.ts';
import { type Decimal, toDecimal } from '../../src/domain/numbers/decimal.ts';
import { type Money, money } from '../../src/domain/numbers/money.ts';
import { type Quantity, quantity } from '../../src/domain/numbers/quantity.ts';
import type {
  LinePrice,
  PricedLine,
  PriceLineInput,
  PriceRules,
  PricingCustomer,
  PricingSettings,
} from '../../src/domain/pricing/types.ts';

export const SETTINGS: PricingSettings = { priceDecimals: 2, sizeInput: false, advancedPriceRules: true };
export const TAX_FREE: PricingCustomer = { isTaxable: false, taxRate: 0 };
export const NO_RULES: PriceRules = { specialPrices: [], discounts: [], gifts: [], taxes: [] };

export function d(value: number | string): Decimal {
  const decimal = toDecimal(value);
  if (!decimal) throw new Error(`${value} is no decimal`);
  return decimal;
}

export function m(value: number | string): Money {
  return money(d(value));
}

export function q(value: number | string): Quantity {
  return quantity(d(value));
}

/** One piece at a list price of 10, without rules and tax. */
export function aPriceInput(changes: Partial<PriceLineInput> = {}): PriceLineInput {
  return {
    quantity: 1,
    unit: null,
    size: null,
    price: { defaultPrice: 10 },
    rules: null,
    defaultTax: null,
    settings: SETTINGS,
    customer: TAX_FREE,
    ...changes,
  };
}

export function priced(price: LinePrice): PricedLine {
  if (!price.ok) throw new Error(`no price: ${price.reason}`);
  return price;
}

export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1,
    code: 'OLV-1',
    name: 'Green olives',
    remark: '',
    imageUrl: '',
    detailType: null,
    productDetailType: 0,
    defaultTax: null,
    weight: null,
    line: 'pantry',
    subline: 'olives',
    brand: 'Bluebird',
    quantity: '1',
    units: [],
    unit: null,
    size: null,
    typedSize: '',
    price: { defaultPrice: 10 },
    rules: null,
    warehouseId: null,
    known: null,
    goneUnit: null,
    section: 'store',
    note: '',
    unitPriceWhenAdded: '10',
    addedAt: '2026-03-02T09:00:00Z',
    ...changes,
  };
}

/** A transaction with lines of these gross amounts and discounts, all of line "pantry" and subline "olives". */
export function aTransaction(
  amounts: readonly (readonly [gross: string, discount: string])[],
  changes: Partial<TransactionInput> = {},
) {
  return totalTransaction({
    lines: amounts.map(([gross, discount], index) => ({
      productId: index + 1,
      line: 'pantry',
      subline: 'olives',
      detailType: null,
      baseQuantity: q(1),
      gross: m(gross),
      discount: m(discount),
      taxes: [],
    })),
    coupon: null,
    shippingRule: null,
    charge: null,
    ...changes,
  });
}

/** An order with payment terms that may be placed. */
export function placeableFacts(changes: Partial<PlacementInput> = {}): PlacementInput {
  return {
    quantities: ['2'],
    isInGroup: false,
    subCustomerId: null,
    isUnitMissing: false,
    minimumOrder: null,
    grossValue: 100,
    discount: 0,
    hasShippingMethods: false,
    shippingMethod: null,
    shippingZones: [],
    state: 'FL',
    city: 'Miami',
    kind: 'order',
    paytermDays: 30,
    arePricesHidden: false,
    preauthorization: 'FALSE',
    creditLimit: null,
    openBalance: 0,
    netValue: 100,
    gateways: [],
    paymentMethod: null,
    ...changes,
  };
}

/** 3 cases of 12 at 10.00 a piece. */
export const aTransactionLine = (changes: Partial<TransactionLine> = {}): TransactionLine => ({
  productId: 1,
  name: 'Olives',
  code: 'OLV',
  partNumbers: [],
  remark: '',
  image: '',
  subline: 'olives',
  isGift: false,
  note: '',
  quantity: '3',
  factor: '12',
  unit: 'Case',
  size: null,
  typedSize: '',
  listPrice: '10',
  unitPrice: '10',
  unitDiscount: '0',
  unitNet: '10',
  trail: [],
  taxOrigin: null,
  taxes: [],
  gross: '360',
  discount: '0',
  coupon: '0',
  tax: '0',
  net: '360',
  ...changes,
});
