const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** "2,50" and "2.5" are "2.5". Null when it is not a number. */
export function parseDecimal(text: string): string | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign, integer = '', fraction = ''] = match;
  if (integer === '' && fraction === '') return null;
  const digits = integer.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const unsigned = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && unsigned !== '0' ? `-${unsigned}` : unsigned;
}

function countDecimals(value: string): number {
  const dot = value.indexOf('.');
  return dot < 0 ? 0 : value.length - dot - 1;
}

function toScaledInteger(value: string, scale: number): bigint {
  return BigInt(value.replace('.', '') + '0'.repeat(scale - countDecimals(value)));
}

export function addDecimals(left: string, right: string): string {
  const scale = Math.max(countDecimals(left), countDecimals(right));
  const sum = toScaledInteger(left, scale) + toScaledInteger(right, scale);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const integerLength = digits.length - scale;
  return (
    parseDecimal(`${sum < 0n ? '-' : ''}${digits.slice(0, integerLength)}.${digits.slice(integerLength)}`) ??
    '0'
  );
}

export function timesTen(value: string): string {
  const [integer = '0', fraction = ''] = value.split('.');
  return parseDecimal(`${integer}${fraction.slice(0, 1) || '0'}.${fraction.slice(1)}`) ?? '0';
}

export function compareDecimals(left: string, right: string): number {
  const scale = Math.max(countDecimals(left), countDecimals(right));
  const difference = toScaledInteger(left, scale) - toScaledInteger(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function negate(value: string): string {
  if (value === '0') return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
