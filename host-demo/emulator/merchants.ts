import type { GatewaySettings } from '../server/payments/gateways/gateway.ts';

export const DEFAULT_EMULATOR_ORIGIN = 'http://localhost:4400';

/** The paths of the providers' addresses below the emulator's origin; the real ones are those of the providers' own hosts. */
export const EMULATOR_PATHS = {
  authorizenet: '/authorizenet/xml/v1/request.api',
  acceptJs: '/authorizenet/v1/Accept.js',
  payu: '/payu/payments-api/4.0/service.cgi',
  payuReports: '/payu/reports-api/4.0/service.cgi',
  openpay: '/openpay/v1',
} as const;

/** The demo companies' accounts at the emulator, by the company's alias. Real keys belong in configuration only. */
export const EMULATOR_MERCHANTS = {
  authorizenet: {
    demo: {
      loginId: 'bluebird-login',
      clientKey: 'bluebird-public-client-key',
      transactionKey: 'bluebird-transaction-key',
    },
    wolf: {
      loginId: 'wolf-login',
      clientKey: 'wolf-public-client-key',
      transactionKey: 'wolf-transaction-key',
    },
    cedar: {
      loginId: 'cedar-login',
      clientKey: 'cedar-public-client-key',
      transactionKey: 'cedar-transaction-key',
    },
  },
  payu: {
    andina: {
      name: 'Ferretería Andina',
      apiLogin: 'andina-payu-login',
      apiKey: 'andina-payu-key',
      merchantId: '508029',
      accountId: 'andina-payu-account',
    },
    cedar: {
      name: 'Cedar Packaging',
      apiLogin: 'cedar-payu-login',
      apiKey: 'cedar-payu-key',
      merchantId: '508031',
      accountId: 'cedar-payu-account',
    },
  },
  openpay: {
    andina: {
      merchantId: 'andina-openpay-merchant',
      publicKey: 'andina-openpay-public',
      privateKey: 'andina-openpay-private',
    },
  },
} as const;

export type PayuMerchant = (typeof EMULATOR_MERCHANTS.payu)[keyof typeof EMULATOR_MERCHANTS.payu];

/** The gateways of a demo company as the back office keeps them. `origin`: the emulator's, without a slash at the end. */
export const emulatorGateways = (
  alias: string,
  origin: string = DEFAULT_EMULATOR_ORIGIN,
): GatewaySettings[] => {
  const { authorizenet, payu, openpay } = EMULATOR_MERCHANTS;
  const gateways: GatewaySettings[] = [];
  if (alias === 'demo' || alias === 'wolf' || alias === 'cedar') {
    const { loginId, transactionKey } = authorizenet[alias];
    const apiBase = origin + EMULATOR_PATHS.authorizenet;
    gateways.push({ platform: 'authorizenet', apiBase, loginId, transactionKey });
  }
  if (alias === 'andina' || alias === 'cedar') {
    const { name: _, ...account } = payu[alias];
    gateways.push({
      platform: 'payu',
      apiBase: origin + EMULATOR_PATHS.payu,
      reportsBase: origin + EMULATOR_PATHS.payuReports,
      ...account,
      isTest: true,
    });
  }
  if (alias === 'andina') {
    const { merchantId, privateKey } = openpay.andina;
    const apiBase = origin + EMULATOR_PATHS.openpay;
    gateways.push({ platform: 'openpay', apiBase, merchantId, privateKey });
  }
  return gateways;
};

export const emulatorAddresses = (origin: string) => ({
  AUTHORIZENET_API_BASE: origin + EMULATOR_PATHS.authorizenet,
  AUTHORIZENET_ACCEPT_JS: origin + EMULATOR_PATHS.acceptJs,
  PAYU_API_BASE: origin + EMULATOR_PATHS.payu,
  PAYU_REPORTS_BASE: origin + EMULATOR_PATHS.payuReports,
  OPENPAY_API_BASE: origin + EMULATOR_PATHS.openpay,
});
