import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '../../../src/app/layout/Header.tsx';
import { aCompany } from '../../support/builders.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

const openMenu = async (user: Awaited<ReturnType<typeof renderPortal>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  return within(await screen.findByRole('menu', { name: 'Account' }));
};

// Orders are in the bar at the bottom of a phone's screen only, which jsdom doesn't lay out; there it says "Quick" only.
it.each([
  [0, ['Store', 'Quick orderQuick', 'Orders']],
  [1, ['Home', 'Store', 'Quick orderQuick', 'Orders']],
  [2, ['Home', 'Quick orderQuick', 'Orders']],
] as const)('with home mode %i it links to %j', async (homeMode, links) => {
  await renderPortal(<Header />, { company: aCompany({ settings: { homeMode } }) });
  expect(linksIn('Main')).toEqual(links);
});

it('offers a visitor of an open portal the store and the login', async () => {
  const { user, address } = await renderPortal(<Header />, {
    company: aCompany({ openPortal: true, phone: '555-0100', email: 'sales@demo.test' }),
    customer: null,
    at: '/store?text=tea',
  });
  expect(linksIn('Main')).toEqual(['Home', 'Store', 'Log in']);
  expect(screen.getByRole('searchbox')).toBeVisible();
  const menu = await openMenu(user);
  expect(menu.getByRole('menuitem', { name: 'Call Bluebird Foods' })).toHaveAttribute('href', 'tel:555-0100');
  expect(menu.getByRole('menuitem', { name: 'Email Bluebird Foods' })).toHaveAttribute(
    'href',
    'mailto:sales@demo.test',
  );
  expect(menu.queryByRole('menuitem', { name: 'History' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Log in' }));
  expect(address()).toBe('/login?next=%2Fstore%3Ftext%3Dtea');
});

it('offers a visitor of a closed portal nothing but the login', async () => {
  await renderPortal(<Header />, { company: aCompany({ openPortal: false }), customer: null });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
});

it('has the filters of the store and Log out in the account menu', async () => {
  const { user, portal, address } = await renderPortal(<Header />);
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: 'Filters', hidden: true }));
  expect(address()).toBe('/store#filters');
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Log out' }));
  expect(portal.session.getState()).toEqual({ status: 'out', end: 'logged_out' });
});

it('opens the notifications from the account menu, where a phone has no bell', async () => {
  const { user } = await renderPortal(<Header />);
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: 'Notifications', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
});
