import type { UsedMethod } from '../gateway.ts';

export type PayuToken = { id: string; paymentMethod: string; used: UsedMethod };

/** PayU's answers to charges don't name the card, so its brand, last four digits and expiry travel with the token. */
export const writeToken = ({ id, paymentMethod, used }: PayuToken): string =>
  [paymentMethod, used.lastFour, used.expiry, id].join('~');

export const readToken = (text: string): PayuToken | null => {
  const [, paymentMethod, lastFour, expiry, id] =
    /^([A-Z_]{2,30})~(\d{4})~(\d\d\/\d\d)~([\w-]{1,100})$/.exec(text) ?? [];
  if (!paymentMethod || !lastFour || !expiry || !id) return null;
  return { id, paymentMethod, used: { brand: paymentMethod, lastFour, expiry } };
};
