import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { login } from '../../src/api/access/login.ts';
import { loadProducts } from '../../src/api/catalogue/loadProducts.ts';
import { loadUnits } from '../../src/api/catalogue/loadUnits.ts';
import { productsResponse } from '../../src/api/catalogue/schema.ts';
import { loadCheckoutSettings } from '../../src/api/checkout/loadCheckoutSettings.ts';
import { loadCoupon } from '../../src/api/checkout/loadCoupon.ts';
import { loadTransaction } from '../../src/api/history/loadTransaction.ts';
import { loadTransactions } from '../../src/api/history/loadTransactions.ts';
import { loadAvailability } from '../../src/api/inventory/loadAvailability.ts';
import { loadPriceRules } from '../../src/api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../src/api/pricing/loadPrices.ts';
import { orderBlockers } from '../../src/domain/checkout/orderBlockers.ts';
import { dueDate, shipDate } from '../../src/domain/checkout/orderDates.ts';
import { getStock } from '../../src/domain/inventory/stock.ts';
import { chooseWarehouse } from '../../src/domain/inventory/warehouse.ts';
import { createFormat } from '../../src/domain/numbers/format.ts';
import { nextPriceStep } from '../../src/domain/pricing/nextPriceStep.ts';
import { priceBreaks } from '../../src/domain/pricing/priceBreaks.ts';
import { priceLine } from '../../src/domain/pricing/priceLine.ts';
import { aCartLine, aPriceInput, d, placeableFacts, q, SETTINGS } from '../domain/builders.ts';
import { priceCart } from '../domain/cart/priceCart.ts';
import { anyFields, anyJson, BAD_NUMBERS, httpReturning, UNREADABLE } from '../support/badJson.ts';
import { aProductWire } from '../support/builders.ts';
import { aTransactionWire } from '../support/cart.ts';

const format = createFormat({ companyLocale: 'en-US', language: 'en', currency: 'USD', priceDecimals: 2 });
const QUERY = { companyId: 1, clientId: 1, source: 'B2B', ids: [1] } as const;
const RANGE = ['min_value', 'max_value'];

const expectReadable = (...texts: string[]) => {
  for (const text of texts) expect(text).not.toMatch(UNREADABLE);
};

const prices = (fields: Record<string, unknown>) =>
  loadPrices(httpReturning({ success: true, prices: [{ ...fields, product_id: 1 }] }), QUERY);

const rules = (lists: Record<string, unknown>) =>
  loadPriceRules(httpReturning({ success: true, result: [{ ...lists, product_id: 1 }] }), {
    clientId: 1,
    source: 'B2B',
    products: [],
  });

const settings = (group: Record<string, unknown>) =>
  loadCheckoutSettings(httpReturning({ success: true, settings: group }));

