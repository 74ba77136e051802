import type { ShapeName } from '../drawing/shapes.ts';
import type { ProductSeed, WarehouseSeed } from '../types.ts';

/** What a thing is sold in: its label, how its price and weight relate, and for a part what it fits. */
export type Size = readonly [label: string, priceFactor: number, kilos: number, fits?: string];

/**
 * A thing, its price for a size of factor 1 in the company's currency, what a buyer should know of it, and its shape where
 * that isn't its sub-line's.
 */
export type Item = readonly [name: string, price: number, note: string, shape?: ShapeName];

export type Unit = ProductSeed['units'][number];

/** A sub-line of the catalogue: every item comes in every size from every brand. */
export type Family = {
  line: string;
  subline: string;
  /** The first letters of its codes. */
  prefix: string;
  shape: ShapeName;
  /** The colour of what is drawn, where the product's name doesn't tell one. */
  colour: string;
  brands: readonly string[];
  sizes: readonly Size[];
  /** None: sold by the piece, without a choice. */
  units: readonly Unit[];
  items: readonly Item[];
  /** Percent; absent: the customer's own rate counts. */
  tax?: number;
};

/** A product that tests, pictures and stories name: it stands at the head of its catalogue, always the same. */
export type Staple = {
  line: string;
  subline: string;
  brand: string;
  code: string;
  name: string;
  note: string;
  size: string;
  price: number;
  cost: number;
  kilos: number;
  stock: readonly number[];
  units?: readonly Unit[];
  shape?: ShapeName;
  isDiscount?: boolean;
  isHidden?: boolean;
  /** 0 a stock item, 1 bundle-style (specification §3, Product). */
  detailType?: 0 | 1;
  rules?: ProductSeed['rules'];
};

/** All that the products of a company are made from. */
export type Catalogue = {
  alias: string;
  companyId: number;
  firstId: number;
  /** The company's six digits of every EAN-13. */
  eanPrefix: string;
  staples: readonly Staple[];
  families: readonly Family[];
  /** Brands and ranges that only a catalogue larger than usual reaches. */
  moreBrands: readonly string[];
  ranges: readonly string[];
  /** Prices end on a multiple of this, in the currency: 0.05, 100. */
  priceStep: number;
  warehouses: readonly WarehouseSeed[];
  /** The share of its price that a product costs the company, from and to. */
  costShare: readonly [number, number];
  /** How a product is described under its name. */
  remarkOf: (facts: { thing: string; maker: string; note: string; fits: string }) => string;
  /** The advanced price rules of a product, if it has any. */
  rulesOf: (facts: { id: number; family: Family; price: number }) => ProductSeed['rules'];
};

/** The usual remark: who makes it, what to know of it, what it fits. */
export const makerFirst: Catalogue['remarkOf'] = ({ maker, note, fits }) =>
  [maker, note, fits].filter(Boolean).join(' · ');
