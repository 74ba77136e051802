import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTenants } from '../../../host-demo/seeds/index.ts';
import type { CustomerSeed, TenantSeed } from '../../../host-demo/seeds/types.ts';
import { userWire } from '../../../src/api/access/schema.ts';
import { categoryBundlesResponse } from '../../../src/api/catalogue/schema.ts';
import { couponResponse } from '../../../src/api/checkout/schema.ts';
import { companySettingsResponse } from '../../../src/api/checkout/settingsSchema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';

const tenants = demoTenants();
const tenant = (alias: string): TenantSeed => {
  const found = tenants.find(({ company }) => company.alias === alias);
  if (!found) throw new Error(`no tenant ${alias}`);
  return found;
};
const customer = (email: string): CustomerSeed => {
  const found = tenants.flatMap(({ customers }) => customers).find(({ user }) => user.email === email);
  if (!found) throw new Error(`no customer ${email}`);
  return found;
};

describe('the five companies', () => {
  it.each([
    ['demo', 'Bluebird Foods', 'USD', 'en-US', '#0f766e', 0, 0],
    ['andina', 'Ferretería Andina', 'COP', 'es-CO', '#b45309', 0, 0],
    ['lumiere', 'Maison Lumière', 'CAD', 'fr-CA', '#7c3aed', 1, 0],
    ['wolf', 'Wolf Brand Supply', 'USD', 'en-US', '#1d4ed8', 0, 1],
    ['cedar', 'Cedar Packaging', 'USD', 'en-US', '#166534', 0, 0],
  ])('%s is %s', (alias, name, currency, locale, colour, openPortal, fullOrderNumber) => {
    const { company } = tenant(alias);
    expect(company).toMatchObject({
      name,
      currency_code: currency,
      locale_code: locale,
      web_template: { color: colour },
      open_portal: openPortal,
      full_order_number: fullOrderNumber,
    });
  });

  it.each([
    ['PORTAL_ENABLE_INVOICE', '0', '1', '2', '0', '2'],
    ['PORTAL_HOME_MODE', '1', '1', '2', '0', '1'],
    ['PORTAL_ADVANCED_PRICE_RULES', 'TRUE', 'TRUE', 'FALSE', 'TRUE', 'FALSE'],
    ['PORTAL_SHOW_NET_PRICE', 'TRUE', 'FALSE', 'FALSE', 'FALSE', 'FALSE'],
    ['PORTAL_PRICE_DECIMALS', '2', '0', '2', '2', '2'],
    ['PORTAL_HIDE_PRICES', 'FALSE', 'FALSE', 'TRUE', 'FALSE', 'TRUE'],
    ['PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION', 'TRUE', 'FALSE', 'FALSE', 'FALSE', 'TRUE'],
    ['PORTAL_INVENTORY_CHECK', 'TRUE', 'FALSE', 'TRUE', 'FALSE', 'FALSE'],
    ['PORTAL_HIDE_SOLDOUT_ITEMS', 'FALSE', 'FALSE', 'TRUE', 'FALSE', 'FALSE'],
    ['PORTAL_FREE_SHIPPING_MINIMUM', '500', undefined, undefined, undefined, undefined],
    ['PORTAL_SHIPPING_MINIMUM_COST', 'FALSE', 'TRUE', undefined, 'FALSE', 'FALSE'],
    ['PORTAL_MINIMUM_ORDER', '50', undefined, undefined, '100', undefined],
    ['PORTAL_SHOW_CODE_INSTEAD_OF_REMARK', 'FALSE', 'TRUE', 'FALSE', 'FALSE', 'FALSE'],
    ['PORTAL_HIDE_PRODUCT_NAME', 'FALSE', 'FALSE', 'TRUE', 'FALSE', 'FALSE'],
    ['PORTAL_USER_SIZE_INPUT', 'FALSE', 'TRUE', 'FALSE', 'FALSE', 'FALSE'],
    ['PORTAL_FILTER_SELECTION', 'multiple', 'multiple', 'single', 'single', 'single'],
    ['PORTAL_DISABLE_NEW_CUSTOMERS', 'FALSE', 'FALSE', 'FALSE', 'TRUE', 'FALSE'],
    ['PORTAL_ADD_DAYS_TRANSACTION_DATE', '0', '2', '0', '0', '0'],
    ['PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND', 'FALSE', 'TRUE', 'FALSE', 'FALSE', 'FALSE'],
    ['PORTAL_NODE_SYNC', 'FALSE', 'FALSE', 'TRUE', 'FALSE', 'FALSE'],
  ])('%s: demo %s, andina %s, lumiere %s, wolf %s, cedar %s', (setting, ...expected) => {
    expect(tenants.map(({ company }) => company.settings?.[setting])).toEqual(expected);
  });

  it('have a footer at andina and wolf only', () => {
    const footers = tenants.map(({ company }) => company.settings?.PORTAL_FOOTER_MESSAGE !== '');
    expect(footers).toEqual([false, true, false, true, false]);
  });

  it('list the products without a stock check at demo', () => {
    expect(tenant('demo').company.settings?.PORTAL_PRODUCT_INVENTORY_CHECK_SKIP).toBe('1006,1010');
  });

  it('have two shipping methods at demo, zones at andina, none at lumiere, one at wolf and cedar', () => {
    const methods = tenants.map(({ companySettings }) => companySettings.shipping_methods ?? []);
    expect(methods.map((list) => list.length)).toEqual([2, 3, 0, 1, 1]);
    expect(methods[1]?.every(({ zones }) => (zones ?? []).length > 0)).toBe(true);
  });

  it('charge for cards at demo and for bank transfers at andina, and give a discount for cards at wolf', () => {
    expect(tenants.map(({ companySettings }) => companySettings.payment_charge)).toEqual([
      { credit_card: { is_charge: true, charge: '2.9', is_charge_percent: true } },
      { bank_account: { is_charge: true, charge: '3500', is_charge_percent: false } },
      {},
      { credit_card: { is_charge: false, charge: '1', is_charge_percent: true } },
      {},
    ]);
  });

  it('have deals and bundles at demo and andina, coupons at demo', () => {
    expect(tenants.map(({ bundles }) => bundles.length > 0)).toEqual([true, true, false, false, false]);
    expect(tenants.map(({ deals }) => deals.length > 3)).toEqual([true, true, false, false, false]);
    expect(tenant('demo').coupons.map(({ code, expires_on }) => [code, expires_on !== null])).toEqual([
      ['WELCOME10', false],
      ['DRINKS5', false],
      ['FIVER', false],
      ['FIRST15', false],
      ['EXPIRED', true],
    ]);
  });

  it('have deals that match the price rules of their products', () => {
    for (const { deals, products } of tenants) {
      const sold = new Map([...products()].map((seed) => [seed.product.id, seed]));
      for (const { id, quantity } of deals.flatMap(({ conditions }) => conditions)) {
        const seed = sold.get(Number(id));
        const { special_prices = [], discounts = [], gifts = [] } = seed?.rules ?? {};
        const begins = [
          ...special_prices.flatMap(({ min_value, base }) => [min_value, base]),
          ...discounts.map(({ min_value }) => min_value),
          ...gifts.flatMap(({ min_value, step }) => [min_value, step]),
        ];
        expect(begins, `${quantity} of ${seed?.product.name}`).toContain(quantity);
      }
    }
  });

  it('have warehouses, one of them the default', () => {
    for (const { warehouses } of tenants) {
      expect(warehouses.length).toBeGreaterThanOrEqual(2);
      expect(warehouses.filter(({ name }) => /default/i.test(name))).toHaveLength(1);
    }
  });

  it('match the portal’s schemas', () => {
    for (const { company, companySettings, bundles, coupons, customers } of tenants) {
      v.parse(companyWire, company);
      v.parse(companySettingsResponse.entries.settings, companySettings);
      v.parse(categoryBundlesResponse.entries.category_bundles, bundles);
      for (const coupon of coupons) v.parse(couponResponse.entries.coupon, coupon);
      for (const { user } of customers) v.parse(userWire, user);
    }
  });

  it('have a picture of one of its products for every bundle', () => {
    for (const { company, bundles, products } of tenants) {
      const lineOf = new Map([...products()].map(({ product }) => [product.photourl, product.line_name]));
      for (const { name, photourl, categories } of bundles) {
        const lines = categories.map(({ line_name }) => line_name);
        expect(lines, `${company.alias}: ${name}`).toContain(lineOf.get(photourl));
      }
      expect(new Set(bundles.map(({ photourl }) => photourl)).size).toBe(bundles.length);
    }
  });

  it('have bundles with existing lines and sub-lines only', () => {
    for (const { bundles, products } of tenants) {
      const sold = new Set(
        [...products()].map(({ product }) => `${product.line_name}|${product.subline_name}`),
      );
      const named = bundles.flatMap(({ categories }) =>
        categories.flatMap(({ line_name, sublines }) =>
          (sublines ?? []).map((subline) => `${line_name}|${subline}`),
        ),
      );
      expect(named.filter((name) => !sold.has(name))).toEqual([]);
    }
  });
});

