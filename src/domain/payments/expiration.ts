export type Expiration = { month: string; year: string };

/**
 * A typed, pasted or autofilled expiry as `MM / YY`: 1230, 12/30, 12-2030 and 5/30 are read. A year that begins with 20 may have four digits.
 */
export function formatExpiration(text: string): string {
  const [, first = '', second = ''] = /^\s*(\d{1,2})\s*[/-]\s*(\d*)/.exec(text) ?? [];
  if (first !== '') return `${first.padStart(2, '0')} / ${yearDigits(second)}`.trimEnd();
  const digits = text.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length <= 2 ? padded : `${padded.slice(0, 2)} / ${yearDigits(padded.slice(2))}`;
}

function yearDigits(year: string): string {
  return year.slice(0, year.startsWith('20') ? 4 : 2);
}

export function parseExpiration(text: string): Expiration {
  const [month = '', year = ''] = text.split('/').map((part) => part.trim());
  return { month, year };
}
