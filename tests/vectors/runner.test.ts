import { describe, expect, test } from 'vitest';
import { toDecimal } from '../../src/domain/numbers/decimal.ts';
import { readVectors, runVectors } from './runner.ts';
import { SUITES } from './suites.ts';

const doubles = { double: ({ n }: Readonly<Record<string, unknown>>) => ({ value: toDecimal(n)?.times(2) }) };

function failuresFor(expected: unknown) {
  const cases = [{ name: 'double 1', given: { n: 0.15 }, expect: expected }];
  return runVectors([{ suite: 'double', cases }], doubles).results.flatMap(({ failures }) => failures);
}

describe('the vector runner', () => {
  test('passes a number that matches to 1e-9', () => {
    expect(failuresFor({ value: 0.3 })).toEqual([]);
    expect(failuresFor({ value: 0.3000000005 })).toEqual([]);
  });

  test.each([
    ['a wrong number', { value: 0.31 }],
    ['a number wrong in the eighth decimal', { value: 0.30000001 }],
    ['null', { value: null }],
    ['a missing key', {}],
    ['a key too many', { value: 0.3, extra: 1 }],
    ['a list', { value: [0.3] }],
  ])('reports %s', (_name, expected) => {
    expect(failuresFor(expected)).toEqual([
      `double 1: expected ${JSON.stringify(expected)}, got {"value":"0.3"}`,
    ]);
  });

  test('a planted wrong expectation in every real suite is reported', () => {
    const planted = readVectors(import.meta.dirname).map(({ suite, cases }) => ({
      suite,
      cases: cases.map((vector) => ({ ...vector, expect: { planted: 'wrong' } })),
    }));
    const { results, count } = runVectors(planted, SUITES);
    expect(count).toBeGreaterThan(1000);
    expect(results.map(({ failures }) => failures.length)).toEqual(planted.map(({ cases }) => cases.length));
  });

  test('names a suite that has no adapter, and counts none of its cases', () => {
    const report = runVectors(
      [{ suite: 'later', cases: [{ name: 'later 1', given: {}, expect: {} }] }],
      doubles,
    );
    expect(report).toEqual({ results: [], pending: ['later'], count: 0 });
  });
});
