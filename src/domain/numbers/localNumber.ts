import { type Decimal, toDecimal } from './decimal.ts';

/** What a locale writes between the whole and its decimals, and between thousands ("" when it is a space). */
export type NumberSeparators = { decimal: string; group: string };

/** Groups of three; of two before the last where India counts. */
const WHOLE_IN_GROUPS = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;

function withoutGroups(whole: string): string | null {
  if (!/[.,]/.test(whole)) return whole;
  const oneKind = !(whole.includes('.') && whole.includes(','));
  return oneKind && WHOLE_IN_GROUPS.test(whole) ? whole.replace(/[.,]/g, '') : null;
}

function decimalSeparatorAt(digits: string, { group }: NumberSeparators): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const separator = digits.charAt(at);
  const otherKind = digits.includes(separator === '.' ? ',' : '.');
  if (at < 0 || otherKind) return at;
  const isGroup = separator === group && WHOLE_IN_GROUPS.test(digits) && !digits.startsWith('0');
  return isGroup || digits.indexOf(separator) !== at ? -1 : at;
}

/**
 * The number a person typed: "2,5" and "2.5" are both two and a half, whatever the locale. The locale decides only where
 * both readings make sense: "1.234" is a thousand and more where a dot groups thousands. Spaces are ignored. Null when it
 * is not a number.
 */
export function parseLocalNumber(text: string, separators: NumberSeparators): Decimal | null {
  const digits = text.replace(/[\s'’]/g, '').replace('−', '-');
  if (!/^[+-]?[\d.,]+$/.test(digits)) return null;
  const sign = digits.startsWith('-') ? '-' : '';
  const unsigned = digits.replace(/^[+-]/, '');
  const at = decimalSeparatorAt(unsigned, separators);
  const whole = withoutGroups(at < 0 ? unsigned : unsigned.slice(0, at));
  if (whole === null) return null;
  return toDecimal(at < 0 ? sign + whole : `${sign}${whole}.${unsigned.slice(at + 1)}`);
}

/** A decimal as the wire and the stores write it: digits, a dot, no exponent, no grouping. */
export function formatForWire(value: Decimal): string {
  return value.toFixed();
}
