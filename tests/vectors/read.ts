import type { NumericInput } from '../../src/domain/numbers/decimal.ts';

/** Readers of parsed JSON of unknown shape; a value of the wrong type becomes empty. */

export type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function fieldsOrNull(value: unknown): Fields | null {
  return isObject(value) ? value : null;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : text(value);
}

export function integer(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

export function integerOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export function numeric(value: unknown): NumericInput {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
