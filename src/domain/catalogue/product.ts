import type { PriceFacts, PriceRules, UnitOfMeasure } from '../pricing/types.ts';

/** Something the company sells (specification §3, Product). */
export type Product = {
  id: number;
  name: string;
  code: string;
  remark: string;
  /** Absolute address of the picture; empty when there is none. */
  image: string;
  /** 0 a stock item, 1 bundle-style; null not said. */
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

/** What one warehouse holds, in base units; null when it wasn't said. */
export type WarehouseStock = { id: number; name: string; quantity: string | null };

/** A product with the terms that the customer has for it. */
export type Offer = {
  product: Product;
  /** Null: no price could be had; the product can't be ordered. */
  price: PriceFacts | null;
  rules: PriceRules | null;
  units: UnitOfMeasure[];
  warehouses: WarehouseStock[];
};

/** A bundle of product lines, an entry of the category bar (specification §2). */
export type CategoryBundle = {
  id: number;
  name: string;
  /** Absolute address of the picture; empty when there is none. */
  image: string;
  categories: { line: string; sublines: string[] }[];
};
