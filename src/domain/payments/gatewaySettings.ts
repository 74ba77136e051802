import type { Customer } from '../access/customer.ts';
import { gatewayNamed } from './gateways.ts';

/**
 * What a browser must know of the gateways: the payment settings, and the public keys of the session where the settings
 * have none.
 */
export const gatewaySettings = (
  { gateways }: Pick<Customer, 'gateways'>,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const keys = gateways.flatMap(({ platform, publicKey }) => {
    const name = gatewayNamed(platform)?.keySetting;
    return name && publicKey ? [[name, publicKey] as const] : [];
  });
  return { ...Object.fromEntries(keys), ...settings };
};
