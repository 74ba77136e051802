import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '../../src/design-system/afterPaint.ts';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { StoreScreen } from '../../src/screens/catalogue/StoreScreen.tsx';
import { CheckoutScreen } from '../../src/screens/checkout/CheckoutScreen.tsx';
import { TileBody } from '../../src/widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../src/widgets/catalogue/ProductRow.tsx';
import { PayWith } from '../../src/widgets/payments/PayWith.tsx';
import { aCartLine } from '../domain/builders.ts';
import { UNREADABLE } from '../support/badJson.ts';
import { companySettings, fillCart } from '../support/cart.ts';
import { catalogueResponses, oliveOil } from '../support/catalogue.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';
const BAD_VALUES: [what: string, value: unknown][] = [
  ['nothing', null],
  ['a word', 'NaN'],
  ['a number beyond measure', '9'.repeat(5000)],
  ['a number below 0', -4],
  ['an object', {}],
];

beforeAll(async () => {
  for (const part of [RowBody, TileBody]) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
});
/** The oil has a bad list price and other bad numbers; the tin costs 38.90. */
const shop = (bad: unknown) => ({
  ...catalogueResponses(),
  '/pricing': {
    success: true,
    prices: [
      { product_id: 1, default_price: bad, default_cost: bad, net_value: null, adjust_value: bad },
      { product_id: 2, default_price: '38.90', net_value: bad === -4 ? null : bad },
      bad,
    ],
  },
  '/pricesRules/bat': {
    success: true,
    result: [
      {
        product_id: 1,
        special_prices: [{ rule: 'FIXED_PRICE', price: bad }, bad],
        discounts: [{ rule: 'SCALE_DISCOUNT', value: bad, min_value: bad, is_percent: true }],
        gifts: [{ product_id: 5, quantity: bad, step: bad }],
        taxes: [{ value: bad }],
      },
    ],
  },
  '/units_of_measure': {
    success: true,
    units_of_measure: [{ product_id: 2, units: 'CS', name: 'Case', factor: bad }],
  },
});

const rowOf = (name: string) =>
  waitFor(() => {
    const link = screen.getByRole('link', { name });
    const row = screen.getAllByRole('listitem').find((item) => item.contains(link));
    if (!row) throw new Error(`no row of ${name}`);
    return within(row);
  });
const expectReadable = () => {
  const copy = document.body.cloneNode(true);
  if (copy instanceof HTMLElement) for (const style of copy.querySelectorAll('style')) style.remove();
  expect(copy.textContent).not.toMatch(UNREADABLE);
};

describe.each(BAD_VALUES)('with %s where numbers belong', (_what, bad) => {
  test('a store row says that there is no price, and the others can be ordered', async () => {
    await renderPortal(<StoreScreen />, { answers: shop(bad), at: '/store', route: '/store' });
    const oil = await rowOf(OIL);
    expect(await oil.findByText('Price not available')).toBeVisible();
    expect(oil.getByRole('button', { name: `Add ${OIL}` })).toBeDisabled();
    const otherRow = await rowOf(TIN);
    expect(await otherRow.findByRole('button', { name: /^\$38\.90/ })).toBeVisible();
    expect(otherRow.getByRole('button', { name: `Add ${TIN}` })).toBeEnabled();
    expectReadable();
  });

  test('the product page says that there is no price', async () => {
    await renderPortal(<ProductScreen />, {
      answers: { ...shop(bad), '/products/1': { success: true, products: [{ ...oliveOil, weight: bad }] } },
      at: '/product/1',
      route: '/product/:productId',
    });
    expect(await screen.findByRole('heading', { level: 1, name: OIL })).toBeVisible();
    expect((await screen.findAllByText('Price not available'))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: `Add ${OIL}` })).toBeDisabled();
    expectReadable();
  });
});

const unpriced = aCartLine({
  productId: 1,
  name: OIL,
  price: { defaultPrice: 'NaN', netValue: '8' },
  quantity: '2',
});
const sold = aCartLine({ productId: 2, name: TIN, price: { defaultPrice: '38.90' }, quantity: '2' });
const settings = {
  '/company_settings': companySettings([{ code: 'G', name: 'Ground shipping', fixed: 18 }]),
};

test('a cart line without a price says so and isn’t in the total', async () => {
  const { workspace } = await renderPortal(<CartScreen />, {
    answers: settings,
    at: '/cart',
    route: '/cart',
  });
  fillCart(workspace, [unpriced, sold]);
  const line = await rowOf(OIL);
  expect(line.getByText(/Price not available: this product can’t be ordered/)).toBeVisible();
  expect(screen.getByText('Subtotal', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$77.80');
  expectReadable();
});

test('the order leaves it out, and the checkout says so', async () => {
  const placed = vi.fn(() => ({
    success: true,
    transaction: { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: '1e999' },
    differences: [{ product_id: {}, field: 'x', sent: {}, stored: [] }],
    repeated: false,
  }));
  const { user, workspace, address, http } = await renderPortal(<CheckoutScreen PayWith={PayWith} />, {
    answers: { ...settings, ...shop('NaN'), '/rest/visitSync': placed },
    at: '/checkout',
    route: '/checkout',
  });
  fillCart(workspace, [unpriced, sold], { orderNumber: 'WEB-1', orderNumberMadeAt: Date.now() });
  expect(await screen.findByText('One product has no price and won’t be included')).toBeVisible();
  expectReadable();
  await user.click(screen.getAllByRole('button', { name: /^Place order/ })[0] ?? document.body);
  await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
  const sent = JSON.stringify(http.sent.find(({ path }) => path === '/rest/visitSync')?.body);
  expect(sent).toContain(TIN);
  expect(sent).not.toContain(OIL);
});

test('a shipping method with bad numbers can be chosen', async () => {
  const method = { code: 'G', name: 'Ground shipping', fixed: {}, percent: 'NaN', rule_id: 'x', zones: 7 };
  const { workspace } = await renderPortal(<CheckoutScreen PayWith={PayWith} />, {
    answers: {
      '/company_settings': {
        success: true,
        settings: {
          payment_charge: { credit_card: 'free', bank_account: { charge: {} } },
          shipping_methods: [
            { ...method, zones: [] },
            { ...method, code: null },
          ],
        },
      },
    },
    at: '/checkout',
    route: '/checkout',
  });
  fillCart(workspace, [sold]);
  expect((await screen.findAllByText(/^Ground shipping/))[0]).toBeVisible();
  expectReadable();
});
