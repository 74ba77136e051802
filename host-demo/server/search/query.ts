import type { SearchedField, TermField } from './fields.ts';

export type Query =
  | { kind: 'all' }
  | { kind: 'term'; field: TermField; values: readonly (string | number | boolean)[]; boost: number }
  | TextQuery
  | BoolQuery
  | { kind: 'best'; queries: readonly Query[] };

export type TextQuery = {
  kind: 'text';
  text: string;
  fields: readonly { field: SearchedField; boost: number }[];
  match: 'best_fields' | 'most_fields' | 'cross_fields' | 'bool_prefix' | 'phrase_prefix';
  needsAll: boolean;
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
  minimumShould: number;
  boost: number;
};
