import fc from 'fast-check';
import * as v from 'valibot';
import { CallError } from '../../src/api/callError.ts';
import type { Http } from '../../src/api/calls.ts';

/** What a back office with a fault puts where a number belongs. */
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

const PASSABLE: readonly unknown[] = [0, 2.5, '12.50', `0.${'3'.repeat(5000)}`, Number.MIN_VALUE, '1e-300'];

/** Any JSON at all, faults and rarities more often than not. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom(...BAD_NUMBERS, ...PASSABLE), fc.jsonValue());

/** A record with any JSON in each of these fields, some of them missing. */
export const anyFields = (...names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, anyJson()])), { requiredKeys: [] });

/** A back office that gives this one answer, through the wire's JSON and the call's real schema. */
export const answering = (body: unknown): Http => ({
  async send(call) {
    const parsed = v.safeParse(call.response, JSON.parse(JSON.stringify(body)));
    if (!parsed.success) throw new CallError('malformed', { message: parsed.issues[0].message });
    return parsed.output;
  },
  headers: async () => ({}),
  serviceUrl: () => 'http://service.test',
});

/** No figure that a customer reads may hold one of these. */
export const UNREADABLE = /NaN|Infinity|undefined|null|\[object|e[+-]\d/;
