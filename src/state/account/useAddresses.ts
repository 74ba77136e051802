import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseDefaultAddress, removeAddress, saveAddress } from '../../api/account/changeAddresses.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { ShippingAddress } from '../../domain/access/customer.ts';
import type { AccountAddress } from '../../domain/account/account.ts';
import { withAddresses } from '../../domain/account/customerAddresses.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import { changeCustomer } from '../access/changeCustomer.ts';
import { useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';
import { addressesQuery } from './accountQueries.ts';

export type AddressProblem = 'too_many_addresses' | 'failed';

export const useAddresses = () => {
  const portal = usePortal();
  const { http } = portal;
  const queries = useQueryClient();
  const query = addressesQuery(portal);
  const { data, isError, refetch } = useQuery(query);
  const change = useChange({
    scope: 'addresses',
    onStored(addresses: AccountAddress[]) {
      queries.setQueryData(query.queryKey, addresses);
      changeCustomer(portal.session, (customer) => withAddresses(customer, addresses));
    },
    reasonOf: (error): AddressProblem =>
      toErrorCode(error) === 'too_many_addresses' ? 'too_many_addresses' : 'failed',
  });
  return {
    addresses: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    newId: newIdentifier,
    save: (id: string, address: ShippingAddress) =>
      change('Saving an address', () => saveAddress(http, id, address)),
    makeDefault: (id: string) => change('Choosing the default address', () => chooseDefaultAddress(http, id)),
    remove: (id: string) => change('Removing an address', () => removeAddress(http, id)),
  };
};
