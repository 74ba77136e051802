import type { AccountAddress } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { addressesResponse } from './accountSchema.ts';
import { toAddresses } from './toAccount.ts';

export const loadAddresses = async (http: Http): Promise<AccountAddress[]> =>
  toAddresses(
    await http.send({ service: 'api', method: 'GET', path: '/users/addresses', response: addressesResponse }),
  );
