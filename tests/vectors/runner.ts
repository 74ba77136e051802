import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from './adapter.ts';
import { fields, list, text } from './read.ts';

type Vector = { name: string; given: unknown; expect: unknown };
export type VectorFile = { suite: string; cases: Vector[] };

/** `failures` has the expected and actual value of each failing case. */
type SuiteResult = { suite: string; count: number; failures: string[] };
export type Report = { results: SuiteResult[]; pending: string[]; count: number };

const TOLERANCE = 1e-9;

function toVector(value: unknown): Vector {
  const { name, given, expect } = fields(value);
  return { name: text(name), given, expect };
}

/** Reads the `{suite, cases}` files of a folder. */
export function readVectors(folder: string): VectorFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = fields(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return { suite: text(parsed.suite), cases: list(parsed.cases).map(toVector) };
    });
}

/** Compares plain JSON; a decimal counts as a number where a number is expected. */
function matches(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'number') {
    return (
      actual !== null && actual !== undefined && Math.abs(Number(actual.toString()) - expected) <= TOLERANCE
    );
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => matches(actual[index], item))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    const [expectedFields, actualFields] = [fields(expected), fields(actual)];
    return [...new Set([...Object.keys(expectedFields), ...Object.keys(actualFields)])].every((key) =>
      matches(actualFields[key], expectedFields[key]),
    );
  }
  return actual === expected;
}

function describeFailure({ name, given, expect }: Vector, adapter: Adapter): string | null {
  const actual = adapter(fields(given));
  if (matches(actual, expect)) return null;
  return `${name}: expected ${JSON.stringify(expect)}, got ${JSON.stringify(actual)}`;
}

/** Runs every case with its suite's adapter; suites without one are pending. */
export function runVectors(files: readonly VectorFile[], suites: Readonly<Record<string, Adapter>>): Report {
  const results: SuiteResult[] = [];
  const pending: string[] = [];
  for (const { suite, cases } of files) {
    const adapter = suites[suite];
    if (!adapter) {
      pending.push(suite);
      continue;
    }
    const failures = cases.flatMap((vector) => describeFailure(vector, adapter) ?? []);
    results.push({ suite, count: cases.length, failures });
  }
  return { results, pending, count: results.reduce((sum, { count }) => sum + count, 0) };
}