describe('an unreadable price', () => {
  test.each(BAD_NUMBERS)('list price %j', async (bad) => {
    const price = (await prices({ default_price: bad })).get(1) ?? null;
    expect(priceLine(aPriceInput({ price }))).toEqual({ ok: false, reason: 'price_unavailable' });
  });

  test('a bad row doesn’t affect the others', async () => {
    const response = { success: true, prices: [7, { product_id: {} }, { product_id: 1, default_price: 8 }] };
    expect([...(await loadPrices(httpReturning(response), QUERY)).keys()]).toEqual([1]);
  });

  test('a bad rule doesn’t affect the others', async () => {
    const discount = { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', is_percent: true, value: '5' };
    const rulesByProduct = await rules({ discounts: [null, { rule: 'NEW_KIND' }, discount], taxes: [[], 3] });
    expect(rulesByProduct.get(1)?.discounts).toMatchObject([{ name: 'Spring', value: '5' }]);
  });
});

test('any price and rules give a readable price or none', async () => {
  const special = fc.record({
    rule: fc.constantFrom('FIXED_PRICE', 'SCALE_PRICE', 'STEP_PRICE', 'COST_MARGIN', 'SCALE_MARGIN'),
  });
  const entryOf = (kind: fc.Arbitrary<object>, ...names: string[]) =>
    fc.tuple(kind, anyFields(...names)).map(([rule, otherFields]) => ({ ...otherFields, ...rule }));
  const discount = fc.record({ rule: fc.constantFrom('COMMERCIAL_DISCOUNT', 'SCALE_DISCOUNT') });
  await fc.assert(
    fc.asyncProperty(
      anyFields('default_price', 'default_cost', 'net_value', 'net_price', 'adjust_value'),
      fc.record({
        special_prices: fc.array(entryOf(special, 'name', 'value', 'price', 'base', ...RANGE), {
          maxLength: 3,
        }),
        discounts: fc.array(entryOf(discount, 'name', 'is_percent', 'value', ...RANGE), { maxLength: 3 }),
        gifts: fc.array(entryOf(fc.constant({ product_id: 5 }), 'quantity', 'step', ...RANGE), {
          maxLength: 2,
        }),
        taxes: fc.array(anyFields('name', 'value', 'is_percent'), { maxLength: 2 }),
      }),
      fc.tuple(anyJson(), anyJson(), anyJson(), anyJson()),
      async (price, lists, [defaultTax, taxRate, factor, stock]) => {
        const product = { ...aProductWire({ id: 1, name: 'Oil' }), default_tax: defaultTax, weight: stock };
        const [loadedProduct] = await loadProducts(
          httpReturning({ success: true, products: [product] }),
          [1],
        );
        const units = await loadUnits(
          httpReturning({ success: true, units_of_measure: [{ product_id: 1, units: 'CS', factor }] }),
          [1],
        );
        const input = aPriceInput({
          quantity: '3',
          price: (await prices({ default_price: 10, ...price })).get(1) ?? null,
          rules: (await rules(lists)).get(1) ?? null,
          unit: units.get(1)?.[0] ?? null,
          defaultTax: loadedProduct?.defaultTax ?? null,
          customer: {
            isTaxable: true,
            taxRate: typeof taxRate === 'number' ? taxRate : JSON.stringify(taxRate),
          },
        });
        const line = priceLine(input);
        const step = nextPriceStep(input);
        priceBreaks(input);
        if (step) expectReadable(format.number(step.quantity), format.price(step.unitPrice));
        if (!line.ok) return;
        expect(line.originalNetPrice.gte(0)).toBe(true);
        expectReadable(
          ...[line.originalPrice, line.productPrice, line.originalNetPrice].map(format.price),
          ...[line.gross, line.discount, line.tax, line.net].map(format.money),
          ...line.gifts.map(({ quantity }) => format.number(quantity)),
          ...line.trail.map(({ after }) => format.price(after)),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('any coupon, shipping rule and charge give readable totals', async () => {
  const method = { code: 'G', name: 'Ground' };
  await fc.assert(
    fc.asyncProperty(
      anyFields('discount_value', 'name'),
      anyFields('fixed', 'percent', 'rule_id'),
      anyFields('is_charge', 'charge', 'is_charge_percent'),
      anyJson(),
      async (coupon, shipping, charge, freeMinimum) => {
        const loaded = await loadCoupon(
          httpReturning({
            success: true,
            coupon: { ...coupon, id: 1, code: 'C', discount_type: 1 },
          }),
          'C',
        );
        const checkout = await settings({
          payment_charge: { credit_card: charge },
          shipping_methods: [{ ...shipping, ...method }],
        });
        const { totals } = priceCart({
          lines: [aCartLine({ quantity: '7' }), aCartLine({ productId: 2, price: null })],
          settings: SETTINGS,
          customer: { isTaxable: true, taxRate: 7 },
          coupon: loaded,
          shippingRule: {
            fixed: checkout.shippingMethods[0]?.fixed,
            percent: checkout.shippingMethods[0]?.percent,
            freeMinimum: JSON.stringify(freeMinimum) ?? null,
            minimumCost: false,
          },
          charge: checkout.paymentCharges.card ?? null,
        });
        const { cents, ...amounts } = totals;
        expectReadable(...Object.values(amounts).map(format.money));
        expect(totals.netValue.gte(0)).toBe(true);
        expect(Number.isInteger(cents)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('stock that isn’t a number counts as none', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson(), async (quantity) => {
      const row = { product_id: 1, warehouse_id: 2, warehouse_name: 'Default', quantity };
      const stock = await loadAvailability(httpReturning({ success: true, availability: [row, 7] }), [1]);
      const warehouses = stock.get(1) ?? [];
      const stockQuery = { isChecked: true, productId: 1, detailType: 0, skip: [], warehouses };
      chooseWarehouse({ ...stockQuery, q: q(1) });
      expectReadable(format.number(getStock({ ...stockQuery, soldOut: false })?.quantity ?? null));
      for (const warehouse of warehouses) expectReadable(format.number(warehouse.quantity));
    }),
  );
});

test('any customer data allows a login and gives readable dates and limits', async () => {
  const fields = ['tax_rate', 'is_taxable', 'payterm_days', 'credit_limit', 'open_balance', 'price_list_id'];
  await fc.assert(
    fc.asyncProperty(anyFields(...fields), anyJson(), async (customerFields, addDays) => {
      const user = { id: 1, email: 'a@b.test', company_id: 1, client_id: 1, ...customerFields };
      const { customer } = await login(httpReturning({ success: true, user, token: 't', expires_at: 1 }), {
        email: 'a@b.test',
        password: 'x',
        company_id: 1,
      });
      expect(Number.isFinite(customer.terms.days)).toBe(true);
      expect(dueDate('2026-03-10', customer.terms.days)).toMatch(/^[+-]?\d{4,6}-\d\d/);
      expect(shipDate('2026-03-10', { addDays, skipWeekend: true })).toMatch(/^[+-]?\d{4,6}-\d\d/);
      expectReadable(format.money(customer.creditLimit), format.money(customer.openBalance));
      orderBlockers(
        placeableFacts({
          paytermDays: customer.terms.days,
          creditLimit: customer.creditLimit,
          openBalance: customer.openBalance,
          minimumOrder: JSON.stringify(addDays),
        }),
      );
    }),
  );
});

test('any amounts of a past order are displayed readably', async () => {
  const header = ['netvalue', 'balance', 'grossvalue', 'discount', 'tax', 'shipping_cost', 'line_count'];
  const figures = [
    'quantity',
    'original_netprice',
    'order_detail_grossvalue',
    'order_detail_tax',
    'detail_type',
  ];
  await fc.assert(
    fc.asyncProperty(anyFields(...header), anyFields(...figures), async (order, line) => {
      const wire = { ...aTransactionWire(), ...order, lines: [{ product_id: 1, ...line }, 'x'] };
      const { lines, ...transaction } = await loadTransaction(
        httpReturning({ success: true, transaction: wire }),
        '1',
      );
      expect(lines).toHaveLength(1);
      expectReadable(
        ...[transaction.net, transaction.gross, transaction.tax, transaction.balance].map(format.money),
      );
      for (const { quantity, gross, unitNet } of lines) {
        expectReadable(format.number(quantity), format.money(gross), format.price(unitNet));
      }
      const list = await loadTransactions(httpReturning({ success: true, total: 1, transactions: [wire] }), {
        kind: 'order',
        page: 1,
        pageSize: 10,
        search: '',
      });
      expect(list.transactions).toHaveLength(1);
    }),
  );
});

test('extremely long numbers don’t hang and aren’t displayed at full length', () => {
  const long = `1.${'3'.repeat(100_000)}`;
  const line = priceLine(
    aPriceInput({ quantity: long, price: { defaultPrice: long, adjustValue: '1e-300' } }),
  );
  expect(line.ok && format.price(line.productPrice)).toBe('$1.33');
  for (const absurd of ['9'.repeat(100_000), '1e300', `-${'9'.repeat(40)}`, Number.MAX_VALUE]) {
    expect(priceLine(aPriceInput({ price: { defaultPrice: absurd } })).ok).toBe(false);
    expect(format.money(String(absurd))).toBe('');
  }
  expect(format.money(d('1e21')).length).toBeLessThan(40);
});

test('a product with a bad field is still loaded', () => {
  const bad = {
    ...aProductWire({ id: 1, name: 'Oil' }),
    detail_type: 'x',
    popularity: {},
    disabled: [],
    remark: [],
  };
  const response = { success: true, products: [bad, { id: 'x' }, null] };
  const { products } = v.parse(productsResponse, response);
  expect(products).toHaveLength(1);
  const [product] = products;
  expect(product).toMatchObject({ id: 1, detail_type: null, popularity: 0, disabled: false, remark: '' });
});
