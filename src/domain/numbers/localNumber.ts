import { type Decimal, toDecimal } from './decimal.ts';

/** `group` is "" when thousands are separated by a space. */
export type NumberSeparators = { decimal: string; group: string };

/** Groups of three digits; India groups by two before the last three. */
const GROUPED_INTEGER = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;

function removeGroupSeparators(integer: string): string | null {
  if (!/[.,]/.test(integer)) return integer;
  const hasOneSeparatorKind = !(integer.includes('.') && integer.includes(','));
  return hasOneSeparatorKind && GROUPED_INTEGER.test(integer) ? integer.replace(/[.,]/g, '') : null;
}

function decimalSeparatorIndex(digits: string, { group }: NumberSeparators): number {
  const index = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const separator = digits.charAt(index);
  const hasOtherSeparator = digits.includes(separator === '.' ? ',' : '.');
  if (index < 0 || hasOtherSeparator) return index;
  const isGroup = separator === group && GROUPED_INTEGER.test(digits) && !digits.startsWith('0');
  return isGroup || digits.indexOf(separator) !== index ? -1 : index;
}

/**
 * "2,5" and "2.5" are two and a half in every locale. The locale decides only where both readings are valid: "1.234" is
 * above a thousand where dots group thousands.
 */
export function parseLocalNumber(text: string, separators: NumberSeparators): Decimal | null {
  const digits = text.replace(/[\s'’]/g, '').replace('−', '-');
  if (!/^[+-]?[\d.,]+$/.test(digits)) return null;
  const sign = digits.startsWith('-') ? '-' : '';
  const unsigned = digits.replace(/^[+-]/, '');
  const index = decimalSeparatorIndex(unsigned, separators);
  const integer = removeGroupSeparators(index < 0 ? unsigned : unsigned.slice(0, index));
  if (integer === null) return null;
  return toDecimal(index < 0 ? sign + integer : `${sign}${integer}.${unsigned.slice(index + 1)}`);
}

/** Digits and a dot, without exponent and grouping, for requests and storage. */
export function formatForWire(value: Decimal): string {
  return value.toFixed();
}
