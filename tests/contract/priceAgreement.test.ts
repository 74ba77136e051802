import { stdout } from 'node:process';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { loadCoupon } from '../../src/api/checkout/loadCoupon.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { loadPrices } from '../../src/api/pricing/loadPrices.ts';
import { type CartLine, GIFT_DETAIL_TYPE } from '../../src/domain/cart/cartLine.ts';
import type { Coupon } from '../../src/domain/cart/coupon.ts';
import type { PricedCart } from '../../src/domain/cart/priceCart.ts';
import type { Decimal } from '../../src/domain/numbers/decimal.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient, type OrderOptions } from '../support/backEnd/portalClient.ts';

/**
 * The portal prices by src/domain, the back office by its own code: for every demo customer both must calculate the same
 * amounts and unit prices.
 */

const PRODUCTS = 200;
const QUANTITIES = ['1', '6', '12.5', '24', '120'];
const SIZES = ['6', '2.25', null];
const sizeAt = (place: number) => SIZES[place % SIZES.length] ?? null;

/** Removes the credit limits, prepayment and groups, which would prevent an order of everything. */
const withoutOrderLimits = (tenant: TenantSeed): TenantSeed => ({
  ...tenant,
  customers: tenant.customers.map((customer) => ({
    ...customer,
    past: [],
    user: { ...customer.user, credit_limit: null, payterm_days: 30, sub_customers: [] },
  })),
});

const seeds = demoTenants({ products: 260 }).map(withoutOrderLimits);
let backEnd: BackEnd;
let prices = 0;
let comparedFigures = 0;
let placedCount = 0;

beforeAll(async () => {
  backEnd = await startBackEnd({ seeds, clock: () => new Date() });
});
afterAll(async () => {
  stdout.write(
    `agreement: ${prices} prices, ${comparedFigures} figures compared in ${placedCount} transactions\n`,
  );
  await backEnd.close();
});

const seedOf = (alias: string): TenantSeed => {
  const seed = seeds.find(({ company }) => company.alias === alias);
  if (!seed) throw new Error(`no company ${alias}`);
  return seed;
};

const idsFor = (alias: string, allowed: readonly number[] | null): number[] =>
  [...seedOf(alias).products()]
    .filter(({ product }) => !product.disabled && !product.hidden && !product.is_discount)
    .toSorted((a, b) => Number(b.rules !== null) - Number(a.rules !== null))
    .map(({ product }) => product.id)
    .filter((id) => allowed === null || allowed.includes(id))
    .slice(0, PRODUCTS);

type Figures = Record<string, string>;
const text = (value: Decimal | number | string | null): string =>
  value === null ? 'none' : String(Number(value));

const portalFigures = ({ lines, gifts }: PricedCart): Figures[] => [
  ...lines.map(({ line, price, amounts }): Figures => {
    if (!amounts) return { product: text(line.productId), price: 'none' };
    return {
      product: text(line.productId),
      price: text(price.productPrice),
      unitDiscount: text(price.productDiscount),
      list: text(price.originalPrice),
      unitNet: text(price.originalNetPrice),
      gross: text(amounts.gross),
      discount: text(amounts.discount),
      coupon: text(amounts.coupon),
      tax: text(amounts.tax),
      net: text(amounts.net),
    };
  }),
  ...gifts.map(({ productId, quantity }): Figures => ({ gift: text(productId), quantity: text(quantity) })),
];

const loadStored = async (id: string, { alias, token }: { alias: string; token: string }) => {
  const { body } = await backEnd.get(`/transactions/${id}`, { token, company: alias });
  const { transaction } = v.parse(transactionResponse, body);
  const lines = transaction.lines.map((line): Figures => {
    if (line.detail_type === GIFT_DETAIL_TYPE) {
      return { gift: text(line.product_id), quantity: text(line.quantity) };
    }
    return {
      product: text(line.product_id),
      price: text(line.product_price),
      unitDiscount: text(line.product_discount),
      list: text(line.original_price),
      unitNet: text(line.original_netprice),
      gross: text(line.order_detail_grossvalue),
      discount: text(line.order_detail_discount),
      coupon: text(line.order_detail_internal_remark),
      tax: text(line.order_detail_tax),
      net: text(line.order_detail_netvalue),
    };
  });
  return { transaction, lines };
};

type Portal = Awaited<ReturnType<typeof createPortalClient>>;

const compare = async (alias: string, portal: Portal, ...[lines, orderOptions]: PlaceArguments) => {
  placedCount += 1;
  const { priced: sent, placed } = await portal.place(`AGREE-${placedCount}`, lines, orderOptions);
  // A charge needs a payment, and none is made: the stored order is the one without it.
  const isCharged = sent.totals.charge.gt(0);
  const priced = isCharged ? portal.price(lines, { ...orderOptions, payment: null }) : sent;
  expect(placed.differences.map(({ field }) => field.replace(/^(order|invoice|estimate)_/, ''))).toEqual(
    isCharged ? ['payment_method_charge_amount', 'netvalue'] : [],
  );
  const { transaction, lines: backOfficeFigures } = await loadStored(placed.id, {
    alias,
    token: portal.token,
  });
  const ours = portalFigures(priced);
  expect(backOfficeFigures).toEqual(ours);
  const { totals } = priced;
  const portalTotals = [
    totals.grossValue,
    totals.discount,
    totals.tax,
    totals.shipping,
    totals.charge,
    totals.netValue,
  ];
  const { grossvalue, discount, tax, shipping_cost, payment_method_charge_amount, netvalue } = transaction;
  expect(
    [grossvalue, discount, tax, shipping_cost, payment_method_charge_amount, netvalue].map(text),
  ).toEqual(portalTotals.map(text));
  prices += priced.lines.length;
  comparedFigures += ours.reduce(
    (sum, figures) => sum + Object.keys(figures).length - 1,
    portalTotals.length,
  );
  return sent;
};
type PlaceArguments = [lines: readonly CartLine[], terms?: OrderOptions];

