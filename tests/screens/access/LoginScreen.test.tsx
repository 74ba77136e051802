import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { LoginScreen } from '../../../src/screens/access/LoginScreen.tsx';
import { renderPortal } from '../../support/renderPortal.tsx';

it('an error goes as soon as something is typed', async () => {
  const { user } = await renderPortal(<LoginScreen />, { customer: null });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveFocus();
  await user.keyboard('b');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

it('a refused login goes as soon as something is typed', async () => {
  const { user } = await renderPortal(<LoginScreen />, { customer: null });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'buyer@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Wrong#2026');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

const BLOCKED = 'Your account is blocked, please call us.';
const WRONG = 'Incorrect email or password';
const FAILED = 'An error has occurred, please try again';

it.each([
  ['the server’s own message', new CallError('refused', { code: 'error', message: BLOCKED }), BLOCKED],
  [
    'the server’s own reason for a 401',
    new CallError('unauthorized', { code: 'error', message: BLOCKED }),
    BLOCKED,
  ],
  [
    'its own words for wrong credentials',
    new CallError('unauthorized', { code: 'invalid_credentials', message: 'E-mail or password is wrong' }),
    WRONG,
  ],
  ['its own words without a message', new CallError('unauthorized', { status: 401 }), WRONG],
  [
    'no message for developers',
    new CallError('refused', { code: 'error', message: 'company_id: not an id' }),
    FAILED,
  ],
  [
    'what to do when the captcha is missing',
    new CallError('refused', { code: 'captcha_required', status: 422 }),
    'We couldn’t verify that you’re not a robot. Reload the page and try again.',
  ],
])('a refused login shows %s', async (_, failure, text) => {
  const { user } = await renderPortal(<LoginScreen />, {
    customer: null,
    answers: {
      '/users/login': () => {
        throw failure;
      },
    },
  });
  await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Portal#2026');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('the cursor is in Email, and a message takes the place of the words above it', async () => {
  const { user } = await renderPortal(<LoginScreen />, { customer: null });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus();
  const words = screen.getByText('With the email your invoices go to.');
  await user.keyboard('buyer@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Wrong#2026{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('With the email your invoices go to.')).toBeNull();
  expect(words).toContainElement(screen.getByRole('alert'));
});
