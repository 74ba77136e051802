import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountMenu } from '../../../src/app/layout/AccountMenu.tsx';
import { PasswordDialog } from '../../../src/app/layout/PasswordDialog.tsx';
import { ownerKey } from '../../../src/domain/access/ownerKey.ts';
import { AccountSettingsScreen } from '../../../src/screens/account/AccountSettingsScreen.tsx';
import { aParent } from '../../support/aParent.ts';
import { aPushBrowser, endPushBrowser, WEB_PUSH } from '../../support/aPushBrowser.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
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

it('the new session gets the pushes of this device', async () => {
  const browser = aPushBrowser({ permission: 'granted' });
  await browser.subscribe();
  const local = createMemoryStore();
  const owner = ownerKey('buyer@demo.test');
  const device = { id: 'before', owner, sessionId: 'before', seenAt: Date.now() };
  local.write('push', JSON.stringify({ device, wantedBy: [owner], postponedAt: null }));
  const patches: unknown[] = [];
  const { user } = await renderPortal(<PasswordDialog onClose={() => undefined} />, {
    local,
    company: aCompany({ push: WEB_PUSH }),
    customer: aCustomer({ email: 'buyer@demo.test' }),
    answers: {
      '/users/changePassword': {
        success: true,
        user: { id: 1, email: 'buyer@demo.test', company_id: 1, client_id: 2 },
        token: 'renewed',
        embeded: false,
        expires_at: Date.now() + 900_000,
      },
      '/users/sessions': {
        success: true,
        sessions: [{ id: 'after', device: '', country: '', started_at: '', used_at: '', is_current: true }],
      },
      '/documents/devices': ({ body }: { body: { patch: unknown } }) => {
        patches.push(body.patch);
        return { success: true, revision: 1 };
      },
    },
  });
  const dialog = await openDialog();
  await user.type(dialog.getByLabelText('Current password'), 'Portal#2026');
  await user.type(dialog.getByLabelText('New password'), 'Harbour#27');
  await user.type(dialog.getByLabelText('Confirm new password'), 'Harbour#27');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(JSON.stringify(patches)).toContain('"session_id":"after"'));
  endPushBrowser();
});
