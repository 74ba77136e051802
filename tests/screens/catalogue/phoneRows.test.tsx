import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { loadLazyParts, openStore, rowOf } from './openStore.tsx';

/** Of a list on a phone, px. */
const WIDTH = 366;
const OIL = 'Sunflower oil 1 L';

const oil = aProductWire({ id: 1, name: OIL, code: 'SO-1', barcode: '8410660001026', remark: 'Refined' });
/** Each costs 10.00, and 8.00 from 24 on. */
const rules = [
  {
    product_id: 1,
    special_prices: [{ rule: 'SCALE_PRICE' as const, name: null, min_value: 24, price: 8 }],
    discounts: [],
  },
];

beforeAll(loadLazyParts);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, WIDTH, 112),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (options: Parameters<typeof openStore>[0] = {}) =>
  openStore({ answers: catalogueResponses({ products: [oil], rules }), ...options });

describe('a row of the store on a phone', () => {
  it('says what the product is chosen by, and neither its code nor its barcode', async () => {
    await open();
    const row = await rowOf(OIL);
    expect(await row.findByText('75 in stock')).toBeVisible();
    expect(row.getByText('Refined')).toBeVisible();
    expect(row.queryByText(/SO-1|8410660001026/)).toBeNull();
    expect(await row.findByRole('button', { name: `Add ${OIL} to favorites` })).toBeVisible();
  });

  it('says on its button how many are added, where it starts with those of the last purchase', async () => {
    const unit = { product_id: 1, units: 'CS12', name: 'Case of 12', factor: 12 };
    const purchase = {
      product_id: 1,
      quantity: '2',
      units: 'CS12',
      unit_of_measure: 'Case of 12',
      date: '2026-01-25',
      times: 3,
    };
    const { user, workspace } = await open({
      answers: catalogueResponses({ products: [oil], units: [unit], purchases: [purchase] }),
    });
    const button = await (await rowOf(OIL)).findByRole('button', { name: `Add 2 ${OIL}` });
    expect(button).toHaveTextContent(/^Add 2$/);
    await user.click(button);
    expect(workspace.cart?.state.getState().entries[0]?.line.quantity).toBe('2');
  });

  it('has the next price step as a chip, and its sentence for screen readers', async () => {
    await open();
    const row = await rowOf(OIL);
    expect(await row.findByText('24+ $8.00')).toHaveAttribute('aria-hidden', 'true');
    expect(row.getByText('24 or more: $8.00 each')).toBeInTheDocument();
    expect(row.getByRole('button', { name: '$10.00 Why this price?' })).toBeVisible();
  });

  it('says in few words, in the reader’s language, from how many the price is that it has', async () => {
    const name = '24 or more: scale price';
    const scale = [
      { product_id: 1, special_prices: [{ rule: 'SCALE_PRICE' as const, name, min_value: 24, price: 8 }] },
    ];
    const { user } = await open({ answers: catalogueResponses({ products: [oil], rules: scale }) });
    const row = await rowOf(OIL);
    await row.findByText('24+ $8.00');
    await user.click(row.getByRole('button', { name: `Add ${OIL}` }));
    await user.clear(row.getByRole('textbox'));
    await user.type(row.getByRole('textbox'), '24{Enter}');
    expect(await row.findByText('24 or more')).toBeVisible();
    expect(row.queryByText(/scale price/)).toBeNull();
  });

  it('says that a price is a deal, and the name of its rule as a title and for screen readers', async () => {
    const discounts = [
      { rule: 'COMMERCIAL_DISCOUNT' as const, name: 'Shop week −4%', is_percent: true, value: 4 },
    ];
    const deal = [{ product_id: 1, special_prices: [], discounts }];
    await open({ answers: catalogueResponses({ products: [oil], rules: deal }) });
    const row = await rowOf(OIL);
    expect(await row.findByText('Deal')).toBeVisible();
    expect(row.getByTitle('Shop week −4%')).toHaveTextContent('Deal');
    expect(row.getByText('Shop week −4%')).toBeInTheDocument();
  });

  it('begins its second line with what a part fits', async () => {
    const remark = 'Fits Toyota Corolla 2014–2019, 1.8 L · Haltec · ceramic';
    const pads = aProductWire({ id: 1, name: 'Brake pads', code: 'BR-T14', remark });
    await open({ answers: catalogueResponses({ products: [pads] }) });
    const row = await rowOf('Brake pads');
    expect(row.getByTitle(remark)).toHaveTextContent(/^Fits Toyota Corolla 2014–2019, 1.8 L/);
    expect(row.queryByText(/BR-T14/)).toBeNull();
  });

  it('shows no price and no chip while prices are hidden', async () => {
    await open({ company: aCompany({ settings: { hidePrices: true, showNetPrice: false } }) });
    const row = await rowOf(OIL);
    expect(await row.findByText('Price on request')).toBeVisible();
    expect(row.queryByText(/8\.00|10\.00/)).toBeNull();
  });

  it('shows the code of a company that shows it in place of the remark', async () => {
    await open({ company: aCompany({ settings: { showCodeInsteadOfRemark: true } }) });
    const row = await rowOf(OIL);
    await row.findByText('75 in stock');
    expect(row.getByText('SO-1')).toBeVisible();
    expect(row.queryByText('Refined')).toBeNull();
  });

  it('has a quantity as soon as the product is in the cart, and the bar of the cart below it', async () => {
    const { user } = await open();
    const row = await rowOf(OIL);
    await row.findByText('75 in stock');
    expect(row.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('1 product', { selector: 'a > strong' })).toBeNull();
    await user.click(row.getByRole('button', { name: `Add ${OIL}` }));
    expect(row.getByRole('textbox', { name: `Quantity: ${OIL}` })).toHaveValue('1');
    expect(row.getByRole('button', { name: `Increase quantity: ${OIL}` })).toHaveFocus();
    const bar = within(
      screen.getByText('1 product', { selector: 'a > strong' }).closest('a') ?? document.body,
    );
    // 10.00 and 7 % of tax
    expect(bar.getByText('$10.70')).toBeInTheDocument();
    expect(bar.getByText('View cart')).toBeInTheDocument();
  });
});
