import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { toSession } from '../../src/api/access/login.ts';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { linesPatch } from '../../src/api/cart/cartPatch.ts';
import { Shop } from '../../src/app/start/Shop.tsx';
import { closeSession, pauseSession } from '../../src/state/access/sessionStore.ts';
import { json } from '../../src/sync/stores/json.ts';
import { aCartLine } from '../domain/builders.ts';
import { aParent } from '../support/aParent.ts';
import { companySettings } from '../support/cart.ts';
import { aCustomer } from '../support/customer.ts';
import { createFakeCloud } from '../support/fakeCloud.ts';
import { answeringHttp, createPortalProviders, type Sent } from '../support/renderPortal.tsx';
import { stillSold } from '../support/stillSold.ts';
import { aPortal } from '../support/workspace.ts';

const olives = aCartLine({ productId: 1, name: 'Green olives', quantity: '3' });
const savedCart = linesPatch([], [{ key: '1', position: 0, line: olives }]);
const patchBody = v.object({ patch: json });

/** A customer's documents; the cart keeps what is sent. */
const documentAnswers = () => {
  const cloud = createFakeCloud(savedCart, 1).as('back office');
  return {
    '/documents/transaction': async ({ method, body }: Sent) => {
      if (method !== 'PATCH')
        return { success: true, name: 'transaction', ...(await cloud.read('transaction')) };
      const { patch } = v.parse(patchBody, body);
      return { success: true, revision: await cloud.patch('transaction', patch) };
    },
    '/documents/favourites': { success: true, name: 'favourites', revision: 0, data: {} },
    '/documents/notifications': { success: true, name: 'notifications', revision: 0, data: {} },
  };
};

/** React's StrictMode mounts every component twice: the services of the first mount are disposed. */
it('opens the saved cart and lets the customer change it, also when React mounts it twice', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const customer = aCustomer();
  const http = answeringHttp({ '/company_settings': companySettings([]), ...documentAnswers() }, (call) =>
    stillSold(call, [olives], customer),
  );
  const Providers = await createPortalProviders(aPortal({ http }, customer));
  const user = userEvent.setup();
  render(
    <Providers>
      <Shop routing="memory" path="/cart" link={null} />
    </Providers>,
  );
  expect(await screen.findByRole('link', { name: 'Green olives' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Green olives' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  await waitFor(() => expect(http.sent.some(({ method }) => method === 'PATCH')).toBe(true));
});

it('embedded, a customer who logged out may log in again through the parent', async () => {
  const { parent } = aParent();
  let asked = 0;
  parent.getToken = async () => {
    asked += 1;
    return { ok: false, code: 'refused' };
  };
  const portal = aPortal({ parent }, aCustomer());
  closeSession(portal.session, 'logged_out');
  const Providers = await createPortalProviders(portal);
  const user = userEvent.setup();
  render(
    <Providers>
      <Shop routing="memory" path="/cart" link={null} />
    </Providers>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re logged out');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(portal.session.getState()).toEqual({ status: 'out', end: 'refused' }));
  expect(asked).toBe(1);
});

it('embedded, an expired session leaves the screen and what was typed as they were', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const refreshed = stillSold({ path: '/users/refresh' }, [], aCustomer());
  const { customer } = toSession(v.parse(sessionResponse, refreshed));
  const { parent } = aParent();
  parent.getToken = async () => ({ ok: true, value: { token: 'next', expiresAt: Date.now() + 3_600_000 } });
  const answers = { '/company_settings': companySettings([]), '/users/refresh': refreshed };
  const http = answeringHttp({ ...answers, ...documentAnswers() }, (call) =>
    stillSold(call, [olives], customer),
  );
  const portal = aPortal({ http, parent }, customer);
  const Providers = await createPortalProviders(portal);
  const user = userEvent.setup();
  render(
    <Providers>
      <Shop routing="memory" path="/cart" link={null} />
    </Providers>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add note: Green olives' }));
  const note = screen.getByRole('textbox', { name: /^Note.*Green olives/ });
  await user.type(note, 'For the terrace');
  act(() => pauseSession(portal.session, 'expired'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Session expired, please login again');
  expect(note).not.toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(portal.session.getState()).not.toHaveProperty('paused');
  expect(note).toHaveValue('For the terrace');
  expect(note).toBeVisible();
});

it('embedded, a paused session isn’t continued with the token of another customer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { parent } = aParent();
  parent.getToken = async () => ({ ok: true, value: { token: 'other', expiresAt: Date.now() + 3_600_000 } });
  const refreshed = stillSold({ path: '/users/refresh' }, [], aCustomer({ email: 'other@demo.test' }));
  const answers = { '/company_settings': companySettings([]), '/users/refresh': refreshed };
  const http = answeringHttp({ ...answers, ...documentAnswers() }, (call) =>
    stillSold(call, [olives], aCustomer()),
  );
  const portal = aPortal({ http, parent }, aCustomer());
  const Providers = await createPortalProviders(portal);
  const user = userEvent.setup();
  render(
    <Providers>
      <Shop routing="memory" path="/cart" link={null} />
    </Providers>,
  );
  expect(await screen.findByRole('link', { name: 'Green olives' })).toBeVisible();
  act(() => pauseSession(portal.session, 'expired'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re now using a different account')).toBeVisible();
  expect(screen.queryByText('Green olives')).toBeNull();
  expect(portal.session.getState()).toEqual({ status: 'out', end: 'identity_changed' });
});
