import { setImmediate } from 'node:timers/promises';
import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { codeOf } from './analysis.ts';

const FIELDS = {
  code: ['code'],
  barcode: ['barcode', 'ean'],
  manufacturer_part: ['manufacturer_part'],
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS][number];

const ALL_FIELDS: readonly Field[] = ['code', 'barcode', 'ean', 'manufacturer_part'];
const BATCH_SIZE = 2000;
/** Digits of a barcode that a spreadsheet shows as 4.00638E+12 are at least that many. */
const SHORTEST_SCIENTIFIC = 9;

/** From each way of writing a code to the products that have it, as indexes into the list. */
export type CodeIndex = {
  code: Map<string, number[]>;
  barcode: Map<string, number[]>;
  manufacturer_part: Map<string, number[]>;
  folded: Map<string, number[]>;
  withoutZeros: Map<string, number[]>;
  /** Long numbers, sorted, with their products. */
  numbers: { digits: string; doc: number }[];
};

const put = (map: Map<string, number[]>, key: string, doc: number): void => {
  if (key === '') return;
  const docs = map.get(key);
  if (!docs) map.set(key, [doc]);
  else if (!docs.includes(doc)) docs.push(doc);
};

export const withoutLeadingZeros = (code: string): string => code.replace(/^0+(?=.)/, '');

const textOf = (product: ProductWire, field: Field): string => String(product[field] ?? '').trim();

const addProduct = (index: CodeIndex, product: ProductWire, doc: number): void => {
  for (const step of ['code', 'barcode', 'manufacturer_part'] as const)
    for (const field of FIELDS[step]) put(index[step], textOf(product, field), doc);
  for (const field of ALL_FIELDS) {
    const folded = codeOf(textOf(product, field));
    put(index.folded, folded, doc);
    put(index.withoutZeros, withoutLeadingZeros(folded), doc);
    if (folded.length >= SHORTEST_SCIENTIFIC && /^\d+$/.test(folded))
      index.numbers.push({ digits: folded, doc });
  }
};

/** Built in batches, so that the server stays responsive. */
export const buildCodeIndex = async (products: readonly ProductWire[]): Promise<CodeIndex> => {
  const index: CodeIndex = {
    code: new Map(),
    barcode: new Map(),
    manufacturer_part: new Map(),
    folded: new Map(),
    withoutZeros: new Map(),
    numbers: [],
  };
  for (const [doc, product] of products.entries()) {
    addProduct(index, product, doc);
    if (doc % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
  }
  index.numbers.sort((a, b) => (a.digits < b.digits ? -1 : 1));
  return index;
};
