import { unsupported } from './searchError.ts';

export type RecordOf = Record<string, unknown>;

/** Validators for parts of a request; each throws a {@link SearchError} with the part's name. */
export function readRecord(value: unknown, where: string): RecordOf {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unsupported(`[${where}] takes an object`);
  return { ...value };
}

export function onlyKeys<Key extends string>(
  body: RecordOf,
  keys: readonly Key[],
  where: string,
): Partial<Record<Key, unknown>> {
  for (const key of Object.keys(body)) {
    if (!keys.some((known) => known === key)) throw unsupported(`[${where}] [${key}] is not supported`);
  }
  const kept: Partial<Record<Key, unknown>> = {};
  for (const key of keys) if (body[key] !== undefined) kept[key] = body[key];
  return kept;
}

export function readList(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw unsupported(`[${where}] takes a list`);
  return value;
}

export function readText(value: unknown, where: string): string {
  if (typeof value !== 'string') throw unsupported(`[${where}] takes a text`);
  return value;
}

export function readNumber(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unsupported(`[${where}] takes a number`);
  return value;
}

export function readCount(value: unknown, where: string): number {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw unsupported(`[${where}] takes a whole number from 0 on`);
  }
  return count;
}
