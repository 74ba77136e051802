import { type Decimal, toDecimal } from './decimal.ts';

/** A locale's separators; `group` is "" when thousands are separated by a space. */
export type NumberSeparators = { decimal: string; group: string };

/** Groups of three digits; India groups by two before the last three. */
const GROUPED_INTEGER = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;

function removeGroupSeparators(whole: string): string | null {
  if (!/[.,]/.test(whole)) return whole;
  const hasOneSeparatorKind = !(whole.includes('.') && whole.includes(','));
  return hasOneSeparatorKind && GROUPED_INTEGER.test(whole) ? whole.replace(/[.,]/g, '') : null;
}

function decimalSeparatorIndex(digits: string, { group }: NumberSeparators): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const separator = digits.charAt(at);
  const hasOtherSeparator = digits.includes(separator === '.' ? ',' : '.');
  if (at < 0 || hasOtherSeparator) return at;
  const isGroup = separator === group && GROUPED_INTEGER.test(digits) && !digits.startsWith('0');
  return isGroup || digits.indexOf(separator) !== at ? -1 : at;
}

/**
 * Parses a typed number. "2,5" and "2.5" are two and a half in every locale. The locale decides only where both readings
 * are valid: "1.234" is above a thousand where dots group thousands. Spaces are ignored. Null when the text is not a
 * number.
 */
export function parseLocalNumber(text: string, separators: NumberSeparators): Decimal | null {
  const digits = text.replace(/[\s'’]/g, '').replace('−', '-');
  if (!/^[+-]?[\d.,]+$/.test(digits)) return null;
  const sign = digits.startsWith('-') ? '-' : '';
  const unsigned = digits.replace(/^[+-]/, '');
  const at = decimalSeparatorIndex(unsigned, separators);
  const whole = removeGroupSeparators(at < 0 ? unsigned : unsigned.slice(0, at));
  if (whole === null) return null;
  return toDecimal(at < 0 ? sign + whole : `${sign}${whole}.${unsigned.slice(at + 1)}`);
}

/** A decimal as text for requests and storage: digits and a dot, no exponent, no grouping. */
export function formatForWire(value: Decimal): string {
  return value.toFixed();
}
