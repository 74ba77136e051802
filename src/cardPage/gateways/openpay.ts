import { requestOpenpayToken } from '../../api/payments/tokens/openpayToken.ts';
import { type CardGateway, NO_TOKEN } from './gateway.ts';

export const openpay: CardGateway = {
  extraFields: [],
  lengths: { min: 12, max: 19 },
  brandName: null,
  keepsCode: true,
  requestToken: async ({ settings }, typed) =>
    'card' in typed ? requestOpenpayToken(settings, typed.card) : NO_TOKEN,
};
