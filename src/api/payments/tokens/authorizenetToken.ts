import * as v from 'valibot';
import {
  type PaymentSettingsText,
  sendCardData,
  type TokenAnswer,
  type TypedAccount,
  type TypedCard,
} from './tokenAnswer.ts';

/** The answer of securePaymentContainerRequest; the opaque data may be absent, also with `Ok`. */
const authorizenetAnswer = v.object({
  opaqueData: v.optional(v.object({ dataDescriptor: v.string(), dataValue: v.string() })),
  messages: v.optional(
    v.object({ resultCode: v.string(), message: v.optional(v.array(v.object({ text: v.string() })), []) }),
  ),
});

export const toTokenAnswer = (body: unknown): TokenAnswer => {
  const parsed = v.safeParse(authorizenetAnswer, body);
  if (!parsed.success) return { ok: false, message: '' };
  const { opaqueData, messages } = parsed.output;
  if (opaqueData && messages?.resultCode !== 'Error')
    return { ok: true, descriptor: opaqueData.dataDescriptor, value: opaqueData.dataValue };
  const isRefusal = messages?.resultCode === 'Error';
  return { ok: false, message: isRefusal ? (messages.message[0]?.text ?? '') : '' };
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
