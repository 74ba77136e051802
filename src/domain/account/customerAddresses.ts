import type { Customer, ShippingAddress } from '../access/customer.ts';
import type { AccountAddress } from './account.ts';

const plain = ({ lines, city, state, zip, country }: ShippingAddress): ShippingAddress => ({
  lines,
  city,
  state,
  zip,
  country,
});

/** The customer with these addresses, as the next session has them: orders go to the default one, unless another is chosen. */
export const withAddresses = (customer: Customer, addresses: readonly AccountAddress[]): Customer => {
  const preset = addresses.find(({ isDefault }) => isDefault);
  return {
    ...customer,
    address: preset ? plain(preset) : customer.address,
    addresses: addresses.map(plain),
  };
};

/** What an address lacks for an order, as at the checkout: its street, city or state, by the names of their fields. */
export const missingInAddress = ({
  lines: [line = ''],
  city,
  state,
}: ShippingAddress): ('line' | 'city' | 'state')[] => {
  const needed = [
    ['line', line],
    ['city', city],
    ['state', state],
  ] as const;
  return needed.flatMap(([name, text]) => (text.trim() === '' ? [name] : []));
};
