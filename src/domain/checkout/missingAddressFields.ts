import type { ShippingAddress } from '../session/customer.ts';

export type AddressField = 'line' | 'city' | 'state';

/** The required fields that are empty, in the order of the form. */
export function missingAddressFields({ lines, city, state }: ShippingAddress): AddressField[] {
  const values = { line: lines.join(''), city, state };
  return (['line', 'city', 'state'] as const).filter((field) => values[field].trim() === '');
}
