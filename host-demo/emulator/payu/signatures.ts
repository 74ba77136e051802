import { createHash } from 'node:crypto';
import type { PayuMerchant } from '../merchants.ts';

const md5 = (...parts: string[]): string => createHash('md5').update(parts.join('~')).digest('hex');

type Merchant = Pick<PayuMerchant, 'apiKey' | 'merchantId'>;

export const isSigned = (
  { apiKey, merchantId }: Merchant,
  signature: string,
  { reference, value, currency }: { reference: string; value: number; currency: string },
): boolean =>
  [String(value), value.toFixed(1), value.toFixed(2)].some(
    (text) => md5(apiKey, merchantId, reference, text, currency) === signature.toLowerCase(),
  );

/** To one decimal, half to even: 150.25 → 150.2, 150.35 → 150.4. */
const halfToEven = (value: string): string => {
  const cents = Math.round(Number(value) * 100);
  const tenths = Math.floor(cents / 10);
  const rest = cents % 10;
  const isUp = rest > 5 || (rest === 5 && tenths % 2 === 1);
  return ((tenths + (isUp ? 1 : 0)) / 10).toFixed(1);
};

/** Of the page that the browser comes back to. */
export const returnSignature = (
  { apiKey, merchantId }: Merchant,
  reference: string,
  value: string,
  currency: string,
  state: number,
): string => md5(apiKey, merchantId, reference, halfToEven(value), currency, String(state));

/** Of a confirmation: one decimal when the second is 0, otherwise two. */
export const confirmationSignature = (
  { apiKey, merchantId }: Merchant,
  reference: string,
  value: string,
  currency: string,
  state: number,
): string => {
  const shortened = Number(value).toFixed(2).replace(/0$/, '');
  return md5(apiKey, merchantId, reference, shortened, currency, String(state));
};
