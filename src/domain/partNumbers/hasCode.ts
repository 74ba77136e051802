import type { Product } from '../catalogue/product.ts';
import { foldNumber, type PartNumbers } from './partNumbers.ts';

type Codes = Pick<Product, 'id' | 'code' | 'barcode' | 'ean' | 'manufacturerPart'>;

const normalize = (code: string): string => code.trim().toUpperCase();

/** Whether a text is a code of the product, or one of the customer's own numbers of it. */
export const hasCode = (
  { id, code, barcode, ean, manufacturerPart }: Codes,
  text: string,
  { byProduct }: PartNumbers,
): boolean => {
  const wanted = normalize(text);
  if (wanted === '') return false;
  if ([code, barcode, ean, manufacturerPart].some((known) => normalize(known) === wanted)) return true;
  const folded = foldNumber(text);
  return folded !== '' && byProduct.get(id)?.some((number) => foldNumber(number) === folded) === true;
};
