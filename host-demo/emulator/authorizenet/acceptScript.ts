import { EMULATOR_PATHS } from '../merchants.ts';

/**
 * The provider's script, as far as pages use it: `Accept.dispatchData` sends the data to the API and renames its codes as AcceptCore does.
 * It runs in the page: its source is sent there.
 */
function accept(api: string): void {
  const CODES: Record<string, string> = {
    I00001: 'I_WC_01',
    E00001: 'E_WC_15',
    E00003: 'E_WC_16',
    E00007: 'E_WC_17',
    E00096: 'E_WC_13',
  };
  type Answer = { messages: { message: { code: string; text: string }[] } };
  const tokenOf = ({ cardData: card, bankData: account }: Record<string, Record<string, string>>) => {
    if (!card) return { bankToken: account };
    const { cardNumber, month, year, cardCode, zip, fullName } = card;
    return { token: { cardNumber, expirationDate: `${month}${year}`, cardCode, zip, fullName } };
  };
  const ask = async (data: Record<string, Record<string, string>>): Promise<Answer> => {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        securePaymentContainerRequest: {
          merchantAuthentication: { name: data.authData?.apiLoginID, clientKey: data.authData?.clientKey },
          data: { type: 'TOKEN', id: crypto.randomUUID(), ...tokenOf(data) },
        },
      }),
    });
    const answer: Answer = JSON.parse((await response.text()).replace(/^\uFEFF/, ''));
    for (const message of answer.messages.message) message.code = CODES[message.code] ?? message.code;
    return answer;
  };
  Object.assign(window, {
    Accept: {
      dispatchData(data: Record<string, Record<string, string>>, handler: (answer: unknown) => void) {
        const unreachable = { code: 'E_WC_20', text: 'Network error. Please try again.' };
        ask(data).then(handler, () => handler({ messages: { resultCode: 'Error', message: [unreachable] } }));
      },
    },
  });
}

export const acceptScript = (origin: string): string =>
  `(${accept.toString()})(${JSON.stringify(origin + EMULATOR_PATHS.authorizenet)});\n`;
