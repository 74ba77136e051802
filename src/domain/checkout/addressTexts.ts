import type { ShippingAddress } from '../session/customer.ts';

export const addressLine = ({ lines }: ShippingAddress): string => lines.filter(Boolean).join(', ');

export const cityLine = ({ city, state, zip }: ShippingAddress): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
