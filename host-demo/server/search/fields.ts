import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { yearsOf } from './years.ts';

/** Text fields are split into words; code fields are one word each. */
export const TEXT_FIELDS = [
  'name',
  'remark',
  'line_name',
  'subline_name',
  'subline2name',
  'brand_name',
  'size',
  'years',
] as const;
/** Text fields in which two neighbouring words are also found as one. */
export const PAIRED_FIELDS: readonly SearchedField[] = ['name', 'subline_name', 'size'];
export const CODE_FIELDS = ['code', 'barcode', 'ean', 'manufacturer_part'] as const;
export const KEYWORD_FIELDS = ['line_name', 'subline_name', 'subline2name', 'brand_name', 'size'] as const;
export const FLAG_FIELDS = ['disabled', 'hidden', 'is_discount', 'sold_out'] as const;
export const NUMBER_FIELDS = ['id', 'company_id'] as const;
export const SORT_FIELDS = ['_score', 'name.keyword', 'default_price', 'popularity'] as const;

type TextField = (typeof TEXT_FIELDS)[number];
export type CodeField = (typeof CODE_FIELDS)[number];
export type SearchedField = TextField | CodeField;
export type KeywordField = (typeof KEYWORD_FIELDS)[number];
export type FlagField = (typeof FLAG_FIELDS)[number];
type NumberField = (typeof NUMBER_FIELDS)[number];
export type TermField = CodeField | KeywordField | FlagField | NumberField;
export type SortField = (typeof SORT_FIELDS)[number];

export const oneOf = <Name extends string>(names: readonly Name[], value: string): Name | undefined =>
  names.find((name) => name === value);

export const isCodeField = (field: string): field is CodeField => oneOf(CODE_FIELDS, field) !== undefined;

export const textOf = (product: ProductWire, field: SearchedField): string =>
  field === 'years' ? yearsOf(product) : String(product[field] ?? '');

export const flagOf = (product: ProductWire, field: FlagField): boolean => {
  const value = product[field];
  return value === true || value === 1 || value === '1' || String(value).toUpperCase() === 'TRUE';
};
