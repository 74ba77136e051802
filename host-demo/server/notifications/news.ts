import type { NotificationKindWire } from '../../../src/api/notifications/schema.ts';
import type { Language } from '../texts/language.ts';

/** `brief`: the body for lock screens, which names no product and no person; without it the body. */
export type NewsText = { title: string; body: string; brief?: string };

/** What a notification leads to. */
export type NewsSubject =
  | { transactionId: string; productId?: undefined }
  | { productId: number; transactionId?: undefined }
  | { transactionId?: undefined; productId?: undefined };

/** A notification to one customer; `key` is its idempotency key. */
export type News = {
  companyId: number;
  email: string;
  kind: NotificationKindWire;
  key: string;
  about: NewsSubject;
  text: (language: Language) => NewsText;
};

/**
 * For a push to the customer's devices: `path` is the portal's, title and body are fit for a lock screen.
 * @internal
 */
export type DeliveredNotification = {
  id: string;
  kind: NotificationKindWire;
  title: string;
  body: string;
  path: string;
  companyId: number;
  email: string;
};

/** Called once per notification after it is stored; a rejection is logged and changes nothing. */
export type DeliverNotification = (delivered: DeliveredNotification) => Promise<void>;

/** Where a click leads. */
export const pathOf = ({ kind, about }: Pick<News, 'kind' | 'about'>): string => {
  if (about.productId !== undefined) return `/product/${about.productId}`;
  if (about.transactionId === undefined) return '/home';
  return kind === 'approval_waiting'
    ? `/approvals/${about.transactionId}`
    : `/account?document=${about.transactionId}`;
};
