/** Specification §3, Notification. `date` and `updatedAt` are ISO 8601. */
export type Notification = {
  id: string;
  body: string;
  date: string;
  isRead: boolean;
  updatedAt: string;
  transactionId: string;
};

/** Newest first, by id when dates are equal (specification §2, Notifications modal). */
export const sortNewestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;
