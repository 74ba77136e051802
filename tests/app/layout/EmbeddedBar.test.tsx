import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmbeddedBar } from '../../../src/app/layout/EmbeddedBar.tsx';
import type { DisplayMode } from '../../../src/bridge/contract.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aParent } from '../../support/aParent.ts';
import { aCompany } from '../../support/builders.ts';
import { fillCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const BAR = ['home', 'history', 'store', 'cart'] as const;

const openMenu = async (user: Awaited<ReturnType<typeof renderPortal>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  return within(await screen.findByRole('menu', { name: 'Account' }));
};

it('shows an approver the number of pending orders with a link, and opens the notifications', async () => {
  const { user, workspace, address } = await renderPortal(<EmbeddedBar />, {
    customer: aCustomer({ email: 'approver@demo.test', canApprove: true }),
    parent: aParent().parent,
  });
  act(() => workspace.notifications.counts.setState({ toApprove: 3, unread: 2 }));
  expect(
    screen.getByRole('button', { name: 'Account: approver@demo.test, 3 approvals pending' }),
  ).toHaveTextContent('3');
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: 'Approvals · 3' }));
  expect(address()).toBe('/approvals');
  await user.click(screen.getByRole('button', { name: 'Notifications: 2 unread' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

it('names the customer, and its account menu changes the password and the language', async () => {
  const { user } = await renderPortal(<EmbeddedBar />, {
    customer: aCustomer({ clientName: 'Corner Deli', email: 'buyer@demo.test' }),
    parent: aParent().parent,
  });
  expect(screen.getByText('Corner Deli')).toBeVisible();
  const menu = await openMenu(user);
  expect(menu.getByText('Corner Deli')).toBeVisible();
  expect(menu.getByText('buyer@demo.test')).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: 'Log out' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Change password' }));
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
});

it('asks the parent for the full screen, where it offers that', async () => {
  const { parent } = aParent();
  const asked: string[] = [];
  const requestDisplayMode = async (mode: DisplayMode) => {
    asked.push(mode);
    return mode;
  };
  const { user, appearance } = await renderPortal(<EmbeddedBar />, {
    parent: { ...parent, requestDisplayMode },
  });
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  act(() => appearance.setState({ context: { displayMode: 'fullscreen' } }));
  await user.click(screen.getByRole('button', { name: 'Exit full screen' }));
  expect(asked).toEqual(['fullscreen', 'inline']);
});

it('offers no full screen otherwise', async () => {
  await renderPortal(<EmbeddedBar />, { parent: aParent().parent });
  expect(screen.queryByRole('button', { name: /full screen/i })).toBeNull();
});

it('logs out where the parent allows it', async () => {
  const { user, portal } = await renderPortal(<EmbeddedBar />, { parent: aParent({ logOut: true }).parent });
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: 'Log out' }));
  expect(portal.session.getState()).toEqual({ status: 'out', end: 'logged_out' });
});

it('has one cart, with its number of products and its total', async () => {
  const { workspace, startCart } = await renderPortal(<EmbeddedBar />, {
    parent: aParent({ bar: BAR }).parent,
    customer: aCustomer({ isTaxable: false }),
  });
  fillCart(workspace, [aCartLine({ productId: 1, quantity: '3', name: 'Green olives' })]);
  await startCart();
  const cart = await screen.findByRole('link', { name: /^Cart · 1 ?\$30\.00$/ });
  expect(cart).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
});

it('has the cart beside the account where the parent’s bar has none', async () => {
  await renderPortal(<EmbeddedBar />, { parent: aParent({ bar: ['home'] }).parent });
  expect(screen.getByRole('button', { name: /^Cart/ })).toBeVisible();
});

it.each([
  [0, ['History', 'Store', 'Cart']],
  [1, ['Home', 'History', 'Store', 'Cart']],
  [2, ['Home', 'History', 'Cart']],
] as const)('with home mode %i it links to %j', async (homeMode, links) => {
  await renderPortal(<EmbeddedBar />, {
    company: aCompany({ settings: { homeMode } }),
    parent: aParent({ bar: BAR }).parent,
  });
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
});

it('shows no approvals to other customers, and no personal links to a visitor', async () => {
  const { parent } = aParent();
  const { unmount, user } = await renderPortal(<EmbeddedBar />, { parent });
  expect(screen.getByRole('link', { name: 'Favorites' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect((await openMenu(user)).queryByRole('menuitem', { name: /Approvals/ })).toBeNull();
  unmount();
  const visitor = await renderPortal(<EmbeddedBar />, { customer: null, parent });
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Favorites' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  const menu = await openMenu(visitor.user);
  await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Français' })).toBeVisible());
  expect(menu.queryByRole('menuitem', { name: /Log in|History|Change password/ })).toBeNull();
});
