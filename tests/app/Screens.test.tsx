import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { Screens } from '../../src/app/routes/Screens.tsx';
import { aParent } from '../support/aParent.ts';
import { aCompany } from '../support/builders.ts';
import { renderPortal } from '../support/renderPortal.tsx';

it('leads a visitor of a closed portal to the login from every in-app link, and back to what they wanted', async () => {
  const { user, address } = await renderPortal(
    <>
      <Link to="/store?text=tea">Tea</Link>
      <Screens />
    </>,
    { company: aCompany({ openPortal: false }), customer: null, at: '/about' },
  );
  expect(await screen.findByRole('heading', { name: /^About/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Tea' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login?next=%2Fstore%3Ftext%3Dtea');
});

it('leads a visitor of an open portal to the login from what only customers have', async () => {
  const { address } = await renderPortal(<Screens />, {
    company: aCompany({ openPortal: true }),
    customer: null,
    at: '/account',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login?next=%2Faccount');
});

it('embedded, a visitor is offered to ask the parent again instead', async () => {
  await renderPortal(<Screens />, {
    company: aCompany({ openPortal: true }),
    customer: null,
    parent: aParent().parent,
    at: '/account',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Session expired, please login again');
});

it.each([
  [0, '/store'],
  [1, '/home'],
  [2, '/home'],
] as const)('with home mode %i the path /home shows %s', async (homeMode, path) => {
  const { address } = await renderPortal(<Screens />, {
    company: aCompany({ settings: { homeMode } }),
    at: '/home',
  });
  await waitFor(() => expect(address()).toBe(path));
});

it.each([
  '/home',
  '/store',
  '/cart',
  '/checkout',
  '/account',
  '/favourites',
  '/contact',
  '/account-settings',
])('shows the company’s message below %s', async (at) => {
  const company = aCompany({ settings: { footerMessage: 'Closed on Good Friday' } });
  const { unmount } = await renderPortal(<Screens />, { company, at });
  expect(await screen.findByText('Closed on Good Friday')).toBeVisible();
  unmount();
  await renderPortal(<Screens />, { company, at, parent: aParent().parent });
  expect(await screen.findByText('Closed on Good Friday')).toBeVisible();
});

it.each([
  ['/transaction/order-1', 'Document not found'],
  ['/inventory_capture/done', '^Inventory saved|^Inventory sent'],
])('shows no footer below %s', async (at, shown) => {
  const company = aCompany({ settings: { footerMessage: 'Closed on Good Friday' } });
  await renderPortal(<Screens />, { company, at });
  expect(await screen.findByText(new RegExp(shown))).toBeVisible();
  expect(screen.queryByText('Closed on Good Friday')).toBeNull();
});
