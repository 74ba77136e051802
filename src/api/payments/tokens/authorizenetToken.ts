import { textAt } from './textAt.ts';
import {
  type PaymentSettingsText,
  sendCardData,
  type TokenAnswer,
  type TypedAccount,
  type TypedCard,
} from './tokenAnswer.ts';

/** From the answer of securePaymentContainerRequest; the opaque data may be absent, also with `Ok`. */
export const toTokenAnswer = (body: unknown): TokenAnswer => {
  const isRefusal = textAt(body, 'messages', 'resultCode') === 'Error';
  if (isRefusal) return { ok: false, message: textAt(body, 'messages', 'message', '0', 'text') };
  const descriptor = textAt(body, 'opaqueData', 'dataDescriptor');
  const value = textAt(body, 'opaqueData', 'dataValue');
  if (descriptor === '' || value === '') return { ok: false, message: '' };
  return { ok: true, descriptor, value };
};

/** The provider reads JSON as a sequence: the order of the fields counts. */
const dataOf = (typed: TypedCard | TypedAccount) =>
  'number' in typed
    ? {
        token: {
          cardNumber: typed.number,
          expirationDate: `${typed.month}${typed.year}`,
          cardCode: typed.code,
          zip: typed.zip,
          fullName: typed.name,
        },
      }
    : {
        bankToken: {
          accountType: typed.type,
          routingNumber: typed.routing,
          accountNumber: typed.account,
          nameOnAccount: typed.name,
        },
      };

/**
 * Authorize.Net's token for a card or bank account: single use, 15 minutes. `id`: unique to this request, at most 64
 * characters. Throws {@link CallError} `network` or `timeout`.
 */
export const requestAuthorizenetToken = async (
  settings: PaymentSettingsText,
  typed: TypedCard | TypedAccount,
  id: string,
): Promise<TokenAnswer> => {
  const { body } = await sendCardData(settings['authorizenet.apiBase'] ?? '', {
    securePaymentContainerRequest: {
      merchantAuthentication: {
        name: settings['authorizenet.loginId'] ?? '',
        clientKey: settings['authorizenet.clientKey'] ?? '',
      },
      data: { type: 'TOKEN', id, ...dataOf(typed) },
    },
  });
  return toTokenAnswer(body);
};
