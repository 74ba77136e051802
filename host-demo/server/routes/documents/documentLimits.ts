import type { DocumentData } from '../../../../src/sync/stores/schema.ts';
import { invalidRequest, Refusal } from '../../refusal.ts';

/** Limit of a document or patch as JSON, bytes: four times a cart of 1,000 lines. */
export const LARGEST_DOCUMENT = 4 * 1024 * 1024;
/** Limit of a document's or patch's fields and list elements: a cart of 1,000 lines with ten price rules each. */
const MOST_FIELDS = 100_000;
const DEEPEST = 32;

export const tooLarge = (): Refusal => new Refusal(413, 'too_large', 'the document is too large');

/** Throws 413 `too_large` for too many fields, 400 for too deep a nesting, of objects and lists. */
export const checkShape = (data: DocumentData): void => {
  let fields = 0;
  const check = (value: object, depth: number): void => {
    if (depth > DEEPEST) throw invalidRequest(`patch: nested deeper than ${DEEPEST}`);
    const inner: unknown[] = Object.values(value);
    fields += inner.length;
    if (fields > MOST_FIELDS) throw tooLarge();
    for (const each of inner) if (typeof each === 'object' && each !== null) check(each, depth + 1);
  };
  check(data, 0);
};
