import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductScreen } from '../../../src/screens/catalogue/ProductScreen.tsx';
import { useLoadPartNumbers } from '../../../src/state/partNumbers/useLoadPartNumbers.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

/** As in the portal, which loads the part numbers behind each screen. */
function ScreenWithPartNumbers() {
  useLoadPartNumbers();
  return <ProductScreen />;
}

const openProduct = (options: RenderPortalOptions = {}) =>
  renderPortal(<ScreenWithPartNumbers />, {
    answers: catalogueResponses({ products: [oliveOil] }),
    at: '/product/1',
    route: '/product/:productId',
    ...options,
  });

it('shows the product’s details, price breaks and stock', async () => {
  await openProduct({
    answers: catalogueResponses({
      products: [oliveOil],
      rules: [
        { product_id: 1, special_prices: [{ rule: 'SCALE_PRICE', name: null, min_value: 24, price: 8.6 }] },
      ],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Extra virgin olive oil 1 L' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Casa Oliva' })).toHaveAttribute('href', '/store?brand=Casa+Oliva');
  const breaks = within(screen.getByRole('group', { name: 'Volume pricing' }));
  // 24 × (10.00 − 8.60)
  expect(breaks.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '1 $10.00 your price',
    '24 or more $8.60 save $33.60',
  ]);
  expect(screen.getByText('75 in stock')).toBeVisible();
});

it.each(['Casa Oliva · cold pressed', 'Cold pressed · Casa Oliva', 'Casa Oliva, cold pressed'])(
  'says the brand once: %s',
  async (remark) => {
    await openProduct({
      answers: catalogueResponses({ products: [{ ...oliveOil, brand_name: 'Casa Oliva', remark }] }),
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.nextElementSibling).toHaveTextContent(/^Casa Oliva · CO-1 · cold pressed$/i);
  },
);

it('says a price once in the buying card, and why it is so', async () => {
  const { user } = await openProduct();
  const why = await screen.findByRole('button', { name: 'Why this price?' });
  expect(screen.getAllByText('$10.00')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Increase / }));
  expect(screen.getByText('$20.00')).toBeVisible();
  expect(why).toHaveAccessibleName('$10.00 each Why this price?');
});

