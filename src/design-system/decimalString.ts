const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Parses a decimal with a dot or comma: "2,50" and "2.5" are "2.5". Null when it is not a number. */
export function parseDecimal(text: string): string | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const unsigned = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && unsigned !== '0' ? `-${unsigned}` : unsigned;
}

function decimalsOf(value: string): number {
  const dot = value.indexOf('.');
  return dot < 0 ? 0 : value.length - dot - 1;
}

function scaled(value: string, scale: number): bigint {
  return BigInt(value.replace('.', '') + '0'.repeat(scale - decimalsOf(value)));
}

/** Exact. */
export function addDecimals(left: string, right: string): string {
  const scale = Math.max(decimalsOf(left), decimalsOf(right));
  const sum = scaled(left, scale) + scaled(right, scale);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const at = digits.length - scale;
  return parseDecimal(`${sum < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`) ?? '0';
}

export function tenfold(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return parseDecimal(`${whole}${fraction.slice(0, 1) || '0'}.${fraction.slice(1)}`) ?? '0';
}

/** Negative, zero or positive, as for a sort function. */
export function compareDecimals(left: string, right: string): number {
  const scale = Math.max(decimalsOf(left), decimalsOf(right));
  const difference = scaled(left, scale) - scaled(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function negate(value: string): string {
  if (value === '0') return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
