import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/design-system/afterPaint.ts';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { StoreScreen } from '../../src/screens/catalogue/StoreScreen.tsx';
import { TileBody } from '../../src/widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../src/widgets/catalogue/ProductRow.tsx';
import { aCartLine } from '../domain/builders.ts';
import { aCompany, aProductWire } from '../support/builders.ts';
import { companySettings, fillCart } from '../support/cart.ts';
import { catalogueResponses } from '../support/catalogue.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import type { TestWorkspace } from '../support/workspace.ts';

/** Boards at 10.00 per square metre; the company uses sizes (rules: Quantity of a line). */
const board = aProductWire({ id: 1, name: 'Pine board' });
const company = aCompany({ settings: { sizeInput: true } });
const answers = {
  ...catalogueResponses({ products: [board] }),
  '/company_settings': companySettings([]),
};

beforeAll(async () => {
  for (const part of [RowBody, TileBody]) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
});

const cartQuantities = ({ cart }: TestWorkspace) =>
  cart.state
    .getState()
    .entries.map(
      ({ line: { quantity, size, typedSize } }) => `${quantity} of ${typedSize || 'plain'} = ${size ?? 1}`,
    );
const quantityField = () => screen.findByRole('textbox', { name: 'Quantity: Pine board' });

describe('in a row of the store', () => {
  const open = async (options: Parameters<typeof renderPortal>[1] = {}) => {
    const portal = await renderPortal(<StoreScreen />, {
      answers,
      company,
      at: '/store',
      route: '/store',
      ...options,
    });
    await screen.findByRole('button', { name: '$10.00 Why this price?' });
    return portal;
  };

  it('is typed in the quantity field, and added to the cart', async () => {
    const { user, workspace } = await open();
    const field = await quantityField();
    expect(field).toHaveAccessibleDescription('You can also enter dimensions: 2x3');
    await user.clear(field);
    await user.type(field, '2x3');
    await user.tab();
    expect(field).toHaveValue('1');
    expect(screen.getByText('2x3: $60.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    expect(await screen.findByText('Added: 1 × 2x3 × Pine board')).toBeVisible();
    expect(cartQuantities(workspace)).toEqual(['1 of 2x3 = 6']);
  });

  it.each([
    ['3{Enter}', '3 of plain = 1'],
    ['2x3{Enter}', '1 of 2x3 = 6'],
  ])('is added with Enter as in every other shop: %s', async (typed, expected) => {
    const { user, workspace } = await open();
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, typed);
    expect(cartQuantities(workspace)).toEqual([expected]);
    expect(field).toHaveFocus();
  });

  it('is changed and cleared for a line in the cart', async () => {
    const { user, workspace } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, '2,5 X 4{Enter}');
    expect(cartQuantities(workspace)).toEqual(['1 of 2,5x4 = 10']);
    await user.click(screen.getByRole('button', { name: 'Remove dimensions 2,5x4: Pine board' }));
    expect(cartQuantities(workspace)).toEqual(['1 of plain = 1']);
  });

  it.each(['2x', '0x3'])(
    'adds nothing while it is %s, and shows an error beside the field',
    async (typed) => {
      const { user, workspace } = await open();
      const field = await quantityField();
      await user.clear(field);
      await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
      expect(cartQuantities(workspace)).toEqual([]);
      expect(field).toHaveAccessibleDescription(
        `“${typed}” isn’t a valid size. Enter it as 2x3, with numbers above 0.`,
      );
      expect(field).toHaveFocus();
    },
  );

  it('isn’t a valid number if the company doesn’t use sizes', async () => {
    const { user, workspace } = await open({ company: aCompany() });
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, '2x3');
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    expect(field).toHaveAccessibleDescription('“2x3” isn’t a number');
    expect(cartQuantities(workspace)).toEqual([]);
  });

  it.each(['-3', '−2,5'])('is refused if negative: %s', async (typed) => {
    const { user, workspace } = await open();
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription('Enter 0 or more');
    expect(field).toBeInvalid();
    expect(cartQuantities(workspace)).toEqual([]);
  });
});

describe('on the page of a product', () => {
  const open = () =>
    renderPortal(<ProductScreen />, { answers, company, at: '/product/1', route: '/product/:productId' });

  it('is asked for only on request: most products aren’t cut to size', async () => {
    const { user } = await open();
    const size = await screen.findByLabelText('Size of Pine board');
    expect(size).not.toBeVisible();
    await user.click(screen.getByText('Enter dimensions'));
    expect(size).toBeVisible();
  });

  it('has its own field, and is accepted in the quantity field too', async () => {
    const { user, workspace } = await open();
    const size = await screen.findByRole('textbox', { name: 'Size of Pine board' });
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, '2x3');
    await user.tab();
    expect(size).toBeVisible();
    expect(size).toHaveValue('2x3');
    expect(screen.getByText('= 6 per unit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    await user.clear(size);
    await user.type(size, '1x6');
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    expect(cartQuantities(workspace)).toEqual(['1 of 2x3 = 6', '1 of 1x6 = 6']);
  });

  it.each(['2x', '0x3', 'tall'])('adds nothing while it is %s, not even without a size', async (typed) => {
    const { user, workspace } = await open();
    const size = await screen.findByRole('textbox', { name: 'Size of Pine board' });
    await user.type(size, typed);
    await user.click(screen.getByRole('button', { name: 'Add Pine board' }));
    expect(cartQuantities(workspace)).toEqual([]);
    expect(size).toHaveFocus();
    expect(size).toBeInvalid();
  });
});

describe('in the cart', () => {
  it('can be changed in the quantity field, and is shown as typed', async () => {
    const { user, workspace } = await renderPortal(<CartScreen />, {
      answers,
      company,
      at: '/cart',
      route: '/cart',
    });
    fillCart(workspace, [aCartLine({ name: 'Pine board', quantity: '2', size: '6', typedSize: '2x3' })]);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('OLV-1').closest('p')).toHaveTextContent('OLV-1 · 12 × $10.00');
    expect(row.getByText('$120.00')).toBeVisible();
    const field = await quantityField();
    await user.clear(field);
    await user.type(field, '1x2{Enter}');
    expect(cartQuantities(workspace)).toEqual(['2 of 1x2 = 2']);
    expect(row.getByText('$40.00')).toBeVisible();
  });
});
