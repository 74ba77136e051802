import type { Product } from '../catalogue/product.ts';

export type ShelfBarcode = { format: 'EAN13' | 'CODE128'; text: string };

const EAN_13 = /^\d{13}$/;
/** What Code 128 has bars for. */
const ASCII = /^[\x20-\x7e]+$/;

/** The last digit brings the sum, in which every second digit counts three times, to a multiple of ten (GS1 General Specifications, 7.9). */
const isEan13 = (text: string): boolean =>
  EAN_13.test(text) &&
  [...text].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;

/** The product's own barcode where it is a valid EAN-13, else its code; null where that can't be drawn. */
export function shelfBarcode({
  barcode,
  ean,
  code,
}: Pick<Product, 'barcode' | 'ean' | 'code'>): ShelfBarcode | null {
  const valid = [barcode, ean].map((text) => text.trim()).find(isEan13);
  if (valid) return { format: 'EAN13', text: valid };
  return ASCII.test(code) ? { format: 'CODE128', text: code } : null;
}
