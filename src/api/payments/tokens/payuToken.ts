import { CallError } from '../../callError.ts';
import { textAt } from './textAt.ts';
import { sendCardData, type TokenAnswer, type TypedCard } from './tokenAnswer.ts';

/**
 * PayU's token for a card, which only the back office can make. `brand`: PayU's own name, such as VISA. Throws {@link
 * CallError} `network` or `timeout`.
 */
export const requestPayuToken = async (
  api: string,
  headers: Record<string, string>,
  { number, name, month, year, identification }: TypedCard,
  brand: string,
): Promise<TokenAnswer> => {
  const card = {
    number,
    name,
    expiration: `${year}/${month}`,
    payment_method: brand,
    identification,
  };
  const { status, body } = await sendCardData(`${api}/payu/tokenize`, { card }, headers);
  const value = textAt(body, 'tokenizedCard', 'value');
  if (status < 300 && value !== '')
    return { ok: true, descriptor: textAt(body, 'tokenizedCard', 'descriptor'), value };
  if (status >= 500) throw new CallError('network');
  return {
    ok: false,
    message: textAt(body, 'error') || textAt(body, 'error', 'message') || textAt(body, 'message'),
  };
};
