import type { Account } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { accountResponse } from './accountSchema.ts';
import { toAccount } from './toAccount.ts';

export const loadAccount = async (http: Http): Promise<Account> =>
  toAccount(
    await http.send({ service: 'api', method: 'GET', path: '/users/account', response: accountResponse }),
  );
