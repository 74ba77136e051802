/** A message to a customer (specification §3, Notification). `date` and `updatedAt` are ISO dates and times. */
export type Notification = {
  id: string;
  body: string;
  date: string;
  isRead: boolean;
  updatedAt: string;
  /** The order, invoice or estimate that it is about; empty without one. */
  transactionId: string;
};

/** Newest first; of one moment in a fixed order (specification §2, Notifications modal). */
export const newestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id),
  );

/** How many haven't been read: the bell's number. */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;
