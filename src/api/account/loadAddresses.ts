import type { AccountAddress } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { addressesResponse } from './accountSchema.ts';
import { toAddresses } from './toAccount.ts';

/** Where the customer's orders may be delivered, the main address first. Throws {@link CallError}. */
export const loadAddresses = async (http: Http): Promise<AccountAddress[]> =>
  toAddresses(
    await http.send({ service: 'api', method: 'GET', path: '/users/addresses', response: addressesResponse }),
  );
