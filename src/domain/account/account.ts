import type { ShippingAddress } from '../access/customer.ts';
import type { Language } from '../tenant/language.ts';

export type Profile = {
  contactName: string;
  phone: string;
  email: string;
  clientName: string;
  clientCode: string;
};

/** The e-mails that a customer may switch off; those about security are always sent. */
export const EMAIL_KINDS = ['orders', 'invoices', 'deals'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export type Account = {
  profile: Profile;
  language: Language | null;
  emails: Record<EmailKind, boolean>;
};

/** `isOwn`: entered by the customer, who may change it; the others are the company's. */
export type AccountAddress = ShippingAddress & { id: string; isOwn: boolean; isDefault: boolean };

/** A session of the customer; `device` is a User-Agent, `country` a code of ISO 3166-1, empty when unknown. */
export type Device = {
  id: string;
  device: string;
  country: string;
  startedAt: Date;
  usedAt: Date;
  isCurrent: boolean;
};
