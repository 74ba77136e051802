/** A message to a customer (specification §3, Notification). `date` and `updatedAt` are ISO 8601. */
export type Notification = {
  id: string;
  body: string;
  date: string;
  isRead: boolean;
  updatedAt: string;
  /** The related order, invoice or estimate; empty without one. */
  transactionId: string;
};

/** Newest first, by id when dates are equal (specification §2, Notifications modal). */
export const sortNewestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id),
  );

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;
