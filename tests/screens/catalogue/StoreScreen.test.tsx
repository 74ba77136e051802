import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { aCompany } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { loadLazyParts, openStore, rowOf } from './openStore.tsx';

beforeAll(loadLazyParts);

describe('the store', () => {
  it('lists products with code, stock and price, without the barcode', async () => {
    await openStore();
    const row = await rowOf('Extra virgin olive oil 1 L');
    expect(row.getByText('CO-1')).toBeVisible();
    expect(row.queryByText(/8410660001016/)).toBeNull();
    expect(await row.findByText('75 in stock')).toBeVisible();
    expect(row.getByRole('button', { name: '$10.00 Why this price?' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(screen.getByText('2 products')).toBeVisible();
  });

  it('adds a product to the cart, and then edits it in its row', async () => {
    const { user, workspace } = await openStore();
    const row = await rowOf('Olive oil tin 5 L');
    await row.findByText('75 in stock');
    const quantity = row.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.click(row.getByRole('button', { name: 'Add Olive oil tin 5 L' }));

    expect(await screen.findByText('Added: 3 × Olive oil tin 5 L')).toBeVisible();
    const inCart = row.getByRole('link', {
      name: /^3 in\scart. Olive oil tin 5 L is in your cart: view cart$/,
    });
    expect(inCart).toHaveFocus();
    expect(quantity).toHaveValue('3');

    await user.click(row.getByRole('button', { name: 'Increase quantity: Olive oil tin 5 L' }));
    const quantities = () => workspace.cart?.state.getState().entries.map(({ line }) => line.quantity);
    expect(quantities()).toEqual(['4']);

    await user.clear(quantity);
    await user.type(quantity, '0{Enter}');
    expect(quantities()).toEqual([]);
    expect(row.getByRole('button', { name: 'Add Olive oil tin 5 L' })).toBeVisible();
  });

  it('shows why a product wasn’t added', async () => {
    const { user, workspace } = await openStore();
    const row = await rowOf('Olive oil tin 5 L');
    await row.findByText('75 in stock');
    const quantity = row.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '76');
    await user.click(row.getByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(await screen.findByText('No inventory 76 units: Olive oil tin 5 L')).toBeVisible();
    expect(workspace.cart?.state.getState().entries).toEqual([]);
  });

  it('takes a fraction of a kilo only: of a case it stays in the field, with the reason, and nothing is added', async () => {
    const units = [
      { product_id: 2, units: 'KG', name: 'Kilo', factor: 1, allows_fractions: true },
      { product_id: 2, units: 'CS', name: 'Case of 12', factor: 12 },
    ];
    const { user, workspace } = await openStore({ answers: catalogueResponses({ units }) });
    const row = await rowOf('Olive oil tin 5 L');
    const quantity = await row.findByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '0.4{Tab}');
    expect(quantity).toBeValid();
    await user.selectOptions(row.getByRole('combobox'), 'Case of 12');
    expect(quantity).toHaveValue('0.4');
    expect(quantity).toHaveAccessibleDescription('Enter a whole number');
    await user.click(row.getByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(workspace.cart?.state.getState().entries).toEqual([]);
    await user.selectOptions(row.getByRole('combobox'), 'Kilo');
    await user.click(row.getByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(workspace.cart?.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['0.4']);
  });

  it('offers units, with the price of the selected one and the next price step', async () => {
    const { user } = await openStore({
      answers: catalogueResponses({
        products: [oliveOil],
        units: [
          { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
          { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
        ],
        rules: [
          {
            product_id: 1,
            special_prices: [{ rule: 'SCALE_PRICE', name: '24 or more', min_value: 24, price: 8.6 }],
          },
        ],
      }),
    });
    const row = await rowOf('Extra virgin olive oil 1 L');
    expect(await row.findByText('24 or more: $8.60 each')).toBeVisible();
    await user.selectOptions(row.getByRole('combobox', { name: /^Unit/ }), 'Case of 12');
    expect(row.getByText('Case of 12: $120.00')).toBeVisible();
    expect(row.getByText('2 × Case of 12 or more: $8.60 each')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Increase quantity: Extra virgin olive oil 1 L' }));
    expect(row.getByText('Case of 12: $103.20')).toBeVisible();
  });

  it('explains a price', async () => {
    const { user } = await openStore({
      answers: catalogueResponses({
        products: [oliveOil],
        prices: [{ product_id: 1, default_price: 9.8, net_value: 9.2 }],
        rules: [
          {
            product_id: 1,
            discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring campaign', is_percent: true, value: 5 }],
          },
        ],
      }),
    });
    const row = await rowOf('Extra virgin olive oil 1 L');
    await user.click(await row.findByRole('button', { name: '$8.74 Why this price?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why this price?' }));
    const steps = await dialog.findAllByRole('term');
    expect(steps.map((term) => term.textContent)).toEqual([
      'List price',
      'Your price',
      'Spring campaign Commercial discount',
      'Unit price',
      'Tax 7% (your rate)',
      'Including tax',
    ]);
    expect(dialog.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$9.80',
      '$9.20',
      '−$0.46',
      '$8.74',
      '$0.61',
      '$9.35',
    ]);
  });

  it('shows the price that is charged, with the one before the discount struck out and the discount as a chip', async () => {
    await openStore({
      answers: catalogueResponses({
        products: [oliveOil],
        rules: [
          {
            product_id: 1,
            discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring campaign', is_percent: true, value: 5 }],
          },
        ],
      }),
      company: aCompany({ settings: { showNetPrice: false } }),
    });
    const row = await rowOf('Extra virgin olive oil 1 L');
    expect(await row.findByRole('button', { name: '$9.50 Why this price?' })).toBeVisible();
    expect(row.getByText('$10.00').closest('s')).toHaveTextContent('Was $10.00');
    expect(row.getByText('−5%')).toBeVisible();
  });

  it('adds the typed quantity with Enter, and keeps the focus', async () => {
    const { user, workspace } = await openStore();
    const row = await rowOf('Olive oil tin 5 L');
    await row.findByText('75 in stock');
    const quantity = row.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '12{Enter}');
    await waitFor(() => expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 12']));
    expect(quantity).toHaveFocus();
    await user.clear(quantity);
    await user.type(quantity, '13{Enter}');
    expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 13']);
  });

  it('removes a line with a quantity of zero, and restores it', async () => {
    const { user, workspace } = await openStore();
    const row = await rowOf('Olive oil tin 5 L');
    await user.click(await row.findByRole('button', { name: 'Add Olive oil tin 5 L' }));
    const quantity = row.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '0{Tab}');
    expect(cartContents(workspace)).toEqual([]);
    expect(await screen.findByText('Removed: Olive oil tin 5 L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 1']);
  });

  it('shows beside the quantity that no warehouse has enough', async () => {
    const { user } = await openStore();
    const row = await rowOf('Olive oil tin 5 L');
    await row.findByText('75 in stock');
    const quantity = row.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '76{Enter}');
    expect(row.getByText('No inventory 76 units')).toBeVisible();
    expect(quantity).toHaveValue('76');
  });

  it.each([
    [{}, 'Extra virgin olive oil 1 L', 'CO-1 · Cold pressed'],
    [{ showCodeInsteadOfRemark: true }, 'Extra virgin olive oil 1 L', 'CO-1'],
    [{ hideProductName: true }, 'Cold pressed', 'CO-1'],
    [{ hideProductName: true, showCodeInsteadOfRemark: true }, 'CO-1', 'CO-1'],
  ])('names a product by the company’s settings: %j', async (settings, name, details) => {
    const product = { ...oliveOil, remark: 'Cold pressed' };
    await openStore({
      answers: catalogueResponses({ products: [product] }),
      company: aCompany({ settings }),
    });
    const row = await rowOf(name);
    expect(row.getByText(details)).toBeVisible();
  });

  it('uses the company’s label for the quantity', async () => {
    await openStore({ company: aCompany({ settings: { quantityLabel: 'Cases' } }) });
    const row = await rowOf('Olive oil tin 5 L');
    expect(await row.findByRole('textbox', { name: 'Cases: Olive oil tin 5 L' })).toBeVisible();
  });

  it('loads again after a failure', async () => {
    const answers = catalogueResponses();
    const search = answers['/products/_search'];
    answers['/products/_search'] = () => {
      throw new CallError('network');
    };
    const { user } = await openStore({ answers });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load the products' })).toBeVisible();
    answers['/products/_search'] = search;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Olive oil tin 5 L');
  });

  it('shows products before their prices, and an error if the prices fail', async () => {
    const answers = catalogueResponses();
    const prices = answers['/pricing'];
    answers['/pricing'] = () => {
      throw new CallError('network');
    };
    const { user } = await openStore({ answers });
    const row = await rowOf('Olive oil tin 5 L');
    expect(row.queryByRole('button', { name: 'Add Olive oil tin 5 L' })).toBeNull();
    expect(await screen.findByText('We couldn’t load prices and stock')).toBeVisible();
    expect(await row.findByRole('button', { name: 'Add Olive oil tin 5 L' })).toBeDisabled();
    answers['/pricing'] = prices;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row.findByRole('button', { name: '$38.90 Why this price?' })).toBeVisible();
  });

  it.each([
    ['a list', '/store'],
    ['a grid', '/store?view=grid'],
  ])('keeps a product’s picture and name, with the focus, when its price is loaded: %s', async (_, at) => {
    const answers = catalogueResponses();
    const prices = answers['/pricing'];
    let releasePrices = () => {};
    answers['/pricing'] = () =>
      new Promise((resolve) => {
        releasePrices = () => resolve(prices);
      });
    await openStore({ answers, at });
    const row = await rowOf('Olive oil tin 5 L');
    const name = row.getByRole('link', { name: 'Olive oil tin 5 L' });
    const links = row.getAllByRole('link', { hidden: true });
    name.focus();
    await waitFor(() => {
      releasePrices();
      expect(row.getByRole('button', { name: '$38.90 Why this price?' })).toBeVisible();
    });
    expect(row.getAllByRole('link', { hidden: true })).toEqual(links);
    expect(name).toHaveFocus();
  });

  it('hides prices by the company’s setting, except from customers who may see them', async () => {
    const company = aCompany({ settings: { hidePrices: true } });
    const hidden = await openStore({ company });
    const row = await rowOf('Olive oil tin 5 L');
    expect(await row.findByText('$0.00')).toBeVisible();
    expect(hidden.container).not.toHaveTextContent('38.90');
    hidden.unmount();
    await openStore({ company, customer: aCustomer({ forceShowPrice: true }) });
    expect(await screen.findByRole('button', { name: '$38.90 Why this price?' })).toBeVisible();
  });

  it('leads a visitor of an open portal to the login, and back', async () => {
    const { user, address } = await openStore({ company: aCompany({ openPortal: true }), customer: null });
    const row = await rowOf('Olive oil tin 5 L');
    expect(await row.findByRole('button', { name: '$38.90 Why this price?' })).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Add Olive oil tin 5 L' }));
    expect(address()).toBe('/login?next=%2Fstore');
  });
});
