import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginScreen } from '../../../src/screens/session/LoginScreen.tsx';
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
