import { CallError } from '../../callError.ts';
import { toTokenAnswer } from './authorizenetToken.ts';
import type { PaymentSettingsText, TokenAnswer, TypedAccount, TypedCard } from './tokenAnswer.ts';

type AcceptJs = { dispatchData(data: unknown, answer: (response: unknown) => void): void };

declare global {
  interface Window {
    Accept?: AcceptJs;
  }
}

const loadAcceptJs = (address: string): Promise<AcceptJs> =>
  new Promise((resolve, reject) => {
    if (window.Accept) return resolve(window.Accept);
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => (window.Accept ? resolve(window.Accept) : reject(new CallError('malformed')));
    script.onerror = () => {
      script.remove();
      reject(new CallError('network'));
    };
    document.head.append(script);
  });

const dataOf = (typed: TypedCard | TypedAccount) =>
  'number' in typed
    ? {
        cardData: {
          cardNumber: typed.number,
          month: typed.month,
          year: typed.year,
          cardCode: typed.code,
          zip: typed.zip,
          fullName: typed.name,
        },
      }
    : {
        bankData: {
          accountType: typed.type,
          routingNumber: typed.routing,
          accountNumber: typed.account,
          nameOnAccount: typed.name,
        },
      };

/**
 * The same token by Authorize.Net's own script, which is loaded only where `authorizenet.acceptJs` names its address. Throws
 * {@link CallError} when it can't be loaded.
 */
export const requestAcceptJsToken = async (
  settings: PaymentSettingsText,
  typed: TypedCard | TypedAccount,
): Promise<TokenAnswer> => {
  const accept = await loadAcceptJs(settings['authorizenet.acceptJs'] ?? '');
  const authData = {
    apiLoginID: settings['authorizenet.loginId'] ?? '',
    clientKey: settings['authorizenet.clientKey'] ?? '',
  };
  return new Promise((resolve) => {
    accept.dispatchData({ authData, ...dataOf(typed) }, (response) => resolve(toTokenAnswer(response)));
  });
};
