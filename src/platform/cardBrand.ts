import creditCardType from 'credit-card-type';
import { type CardBrand, UNKNOWN_BRAND } from '../domain/payments/cardNumber.ts';

/** The brand that the digits typed so far belong to; unknown while several are possible. */
export const cardBrandOf = (digits: string): CardBrand => {
  const [found, ...others] = digits === '' ? [] : creditCardType(digits);
  if (!found || others.length > 0) return UNKNOWN_BRAND;
  const { type, niceType, gaps, code } = found;
  return { id: type, name: niceType, gaps, codeLength: code.size };
};
