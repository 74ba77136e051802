import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CartMenu } from '../../src/app/layout/CartMenu.tsx';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { CheckoutScreen } from '../../src/screens/checkout/CheckoutScreen.tsx';
import { ConfirmationScreen } from '../../src/screens/checkout/ConfirmationScreen.tsx';
import { TransactionScreen } from '../../src/screens/history/TransactionScreen.tsx';
import { PayWith } from '../../src/widgets/payments/PayWith.tsx';
import { aCartLine, NO_RULES } from '../domain/builders.ts';
import { aCompany } from '../support/builders.ts';
import { aTransactionWire, companySettings, fillCart } from '../support/cart.ts';
import { catalogueResponses, oliveOil } from '../support/catalogue.ts';
import { aCustomer } from '../support/customer.ts';
import { readPriceExplanation } from '../support/readPriceExplanation.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const EACH = { code: 'EA', name: 'Each', factor: '1' };
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };

/** Two cases at 8.60 less 5 %: 8.17 each, 196.08 before tax; 7 % of it 13.73. */
const oil = aCartLine({
  productId: 1,
  name: 'Olive oil 1 L',
  quantity: '2',
  units: [EACH, CASE],
  unit: CASE,
  price: { defaultPrice: '9.80', netValue: '8.60' },
  rules: {
    ...NO_RULES,
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring campaign', isPercent: true, value: '5' }],
  },
});
const company = { '/company_settings': companySettings([{ code: 'G', name: 'Ground shipping', fixed: 18 }]) };

const FROM_THE_CART = [
  'List price: $9.80',
  'Your price: $8.60',
  'Spring campaign Commercial discount: −$0.43',
  'Unit price: $8.17',
  'Case of 12 = 12 × $8.17: $98.04',
  '24 × $8.17: $196.08',
  'Tax 7% (your rate): $13.73',
  'Including tax: $209.81',
];

