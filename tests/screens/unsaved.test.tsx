import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordDialog } from '../../src/app/layout/PasswordDialog.tsx';
import { hasUnsavedIn } from '../../src/design-system/unsaved.ts';
import { SignupScreen } from '../../src/screens/access/SignupScreen.tsx';
import { AccountSettingsScreen } from '../../src/screens/account/AccountSettingsScreen.tsx';
import { ApprovalsScreen } from '../../src/screens/approvals/ApprovalsScreen.tsx';
import { aTransactionWire } from '../support/cart.ts';
import { aCustomer } from '../support/customer.ts';
import { codeField, openScreen } from '../support/quickOrder.tsx';
import { renderPortal } from '../support/renderPortal.tsx';

const isUnsaved = () => hasUnsavedIn(document);

const profile = { contact_name: 'Ana Ruiz', phone: '', email: 'buyer@demo.test' };
const preferences = { language: '', order_emails: true, invoice_emails: true, deal_emails: false };
const dock = {
  id: 'own-dock-0123456',
  is_own: true,
  is_default: true,
  ship_address: '7 Dock Road',
  ship_city: 'Miami',
  ship_state: 'FL',
  ship_zipcode: '33101',
  ship_country: 'US',
};

const openAccount = () =>
  renderPortal(<AccountSettingsScreen ChangePassword={PasswordDialog} />, {
    answers: {
      '/users/account': { success: true, profile, preferences },
      '/users/profile': { success: true, profile: { ...profile, contact_name: 'Ana Ruiz M' }, preferences },
      '/users/addresses': { success: true, addresses: [dock] },
      '/users/sessions': { success: true, sessions: [] },
    },
  });

test('a name is unsaved from its first change until it is stored, and not when it was taken back', async () => {
  const { user } = await openAccount();
  const name = await screen.findByLabelText('Your name');
  expect(isUnsaved()).toBe(false);
  await user.type(name, ' M');
  expect(isUnsaved()).toBe(true);
  await user.keyboard('{Backspace}{Backspace}');
  expect(isUnsaved()).toBe(false);
  await user.type(name, ' M{Enter}');
  await screen.findByText('Saved');
  expect(isUnsaved()).toBe(false);
});

test('an address is unsaved while it differs from the stored one, and not when it was cancelled', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Edit 7 Dock Road' }));
  const postalCode = await screen.findByLabelText('ZIP or postal code');
  expect(isUnsaved()).toBe(false);
  await user.type(postalCode, '9');
  expect(isUnsaved()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(isUnsaved()).toBe(false);
  await user.type(postalCode, '8');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(isUnsaved()).toBe(false);
});

test('a new password is unsaved as long as its dialog is open', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.type(dialog.getByLabelText('Current password'), 'Portal#2026');
  expect(isUnsaved()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isUnsaved()).toBe(false));
});

test('the comment of a decision is unsaved, and blanks aren’t', async () => {
  const order = aTransactionWire({ approval_status: 0 });
  const { user } = await renderPortal(<ApprovalsScreen />, {
    at: `/approvals/${order.id}`,
    route: '/approvals/:id?',
    customer: aCustomer({ canApprove: true }),
    answers: { [`/transactions/${order.id}`]: { success: true, transaction: order } },
  });
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(comment, '  ');
  expect(isUnsaved()).toBe(false);
  await user.type(comment, 'Too much');
  expect(isUnsaved()).toBe(true);
});

test('a list that is being written is unsaved, and the rows of a quick order are kept', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
  expect(isUnsaved()).toBe(false);
  const list = screen.getByRole('textbox', { name: 'Your list' });
  await user.type(list, '2 CO-1052');
  expect(isUnsaved()).toBe(true);
  await user.clear(list);
  await act(async () => void fireEvent.paste(list, { clipboardData: { getData: () => '2 CF-0310' } }));
  expect(isUnsaved()).toBe(false);
});

test('an application for an account is unsaved once something is entered', async () => {
  const { user } = await renderPortal(<SignupScreen />, { customer: null, at: '/signup', route: '/signup' });
  expect(isUnsaved()).toBe(false);
  await user.type(screen.getByLabelText('Your name'), 'Ana');
  await waitFor(() => expect(isUnsaved()).toBe(true));
});
