import type { ShippingAddress } from '../../domain/access/customer.ts';
import type { AccountAddress } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { addressesResponse } from './accountSchema.ts';
import type { SaveAddressRequest } from './requestSchema.ts';
import { toAddresses } from './toAccount.ts';

const send = async (http: Http, action: string, body: object): Promise<AccountAddress[]> =>
  toAddresses(
    await http.send({
      service: 'api',
      method: 'POST',
      path: `/users/addresses/${action}`,
      body,
      repeatable: true,
      response: addressesResponse,
    }),
  );

/** Adds an address under a new UUID, or replaces the customer's own one. Answers all. Error code: `too_many_addresses`. */
export const saveAddress = (
  http: Http,
  id: string,
  { lines: [line = '', line2 = '', line3 = '', line4 = ''], city, state, zip, country }: ShippingAddress,
): Promise<AccountAddress[]> => {
  const body: SaveAddressRequest = {
    id,
    ship_address: line,
    ship_address2: line2,
    ship_address3: line3,
    ship_address4: line4,
    ship_city: city,
    ship_state: state,
    ship_zipcode: zip,
    ship_country: country,
  };
  return send(http, 'save', body);
};

export const chooseDefaultAddress = (http: Http, id: string): Promise<AccountAddress[]> =>
  send(http, 'default', { id });

export const removeAddress = (http: Http, id: string): Promise<AccountAddress[]> =>
  send(http, 'remove', { id });
