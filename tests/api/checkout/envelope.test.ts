import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EnvelopeInput, transactionEnvelope } from '../../../src/api/checkout/envelope.ts';
import { orderHeaderWire } from '../../../src/api/history/transactionHeaderSchema.ts';
import { visitRequest } from '../../../src/api/history/visitSchema.ts';
import type { CartDetails } from '../../../src/domain/cart/cart.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { NO_PART_NUMBERS } from '../../../src/domain/partNumbers/partNumbers.ts';
import { toPartNumbers } from '../../../src/domain/partNumbers/toPartNumbers.ts';
import { aCartLine, NO_RULES, SETTINGS } from '../../domain/builders.ts';
import { priceCart } from '../../domain/cart/priceCart.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';

const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const GROUND = { code: 'GROUND', name: 'Ground shipping', ruleId: 7, fixed: '18', percent: null, zones: [] };

/** Two cases at 9.00 less 5 %, 10 % off by coupon, 7 % tax, one gift. */
const oil = aCartLine({
  productId: 1,
  code: 'CO-1',
  name: 'Oil',
  quantity: '2',
  units: [CASE],
  unit: CASE,
  price: { defaultPrice: '10', netValue: '9' },
  rules: {
    ...NO_RULES,
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', isPercent: true, value: '5' }],
    gifts: [{ productId: 5, quantity: '1', minValue: '24', productName: 'Jar', productCode: 'JAR' }],
  },
  warehouseId: 3,
  note: 'ripe',
});
const unpriced = aCartLine({ productId: 2, price: null });
const coupon = {
  id: 4,
  code: 'TEN',
  name: 'Ten',
  kind: 'percent',
  value: '10',
  productIds: [],
  lines: [],
  sublines: [],
} as const;

const facts = (changes: Partial<EnvelopeInput> & { details?: Partial<CartDetails> } = {}): EnvelopeInput => {
  const { details, ...rest } = changes;
  return {
    kind: 'order',
    partNumbers: NO_PART_NUMBERS,
    cart: {
      entries: [
        { key: '1', position: 0, line: oil },
        { key: '2', position: 1, line: unpriced },
      ],
      details: {
        ...newDetails(0, false),
        orderNumber: 'WEB-1',
        coupon,
        notes: 'ring',
        purchaseOrder: 'PO-9',
        ...details,
      },
    },
    number: 'WEB-1',
    cartKey: '1-1763467200000',
    priced: priceCart({
      lines: [oil, unpriced],
      settings: SETTINGS,
      customer: { isTaxable: true, taxRate: '7' },
      coupon,
      shippingRule: { fixed: '18', percent: null, freeMinimum: null, minimumCost: false },
      charge: null,
    }),
    company: aCompany({ notificationsEmail: 'orders@bluebird.test' }),
    customer: aCustomer({ requiresApproval: true }),
    shippingMethod: GROUND,
    payment: null,
    today: '2026-11-18',
    submittedAt: '2026-11-18T12:00:00.000Z',
    offset: '-05:00',
    shipDate: '2026-11-19',
    dueDate: '2026-12-18',
    ...rest,
  };
};

