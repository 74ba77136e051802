import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CartMenu } from '../../../src/app/layout/CartMenu.tsx';
import { aCartLine, NO_RULES } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { companySettings, fillCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Code that is fetched on the way, and a machine that may be busy. */
vi.setConfig({ testTimeout: 20_000 });

/** The look's code is fetched with the first press. */
const SLOW = { timeout: 10_000 };

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
  return { ...portal, look: within(await screen.findByRole('dialog', { name: 'Cart' }, SLOW)) };
};

it('shows each line with code, quantity and unit price, the total, and the way to the checkout', async () => {
  const { look } = await open();
  const [first] = await look.findAllByRole('listitem');
  expect(first).toHaveTextContent('Olive oil 1 L');
  expect(first).toHaveTextContent('CO-1001');
  // A case of 12 at 8.17 is 98.04.
  expect(first).toHaveTextContent('2 × $98.04');
  // 196.08 + 30.00, and 7 % of each: 13.73 + 2.10.
  expect(look.getByText(/^Total/).parentElement).toHaveTextContent('Totalincluding $15.83 tax$241.91');
  expect(look.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
});

it('shows no total in the header before the cost of the chosen delivery is known, and then the whole', async () => {
  let answer = (_settings: unknown) => {};
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  const { workspace, startCart } = await renderPortal(<CartMenu />, {
    customer: aCustomer({ isTaxable: false }),
    answers: { '/company_settings': () => asked },
  });
  fillCart(workspace, [oil, olives], { shippingMethodCode: 'GROUND' });
  startCart();
  const button = screen.getByRole('button', { name: /^Cart/ });
  expect(button).toHaveTextContent('Cart · 2');
  expect(button).not.toHaveTextContent('$');
  answer(companySettings([{ code: 'GROUND', name: 'Ground delivery', fixed: 18 }]));
  // 196.08 + 30.00 + 18.00 for the delivery.
  await vi.waitFor(() => expect(button).toHaveTextContent('$244.08'), SLOW);
});

it.each([
  [false, 'Cold pressed', 'CO-1001'],
  [true, 'CO-1001', 'Cold pressed'],
])('says the remark of a line, or the code where the company shows that: %s', async (codes, said, unsaid) => {
  const company = aCompany({ settings: { showCodeInsteadOfRemark: codes } });
  const { look } = await open([{ ...oil, remark: 'Cold pressed' }], company);
  expect(await look.findByText(said)).toBeVisible();
  expect(look.queryByText(unsaid)).toBeNull();
});

it('shows a gift below the line that brings it', async () => {
  const gift = { productId: 9, productName: 'Funnel', productCode: 'F-1', quantity: '1', step: '2' };
  const { look } = await open([{ ...oil, unit: null, rules: { ...NO_RULES, gifts: [gift] } }, olives]);
  const rows = await look.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Olive oil 1 L',
    'Funnel',
    'Green olives',
  ]);
  expect(rows[1]).toHaveTextContent('1 × Free');
});

it('offers no checkout without lines', async () => {
  const { look } = await open([]);
  expect(await look.findByText('Your cart is empty')).toBeVisible();
  expect(look.queryByRole('link', { name: 'Check out' })).toBeNull();
});

it('takes a line out, keeps the focus in the look, and brings the line back', async () => {
  const { look, user, workspace } = await open();
  await user.click(await look.findByRole('button', { name: 'Remove Olive oil 1 L' }));
  const lines = () => workspace.cart?.state.getState().entries.map(({ line }) => line.name);
  expect(lines()).toEqual(['Green olives']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove Green olives');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['Olive oil 1 L', 'Green olives']);
});
