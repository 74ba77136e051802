import * as v from 'valibot';
import { CallError } from '../../callError.ts';
import { errorResponse } from '../../wireValues.ts';
import { tokenizeResponse } from '../requestSchema.ts';
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
  const made = v.safeParse(tokenizeResponse, body);
  if (made.success) return { ok: true, ...made.output.tokenizedCard };
  if (status >= 500) throw new CallError('network');
  const error = v.safeParse(errorResponse, body);
  return { ok: false, message: error.success ? error.output.error : '' };
};
