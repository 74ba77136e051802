import type { Account, AccountAddress } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { accountResponse, addressesResponse } from './accountSchema.ts';
import { toAccount, toAddresses } from './toAccount.ts';

export const loadAccount = async (http: Http): Promise<Account> =>
  toAccount(
    await http.send({ service: 'api', method: 'GET', path: '/users/account', response: accountResponse }),
  );

export const loadAddresses = async (http: Http): Promise<AccountAddress[]> =>
  toAddresses(
    await http.send({ service: 'api', method: 'GET', path: '/users/addresses', response: addressesResponse }),
  );
