import type { Account, EmailKind } from '../../domain/account/account.ts';
import type { Language } from '../../domain/tenant/language.ts';
import type { Http } from '../calls.ts';
import { accountResponse } from './accountSchema.ts';
import type { PreferencesRequest } from './requestSchema.ts';
import { toAccount } from './toAccount.ts';

const FIELDS = { orders: 'order_emails', invoices: 'invoice_emails', deals: 'deal_emails' } as const;

export type PreferenceChange = { language: Language } | { email: EmailKind; isSent: boolean };

export const savePreferences = async (http: Http, change: PreferenceChange): Promise<Account> => {
  const body: PreferencesRequest = 'email' in change ? { [FIELDS[change.email]]: change.isSent } : change;
  return toAccount(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/preferences',
      body,
      repeatable: true,
      response: accountResponse,
    }),
  );
};
