import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmbeddedBar } from '../../../src/app/layout/EmbeddedBar.tsx';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Lazy code is loaded, maybe on a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

it('shows an approver the number of pending orders with a link, and opens the notifications', async () => {
  const { user, workspace, address } = await renderPortal(<EmbeddedBar />, {
    customer: aCustomer({ canApprove: true }),
  });
  await user.click(screen.getByRole('link', { name: 'Approvals' }));
  expect(address()).toBe('/approvals');
  act(() => workspace.notifications.counts.setState({ toApprove: 3, unread: 2 }));
  expect(screen.getByRole('link', { name: 'Approvals · 3' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Notifications: 2 unread' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' }, { timeout: 10_000 })).toBeVisible();
});

it('shows no approvals to other customers, and no personal links to a visitor', async () => {
  const { unmount } = await renderPortal(<EmbeddedBar />);
  expect(screen.getByRole('link', { name: 'Favourites' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Approvals/ })).toBeNull();
  unmount();
  await renderPortal(<EmbeddedBar />, { customer: null });
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
});
