import type { Customer } from '../session/customer.ts';

/** The payment setting with a provider's public key; PayU's browser needs none. */
const PUBLIC_KEYS: Readonly<Record<string, string>> = {
  authorizenet: 'authorizenet.clientKey',
  openpay: 'openpay.publicKey',
};

/**
 * What a browser must know of the gateways: the payment settings, and the public keys of the session where the settings
 * have none.
 */
export const gatewaySettings = (
  { gateways }: Pick<Customer, 'gateways'>,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const keys = gateways.flatMap(({ platform, publicKey }) => {
    const name = PUBLIC_KEYS[platform];
    return name && publicKey ? [[name, publicKey] as const] : [];
  });
  return { ...Object.fromEntries(keys), ...settings };
};