describe('the customers', () => {
  it('are those of the list, with the same password', () => {
    expect(tenants.flatMap(({ customers }) => customers.map(({ user }) => user.email))).toEqual([
      'buyer@demo.test',
      'cash@demo.test',
      'restricted@demo.test',
      'group@demo.test',
      'junior@demo.test',
      'approver@demo.test',
      'maxed@demo.test',
      'legacy@demo.test',
      'comprador@andina.test',
      'contado@andina.test',
      'taller@andina.test',
      'acheteuse@lumiere.test',
      'vip@lumiere.test',
      'nouvelle@lumiere.test',
      'buyer@wolf.test',
      'buyer@cedar.test',
      'cash@cedar.test',
      'export@cedar.test',
      'visitor@cedar.test',
    ]);
    const passwords = new Set(tenants.flatMap(({ customers }) => customers.map(({ password }) => password)));
    expect([...passwords]).toEqual(['Portal#2026']);
  });

  it.each([
    ['buyer@demo.test', { payterm_days: 30, credit_limit: 5000, is_taxable: true, tax_rate: 7 }],
    ['cash@demo.test', { payterm_days: 0 }],
    ['junior@demo.test', { require_order_approval: true }],
    ['approver@demo.test', { can_approve_orders: true }],
    ['comprador@andina.test', { payterm_days: 30 }],
    ['contado@andina.test', { payterm_days: 0 }],
    ['acheteuse@lumiere.test', { tax_rate: 14.975, payment_gateway: [] }],
    ['vip@lumiere.test', { force_show_price: true }],
    ['buyer@wolf.test', { is_taxable: false }],
    ['buyer@cedar.test', { payterm_days: 30, force_show_price: true }],
    ['cash@cedar.test', { payterm_days: 0, force_show_price: true }],
    ['export@cedar.test', { payterm_days: 0, force_show_price: true }],
    ['visitor@cedar.test', { payterm_days: 0 }],
  ])('%s has %o', (email, expected) => {
    expect(customer(email).user).toMatchObject(expected);
  });

  it('include one with two addresses, one with 25 allowed products, and one with three sub-customers', () => {
    expect(customer('buyer@demo.test').user.shipping_address_list).toHaveLength(2);
    expect(customer('group@demo.test').user.sub_customers).toHaveLength(3);
    const ids = new Set(customer('restricted@demo.test').user.products);
    expect(ids.size).toBe(25);
    const productIds = new Set([...tenant('demo').products()].map(({ product }) => product.id));
    expect([...ids].every((id) => productIds.has(Number(id)))).toBe(true);
  });

  it('have one order that waits for approval, of the customer who needs it', () => {
    const all = tenants.flatMap(({ customers }) => customers);
    const pendingOrders = all.flatMap(({ user, past }) =>
      past
        .filter(({ awaitsApproval }) => awaitsApproval)
        .map(({ kind, status }) => [user.email, kind, status]),
    );
    expect(pendingOrders).toEqual([['junior@demo.test', 'order', 'pending']]);
  });

  it.each([
    ['buyer@demo.test', ['authorizenet']],
    ['comprador@andina.test', ['payu', 'openpay']],
    ['buyer@wolf.test', ['authorizenet']],
    ['cash@cedar.test', ['authorizenet']],
    ['export@cedar.test', ['payu']],
  ])('%s pays through %o', (email, platforms) => {
    expect(customer(email).user.payment_gateway?.map(({ platform }) => platform)).toEqual(platforms);
  });

  it.each([
    'buyer@demo.test',
    'comprador@andina.test',
    'acheteuse@lumiere.test',
    'buyer@wolf.test',
    'buyer@cedar.test',
  ])('%s has a year of transactions, and a recommendation', (email) => {
    const { past, documents, recommendation } = customer(email);
    expect(recommendation?.products.length).toBeGreaterThanOrEqual(4);
    const invoices = past.filter(({ kind }) => kind === 'invoice');
    expect(new Set(past.map(({ kind }) => kind))).toEqual(new Set(['order', 'invoice', 'estimate']));
    expect(past.every(({ daysAgo }) => daysAgo >= 0 && daysAgo <= 365)).toBe(true);
    expect(past.map(({ daysAgo }) => daysAgo)).toEqual(
      past.map(({ daysAgo }) => daysAgo).sort((a, b) => b - a),
    );
    expect(invoices.filter(({ status }) => status === 'overdue')).toHaveLength(1);
    expect(invoices.filter(({ openShare }) => openShare > 0 && openShare < 1)).toHaveLength(1);
    expect(invoices.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(2);
    expect(Object.values(Object(documents.favourites?.lists))).toHaveLength(3);
    const messages = Object.values(Object(documents.notifications?.messages)).map(
      (message) => Object(message).is_read,
    );
    expect(new Set(messages)).toEqual(new Set([true, false]));
  });

  it('have past lines with existing products and units, and unique numbers', () => {
    for (const { customers, products } of tenants) {
      const sold = new Map([...products()].map((seed) => [seed.product.id, seed]));
      const numbers = customers.flatMap(({ past }) => past.map(({ kind, number }) => `${kind} ${number}`));
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const line of customers.flatMap(({ past }) => past.flatMap(({ lines }) => lines))) {
        const seed = sold.get(line.product_id);
        expect(seed?.product).toMatchObject({ hidden: false, disabled: 0, is_discount: false });
        expect(
          line.units === null ? seed?.units.length : seed?.units.some(({ units }) => units === line.units),
        ).toBe(line.units === null ? 0 : true);
      }
    }
  });

  it('have order numbers of seven digits, and full timestamps at wolf', () => {
    const patternOf = (alias: string) => (alias === 'wolf' ? /^WEB-\d{13}$/ : /^WEB-\d{7}$/);
    for (const { company, customers } of tenants) {
      const orders = customers.flatMap(({ past }) => past.filter(({ kind }) => kind === 'order'));
      expect(orders.filter(({ number }) => !patternOf(company.alias).test(number))).toEqual([]);
    }
  });

  it('have some, but not most, of the first products in their favourites', () => {
    for (const { customers, products } of tenants) {
      const first = [...products()].slice(0, 10).map(({ product }) => product.id);
      for (const { user, documents } of customers) {
        const lists: { product_ids: number[] }[] = Object.values(Object(documents.favourites?.lists));
        const liked = new Set(lists.flatMap(({ product_ids }) => product_ids));
        expect(first.filter((id) => liked.has(id)).length, user.email).toBeLessThanOrEqual(4);
      }
    }
  });

  it('have favourites of the old format at legacy', () => {
    const favourites = customer('legacy@demo.test').documents.favourites;
    expect(Object.keys(favourites ?? {})).toEqual(['favorites']);
    expect(new Set(Object.values(Object(favourites?.favorites)))).toEqual(new Set([true]));
  });
});

it('a company that names its categories sells nothing else', () => {
  const wolf = demoTenants({ products: 200 }).find(({ company }) => company.alias === 'wolf');
  const lines = new Set([...(wolf?.products() ?? [])].map(({ product }) => product.line_name));
  expect(new Set(wolf?.company.categories)).toEqual(lines);
});
