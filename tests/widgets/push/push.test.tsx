import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import type { Company } from '../../../src/domain/tenant/company.ts';
import { DeviceNotifications } from '../../../src/screens/account/DeviceNotifications.tsx';
import { NotifyMe } from '../../../src/screens/checkout/NotifyMe.tsx';
import { aPushBrowser, endPushBrowser, WEB_PUSH } from '../../support/aPushBrowser.ts';
import { aCompany } from '../../support/builders.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 25, 12);
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

afterEach(endPushBrowser);

const SESSIONS = {
  success: true,
  sessions: [{ id: 'S', device: '', country: '', started_at: NOW, used_at: NOW, is_current: true }].map(
    (session) => ({ ...session, started_at: '2026-11-25', used_at: '2026-11-25' }),
  ),
};

const open = async (
  element: React.ReactNode,
  { company = {}, memory = null }: { company?: Partial<Company>; memory?: object | null } = {},
) => {
  const local = createMemoryStore();
  if (memory) local.write('push', JSON.stringify(memory));
  const patches: unknown[] = [];
  const rendered = await renderPortal(element, {
    local,
    company: aCompany({ name: 'Corner Foods', push: WEB_PUSH, ...company }),
    answers: {
      '/users/sessions': SESSIONS,
      '/documents/notifications': { success: true, name: 'notifications', revision: 0, data: {} },
      '/documents/devices': ({ body }: { body: { patch: unknown } }) => {
        patches.push(body.patch);
        return { success: true, revision: patches.length };
      },
    },
  });
  return { ...rendered, local, patches };
};

describe('the offer after an order', () => {
  const title = 'Want to know when this order ships?';

  test('turns the notifications on, and says so', async () => {
    const browser = aPushBrowser();
    const { user, patches } = await open(<NotifyMe kind="order" needsApproval={false} />);
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(browser.asked).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    const outcome = await screen.findByRole('status');
    expect(outcome).toHaveTextContent('You’ll get notifications on this device.');
    expect(outcome).toHaveFocus();
    expect(patches).toMatchObject([
      {
        devices: { [Object.keys((patches[0] as { devices: object }).devices)[0] ?? '']: { session_id: 'S' } },
      },
    ]);
  });

  test('“Not now” rests', async () => {
    const browser = aPushBrowser();
    const { user, local } = await open(<NotifyMe kind="order" needsApproval={false} />);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    // The keyboard stays where the offer was.
    expect(document.body).not.toHaveFocus();
    expect(browser.asked).toBe(0);
    expect(JSON.parse(local.read('push') ?? '')).toMatchObject({ postponedAt: expect.any(Number) });
  });

  test('a customer who blocks the question reads how to allow it', async () => {
    aPushBrowser({ answer: 'denied' });
    const { user, patches } = await open(<NotifyMe kind="order" needsApproval={false} />);
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Notifications are blocked in this browser');
    expect(patches).toEqual([]);
  });

  test.each<[string, { company?: Partial<Company>; memory?: object }, NotificationPermission]>([
    ['of a company that sends none', { company: { push: undefined } }, 'default'],
    ['in a browser that blocks them', {}, 'denied'],
    ['ten days after “Not now”', { memory: { postponedAt: Date.now() - 10 * DAY } }, 'default'],
  ])('isn’t made %s', async (_, options, permission) => {
    aPushBrowser({ permission });
    await open(<NotifyMe kind="order" needsApproval={false} />, options);
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  });

  test.each<[string, TransactionKind, boolean, string]>([
    ['an invoice', 'invoice', false, 'Want to know when this purchase ships?'],
    ['an estimate', 'estimate', false, 'Want to know when this estimate is ready?'],
    ['an approval', 'order', true, 'Want to know when it’s approved?'],
  ])('speaks of %s', async (_, kind, needsApproval, question) => {
    aPushBrowser();
    await open(<NotifyMe kind={kind} needsApproval={needsApproval} />);
    expect(screen.getByRole('region', { name: question })).toBeVisible();
  });
});

describe('the switch of a device', () => {
  const control = () => screen.getByRole('switch', { name: 'Notifications on this device' });

  test('turns them on and off', async () => {
    const browser = aPushBrowser();
    const { user, patches } = await open(<DeviceNotifications />);
    expect(control()).not.toBeChecked();
    await user.click(control());
    await waitFor(() => expect(control()).toBeChecked());
    expect(browser.subscription).not.toBeNull();
    await user.click(control());
    await waitFor(() => expect(control()).not.toBeChecked());
    expect(browser.subscription).toBeNull();
    expect(Object.values((patches[1] as { devices: object }).devices)).toEqual([null]);
  });

  test('says how to undo a block', async () => {
    aPushBrowser({ permission: 'denied' });
    await open(<DeviceNotifications />);
    expect(control()).toBeDisabled();
    expect(screen.getByText('Notifications are blocked in this browser')).toBeVisible();
  });

  test('a failure is said, and leaves it off', async () => {
    aPushBrowser();
    const { user } = await open(<DeviceNotifications />);
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no'));
    await user.click(control());
    expect(await screen.findByText(/We couldn’t change this/)).toBeVisible();
    expect(control()).not.toBeChecked();
  });

  test('an iPhone is told to add the portal to its home screen first', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    await open(<DeviceNotifications />);
    expect(screen.getByText(/add Corner Foods to your home screen, then open it from there/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('a browser without them says so', async () => {
    await open(<DeviceNotifications />);
    expect(screen.getByText('This browser can’t show notifications when the page is closed.')).toBeVisible();
  });

  test('nothing is said where the company sends none', async () => {
    const { container } = await open(<DeviceNotifications />, { company: { push: undefined } });
    expect(container).not.toHaveTextContent(/notification/i);
  });
});
