import type { ShippingAddress } from '../access/customer.ts';

export const addressLine = ({ lines }: ShippingAddress): string => lines.filter(Boolean).join(', ');

/** "Newark, NJ 07102". */
export const cityLine = ({ city, state, zip }: Pick<ShippingAddress, 'city' | 'state' | 'zip'>): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
