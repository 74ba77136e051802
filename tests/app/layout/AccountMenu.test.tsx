import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountMenu } from '../../../src/app/layout/AccountMenu.tsx';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

it.each([
  [false, ['Log in', 'Create account']],
  [true, ['Log in']],
])('a visitor’s menu where new customers are disabled is %s: %j', async (newCustomersDisabled, expected) => {
  const { user } = await renderPortal(<AccountMenu />, {
    company: aCompany({ phone: '', email: '', settings: { newCustomersDisabled } }),
    customer: null,
  });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Log in']);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menu', { name: 'Account' });
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(expected);
});

it('shows an approver the number of pending orders, and links to them', async () => {
  const { user, workspace, address } = await renderPortal(<AccountMenu />, {
    customer: aCustomer({ email: 'approver@demo.test', canApprove: true }),
  });
  expect(screen.getByRole('button', { name: 'Account: approver@demo.test' })).toBeVisible();
  act(() => workspace.notifications.counts.setState({ toApprove: 2 }));
  const button = screen.getByRole('button', {
    name: 'Account: approver@demo.test, 2 approvals pending',
  });
  expect(button).toHaveTextContent('2');
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Approvals · 2' }));
  expect(address()).toBe('/approvals');
});
