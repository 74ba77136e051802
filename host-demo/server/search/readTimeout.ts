import { readText } from './read.ts';
import { unsupported } from './searchError.ts';

/** Milliseconds of Elasticsearch's time units. */
const UNITS: Readonly<Record<string, number>> = {
  nanos: 1e-6,
  micros: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** A time such as `500ms` or `1s` in ms; Infinity without one, and for `-1`. */
export function readTimeout(value: unknown): number {
  if (value === undefined || value === '-1' || value === -1) return Infinity;
  const [, amount = '', unit = ''] = /^(\d{1,9})([a-z]+)$/.exec(readText(value, 'timeout')) ?? [];
  const length = UNITS[unit];
  if (length === undefined) throw unsupported('[timeout] takes a time such as [500ms]');
  return Number(amount) * length;
}
