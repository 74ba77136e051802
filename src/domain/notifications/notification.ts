import type { NotificationKind } from './kinds.ts';

/** `date` and `updatedAt` are ISO 8601. `title` may be empty. It is about a transaction (empty: none) or a product. */
export type Notification = {
  id: string;
  kind: NotificationKind | null;
  title: string;
  body: string;
  date: string;
  isRead: boolean;
  updatedAt: string;
  transactionId: string;
  productId: number | null;
};

/** Newest first, by id when dates are equal (rules: Notifications). */
export const sortNewestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;

export const headlineOf = ({ title, body }: Pick<Notification, 'title' | 'body'>): string => title || body;

export const newArrivals = (
  before: readonly Notification[],
  after: readonly Notification[],
): Notification[] => {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id, isRead }) => !isRead && !known.has(id));
};
