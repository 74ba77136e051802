import type { NotificationKindWire } from '../../../src/api/notifications/schema.ts';
import type { Language } from '../texts/language.ts';

/** `brief`: what lock screens show instead, which names no product, no person and no amount. */
export type NewsText = { title: string; body: string; brief?: { title?: string; body: string } };

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

export const pathOf = ({ kind, about }: Pick<News, 'kind' | 'about'>): string => {
  if (about.productId !== undefined) return `/product/${about.productId}`;
  if (kind === 'deal') return '/store?deals=1';
  if (about.transactionId === undefined) return '/home';
  return kind === 'approval_waiting'
    ? `/approvals/${about.transactionId}`
    : `/account?document=${about.transactionId}`;
};
