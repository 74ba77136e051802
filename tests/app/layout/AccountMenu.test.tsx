import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu } from '../../../src/app/layout/AccountMenu.tsx';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Code that is fetched on the way, and a machine that may be busy. */
vi.setConfig({ testTimeout: 20_000 });

it('tells an approver on every screen how much waits, and leads there', async () => {
  const { user, workspace, address } = await renderPortal(<AccountMenu />, {
    customer: aCustomer({ email: 'approver@demo.test', canApprove: true }),
  });
  expect(screen.getByRole('button', { name: 'Account: approver@demo.test' })).toBeVisible();
  act(() => workspace.attention.setState({ toApprove: 2 }));
  const button = screen.getByRole('button', {
    name: 'Account: approver@demo.test, 2 orders pending your approval',
  });
  expect(button).toHaveTextContent('2');
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Approvals · 2' }, { timeout: 10_000 }));
  expect(address()).toBe('/approvals');
});
