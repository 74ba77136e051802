import fc from 'fast-check';
import * as v from 'valibot';
import { CallError } from '../../src/api/callError.ts';
import type { Http } from '../../src/api/calls.ts';

/** Values that a faulty back office sends instead of a number. */
export const BAD_NUMBERS: readonly unknown[] = [
  null,
  '',
  ' ',
  'NaN',
  'Infinity',
  'ask',
  '1,5',
  '0x1f',
  '1e999',
  '-1e999',
  '9'.repeat(5000),
  -1,
  '-0.01',
  Number.MAX_VALUE,
  true,
  [],
  [1],
  {},
  { value: 1 },
];

const VALID_NUMBERS: readonly unknown[] = [
  0,
  2.5,
  '12.50',
  `0.${'3'.repeat(5000)}`,
  Number.MIN_VALUE,
  '1e-300',
];

/** Any JSON value; bad and unusual numbers most of the time. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom(...BAD_NUMBERS, ...VALID_NUMBERS), fc.jsonValue());

/** A record with any JSON in these fields, some of them missing. */
export const anyFields = (...names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, anyJson()])), { requiredKeys: [] });

/** A back office that sends this body to every call; the call's real schema validates it. */
export const httpReturning = (body: unknown): Http => ({
  async send(call) {
    const parsed = v.safeParse(call.response, JSON.parse(JSON.stringify(body)));
    if (!parsed.success) throw new CallError('malformed', { message: parsed.issues[0].message });
    return parsed.output;
  },
  headers: async () => ({}),
  serviceUrl: () => 'http://service.test',
});

export const UNREADABLE = /NaN|Infinity|undefined|null|\[object|e[+-]\d/;
