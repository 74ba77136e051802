import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import * as v from 'valibot';

const FOLDER = new URL('../../fixtures/orderLists/', import.meta.url);

/** `written`: how the document names the product; `unit`: empty for a product without units. */
const orderedRow = v.object({
  written: v.string(),
  code: v.string(),
  quantity: v.string(),
  unit: v.string(),
});
/** A row about which a careful clerk would ask the customer. */
const askedRow = v.object({ written: v.string(), asked: v.literal(true) });

const expectedDocument = v.object({
  language: v.picklist(['en', 'es', 'fr']),
  madeBy: v.string(),
  rows: v.array(v.union([orderedRow, askedRow])),
  /** Why the whole document is refused. */
  refused: v.optional(v.string()),
});

export type ExpectedRow = v.InferOutput<typeof expectedDocument>['rows'][number];
export type OrderList = v.InferOutput<typeof expectedDocument> & {
  file: string;
  kind: string;
  content: Blob;
};

const KINDS: Record<string, string> = {
  '.csv': 'CSV',
  '.tsv': 'CSV',
  '.xlsx': 'Excel',
  '.txt': 'e-mail',
  '.pdf': 'PDF',
};

/** The documents of the corpus, each with what it orders. */
export const orderLists = (): OrderList[] => {
  const expected = v.parse(
    v.record(v.string(), expectedDocument),
    JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')),
  );
  return Object.entries(expected).map(([file, each]) => ({
    ...each,
    file,
    kind: KINDS[extname(file)] ?? file,
    content: new Blob([readFileSync(new URL(file, FOLDER))]),
  }));
};