const anyShipping = ({ checkout }: Portal) => ({ shippingMethod: checkout.shippingMethods[0] ?? null });

const customers = seeds.flatMap(({ company, customers: all }) =>
  all.map(({ user }): [alias: string, email: string] => [company.alias, user.email]),
);
const HIDDEN = 'acheteuse@lumiere.test';
const WITHOUT_PRICES = [HIDDEN, 'nouvelle@lumiere.test', 'visitor@cedar.test'];

describe.each(customers.filter(([, email]) => !WITHOUT_PRICES.includes(email)))('%s: %s', (alias, email) => {
  test('200 products in 5 quantities, in their units and sizes, cost the same on both sides', async () => {
    const portal = await createPortalClient(backEnd.address, alias, email);
    const ids = idsFor(alias, portal.customer.products);
    expect(ids).toHaveLength(portal.customer.products?.length ?? PRODUCTS);
    const lines = await portal.linesOf(ids);
    expect(lines).toHaveLength(ids.length);
    for (const [round, quantity] of QUANTITIES.entries()) {
      const asked = lines.map((line, index) => {
        const unit = line.units[(index + round) % Math.max(1, line.units.length)] ?? null;
        // Only weights and lengths are divided.
        const orderable = unit?.allowsFractions ? quantity : String(Math.ceil(Number(quantity)));
        return { ...line, quantity: orderable, unit, size: sizeAt(index + round) };
      });
      await compare(alias, portal, asked, anyShipping(portal));
    }
  });
});

test('a customer with hidden prices gets none', async () => {
  const portal = await createPortalClient(backEnd.address, 'lumiere', HIDDEN);
  const ids = idsFor('lumiere', null);
  const { company, customer, http } = portal;
  const prices = await loadPrices(http, {
    companyId: company.id,
    clientId: customer.clientId,
    source: 'B2B',
    ids,
  });
  const facts = [...prices.values()].flatMap((price) => Object.values(price));
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => fact !== null)).toEqual([]);
});

const COUPONS = ['WELCOME10', 'DRINKS5', 'FIVER'];
const NAMED_BY_FIVER = [1000, 1001, 1004, 1007];

/** A small cart with products that coupons name, a cart of many lines, and one of juices with their gifts. */
const cartsOf = (lines: readonly CartLine[]): CartLine[][] => {
  const juices = lines.filter(({ line }) => line === 'Juice');
  const named = lines.filter(({ productId }) => NAMED_BY_FIVER.includes(productId));
  const of = (quantity: number, some: readonly CartLine[]) =>
    some.map((line, index) => ({
      ...line,
      quantity: String(quantity + (index % 3)),
      unit: line.units[0] ?? null,
    }));
  return [
    of(5, [...named, ...juices.slice(0, 2), ...lines.slice(0, 4)]),
    of(2, lines.slice(20, 60)),
    of(12, [...juices, ...lines.slice(60, 70)]),
  ];
};

/** Every coupon with every payment method; the shipping methods in turn. */
const termsOf = (checkout: Portal['checkout'], coupons: readonly Coupon[]): OrderOptions[] => {
  const { shippingMethods, paymentCharges } = checkout;
  const payments = [
    null,
    { method: 'card', charge: paymentCharges.card ?? null },
    { method: 'bank', charge: paymentCharges.bank ?? null },
  ] as const;
  return [null, ...coupons].flatMap((coupon) =>
    payments.map((payment, index) => ({
      coupon,
      payment,
      shippingMethod: shippingMethods[index % Math.max(1, shippingMethods.length)] ?? null,
    })),
  );
};

describe.each([
  ['demo', 'buyer@demo.test'],
  ['demo', 'cash@demo.test'],
  ['andina', 'contado@andina.test'],
  ['lumiere', 'vip@lumiere.test'],
  ['wolf', 'buyer@wolf.test'],
])('carts of %s: %s', (alias, email) => {
  test('coupons, shipping methods and payment methods give the same totals on both sides', async () => {
    const portal = await createPortalClient(backEnd.address, alias, email);
    const codes = alias === 'demo' ? COUPONS : [];
    const coupons = await Promise.all(codes.map((code) => loadCoupon(portal.http, code)));
    const lines = await portal.linesOf(idsFor(alias, null));
    const charged: boolean[] = [];
    for (const cart of cartsOf(lines)) {
      for (const orderOptions of termsOf(portal.checkout, coupons)) {
        const { totals } = await compare(alias, portal, cart, orderOptions);
        charged.push(totals.charge.gt(0));
      }
    }
    expect(charged.includes(true)).toBe(Object.keys(portal.checkout.paymentCharges).length > 0);
  });
});

test('every demo customer was compared with 200 products and 5 quantities', () => {
  const restricted = seedOf('demo').customers.find(({ user }) => user.email === 'restricted@demo.test');
  const all =
    (customers.length - 1 - WITHOUT_PRICES.length) * PRODUCTS + (restricted?.user.products?.length ?? 0);
  expect(prices).toBeGreaterThanOrEqual(all * QUANTITIES.length);
});
