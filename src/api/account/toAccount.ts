import type * as v from 'valibot';
import type { Account, AccountAddress } from '../../domain/account/account.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { toAddress } from '../access/toCustomer.ts';
import type { AddressesResponse, accountResponse } from './accountSchema.ts';

export const toAccount = ({ profile, preferences }: v.InferOutput<typeof accountResponse>): Account => ({
  profile: {
    contactName: profile.contact_name,
    phone: profile.phone,
    email: profile.email,
    clientName: profile.client_name,
    clientCode: profile.client_code,
  },
  language: LANGUAGES.find((language) => language === preferences.language) ?? null,
  emails: {
    orders: preferences.order_emails,
    invoices: preferences.invoice_emails,
    deals: preferences.deal_emails,
  },
});

export const toAddresses = ({ addresses }: AddressesResponse): AccountAddress[] =>
  addresses.map(({ id, is_own, is_default, ...address }) => ({
    ...toAddress(address),
    id,
    isOwn: is_own,
    isDefault: is_default,
  }));