it('a pressed price break sets unit and quantity, and what is chosen is added to the cart', async () => {
  const { user, workspace } = await openProduct({
    answers: {
      ...catalogueResponses({
        products: [oliveOil],
        rules: [
          { product_id: 1, special_prices: [{ rule: 'SCALE_PRICE', name: null, min_value: 24, price: 8.6 }] },
        ],
      }),
      '/units_of_measure': {
        success: true,
        units_of_measure: [
          { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
          { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
        ],
      },
    },
  });
  const more = await screen.findByRole('button', { name: '24 or more $8.60 save $33.60' });
  const one = screen.getByRole('button', { name: '1 $10.00 your price' });
  expect([one, more].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await user.click(more);
  expect([one, more].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(screen.getByRole('combobox', { name: `Unit: ${oliveOil.name}` })).toHaveDisplayValue('Case of 12');
  const quantity = screen.getByRole('textbox', { name: `Quantity: ${oliveOil.name}` });
  expect(quantity).toHaveValue('2');
  // 24 × 8.60
  expect(screen.getByText('$206.40')).toBeVisible();
  expect(screen.getByText('You save $33.60')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Add ${oliveOil.name}` }));
  expect(screen.getByText(/In your cart: 2 × Case of 12/)).toBeVisible();
  expect(quantity).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: `Add 1 × Case of 12 more: ${oliveOil.name}` }));
  expect(workspace.cart?.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['3']);
});

it('prices what is chosen together with what is in the cart', async () => {
  const scale = [
    {
      product_id: 1,
      special_prices: [{ rule: 'SCALE_PRICE' as const, name: null, min_value: 24, price: 8.6 }],
    },
  ];
  const { user } = await openProduct({ answers: catalogueResponses({ products: [oliveOil], rules: scale }) });
  const more = await screen.findByRole('button', { name: /^24 or more/ });
  const quantity = screen.getByRole('textbox', { name: `Quantity: ${oliveOil.name}` });
  await user.clear(quantity);
  await user.type(quantity, '10');
  await user.click(screen.getByRole('button', { name: `Add ${oliveOil.name}` }));
  expect(more).toHaveAttribute('aria-pressed', 'false');
  await user.clear(quantity);
  await user.type(quantity, '14');
  await user.tab();
  expect(more).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: `Add 14 more: ${oliveOil.name}` }));
  expect(more).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('$8.60', { selector: 'p > strong' })).toBeVisible();
});

it('offers dimensions only for what isn’t counted in packs', async () => {
  const company = aCompany({ settings: { sizeInput: true } });
  const units = [{ product_id: 1, units: 'EA', name: 'Each', factor: 1 }];
  const { unmount } = await openProduct({
    company,
    answers: catalogueResponses({ products: [oliveOil], units }),
  });
  expect(await screen.findByRole('combobox', { name: `Unit: ${oliveOil.name}` })).toBeVisible();
  expect(screen.queryByText('Enter dimensions')).toBeNull();
  unmount();
  await openProduct({ company });
  expect(await screen.findByText('Enter dimensions')).toBeVisible();
});

it('shows the stock by warehouse, by names without the mark of the preferred one', async () => {
  const stockIn = (warehouse_id: number, warehouse_name: string, quantity: number) => ({
    product_id: 1,
    warehouse_id,
    warehouse_name,
    quantity,
  });
  await openProduct({
    answers: {
      ...catalogueResponses({ products: [oliveOil] }),
      '/availability': {
        success: true,
        availability: [stockIn(11, 'Newark Default', 75), stockIn(12, 'Reno', 8), stockIn(13, 'Default', 2)],
      },
    },
  });
  const stock = within(await screen.findByRole('region', { name: 'Stock by warehouse' }));
  expect(stock.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Newark',
    'Reno',
    'Main warehouse',
  ]);
  expect(stock.getAllByRole('definition').map((quantity) => quantity.textContent)).toEqual(['75', '8', '2']);
});

it('has the way back and the picture’s place while it loads', async () => {
  const answers = {
    ...catalogueResponses({ products: [oliveOil] }),
    '/products/1': () => new Promise(() => undefined),
  };
  await openProduct({ answers });
  expect(await screen.findByRole('status', { name: 'Loading the product' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
});

it('multiplies the price by the typed size', async () => {
  const { user, workspace } = await openProduct({ company: aCompany({ settings: { sizeInput: true } }) });
  await user.type(await screen.findByRole('textbox', { name: 'Size of Extra virgin olive oil 1 L' }), '2x3');
  expect(screen.getByText('= 6 per unit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Extra virgin olive oil 1 L' }));
  const [entry] = workspace.cart?.state.getState().entries ?? [];
  expect(entry?.line).toMatchObject({ quantity: '1', size: '6' });
});

it('shows a message if the product is gone', async () => {
  await openProduct({ answers: catalogueResponses({ products: [] }) });
  expect(await screen.findByRole('heading', { name: 'This product isn’t available' })).toBeVisible();
});

const oil = aProductWire({ id: 8, name: 'Sunflower oil 1 L' });
const related = (...ids: number[]) =>
  ids.map((product_id) => ({ product_id, product_code: '', product_name: '' }));

it.each([
  {
    what: 'a product in stock shows what is bought with it',
    soldOut: false,
    title: 'Frequently bought together',
  },
  {
    what: 'a sold-out product shows what can replace it',
    soldOut: true,
    title: 'Similar products in stock',
  },
])('$what', async ({ soldOut, title }) => {
  const product = { ...oliveOil, sold_out: soldOut };
  const shown = soldOut ? oil : tin;
  await openProduct({
    answers: {
      ...catalogueResponses({
        products: [product, shown],
        units: [
          { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
          { product_id: 1, units: 'CS12', name: 'Case of 12', factor: 12 },
        ],
      }),
      '/availability': {
        success: true,
        availability: [
          { product_id: 1, warehouse_id: 11, warehouse_name: 'Newark', quantity: soldOut ? 0 : 9 },
        ],
      },
      '/products/1/related': {
        success: true,
        bought_together: related(2),
        substitutes: related(8),
      },
    },
  });
  const section = within(await screen.findByRole('region', { name: title }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByRole('link', { name: shown.name })).toBeVisible();
  // What can't be ordered asks for no unit.
  expect(screen.queryAllByRole('combobox', { name: /^Unit/ })).toHaveLength(soldOut ? 0 : 1);
  expect(screen.queryAllByRole('button', { name: 'Notify me when it’s back' })).toHaveLength(soldOut ? 1 : 0);
});

it('a product that nobody bought with another shows its subline', async () => {
  const product = { ...oliveOil, subline_name: 'Olive oils' };
  await openProduct({ answers: catalogueResponses({ products: [product, tin] }) });
  const section = within(await screen.findByRole('region', { name: 'More from Olive oils' }));
  expect(section.getByRole('link', { name: tin.name })).toBeVisible();
});

describe('what the customer bought of a product', () => {
  afterEach(() => void vi.useRealTimers());

  const purchase = (
    transaction_number: string,
    transaction_date: string,
    quantity: number,
    price: number,
  ) => ({
    id: transaction_number,
    kind: 'order',
    transaction_number,
    transaction_date,
    quantity,
    unit_of_measure: 'Case of 12',
    price,
  });
  const openWith = (purchases: unknown, options: RenderPortalOptions = {}) =>
    openProduct({
      answers: { ...catalogueResponses({ products: [oliveOil] }), '/products/1/purchases': purchases },
      ...options,
    });

  it('is its number, its months and the last three', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T15:00:00'), toFake: ['Date'] });
    await openWith({
      success: true,
      count: 12,
      months: [{ month: '2026-03', quantity: '24' }],
      purchases: [
        purchase('WEB-3', '2026-03-02', 2, 8.17),
        purchase('WEB-2', '2026-01-05', 1, 8.74),
        purchase('WEB-1', '2025-12-01', 1, 8.74),
      ],
    });
    const card = within(await screen.findByRole('region', { name: 'You bought this 12 times' }));
    expect(card.getByRole('img', { name: /^Quantity by month: April 0, .*, March 24$/ })).toBeVisible();
    const [latest, , first] = card.getAllByRole('listitem').map((row) => row.textContent);
    expect(latest).toContain('2 × Case of 12$8.17 each');
    expect(first).toContain('1 × Case of 12$8.74 each');
    expect(card.getAllByRole('link')[0]).toHaveAttribute('href', '/account?document=WEB-3');
    expect(card.getByRole('link', { name: 'Orders with this product' })).toBeVisible();
  });

  const units = {
    '/units_of_measure': {
      success: true,
      units_of_measure: [
        { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
        { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
      ],
    },
  };
  const chosen = () =>
    [
      screen.getByRole<HTMLSelectElement>('combobox', { name: /^Unit/ }).selectedOptions[0]?.label,
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ }).value,
    ].join(' ');
  const lastOf = (quantity: number) => ({
    success: true,
    count: 1,
    months: [],
    purchases: [purchase('WEB-1', '2025-12-01', quantity, 8.74)],
  });

  it('sets the unit and the quantity at first', async () => {
    await openWith(lastOf(3), {
      answers: {
        ...catalogueResponses({ products: [oliveOil] }),
        ...units,
        '/products/1/purchases': lastOf(3),
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(chosen).toBe('Case of 12 3');
  });

  const beforeItIsKnown = async (act: (user: UserEvent) => Promise<void>) => {
    let answer = (): void => undefined;
    const { user, http } = await openWith(null, {
      answers: {
        ...catalogueResponses({ products: [oliveOil] }),
        ...units,
        '/products/1/purchases': () =>
          new Promise((resolve) => {
            answer = () => resolve(lastOf(3));
          }),
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await act(user);
    await expect.poll(() => http.sent.map(({ path }) => path)).toContain('/products/1/purchases');
    answer();
    expect(await screen.findByRole('heading', { name: 'You bought this once' })).toBeVisible();
    return user;
  };

  it('doesn’t change what was chosen before it was known', async () => {
    await beforeItIsKnown((user) =>
      user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Case of 12'),
    );
    expect(chosen()).toBe('Case of 12 1');
  });

  it('doesn’t change a field that the customer is in: what is typed takes the place of what it shows', async () => {
    const user = await beforeItIsKnown((each) =>
      each.click(screen.getByRole('textbox', { name: /^Quantity/ })),
    );
    expect(chosen()).toBe('Each 1');
    await user.keyboard('5');
    expect(chosen()).toBe('Each 5');
  });

  it('is said as “once” for the first time', async () => {
    await openWith({
      success: true,
      count: 1,
      months: [],
      purchases: [purchase('WEB-1', '2025-12-01', 1, 8.74)],
    });
    expect(await screen.findByRole('heading', { name: 'You bought this once' })).toBeVisible();
  });

  it('isn’t mentioned if it was never bought', async () => {
    await openWith({ success: true, count: 0, months: [], purchases: [] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/You bought this/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Orders with this product' })).toBeNull();
  });

  it('is two links for a back office that doesn’t tell', async () => {
    await openProduct();
    expect(await screen.findByRole('link', { name: 'Orders with this product' })).toBeVisible();
    expect(screen.queryByText(/You bought this/)).toBeNull();
  });

  it('isn’t asked for visitors', async () => {
    await openWith(() => expect.unreachable('asked'), { customer: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Orders with this product' })).toBeNull();
  });
});
