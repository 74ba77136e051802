import type { SearchedField, TermField } from './fields.ts';

/** What a query means, whatever way it was written. */
export type Query =
  | { kind: 'all' }
  | { kind: 'term'; field: TermField; values: readonly (string | number | boolean)[]; boost: number }
  | TextQuery
  | BoolQuery
  /** What any of the queries finds; the best of them counts. */
  | { kind: 'best'; queries: readonly Query[] };

export type TextQuery = {
  kind: 'text';
  text: string;
  fields: readonly { field: SearchedField; boost: number }[];
  /** How fields are weighed together, and whether the last word is only begun. */
  match: 'best_fields' | 'most_fields' | 'cross_fields' | 'bool_prefix' | 'phrase_prefix';
  /** Every word must be found, or one of them. */
  needsAll: boolean;
  /** AUTO allows by length. */
  fuzziness: 'AUTO' | number;
  prefixLength: number;
  boost: number;
};

export type BoolQuery = {
  kind: 'bool';
  must: readonly Query[];
  should: readonly Query[];
  filter: readonly Query[];
  mustNot: readonly Query[];
  /** How many of `should` must hold. */
  minimumShould: number;
  boost: number;
};
