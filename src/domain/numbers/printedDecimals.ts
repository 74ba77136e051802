/** Prices in Colombian pesos have centavos in the accounts only; nobody prints or pays them. */
const WHOLE_UNIT_CURRENCIES = ['COP'];

const AMOUNT_DECIMALS = 2;
/** Smaller amounts are printed as zero with two decimals. */
const SMALLEST_AMOUNT = 0.005;
const SMALLEST_WHOLE_AMOUNT = 0.5;

export const printsWholeUnits = (currency: string): boolean =>
  WHOLE_UNIT_CURRENCIES.includes(currency.toUpperCase());

/**
 * The decimals of a printed amount, whose value keeps two (rules: Printed numbers). Without decimals it is rounded half
 * away from zero. An amount that isn't zero is never printed as zero. The amount is only compared, so a float is exact
 * enough, and screens that only print amounts load no decimal arithmetic.
 */
export function printedDecimals(amount: number, currency: string): 0 | 2 {
  if (!printsWholeUnits(currency)) return AMOUNT_DECIMALS;
  const size = Math.abs(amount);
  return size >= SMALLEST_AMOUNT && size < SMALLEST_WHOLE_AMOUNT ? AMOUNT_DECIMALS : 0;
}
