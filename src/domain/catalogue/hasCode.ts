import type { Product } from './product.ts';

const normalize = (code: string): string => code.trim().toUpperCase();

export const hasCode = (
  { code, barcode, ean, manufacturerPart }: Pick<Product, 'code' | 'barcode' | 'ean' | 'manufacturerPart'>,
  text: string,
): boolean => {
  const wanted = normalize(text);
  return wanted !== '' && [code, barcode, ean, manufacturerPart].some((known) => normalize(known) === wanted);
};
