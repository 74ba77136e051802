import type { ServerOptions } from './serverOptions.ts';

export const PAYMENT_SETTINGS_HELP = `  BACKEND_URL       this back end's address for payment providers, which the internet must reach (that of the request)
  PAYMENT_RETURN_ORIGINS   origins of parent apps to which a bank's page may lead back, besides PORTAL_ORIGINS
  PAYMENT_BANK_MINUTES     for so long a bank's page may be left open, before its payment expires (60)
  AUTHORIZENET_API_BASE, PAYU_API_BASE, PAYU_REPORTS_BASE, OPENPAY_API_BASE
                    the providers' sandboxes or live services, instead of the addresses in the companies' settings
  AUTHORIZENET_ACCEPT_JS   the address of Accept.js, for the companies that use it
`;

type Env = Readonly<Record<string, string | undefined>>;
type PaymentSettings = Pick<
  ServerOptions,
  'gatewayAddresses' | 'ownAddress' | 'paymentTimes' | 'returnOrigins'
>;

const addressIn = (env: Env, name: string): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new Error(`${name} must be an address such as https://host/path`);
  return text.replace(/\/$/, '');
};

const MINUTE = 60_000;

const minutesIn = (env: Env, name: string): number | null => {
  const text = env[name];
  if (!text) return null;
  const minutes = Number(text);
  if (!(minutes > 0)) throw new Error(`${name} must be a number above 0`);
  return minutes * MINUTE;
};

/** The settings of payments in environment variables. Throws an error that names an invalid one. */
export const readPaymentSettings = (env: Env): PaymentSettings => {
  const addresses = {
    authorizenet: addressIn(env, 'AUTHORIZENET_API_BASE'),
    acceptJs: addressIn(env, 'AUTHORIZENET_ACCEPT_JS'),
    payu: addressIn(env, 'PAYU_API_BASE'),
    payuReports: addressIn(env, 'PAYU_REPORTS_BASE'),
    openpay: addressIn(env, 'OPENPAY_API_BASE'),
  };
  const ownAddress = addressIn(env, 'BACKEND_URL');
  const bank = minutesIn(env, 'PAYMENT_BANK_MINUTES');
  return {
    ...(bank !== null && { paymentTimes: { bank } }),
    gatewayAddresses: Object.fromEntries(
      Object.entries(addresses).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    ...(ownAddress !== undefined && { ownAddress }),
    ...(env.PAYMENT_RETURN_ORIGINS && { returnOrigins: env.PAYMENT_RETURN_ORIGINS.split(',') }),
  };
};
