import type { ProductSeed, WarehouseSeed } from '../types.ts';
import type { PackName } from './packName.ts';

export type Size = readonly [label: string, priceFactor: number, kilos: number, fits?: string];

/**
 * An item, its price for size factor 1 in the company's currency, its remark, and its shape when it differs from the
 * subline's.
 */
export type Item = readonly [name: string, price: number, note: string, shape?: PackName];

export type Unit = ProductSeed['units'][number];

export type Family = {
  line: string;
  subline: string;
  prefix: string;
  shape: PackName;
  colour: string;
  brands: readonly string[];
  sizes: readonly Size[];
  units: readonly Unit[];
  unitsOfSize?: Readonly<Record<string, readonly Unit[]>>;
  items: readonly Item[];
  /** Percent; absent uses the customer's rate. */
  tax?: number;
};

/** A fixed product at the start of the catalogue, which tests and pictures refer to. */
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
  shape?: PackName;
  isDiscount?: boolean;
  isHidden?: boolean;
  /** 0: stock item, 1: bundle-style. */
  detailType?: 0 | 1;
  rules?: ProductSeed['rules'];
};

export type Catalogue = {
  alias: string;
  companyId: number;
  firstId: number;
  eanPrefix: string;
  staples: readonly Staple[];
  families: readonly Family[];
  /** Ids of the variants that are ordered most; between the staples from the third on. */
  bestSellers: readonly number[];
  moreBrands: readonly string[];
  ranges: readonly string[];
  priceStep: number;
  warehouses: readonly WarehouseSeed[];
  costShare: readonly [number, number];
  remarkOf: (facts: { thing: string; maker: string; note: string; fits: string }) => string;
  rulesOf: (facts: { id: number; family: Family; price: number }) => ProductSeed['rules'];
};

export const makerFirst: Catalogue['remarkOf'] = ({ maker, note, fits }) =>
  [maker, note, fits].filter(Boolean).join(' · ');

/** A part is chosen by what it fits, and a row of one line shows the start of the remark. */
export const fitsFirst: Catalogue['remarkOf'] = ({ maker, note, fits }) =>
  [fits, maker, note].filter(Boolean).join(' · ');
