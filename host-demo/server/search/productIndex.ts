import { setImmediate } from 'node:timers/promises';
import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { codeTermsOf, fold, wordsAndPairsOf, wordsOf } from './analysis.ts';
import { createFieldBuilder, type FieldIndex } from './fieldIndex.ts';
import {
  CODE_FIELDS,
  FLAG_FIELDS,
  type FlagField,
  flagOf,
  KEYWORD_FIELDS,
  type KeywordField,
  PAIRED_FIELDS,
  type SearchedField,
  TEXT_FIELDS,
  textOf,
} from './fields.ts';

/** A dictionary-encoded column: distinct values, and an index for every product. */
type Keywords = { values: string[]; places: Map<string, number>; ofDocument: Uint32Array };

/** The search index of one company; a document is an index into `products`. */
export type ProductIndex = {
  companyId: number;
  products: readonly ProductWire[];
  documentOf: ReadonlyMap<number, number>;
  fields: ReadonlyMap<SearchedField, FieldIndex>;
  keywords: ReadonlyMap<KeywordField, Keywords>;
  flags: ReadonlyMap<FlagField, Uint8Array>;
  prices: Float64Array;
  popularity: Float64Array;
  nameOrder: Uint32Array;
  revision: number;
};

const BATCH_SIZE = 2000;

type Terms = { words: string[]; pairs: string[] };
type Analyse = (text: string) => Terms;

const withoutPairs =
  (analyse: (text: string) => string[]): Analyse =>
  (text) => ({ words: analyse(text), pairs: [] });

function memoize(analyse: Analyse): Analyse {
  const known = new Map<string, Terms>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const terms = analyse(text);
    known.set(text, terms);
    return terms;
  };
}

function keywordsOf(products: readonly ProductWire[], field: KeywordField): Keywords {
  const values: string[] = [];
  const places = new Map<string, number>();
  const ofDocument = new Uint32Array(products.length);
  for (const [doc, product] of products.entries()) {
    const value = textOf(product, field);
    let place = places.get(value);
    if (place === undefined) {
      place = values.length;
      places.set(value, place);
      values.push(value);
    }
    ofDocument[doc] = place;
  }
  return { values, places, ofDocument };
}

function nameOrderOf(products: readonly ProductWire[]): Uint32Array {
  const names = products.map(({ name }, doc) => ({ name: fold(name), doc }));
  names.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.doc - other.doc));
  const order = new Uint32Array(products.length);
  for (const [place, { doc }] of names.entries()) order[doc] = place;
  return order;
}

async function fieldsOf(products: readonly ProductWire[]): Promise<Map<SearchedField, FieldIndex>> {
  const makers = [
    ...TEXT_FIELDS.map((field) => ({
      field,
      analyse: memoize(PAIRED_FIELDS.includes(field) ? wordsAndPairsOf : withoutPairs(wordsOf)),
      builder: createFieldBuilder(),
    })),
    ...CODE_FIELDS.map((field) => ({
      field,
      analyse: withoutPairs(codeTermsOf),
      builder: createFieldBuilder(),
    })),
  ];
  for (const [doc, product] of products.entries()) {
    for (const { field, analyse, builder } of makers) {
      const { words, pairs } = analyse(textOf(product, field));
      builder.add(doc, words, pairs);
    }
    if (doc % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
  }
  const fields = new Map<SearchedField, FieldIndex>();
  for (const { field, builder } of makers) {
    fields.set(field, builder.build(products.length));
    await setImmediate();
  }
  return fields;
}

const numbersOf = (products: readonly ProductWire[], field: 'default_price' | 'popularity'): Float64Array =>
  Float64Array.from(products, (product) => Number(product[field] ?? Number.NaN));

/** Builds an index in batches, so that the server stays responsive. */
export async function buildProductIndex(
  companyId: number,
  products: readonly ProductWire[],
): Promise<ProductIndex> {
  const fields = await fieldsOf(products);
  const nameOrder = nameOrderOf(products);
  await setImmediate();
  return {
    companyId,
    products,
    documentOf: new Map(products.map(({ id }, doc) => [Number(id), doc])),
    fields,
    keywords: new Map(KEYWORD_FIELDS.map((field) => [field, keywordsOf(products, field)])),
    flags: new Map(
      FLAG_FIELDS.map((field) => [
        field,
        Uint8Array.from(products, (product) => (flagOf(product, field) ? 1 : 0)),
      ]),
    ),
    prices: numbersOf(products, 'default_price'),
    popularity: numbersOf(products, 'popularity'),
    nameOrder,
    revision: 0,
  };
}

export function markSoldOut(index: ProductIndex, id: number, soldOut: boolean): void {
  const doc = index.documentOf.get(id);
  const product = doc === undefined ? undefined : index.products[doc];
  const flags = index.flags.get('sold_out');
  if (doc === undefined || !product || !flags) return;
  product.sold_out = soldOut;
  flags[doc] = soldOut ? 1 : 0;
  index.revision += 1;
}
