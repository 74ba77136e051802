import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CartMenu } from '../../src/app/layout/CartMenu.tsx';
import { afterPaint } from '../../src/design-system/afterPaint.ts';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { StoreScreen } from '../../src/screens/catalogue/StoreScreen.tsx';
import { CheckoutScreen } from '../../src/screens/checkout/CheckoutScreen.tsx';
import { ConfirmationScreen } from '../../src/screens/checkout/ConfirmationScreen.tsx';
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx';
import { TransactionScreen } from '../../src/screens/history/TransactionScreen.tsx';
import { HomeScreen } from '../../src/screens/home/HomeScreen.tsx';
import { TileBody } from '../../src/widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../src/widgets/catalogue/ProductRow.tsx';
import { PayWith } from '../../src/widgets/payments/PayWith.tsx';
import { aCartLine, NO_RULES } from '../domain/builders.ts';
import { aCompany, aProductWire } from '../support/builders.ts';
import { aTransactionWire, companySettings, fillCart } from '../support/cart.ts';
import { catalogueResponses } from '../support/catalogue.ts';
import { aCustomer } from '../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../support/renderPortal.tsx';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

/**
 * Hidden prices (rules: Hidden prices) on every screen, with a back office that sends them nevertheless: list 8642.19, net
 * 7531.46, less 10 % = 6778.31; three of them 20334.93, tax 1423.45, total 21758.38; from 24 on 6420.57.
 */
const REAL_PRICES =
  /8,?642[.,]19|7,?531[.,]46|6,?778[.,]31|22,?594[.,]38|20,?334[.,]93|1,?423[.,]45|21,?758[.,]38|6,?420[.,]57|5,?778[.,]51/;

const wine = aProductWire({
  id: 1,
  name: 'Old wine',
  code: 'W-1',
  remark: 'A great year',
  default_price: 8642.19,
});
const rules = [
  {
    product_id: 1,
    special_prices: [{ rule: 'SCALE_PRICE' as const, name: null, min_value: 24, price: 6420.57 }],
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT' as const, name: 'Cellar', is_percent: true, value: 10 }],
  },
];
const cartLine = aCartLine({
  productId: 1,
  name: 'Old wine',
  code: 'W-1',
  remark: 'A great year',
  quantity: '3',
  price: { defaultPrice: '8642.19', netValue: '7531.46' },
  rules: {
    ...NO_RULES,
    specialPrices: [{ rule: 'SCALE_PRICE', name: null, minValue: 24, price: '6420.57' }],
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Cellar', isPercent: true, value: '10' }],
  },
  unitPriceWhenAdded: '6778.31',
});
const transaction = aTransactionWire({
  grossvalue: 22594.38,
  discount: 2259.45,
  tax: 1423.45,
  netvalue: 21758.38,
  balance: 21758.38,
  lines: [
    {
      product_id: 1,
      product_name: 'Old wine',
      product_code: 'W-1',
      remark: 'A great year',
      quantity: 3,
      original_price: 8642.19,
      product_price: 7531.46,
      product_discount: 753.15,
      original_netprice: 6778.31,
      order_detail_grossvalue: 22594.38,
      order_detail_discount: 2259.45,
      order_detail_tax: 1423.45,
      order_detail_netvalue: 21758.38,
      json_data: '{"tax_origin":"customer","taxes":[{"value":"7","is_percent":true}]}',
      price_rules_json_data: '[{"rule":"CUSTOMER_PRICE","name":null,"before":"8642.19","after":"7531.46"}]',
    },
  ],
});
const answers = {
  ...catalogueResponses({
    products: [wine],
    prices: [{ product_id: 1, default_price: 8642.19, net_value: 7531.46 }],
    rules,
  }),
  '/company_settings': companySettings([{ code: 'G', name: 'Ground shipping', fixed: 18 }]),
  '/transactions': { success: true, total: 1, transactions: [transaction] },
  '/transactions/id-1': { success: true, transaction },
};

const company = aCompany({ settings: { hidePrices: true, showNetPrice: false } });

beforeAll(async () => {
  for (const part of [RowBody, TileBody]) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
});
type ScreenVisit = {
  element: ReactNode;
  at: string;
  route: string;
  findContent: () => Promise<HTMLElement[]>;
};

