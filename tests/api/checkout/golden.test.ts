import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { type EnvelopeInput, transactionEnvelope } from '../../../src/api/checkout/envelope.ts';
import { visitRequest } from '../../../src/api/history/visitSchema.ts';
import type { CartDetails } from '../../../src/domain/cart/cart.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import type { CartInput } from '../../../src/domain/cart/priceCart.ts';
import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import { NO_PART_NUMBERS } from '../../../src/domain/partNumbers/partNumbers.ts';
import { aCartLine, NO_RULES, SETTINGS } from '../../domain/builders.ts';
import { priceCart } from '../../domain/cart/priceCart.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';

/** Compares the envelope of each kind with a file that was written by hand. */

const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const COUPON = {
  id: 4,
  code: 'TEN',
  name: 'Ten percent',
  kind: 'percent',
  value: '10',
  productIds: [],
  lines: [],
  sublines: [],
} as const;
const WITH_SIZES = { ...SETTINGS, sizeInput: true };

type Case = {
  kind: TransactionKind;
  line: CartLine;
  details: Partial<CartDetails>;
  pricing?: Partial<CartInput>;
  facts: Partial<EnvelopeInput>;
};

const factsOf = ({ kind, line, details, pricing, facts }: Case): EnvelopeInput => ({
  kind,
  partNumbers: NO_PART_NUMBERS,
  cart: {
    entries: [{ key: '1', position: 0, line }],
    details: { ...newDetails(0, false), ...details },
  },
  number: details.orderNumber ?? '',
  cartKey: '1-1763467200000',
  priced: priceCart({
    lines: [line],
    settings: SETTINGS,
    customer: { isTaxable: true, taxRate: '7' },
    coupon: details.coupon ?? null,
    shippingRule: null,
    charge: null,
    ...pricing,
  }),
  company: aCompany(),
  customer: aCustomer(),
  shippingMethod: null,
  payment: null,
  today: '2026-11-18',
  submittedAt: '2026-11-18T17:00:00.000Z',
  offset: '-05:00',
  shipDate: '2026-11-19',
  dueDate: '2026-12-18',
  ...facts,
});

/**
 * Two cases of 12 at 9.00 less 5 %: 216.00 − 10.80; coupon 10 % of 205.20 = 20.52; tax 7 % of 184.68 = 12.93; shipping 18.00.
 */
