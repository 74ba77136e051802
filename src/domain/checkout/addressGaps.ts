import type { ShippingAddress } from '../session/customer.ts';

export type AddressGap = 'line' | 'city' | 'state';

/** What an address needs to be delivered to and doesn't have, in the order of a form: street, city, state. */
export function addressGaps({ lines, city, state }: ShippingAddress): AddressGap[] {
  const said = { line: lines.join(''), city, state };
  return (['line', 'city', 'state'] as const).filter((field) => said[field].trim() === '');
}
