import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordField } from '../../src/design-system/PasswordField.tsx';
import { TextField } from '../../src/design-system/TextField.tsx';
import { renderInRoot } from './renderInRoot.tsx';

test('it is described by its error and hint', () => {
  renderInRoot(<TextField label="Email" hint="For your invoices" error="The @ is missing." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('The @ is missing. For your invoices');
});

test('without an error it is valid and described by its hint alone', () => {
  renderInRoot(<TextField label="Email" hint="For your invoices" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('For your invoices');
});

test('a password can be shown and hidden', async () => {
  const words = { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password' };
  const { person } = renderInRoot(<PasswordField label="Password" labels={words} />);
  const field = screen.getByLabelText('Password', { exact: true, selector: 'input' });
  await person.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});
