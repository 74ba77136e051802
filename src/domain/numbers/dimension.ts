import { type Decimal, ONE, toDecimal } from './decimal.ts';

const PART = /^\d+([.,]\d+)?$/;

/** The product of the parts of `2x3` or `2,5 X 4 x 2`; a single part is no dimension (rules: Quantity of a line). */
export function parseDimension(text: string): Decimal | null {
  const parts = text.split(/x/i).map((part) => part.trim());
  if (parts.length < 2 || !parts.every((part) => PART.test(part))) return null;
  return parts
    .map((part) => toDecimal(part.replace(',', '.')))
    .reduce<Decimal | null>((product, part) => (product && part ? product.times(part) : null), ONE);
}