const order: Case = {
  kind: 'order',
  line: aCartLine({
    productId: 1,
    code: 'CO-1',
    name: 'Olive oil',
    weight: '0.92',
    remark: 'First pressing',
    imageUrl: 'https://pictures.test/1.svg',
    line: 'Pantry',
    subline: 'Oils',
    brand: 'Casa Oliva',
    quantity: '2',
    units: [CASE],
    unit: CASE,
    price: { defaultPrice: '10', netValue: '9', defaultCost: '6.2' },
    rules: {
      ...NO_RULES,
      discounts: [
        { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', isPercent: true, value: '5' },
        { rule: 'SCALE_DISCOUNT', name: 'Pallet', isPercent: true, value: '9', minValue: '480' },
      ],
      gifts: [
        {
          productId: 5,
          quantity: '1',
          minValue: '24',
          productName: 'Jar of olives',
          productCode: 'JAR',
          imageUrl: 'https://pictures.test/5.svg',
        },
      ],
    },
    warehouseId: 3,
    note: "this year's",
  }),
  details: {
    orderNumber: 'WEB-1234567',
    coupon: COUPON,
    notes: 'Ring twice',
    purchaseOrder: 'PO-9',
    subCustomerId: 1302,
    address: {
      lines: ['4 Dock Road', '', 'Gate 3', 'c/o Lee'],
      city: 'Newark',
      state: 'NJ',
      zip: '07105',
      country: 'US',
    },
  },
  pricing: { shippingRule: { fixed: '18', percent: null, freeMinimum: null, minimumCost: false } },
  facts: {
    company: aCompany({ notificationsEmail: 'orders@bluebird.test' }),
    customer: aCustomer({
      branchName: 'Ironbound',
      branchCode: 'B-2',
      taxNumber: '22-1234567',
      priceListId: 12,
      requiresApproval: true,
    }),
    shippingMethod: {
      code: 'GROUND',
      name: 'Ground shipping',
      ruleId: 7,
      fixed: '18',
      percent: null,
      zones: [],
    },
  },
};

const BANK = { isCharge: true, charge: 3500, isPercent: false };

/**
 * Four boards of 2x3 at 12,500 = 300,000; tax 19 %; the lower shipping cost of 32,000 and 4 %; charge 3,500; due in 15 days.
 */
const invoice: Case = {
  kind: 'invoice',
  line: aCartLine({
    productId: 31,
    code: 'PIN-1',
    name: 'Tabla de pino',
    line: 'Maderas',
    subline: 'Tablas',
    brand: 'Andina',
    quantity: '4',
    size: '6',
    typedSize: '2x3',
    price: { defaultPrice: '12500' },
    defaultTax: '19',
    section: 'quick_order',
  }),
  details: { orderNumber: 'WEB-7654321' },
  pricing: {
    settings: WITH_SIZES,
    shippingRule: { fixed: '32000', percent: '4', freeMinimum: null, minimumCost: true },
    charge: BANK,
  },
  facts: {
    company: aCompany({ currency: 'COP', notificationsEmail: 'pedidos@ferreteriaandina.test' }),
    customer: aCustomer({
      email: 'contado@andina.test',
      clientId: 77,
      clientCode: 'A-77',
      clientName: 'Carpintería El Roble',
      terms: { name: '15 días', code: 'N15', days: 15 },
    }),
    shippingMethod: {
      code: 'ANT',
      name: 'Antioquia',
      ruleId: 82,
      fixed: '32000',
      percent: '4',
      zones: ['Antioquia'],
    },
    payment: { method: 'bank', charge: BANK },
    shipDate: '2026-11-20',
    dueDate: '2026-12-03',
  },
};

/** Three at 45.50 − 5.50, without tax and e-mails. */
const estimate: Case = {
  kind: 'estimate',
  line: aCartLine({
    productId: 9,
    code: 'CJ-50',
    name: 'Crème de jour',
    line: 'Soins',
    subline: 'Visage',
    brand: 'Lumière',
    quantity: '3',
    price: { defaultPrice: '45.5', adjustValue: '-5.5' },
    section: 'favourites',
  }),
  details: { orderNumber: 'WEB-0000042' },
  pricing: { customer: { isTaxable: false, taxRate: null } },
  facts: {
    company: aCompany({
      currency: 'CAD',
      notificationsEmail: 'commandes@maisonlumiere.test',
      settings: { emailNotificationsDisabled: true },
    }),
    customer: aCustomer({
      email: 'vip@lumiere.test',
      clientId: 5,
      clientCode: 'L-5',
      clientName: 'Institut Belle Rive',
      forceShowPrice: true,
    }),
  },
};

test.each([order, invoice, estimate])('the envelope of an $kind is exactly as specified', (goldenCase) => {
  const golden: unknown = JSON.parse(
    readFileSync(`tests/api/checkout/golden/${goldenCase.kind}.json`, 'utf8'),
  );
  const sent: unknown = JSON.parse(JSON.stringify(transactionEnvelope(factsOf(goldenCase))));
  expect(sent).toEqual(golden);
  expect(v.safeParse(visitRequest, sent).success).toBe(true);
});

test('the envelope depends on its input only, not on the clock or random numbers, and doesn’t change it', () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T00:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  const facts = factsOf(order);
  const before = JSON.stringify(facts);
  const first = transactionEnvelope(facts);
  vi.setSystemTime(new Date('2032-02-29T13:14:15Z'));
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  expect(transactionEnvelope(facts)).toEqual(first);
  expect(JSON.stringify(facts)).toBe(before);
});
