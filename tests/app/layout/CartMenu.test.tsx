import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartMenu } from '../../../src/app/layout/CartMenu.tsx';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { aCartLine, NO_RULES } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { companySettings, fillCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';

const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const olives = aCartLine({ productId: 1, quantity: '3', name: 'Green olives' });
const oil = aCartLine({
  productId: 2,
  name: 'Olive oil 1 L',
  code: 'CO-1001',
  quantity: '2',
  units: [CASE],
  unit: CASE,
  price: { defaultPrice: '9.80', netValue: '8.17' },
});

const open = async (lines = [oil, olives], company = aCompany()) => {
  const portal = await renderPortal(<CartMenu />, { company });
  fillCart(portal.workspace, lines, { orderNumber: 'WEB-1', orderNumberMadeAt: Date.now() });
  await portal.user.click(screen.getByRole('button', { name: /^Cart/ }));
  return { ...portal, menu: within(await screen.findByRole('dialog', { name: 'Cart' })) };
};

it('shows each line with code, quantity and unit price, the total and the checkout link', async () => {
  const { menu } = await open();
  const [first] = await menu.findAllByRole('listitem');
  expect(first).toHaveTextContent('Olive oil 1 L');
  expect(first).toHaveTextContent('CO-1001');
  // A case of 12 at 8.17 is 98.04.
  expect(first).toHaveTextContent('2 × $98.04');
  // 196.08 + 30.00, and 7 % of each: 13.73 + 2.10.
  expect(menu.getByText(/^Total/).parentElement).toHaveTextContent('Totalincluding $15.83 tax$241.91');
  expect(menu.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
});

it.each([
  ['View cart', '/cart'],
  ['Check out', '/checkout'],
])('closes when %s is pressed, so that it doesn’t cover the next screen', async (link, path) => {
  const { menu, user, address } = await open();
  await user.click(await menu.findByRole('link', { name: link }));
  expect(address()).toBe(path);
  await waitUntilPasses(() => expect(screen.queryByRole('dialog', { name: 'Cart' })).toBeNull());
});

it('shows no total in the header until the cost of the chosen delivery is known', async () => {
  let answer = (_settings: unknown) => {};
  const requested = new Promise((resolve) => {
    answer = resolve;
  });
  const { workspace, startCart } = await renderPortal(<CartMenu />, {
    customer: aCustomer({ isTaxable: false }),
    answers: { '/company_settings': () => requested },
  });
  fillCart(workspace, [oil, olives], { shippingMethodCode: 'GROUND' });
  startCart();
  const button = screen.getByRole('button', { name: /^Cart/ });
  expect(button).toHaveTextContent('Cart · 2');
  expect(button).not.toHaveTextContent('$');
  answer(companySettings([{ code: 'GROUND', name: 'Ground shipping', fixed: 18 }]));
  // 196.08 + 30.00 + 18.00 for the delivery.
  await waitUntilPasses(() => expect(button).toHaveTextContent('$244.08'));
});

it('shows the same total as the cart, delivery included, and opens no panel over it', async () => {
  const { workspace, startCart } = await renderPortal(
    <>
      <CartMenu />
      <CartScreen />
    </>,
    {
      at: '/cart',
      route: '/cart',
      customer: aCustomer({ isTaxable: false }),
      answers: {
        '/company_settings': companySettings([{ code: 'GROUND', name: 'Ground shipping', fixed: 18 }]),
      },
    },
  );
  fillCart(workspace, [oil, olives], { shippingMethodCode: 'GROUND' });
  startCart();
  // 196.08 + 30.00 + 18.00 for the delivery.
  const summary = await screen.findByText('Total', { selector: 'dt' });
  await waitUntilPasses(() => expect(summary.nextElementSibling).toHaveTextContent('$244.08'));
  const link = screen.getByRole('link', { name: /^Cart/, current: 'page' });
  expect(link).toHaveTextContent('$244.08');
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
});

it.each([
  [false, 'Cold pressed', 'CO-1001'],
  [true, 'CO-1001', 'Cold pressed'],
])(
  'shows the remark of a line, or its code if the company says so: %s',
  async (codes, shownText, hiddenText) => {
    const company = aCompany({ settings: { showCodeInsteadOfRemark: codes } });
    const { menu } = await open([{ ...oil, remark: 'Cold pressed' }], company);
    expect(await menu.findByText(shownText)).toBeVisible();
    expect(menu.queryByText(hiddenText)).toBeNull();
  },
);

it('shows a gift below its line', async () => {
  const gift = { productId: 9, productName: 'Funnel', productCode: 'F-1', quantity: '1', step: '2' };
  const { menu } = await open([{ ...oil, unit: null, rules: { ...NO_RULES, gifts: [gift] } }, olives]);
  const rows = await menu.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Olive oil 1 L',
    'Funnel',
    'Green olives',
  ]);
  expect(rows[1]).toHaveTextContent('1 × Free');
});

it('offers no checkout without lines', async () => {
  const { menu } = await open([]);
  expect(await menu.findByText('Your cart is empty')).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Check out' })).toBeNull();
});

it('removes a line, keeps the focus in the menu, and restores the line', async () => {
  const { menu, user, workspace } = await open();
  await user.click(await menu.findByRole('button', { name: 'Remove Olive oil 1 L' }));
  const lines = () => workspace.cart?.state.getState().entries.map(({ line }) => line.name);
  expect(lines()).toEqual(['Green olives']);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Green olives/);
  await user.keyboard('{Enter}');
  expect(lines()).toEqual(['Green olives']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['Olive oil 1 L', 'Green olives']);
});
