import { requestPayuToken } from '../../api/payments/tokens/payuToken.ts';
import { type CardGateway, NO_TOKEN } from './gateway.ts';

const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  'american-express': 'AMEX',
  'diners-club': 'DINERS',
  codensa: 'CODENSA',
};

const brandName = (brandId: string): string => BRAND_NAMES[brandId] ?? '';

export const payu: CardGateway = {
  extraFields: ['identification'],
  lengths: { min: 13, max: 19 },
  brandName,
  keepsCode: false,
  requestToken: async ({ api, headers }, typed) =>
    'card' in typed ? requestPayuToken(api, await headers(), typed.card, brandName(typed.brandId)) : NO_TOKEN,
};
