import type { ShippingAddress } from '../access/customer.ts';

export type AddressField = 'line' | 'city' | 'state';

export function missingAddressFields({ lines, city, state }: ShippingAddress): AddressField[] {
  const values = { line: lines.join(''), city, state };
  return (['line', 'city', 'state'] as const).filter((field) => values[field].trim() === '');
}