const findZeros = () => screen.findAllByText('$0.00', {});
const findZerosInGrid = async () => {
  expect(await screen.findByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
  return findZeros();
};
const screens: [string, ScreenVisit][] = [
  ['the store', { element: <StoreScreen />, at: '/store', route: '/store', findContent: findZeros }],
  [
    'the store as a grid',
    { element: <StoreScreen />, at: '/store?view=grid', route: '/store', findContent: findZerosInGrid },
  ],
  [
    'a product',
    { element: <ProductScreen />, at: '/product/1', route: '/product/:productId', findContent: findZeros },
  ],
  ['the cart', { element: <CartScreen />, at: '/cart', route: '/cart', findContent: findZeros }],
  ['the cart in the header', { element: <CartMenu />, at: '/', route: '/', findContent: findZeros }],
  [
    'the checkout',
    {
      element: <CheckoutScreen PayWith={PayWith} />,
      at: '/checkout',
      route: '/checkout',
      findContent: findZeros,
    },
  ],
  [
    'the confirmation',
    {
      element: <ConfirmationScreen />,
      at: '/confirmation/id-1',
      route: '/confirmation/:id',
      findContent: findZeros,
    },
  ],
  [
    'a document',
    {
      element: <TransactionScreen />,
      at: '/transaction/id-1',
      route: '/transaction/:id?',
      findContent: findZeros,
    },
  ],
  ['the history', { element: <HistoryScreen />, at: '/account', route: '/account', findContent: findZeros }],
  ['home', { element: <HomeScreen />, at: '/home', route: '/home', findContent: findZeros }],
];

const visit = async ({ element, at, route }: ScreenVisit, options: RenderPortalOptions = {}) => {
  const portal = await renderPortal(element, { answers, company, at, route, ...options });
  fillCart(portal.workspace, [cartLine], { orderNumber: 'WEB-1', orderNumberMadeAt: Date.now() });
  return portal;
};

const pageHtml = () => document.documentElement.outerHTML;

describe('no price is anywhere in the page, only a blurred zero', () => {
  it.each(screens)('%s', async (_name, screenVisit) => {
    await visit(screenVisit);
    const zeros = await screenVisit.findContent();
    expect(zeros).not.toEqual([]);
    for (const shown of zeros) expect(shown).toHaveStyle({ filter: 'blur(5px)' });
    expect(pageHtml()).not.toMatch(REAL_PRICES);
    expect(screen.queryByRole('button', { name: /Why this price/ })).toBeNull();
  });

  it('the cart menu of the header', async () => {
    const { user } = await visit({ element: <CartMenu />, at: '/', route: '/', findContent: findZeros });
    await user.click(screen.getByRole('button', { name: /Cart/ }));
    const cartMenu = within(await screen.findByRole('dialog', { name: 'Cart' }));
    const zeros = await cartMenu.findAllByText('$0.00');
    expect(zeros.length).toBeGreaterThan(1);
    for (const shown of zeros) expect(shown).toHaveStyle({ filter: 'blur(5px)' });
    expect(pageHtml()).not.toMatch(REAL_PRICES);
  });

  it('the sort options', async () => {
    await visit({ element: <StoreScreen />, at: '/store', route: '/store', findContent: findZeros });
    await findZeros();
    expect(screen.queryByRole('option', { name: /^Price/ })).toBeNull();
  });
});

describe('a transaction whose lines force showing prices shows them', () => {
  it.each(screens.filter(([name]) => name === 'a document'))('%s', async (_name, screenVisit) => {
    const lines = transaction.lines.map((line) => ({ ...line, force_show_price: true }));
    const forced = { success: true, transaction: { ...transaction, lines } };
    await visit(screenVisit, { answers: { ...answers, '/transactions/id-1': forced } });
    await waitUntilPasses(() => expect(pageHtml()).toMatch(REAL_PRICES));
    expect(screen.queryByText('$0.00')).toBeNull();
  });
});

describe('customers who may see prices see them', () => {
  it.each(screens.filter(([name]) => name !== 'the cart in the header'))('%s', async (_name, screenVisit) => {
    await visit(screenVisit, { customer: aCustomer({ forceShowPrice: true }) });
    await waitUntilPasses(() => expect(pageHtml()).toMatch(REAL_PRICES));
  });
});
