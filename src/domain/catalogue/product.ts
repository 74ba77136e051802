import type { PriceData, PriceRules, UnitOfMeasure } from '../pricing/types.ts';

/**
 * `image`: absolute URL; empty without a picture. `detailType`: 0 stock item, 1 bundle-style; null when
 * unknown.
 */
export type Product = {
  id: number;
  name: string;
  code: string;
  remark: string;
  image: string;
  detailType: number | null;
  defaultTax: string | null;
  defaultPrice: string | null;
  disabled: boolean;
  soldOut: boolean;
  brand: string;
  line: string;
  subline: string;
  barcode: string;
  ean: string;
  manufacturerPart: string;
  size: string;
  weight: string | null;
};

/** In base units; null when unknown. */
export type WarehouseStock = { id: number; name: string; quantity: string | null };

export type Offer = {
  product: Product;
  /** The product can't be ordered when null. */
  price: PriceData | null;
  rules: PriceRules | null;
  units: UnitOfMeasure[];
  warehouses: WarehouseStock[];
};

/** A named group of product lines, an entry of the category bar (rules: Category bar). */
export type CategoryBundle = {
  id: number;
  name: string;
  image: string;
  categories: { line: string; sublines: string[] }[];
};
