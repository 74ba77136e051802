import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushFollower } from '../../src/app/background/PushFollower.tsx';
import type { Notification as PortalNotification } from '../../src/domain/notifications/notification.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const DATE = '2026-01-01T10:00:00Z';

const aNotification = (id: string, isRead: boolean): PortalNotification => ({
  id,
  kind: 'orderStatus',
  title: `Order ${id}`,
  body: '',
  date: DATE,
  isRead,
  updatedAt: DATE,
  transactionId: '',
  productId: null,
});

const close = vi.fn();
const getNotifications = vi.fn(async () =>
  ['7', '8'].map((id) => ({ data: { id }, close: () => close(id) })),
);

beforeEach(() => {
  close.mockClear();
  getNotifications.mockClear();
  const value = Object.assign(new EventTarget(), { getRegistration: async () => ({ getNotifications }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('closes a notification that was read elsewhere, and asks for none while one arrives', async () => {
  const { workspace } = await renderPortal(<PushFollower />);
  const { state } = workspace.notifications;
  const show = (...notifications: PortalNotification[]) =>
    act(async () => state.setState({ notifications, known: true }));
  await show(aNotification('7', false));
  await show(aNotification('8', false), aNotification('7', false));
  expect(getNotifications).not.toHaveBeenCalled();
  await show(aNotification('8', false), aNotification('7', true));
  await waitFor(() => expect(close.mock.calls).toEqual([['7']]));
  await show(aNotification('9', false), aNotification('8', false), aNotification('7', true));
  expect(getNotifications).toHaveBeenCalledTimes(1);
});