describe('the explanation of a price', () => {
  it('in the cart', async () => {
    const { user, workspace } = await renderPortal(<CartScreen />, {
      answers: company,
      at: '/cart',
      route: '/cart',
    });
    fillCart(workspace, [oil]);
    expect(await readPriceExplanation(user, '$8.17')).toEqual(FROM_THE_CART);
  });

  it('in the cart of a Colombian company, whose tax is IVA in every language', async () => {
    const { user, workspace } = await renderPortal(<CartScreen />, {
      answers: company,
      company: aCompany({ locale: 'es-CO' }),
      at: '/cart',
      route: '/cart',
    });
    fillCart(workspace, [oil]);
    expect(await screen.findByText('IVA 7%')).toBeVisible();
    const figures = await readPriceExplanation(user, '$8.17');
    expect(figures.at(-2)).toMatch(/^IVA 7% \(your rate\): /);
  });

  it('in the cart menu of the header, per case', async () => {
    const { user, workspace } = await renderPortal(<CartMenu />);
    fillCart(workspace, [oil]);
    await user.click(screen.getByRole('button', { name: /Cart/ }));
    expect(await readPriceExplanation(user, '$98.04')).toEqual(FROM_THE_CART);
  });

  it('in the checkout, with the share of the coupon', async () => {
    const { user, workspace } = await renderPortal(<CheckoutScreen PayWith={PayWith} />, {
      answers: company,
      at: '/checkout',
      route: '/checkout',
    });
    const coupon = { id: 1, code: 'TEN', name: '', value: '10', productIds: [], lines: [], sublines: [] };
    fillCart(workspace, [oil], { coupon: { ...coupon, kind: 'fixed' } });
    // 196.08 less 10.00 is 186.08; 7 % of it 13.03.
    expect((await readPriceExplanation(user, '$8.17')).slice(5)).toEqual([
      '24 × $8.17: $196.08',
      'Coupon: −$10.00',
      'Tax 7% (your rate): $13.03',
      'Including tax: $199.11',
    ]);
  });

  it('on a product page, for a product with its own tax', async () => {
    const { user } = await renderPortal(<ProductScreen />, {
      answers: catalogueResponses({ products: [{ ...oliveOil, default_tax: 19 }] }),
      at: '/product/1',
      route: '/product/:productId',
    });
    expect(await readPriceExplanation(user)).toEqual([
      'List price: $10.00',
      'Unit price: $10.00',
      'Tax 19% (product): $1.90',
      'Including tax: $11.90',
    ]);
  });

  it('at each of its price breaks', async () => {
    const special_prices = [{ rule: 'SCALE_PRICE' as const, name: '24 or more', min_value: 24, price: 8.6 }];
    const { user } = await renderPortal(<ProductScreen />, {
      answers: catalogueResponses({ products: [oliveOil], rules: [{ product_id: 1, special_prices }] }),
      at: '/product/1',
      route: '/product/:productId',
    });
    await user.click(await screen.findByRole('button', { name: /^24 or more/ }));
    // 24 × 8.60 is 206.40; 7 % of it 14.45.
    expect(await readPriceExplanation(user, '$8.60 each')).toEqual([
      'List price: $10.00',
      '24 or more Volume price: $8.60',
      'Unit price: $8.60',
      '24 × $8.60: $206.40',
      'Tax 7% (your rate): $14.45',
      'Including tax: $220.85',
    ]);
  });

  it('with the names of the price rules’ taxes', async () => {
    const taxes = [
      { name: 'Sales tax 8.5 %', value: '8.5', isPercent: true },
      { name: 'Can deposit', value: '0.05', isPercent: false },
    ];
    const { user, workspace } = await renderPortal(<CartScreen />, { answers: company });
    fillCart(workspace, [aCartLine({ quantity: '3', rules: { ...NO_RULES, taxes } })]);
    expect((await readPriceExplanation(user, '$10.00')).slice(2)).toEqual([
      '3 × $10.00: $30.00',
      'Sales tax 8.5 %: $2.55',
      'Can deposit: $0.05 each: $0.15',
      'Including tax: $32.70',
    ]);
    expect(screen.getByText('Tax', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$2.70');
  });

  it('without tax for an exempt customer', async () => {
    const { user, workspace } = await renderPortal(<CartScreen />, {
      answers: company,
      customer: aCustomer({ isTaxable: false }),
    });
    fillCart(workspace, [aCartLine()]);
    expect(await readPriceExplanation(user, '$10.00')).toEqual([
      'List price: $10.00',
      'Unit price: $10.00',
      'No tax: you are exempt: $0.00',
    ]);
    expect(screen.getByText('Tax (exempt)').nextElementSibling).toHaveTextContent('$0.00');
  });

  it('with the value of a size', async () => {
    const { user, workspace } = await renderPortal(<CartScreen />, {
      answers: company,
      company: aCompany({ settings: { sizeInput: true } }),
    });
    fillCart(workspace, [aCartLine({ quantity: '2', size: '6', typedSize: '2x3' })]);
    expect((await readPriceExplanation(user, '$10.00')).slice(1, 4)).toEqual([
      'Unit price: $10.00',
      '2x3 = 6 × $10.00: $60.00',
      '12 × $10.00: $120.00',
    ]);
  });
});

const line = {
  product_id: 1,
  product_name: 'Olive oil 1 L',
  product_code: 'CO-1',
  remark: 'Extra virgin',
  quantity: 2,
  unit_of_measure: 'Case of 12',
  factor: 12,
  original_price: 9.8,
  product_price: 8.6,
  product_discount: 0.43,
  original_netprice: 8.17,
  order_detail_grossvalue: 206.4,
  order_detail_discount: 20.32,
  order_detail_internal_remark: '10.00',
  order_detail_tax: 13.03,
  order_detail_netvalue: 199.11,
  json_data: JSON.stringify({
    tax_origin: 'customer',
    taxes: [{ name: null, value: '7', is_percent: true }],
  }),
  price_rules_json_data: JSON.stringify([
    { rule: 'CUSTOMER_PRICE', name: null, before: '9.8', after: '8.6' },
    { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring campaign', before: '8.6', after: '8.17' },
  ]),
};
const FROM_THE_RECORD = [
  ...FROM_THE_CART.slice(0, 6),
  'Coupon: −$10.00',
  'Tax 7% (your rate): $13.03',
  'Including tax: $199.11',
];

const openDocument = (changes: Record<string, unknown>, hideProductName = false) =>
  renderPortal(<TransactionScreen />, {
    at: '/transaction/id-1',
    route: '/transaction/:id?',
    company: aCompany({ settings: { hideProductName } }),
    answers: {
      '/transactions/id-1': {
        success: true,
        transaction: aTransactionWire({ lines: [{ ...line, ...changes }] }),
      },
    },
  });

describe('the explanation of a past price', () => {
  it('on the confirmation, from the stored order', async () => {
    const transaction = aTransactionWire({ lines: [line] });
    const { user } = await renderPortal(<ConfirmationScreen />, {
      at: '/confirmation/id-1',
      route: '/confirmation/:id',
      answers: { '/transactions/id-1': { success: true, transaction } },
    });
    expect(await readPriceExplanation(user, '$8.17')).toEqual(FROM_THE_RECORD);
    expect(screen.getByText('Tax 7%', { selector: 'dt' })).toBeVisible();
  });

  it('on a document, even without stored steps and taxes', async () => {
    const { user } = await openDocument({ json_data: 'odd', price_rules_json_data: '' });
    expect(await readPriceExplanation(user, '$8.17')).toEqual([
      'List price: $9.80',
      'Your price: $8.60',
      'Commercial discount: −$0.43',
      'Unit price: $8.17',
      'Case of 12 = 12 × $8.17: $98.04',
      '24 × $8.17: $196.08',
      'Coupon: −$10.00',
      'Tax: $13.03',
      'Including tax: $199.11',
    ]);
    const totals = screen.getAllByText('Tax', { selector: 'dt' });
    expect(totals.at(-1)).toBeInTheDocument();
  });

  it('names products by the company’s settings', async () => {
    await openDocument({}, true);
    expect(await screen.findByText('Extra virgin')).toBeVisible();
    expect(screen.queryByText('Olive oil 1 L')).toBeNull();
  });

  it('shows the size as typed', async () => {
    await openDocument({ size: 6, user_input_size: '2x3', unit_of_measure: '', units: '', factor: 1 });
    expect(await screen.findByText(/^2 × Each × 2x3/)).toBeVisible();
  });
});
