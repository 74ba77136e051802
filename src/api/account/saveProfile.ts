import type { Account, Profile } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { accountResponse } from './accountSchema.ts';
import type { ProfileRequest } from './requestSchema.ts';
import { toAccount } from './toAccount.ts';

export const saveProfile = async (
  http: Http,
  { contactName, phone }: Pick<Profile, 'contactName' | 'phone'>,
): Promise<Account> => {
  const body: ProfileRequest = { contact_name: contactName, phone };
  return toAccount(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/profile',
      body,
      repeatable: true,
      response: accountResponse,
    }),
  );
};
