import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountMenu } from '../../../src/app/layout/AccountMenu.tsx';
import { PasswordDialog } from '../../../src/app/PasswordDialog.tsx';
import { AccountSettingsScreen } from '../../../src/screens/pages/AccountSettingsScreen.tsx';
import { aParent } from '../../support/aParent.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type User = Awaited<ReturnType<typeof renderPortal>>['user'];

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Change password' }));

const fromMenu = async (user: User) => {
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
};
const fromSettings = (user: User) => user.click(screen.getByRole('button', { name: 'Change password' }));
const settings = <AccountSettingsScreen ChangePassword={PasswordDialog} />;

it.each([
  ['the account menu', <AccountMenu key="menu" />, fromMenu, null],
  ['the account menu of a parent app', <AccountMenu key="menu" />, fromMenu, aParent().parent],
  ['the account settings', settings, fromSettings, null],
] as const)('from %s the password is changed once both new ones are the same', async (...given) => {
  const [, element, open, parent] = given;
  const sent: unknown[] = [];
  const { user } = await renderPortal(element, {
    parent,
    answers: {
      '/users/changePassword': ({ body }: { body: unknown }) => {
        sent.push(body);
        return { success: false, error: 'invalid_credentials' };
      },
    },
  });
  await open(user);
  const dialog = await openDialog();
  await user.type(dialog.getByLabelText('Current password'), 'Portal#2026');
  await user.type(dialog.getByLabelText('New password'), 'Harbour#27');
  await user.type(dialog.getByLabelText('Confirm new password'), 'Harbour#28');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByText('passwords do not match')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText('Confirm new password'));
  await user.type(dialog.getByLabelText('Confirm new password'), 'Harbour#27');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ newPassword: 'Harbour#27' })]));
});
