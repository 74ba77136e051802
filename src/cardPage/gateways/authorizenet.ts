import { requestAcceptJsToken } from '../../api/payments/tokens/acceptJsToken.ts';
import { requestAuthorizenetToken } from '../../api/payments/tokens/authorizenetToken.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { CardGateway } from './gateway.ts';

export const authorizenet: CardGateway = {
  extraFields: ['zip'],
  // Of Accept.js.
  lengths: { min: 13, max: 16 },
  brandName: null,
  keepsCode: true,
  requestToken({ settings }, typed) {
    const data = 'card' in typed ? typed.card : typed.account;
    return settings['authorizenet.acceptJs']
      ? requestAcceptJsToken(settings, data)
      : requestAuthorizenetToken(settings, data, newIdentifier());
  },
};
