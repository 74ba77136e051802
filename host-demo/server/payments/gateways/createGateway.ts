import { createAuthorizenet } from './authorizenet/authorizenet.ts';
import type { Gateway, GatewayOptions, GatewaySettings } from './gateway.ts';
import { createOpenpay } from './openpay/openpay.ts';
import { createPayu } from './payu/payu.ts';

/** The limit of the payment flow (rules: Requests), ms. */
const TIMEOUT_MS = 60_000;

/** The address called is that of the settings alone: emulator, sandbox or live service, by the same code. */
export const createGateway = (
  settings: GatewaySettings,
  { timeoutMs = TIMEOUT_MS, clock = () => new Date() }: GatewayOptions = {},
): Gateway => {
  const options = { timeoutMs, clock };
  switch (settings.platform) {
    case 'authorizenet':
      return createAuthorizenet(settings, options);
    case 'payu':
      return createPayu(settings, options);
    case 'openpay':
      return createOpenpay(settings, options);
  }
};
