import { type Decimal, roundHalfUp } from './decimal.ts';

/** Prices in Colombian pesos have centavos in the accounts only; nobody prints or pays them. */
const WHOLE_UNIT_CURRENCIES = ['COP'];

const AMOUNT_DECIMALS = 2;

export const printsWholeUnits = (currency: string): boolean =>
  WHOLE_UNIT_CURRENCIES.includes(currency.toUpperCase());

/**
 * The decimals of a printed amount, whose value keeps two (rules: Numbers). Without decimals it is rounded half away from
 * zero. An amount that isn't zero is never printed as zero.
 */
export function printedDecimals(amount: Decimal, currency: string): 0 | 2 {
  if (!printsWholeUnits(currency)) return AMOUNT_DECIMALS;
  const isPrintedAsZero = roundHalfUp(amount, 0).eq(0) && !roundHalfUp(amount, AMOUNT_DECIMALS).eq(0);
  return isPrintedAsZero ? AMOUNT_DECIMALS : 0;
}
