import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { LinkScreen } from '../../../src/screens/access/LinkScreen.tsx';
import { SESSION_MARK } from '../../../src/state/access/sessionStore.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { stillSold } from '../../support/stillSold.ts';

const TOKEN = 'token-of-the-link';

const open = (link: unknown, answers: Record<string, unknown> = {}) =>
  renderPortal(<LinkScreen />, {
    customer: null,
    at: `/activate/${TOKEN}`,
    route: '/activate/:id?',
    answers: { '/users/link': link, ...answers },
  });
const link = (purpose: 'activation' | 'reset' | null, state: string) => ({ success: true, purpose, state });
const refuse = (code: string) => () => {
  throw new CallError('refused', { code, status: 422 });
};

test.each([
  ['used', 'This link has already been used. Log in, or send a new one.', ['Log in', 'Send a new one']],
  ['expired', 'This link has expired. Send a new one.', ['Send a new one']],
  [
    'wrong',
    'This link isn’t valid. Make sure you opened the whole link from the email, or send a new one.',
    ['Send a new one'],
  ],
])('a link that is %s says so and what to do', async (state, text, links) => {
  const { user, address, http } = await open(link(state === 'wrong' ? null : 'activation', state));
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(links);
  await user.click(screen.getByRole('link', { name: 'Send a new one' }));
  expect(address()).toBe('/forgot');
  expect(http.sent.map(({ path }) => path)).toEqual(['/users/link']);
});

test.each([
  ['active', 'Your account is active. You can log in now.'],
  ['pending', 'Your email is confirmed. Bluebird Foods will review your request and email you.'],
  ['refused', 'Bluebird Foods couldn’t approve your request. The reason is in the email we sent you.'],
])('a confirmation with the password of the sign-up ends as %s', async (state, text) => {
  const { user, http } = await open(link('activation', 'valid'), {
    '/users/activate': { success: true, state },
  });
  // Opening the page spends nothing.
  const submit = await screen.findByRole('button', { name: 'Confirm email' });
  expect(http.sent.map(({ path }) => path)).toEqual(['/users/link']);
  await user.click(submit);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), 'Nuevo#2026');
  await user.click(submit);
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect(http.sent.at(-1)?.body).toEqual({
    company_id: 1,
    token: TOKEN,
    password: 'Nuevo#2026',
    is_new_password: false,
    request_id: expect.any(String),
  });
});

test('who confirms with the password of the sign-up and may log in is logged in, and not asked again', async () => {
  const session = stillSold({ path: '/users/refresh' }, [], aCustomer());
  const { user, portal, address } = await open(link('activation', 'valid'), {
    '/users/activate': { success: true, state: 'active', session },
  });
  await user.type(await screen.findByLabelText('Password'), 'Nuevo#2026{Enter}');
  await waitFor(() =>
    expect(portal.session.getState()).toMatchObject({ status: 'in', customer: { email: aCustomer().email } }),
  );
  expect(address()).toBe('/');
  // So that a reload finds the session.
  expect(portal.local.read(SESSION_MARK)).toBe('1');
});

test('who doesn’t know the password chooses another one', async () => {
  const { user, http } = await open(link('activation', 'valid'), {
    '/users/activate': refuse('wrong_password'),
  });
  await user.type(await screen.findByLabelText('Password'), 'Guess#2026');
  await user.click(screen.getByRole('button', { name: 'Confirm email' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'This isn’t the password you chose when you signed up',
  );
  await user.click(screen.getByRole('button', { name: 'Choose a new password instead' }));
  await user.type(screen.getByLabelText('New password'), 'Chosen#2026');
  await user.type(screen.getByLabelText('Confirm new password'), 'Chosen#2026');
  await user.click(screen.getByRole('button', { name: 'Confirm email' }));
  expect(http.sent.at(-1)?.body).toMatchObject({ password: 'Chosen#2026', is_new_password: true });
});

test('a reset asks for the new password twice, and keeps it when the network fails', async () => {
  let isDown = true;
  const { user, http } = await open(link('reset', 'valid'), {
    '/users/reset': () => {
      if (isDown) throw new CallError('network');
      return { success: true };
    },
  });
  const save = await screen.findByRole('button', { name: 'Save password' });
  await user.type(screen.getByLabelText('New password'), 'weak');
  await user.click(save);
  expect(screen.getByLabelText('New password')).toHaveFocus();
  await user.type(screen.getByLabelText('New password'), 'Nuevo#2026');
  await user.type(screen.getByLabelText('Confirm new password'), 'other');
  await user.click(save);
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('passwords do not match');
  await user.clear(screen.getByLabelText('Confirm new password'));
  await user.type(screen.getByLabelText('Confirm new password'), 'weakNuevo#2026');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  isDown = false;
  await user.click(save);
  expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed');
  const ids = http.sent.slice(1).map(({ body }) => (body as { request_id: string }).request_id);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a link that couldn’t be read is read again', async () => {
  let isDown = true;
  const { user } = await open(() => {
    if (isDown) throw new CallError('network');
    return link('reset', 'valid');
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});