describe('the transaction envelope', () => {
  it('has the client, the sales login and the time', () => {
    expect(transactionEnvelope(facts())).toMatchObject({
      place_code: '1042',
      place_name: 'Corner Deli',
      place_type: 'CLIENT',
      visit_type: 'PORTAL',
      imei: 'web-client',
      date_from: '2026-11-18T12:00:00.000Z',
      gmt: '-05:00',
      mobileUser: { login: 'rep' },
      visit_opt: [
        { name: 'From', value: 'orders@bluebird.test' },
        { name: 'To', value: 'buyer@demo.test' },
      ],
    });
  });

  it('returns the back office’s own data about a price with the line', () => {
    const sourced = { ...oil, price: { ...oil.price, defaultPrice: '10', sourceData: '{"origin":"list"}' } };
    const priced = priceCart({
      lines: [sourced, oil],
      settings: SETTINGS,
      customer: { isTaxable: true, taxRate: '7' },
      coupon: null,
      shippingRule: null,
      charge: null,
    });
    const { order } = v.parse(
      v.object({ order: v.array(orderHeaderWire) }),
      transactionEnvelope(facts({ priced })).visit,
    );
    const [first, second] = order[0]?.orderDetailList ?? [];
    expect(JSON.parse(first?.json_data ?? '')).toMatchObject({
      price: '{"origin":"list"}',
      discounts: [{ name: 'Spring' }],
    });
    expect(JSON.parse(second?.json_data ?? '')).not.toHaveProperty('price');
  });

  it('has the customer’s own part numbers of each line', () => {
    const partNumbers = toPartNumbers([
      { number: 'CB-78', productId: 1 },
      { number: 'CB-77', productId: 1 },
    ]);
    const { order } = v.parse(
      v.object({ order: v.array(orderHeaderWire) }),
      transactionEnvelope(facts({ partNumbers })).visit,
    );
    const [line] = order[0]?.orderDetailList ?? [];
    expect(JSON.parse(line?.json_data ?? '')).toMatchObject({ part_numbers: ['CB-77', 'CB-78'] });
  });

  it('has no mail addresses if the company disabled e-mail notifications', () => {
    const company = aCompany({ settings: { emailNotificationsDisabled: true } });
    expect(transactionEnvelope(facts({ company })).visit_opt).toEqual([]);
  });

  it('has an order with its amounts', () => {
    const { visit } = transactionEnvelope(facts());
    expect(visit).toMatchObject({
      order: [
        {
          order_number: 'WEB-1',
          invoice_number: 'INV-1',
          client_id: 10,
          client_shipaddress1: '12 Main Street',
          ship_address_city: 'Miami',
          ship_address_state: 'FL',
          zipcode: '33101',
          ship_date: '2026-11-19',
          order_date: '2026-11-18',
          currency_code: 'USD',
          remark: 'ring',
          f1: 'PO-9',
          warehouse_id: 3,
          shipping_method_code: 'GROUND',
          shipping_cost: 18,
          f49: '7',
          portal_coupons_id: 4,
          portal_coupons_code: 'TEN',
          client_payterm_days: 30,
          module: 201,
          approval_status: 0,
          order_grossvalue: 216,
          order_discount: 31.32,
          order_tax: 12.93,
          order_netvalue: 215.61,
        },
      ],
    });
  });

  it.each([
    ['the company’s', 'COP', 'COP'],
    ['US dollars for a company that has none', '', 'USD'],
  ])('has the currency: %s', (_, currency, currency_code) => {
    const company = aCompany({ currency });
    for (const kind of ['order', 'invoice', 'estimate'] as const) {
      expect(transactionEnvelope(facts({ company, kind })).visit).toMatchObject({
        [kind]: [{ currency_code }],
      });
    }
  });

  it('has the lines with a price, and their gifts at price 0', () => {
    const { visit } = transactionEnvelope(facts());
    if (!('order' in visit)) throw new Error('no order');
    expect(visit.order[0]?.orderDetailList).toMatchObject([
      {
        product_id: 1,
        quantity: 2,
        units: 'CS12',
        unit_of_measure: 'Case of 12',
        factor: 12,
        detail_type: null,
        original_price: 10,
        product_price: 9,
        product_discount: 0.45,
        original_netprice: 8.55,
        order_detail_grossvalue: 216,
        order_detail_discount: 31.32,
        order_detail_internal_remark: '20.52',
        order_detail_tax: 12.93,
        order_detail_netvalue: 197.61,
        order_detail_remark: 'ripe',
      },
      {
        product_id: 5,
        product_name: 'Jar',
        quantity: 1,
        detail_type: 1,
        product_price: 0,
        order_detail_netvalue: 0,
      },
    ]);
  });

  it('has the chosen address, with four lines at most', () => {
    const address = {
      lines: ['a', 'b', 'c', 'd', 'e'],
      city: 'Newark',
      state: 'NJ',
      zip: '07102',
      country: 'US',
    };
    const { visit } = transactionEnvelope(facts({ details: { address } }));
    expect(visit).toMatchObject({
      order: [
        {
          client_shipaddress1: 'a',
          client_shipaddress4: 'd',
          ship_address_city: 'Newark',
          ship_address_state: 'NJ',
          ship_address_country: 'US',
        },
      ],
    });
  });

  it('has an invoice with its due date', () => {
    expect(transactionEnvelope(facts({ kind: 'invoice' })).visit).toMatchObject({
      invoice: [
        {
          invoice_number: 'INV-1',
          invoice_date: '2026-11-18',
          invoice_due_date: '2026-12-18',
          invoice_netvalue: 215.61,
          invoice_balance: 215.61,
          module: 205,
        },
      ],
    });
  });

  it('has an estimate', () => {
    expect(transactionEnvelope(facts({ kind: 'estimate' })).visit).toMatchObject({
      estimate: [{ estimate_date: '2026-11-18', estimate_netvalue: 215.61, module: 211 }],
    });
  });

  it.each(['order', 'invoice', 'estimate'] as const)('is an %s that the back office can read', (kind) => {
    const sent: unknown = JSON.parse(JSON.stringify(transactionEnvelope(facts({ kind }))));
    expect(v.safeParse(visitRequest, sent).success).toBe(true);
  });

  it('has empty fields without a coupon and shipping method', () => {
    const { visit } = transactionEnvelope(facts({ shippingMethod: null, details: { coupon: null } }));
    expect(visit).toMatchObject({
      order: [{ shipping_method_code: '', f49: '', portal_coupons_id: null, portal_coupons_code: '' }],
    });
  });
});
